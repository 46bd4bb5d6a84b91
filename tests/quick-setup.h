/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A tournament for tests that look at something else than how well it is played.
 */
#pragma once

#include "tournament/tournament-setup.h"

/* With players who do not think long. */
static inline DulleTournamentSetup
quick_setup (const DulleRules *rules,
             guint64           seed)
{
  DulleTournamentSetup setup = dulle_tournament_setup_make (rules, seed);

  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    setup.players[player].skill = DULLE_SKILL_BEGINNER;

  return setup;
}
