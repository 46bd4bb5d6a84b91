/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Everybody plays one solo in the round and defends against the others', so on average it
 * brings nobody anything. But the totals move several times as far as in as many normal
 * games; see README.md. Whoever is behind hopes to catch up, and whoever is ahead has more
 * to lose.
 */
#include "vote.h"

bool
dulle_wants_solo_round (const DulleTournament *tournament,
                        unsigned               player)
{
  int64_t n_players = dulle_tournament_n_players (tournament);
  int64_t sum = 0;

  for (unsigned i = 0; i < n_players; i++)
    sum += tournament->totals[i];

  return tournament->totals[player] * n_players < sum;
}
