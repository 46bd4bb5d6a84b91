/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who declares a solo has a hand for it. Worlds that know nothing of that deal the
 * soloist a hand like any other, and let the defenders hope in vain.
 */
#pragma once

#include "worlds.h"

/**
 * DulleDeclarer:
 * @seat: who declared a solo, or %DULLE_NO_SEAT if nobody else but the viewer did
 * @leads: whether it plays the first card
 * @least: from this chance to win on, every hand is as good
 */
typedef struct
{
  const DulleView   *view;
  const DulleWorlds *worlds;
  uint8_t            seat;
  bool               leads;
  double             least;
} DulleDeclarer;

/* @view and @worlds, which are of it, must outlive @declarer. */
void dulle_declarer_init (DulleDeclarer     *declarer,
                          const DulleView   *view,
                          const DulleWorlds *worlds);

/**
 * dulle_declarer_exchange:
 * @hands: (inout): a world; another one that agrees with the view as well
 * @n: how many exchanges of a card are tried
 *
 * Exchanges cards of the soloist for those of the other hidden hands, so that worlds
 * come the more often the likelier the soloist would have declared with this hand.
 */
void dulle_declarer_exchange (const DulleDeclarer *declarer,
                              DulleRng            *rng,
                              unsigned             n,
                              DulleHand            hands[DULLE_N_SEATS]);
