/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The seats that a host has given away, as they are kept: whoever shows the token of a seat
 * may take it again, also after the host's program was started anew.
 */
#pragma once

#include "company.h"

G_BEGIN_DECLS

#define DULLE_SEAT_FILE_NAME    "table.ini"
#define DULLE_SEAT_TOKEN_LENGTH 32

/**
 * DulleSeatFile:
 * @seed: the tournament's, by which it is known again
 * @id: (nullable): what guests know the tournament by
 * @secret: what lets new guests in
 * @tokens: by player; %NULL where nobody from elsewhere sits, and empty where nobody was told one
 *   yet
 * @checks: (nullable): by player, of the token that was told by the host before, as long as it is
 *   not sure that the guest has got the new one (seat-check.h)
 * @substituted: those of them in whose place a computer plays until they are back
 */
typedef struct
{
  guint64 seed;
  guint16 port;
  char   *id;
  char   *secret;
  char   *tokens[DULLE_COMPANY_SIZE];
  char   *checks[DULLE_COMPANY_SIZE];

  DullePlayers substituted;
} DulleSeatFile;

/* Returns: whether there is such a file; if not, @self is untouched, and what there is is set
 * aside, and @error says where it is. Where there is no file, there is no error. */
gboolean dulle_seat_file_load (DulleSeatFile *self,
                               const char    *path,
                               GError       **error);
gboolean dulle_seat_file_save (const DulleSeatFile *self,
                               const char          *path,
                               GError             **error);
void     dulle_seat_file_clear (DulleSeatFile *self);

G_END_DECLS
