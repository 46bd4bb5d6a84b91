/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The utility of a finished game for a seat: its points, and a little for the card points of
 * its party, so that play stays sensible when the points are already settled.
 */
#pragma once

#include "engine/score.h"

/* The utility of a point of the score, and of a card point of the party. */
#define DULLE_UTILITY_OF_POINT      100
#define DULLE_UTILITY_OF_CARD_POINT 2

/**
 * dulle_relative_score:
 *
 * This is the score itself unless only winners or only losers are credited.
 *
 * Returns: how far the score of @seat is above the mean of all seats, in quarters of a point
 */
static inline int
dulle_relative_score (const DulleResult *result,
                      uint8_t            seat)
{
  int score = DULLE_N_SEATS * result->scores[seat];

  for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
    score -= result->scores[other];

  return score;
}

/**
 * dulle_relative_throw:
 * @board: of a game that was thrown in
 *
 * Only whoever threw it in may lose something (dulle_board_throw_penalty()).
 *
 * Returns: what dulle_relative_score() is for a game that was played
 */
static inline int
dulle_relative_throw (const DulleBoard *board,
                      uint8_t           seat)
{
  int penalty = dulle_board_throw_penalty (board);

  return board->soloist == seat ? -(DULLE_N_SEATS - 1) * penalty : penalty;
}

/**
 * dulle_utility:
 *
 * Returns: the utility for @seat, in hundredths of a point: its dulle_relative_score() and a
 *   little for each card point of its party above 120
 */
static inline int
dulle_utility (const DulleResult *result,
               uint8_t            seat)
{
  return DULLE_UTILITY_OF_POINT / DULLE_N_SEATS * dulle_relative_score (result, seat) +
         DULLE_UTILITY_OF_CARD_POINT * (result->card_points[result->parties[seat]] - 120);
}
