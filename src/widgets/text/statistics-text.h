/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The figures about a player's games that the statistics page shows.
 */
#pragma once

#include "tournament/past-games.h"

G_BEGIN_DECLS

/**
 * DulleStatisticsLine:
 * @name: what it is
 * @value: (transfer full): its value, or %NULL if there is none
 */
typedef struct
{
  const char *name;
  char *(*value) (const DulleTally *tally);
} DulleStatisticsLine;

/* What the large tiles show. Each of these lists ends with a line without a name. */
extern const DulleStatisticsLine dulle_statistics_tiles[];

/* What the rows below show, about games and about the decisions in graded games. */
extern const DulleStatisticsLine dulle_statistics_games[];
extern const DulleStatisticsLine dulle_statistics_decisions[];

/* "0.031": points lost per decision */
char *dulle_statistics_lost (double lost);

G_END_DECLS
