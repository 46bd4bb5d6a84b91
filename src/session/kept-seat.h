/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The seat that a guest has at a table elsewhere, as it is kept while a tournament is played:
 * after the program was started anew it can go back there.
 */
#pragma once

#include "company.h"
#include "fair-memory.h"
#include "tournament/tournament-setup.h"

G_BEGIN_DECLS

#define DULLE_KEPT_SEAT_NAME "seat.ini"

/**
 * DulleKeptSeat:
 * @invitation: the link to the table
 * @token: what the seat is given back for
 * @host: the name of the person whose table it is; empty if nobody has it
 * @host_player: which player that is
 * @port: where the table was here, if it was handed on; otherwise 0
 * @secret: (nullable): what let guests in there
 * @checks: (nullable): by player, of the tokens by which seats were known there (seat-check.h);
 *   none at all if the table was handed on by a version that did not keep them
 * @fair_root: what the guest's shares of fair deals come from
 * @memory: what was noted of fair deals there
 * @n_games: how many finished games are kept here already
 * @seed: by what the tournament is kept here, or 0 if that follows from what it is told as
 * @me: name and face that the seat was taken by
 */
typedef struct
{
  char            *invitation;
  char            *token;
  char            *host;
  guint8           host_player;
  guint16          port;
  char            *secret;
  char            *checks[DULLE_COMPANY_SIZE];
  DulleFairNumber  fair_root;
  DulleFairMemory  memory;
  guint            n_games;
  guint64          seed;
  DulleParticipant me;
} DulleKeptSeat;

/* Returns: (nullable): what was kept in that file; what is no seat is set aside, and an error says
 * where it is. Where there is no file, there is no error. */
DulleKeptSeat *dulle_kept_seat_load (const char *path,
                                     GError    **error);
void           dulle_kept_seat_save (const DulleKeptSeat *self,
                                     const char          *path);
/* Whether @link, by whatever address, leads to its table. It is at none before it has a token.
 * @self: (nullable) */
gboolean       dulle_kept_seat_is_at (const DulleKeptSeat *self,
                                      const char          *link);
DulleKeptSeat *dulle_kept_seat_copy (const DulleKeptSeat *self);
void           dulle_kept_seat_free (DulleKeptSeat *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleKeptSeat, dulle_kept_seat_free)

G_END_DECLS
