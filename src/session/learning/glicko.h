/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Glicko-2: how strong a player is, and how sure that is, from games against others of whom
 * both is known. The algorithm is Mark Glickman's, "Example of the Glicko-2 system"
 * (http://www.glicko.net/glicko/glicko2.pdf), whose steps it keeps.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * DulleGlicko:
 * @rating: how strong, 1500 for somebody unknown
 * @deviation: the standard deviation of that
 * @volatility: how much the strength changes
 */
typedef struct
{
  double rating;
  double deviation;
  double volatility;
} DulleGlicko;

/**
 * DulleGlickoGame:
 * @rating: of the opponent
 * @deviation: of the opponent
 * @score: 1 for a game won, 0 for one lost
 */
typedef struct
{
  double rating;
  double deviation;
  double score;
} DulleGlickoGame;

/* Somebody of whom nothing is known. */
#define DULLE_GLICKO_UNKNOWN ((DulleGlicko){ 1500, 350, 0.06 })

/**
 * dulle_glicko_play:
 * @games: what was played in one period; the opponents are as they were at its beginning
 *
 * Returns: the player after the period
 */
DulleGlicko dulle_glicko_play (DulleGlicko            self,
                               const DulleGlickoGame *games,
                               guint                  n_games);

/* Returns: how much @self is expected to score against an opponent, from 0 to 1 */
double dulle_glicko_expected (DulleGlicko            self,
                              const DulleGlickoGame *game);

G_END_DECLS
