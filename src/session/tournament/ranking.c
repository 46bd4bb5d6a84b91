/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "ranking.h"

/* The sort keeps the order of players that are equal. */
static int
compare_totals (const void *one,
                const void *other,
                void       *user_data)
{
  const DulleRankedPlayer *first = one;
  const DulleRankedPlayer *second = other;

  return (first->total < second->total) - (first->total > second->total);
}

void
dulle_ranking (const DulleStanding *standing,
               DulleRankedPlayer   *ranked)
{
  g_return_if_fail (standing != NULL && ranked != NULL);

  for (guint i = 0; i < standing->n_players; i++)
    ranked[i] = (DulleRankedPlayer){ .player = i, .total = standing->totals[i] };
  g_qsort_with_data (ranked, (int) standing->n_players, sizeof *ranked, compare_totals, NULL);
  for (guint i = 0; i < standing->n_players; i++)
    ranked[i].place =
        i > 0 && ranked[i].total == ranked[i - 1].total ? ranked[i - 1].place : i + 1;
}
