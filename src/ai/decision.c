/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The stream of random numbers differs from one decision of a game to the next, because
 * the seat holds fewer cards.
 */
#include "decision.h"

DulleRng
dulle_decision_rng (uint64_t         seed,
                    const DulleView *view)
{
  DulleRng rng = dulle_rng (seed ^ view->own.dealt);

  rng.state = dulle_rng_next (&rng) + view->own.seat +
              DULLE_N_SEATS * dulle_hand_size (view->own.hand);

  return rng;
}
