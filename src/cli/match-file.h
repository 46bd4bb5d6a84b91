/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The result file of a match: its deals, as in lab/match-text.h.
 */
#pragma once

#include "lab/match.h"
#include "work.h"

/**
 * DulleMatchFile:
 * @stored: (nullable) (element-type DulleMatchDeal): what was in the file
 */
typedef struct
{
  DulleResultFile *file;
  GArray          *stored;
  bool             failed;
} DulleMatchFile;

/**
 * dulle_match_file_open:
 * @path: (nullable): the result file, or none
 * @match: (inout): from now on it plays this shard, knows what is stored, keeps its deals in the
 *   file, and is stopped by a signal
 *
 * Returns: whether all of the file could be read; if not, a sentence was printed.
 *   dulle_match_file_close() is needed in any case
 */
bool dulle_match_file_open (DulleMatchFile   *self,
                            const char       *path,
                            const char       *command,
                            const DulleShard *shard,
                            DulleMatch       *match);

/* Returns: whether all deals could be written; if not, a sentence was printed */
bool dulle_match_file_close (DulleMatchFile *self);

/* Whether a match was not stopped before its end; if it was, a sentence says so. */
bool dulle_match_is_whole (const DulleMatch       *match,
                           const DulleShard       *shard,
                           const char             *path,
                           const DulleMatchResult *result);
