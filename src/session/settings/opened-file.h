/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A file that somebody wants to open: it may hold games, rules, or neither.
 */
#pragma once

#include <gio/gio.h>

#include "tournament/tournament-log.h"

G_BEGIN_DECLS

/* What is in a file. A store is recognized, but not read. */
typedef enum
{
  DULLE_OPENED_GAMES,
  DULLE_OPENED_RULES,
  DULLE_OPENED_STORE,
} DulleOpenedKind;

/**
 * DulleOpenedFile:
 * @games: (nullable): the games, as if they were imported, but they are not kept
 */
typedef struct
{
  DulleOpenedKind           kind;
  const DulleTournamentLog *games;
} DulleOpenedFile;

void dulle_opened_file_free (gpointer self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleOpenedFile, dulle_opened_file_free)

/* Reads a file on a thread of its own. */
void dulle_opened_file_async (GFile              *file,
                              GCancellable       *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer            user_data);

/* Returns: (transfer full) (nullable): what it is; if it is neither, or cannot be read, @error
 *   is one sentence that names the file */
DulleOpenedFile *dulle_opened_file_finish (GAsyncResult *result,
                                           GError      **error);

G_END_DECLS
