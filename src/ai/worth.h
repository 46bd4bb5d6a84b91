/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the end of a game is worth to a seat: its points, and a little for the card
 * points of its party, so that play goes on sensibly where the points are settled.
 */
#pragma once

#include "engine/score.h"

/* A point of the score, and a card point of the party. */
#define DULLE_WORTH_OF_POINT 100
#define DULLE_WORTH_OF_AUGE  2

/**
 * dulle_lead:
 *
 * Where only the winners or the losers are credited, what the others get counts as well.
 *
 * Returns: by how much @seat is above the mean of all seats, in quarters of a point
 */
static inline int
dulle_lead (const DulleResult *result,
            uint8_t            seat)
{
  int lead = DULLE_N_SEATS * result->scores[seat];

  for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
    lead -= result->scores[other];

  return lead;
}

/**
 * dulle_worth:
 *
 * Returns: what an end is worth to @seat: dulle_lead() and the card points of its party
 *   above half of all, in hundredths of a point
 */
static inline int
dulle_worth (const DulleResult *result,
             uint8_t            seat)
{
  return DULLE_WORTH_OF_POINT / DULLE_N_SEATS * dulle_lead (result, seat) +
         DULLE_WORTH_OF_AUGE * (result->augen[result->parties[seat]] - 120);
}
