/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a host tells the guest that takes its table over, besides the games, which the guest
 * has already: how the others come back to their seats.
 */
#pragma once

#include "company.h"

G_BEGIN_DECLS

/**
 * DulleHandover:
 * @id: what guests know the tournament by
 * @n_games: how many games are finished
 * @checks: by player, of the token of whoever comes back (seat-check.h); %NULL where nobody does
 * @substituted: those in whose place a computer plays until they are back
 * @skills: how well the computer players play, by player
 */
typedef struct
{
  char        *id;
  guint        n_games;
  char        *checks[DULLE_COMPANY_SIZE];
  DullePlayers substituted;
  DulleSkill   skills[DULLE_COMPANY_SIZE];
} DulleHandover;

/* Returns: (transfer full): lines, of which the last is “end” */
char *dulle_handover_format (const DulleHandover *self);

/* Returns: whether @text was understood; if not, @self is empty */
gboolean dulle_handover_parse (DulleHandover *self,
                               const char    *text);

void dulle_handover_clear (DulleHandover *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DulleHandover, dulle_handover_clear)

G_END_DECLS
