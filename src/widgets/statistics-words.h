/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The figures of a player's games as they stand on the statistics page.
 */
#pragma once

#include "session/past-games.h"

G_BEGIN_DECLS

/**
 * DulleStatisticsLine:
 * @name: what it is
 * @value: (transfer full): what it comes to, or %NULL where there is nothing to tell
 */
typedef struct
{
  const char *name;
  char *(*value) (const DulleTally *tally);
} DulleStatisticsLine;

/* What is told in big figures, each ended by a line without a name: of games, and of the
 * decisions in those that have a grade. */
extern const DulleStatisticsLine dulle_statistics_figures[];

/* What is told below them, ended likewise. */
extern const DulleStatisticsLine dulle_statistics_games[];
extern const DulleStatisticsLine dulle_statistics_decisions[];

/* "0.031": points lost per decision */
char *dulle_statistics_lost (double lost);

G_END_DECLS
