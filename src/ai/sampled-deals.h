/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Sampled deals: the hidden cards dealt at random, consistently with everything that a seat
 * knows. The parties are drawn first, by the belief, and then the cards.
 */
#pragma once

#include "belief.h"
#include "declaration.h"
#include "engine/rng.h"

/* The most trumps that a poverty may have by any rules: five and both foxes. */
#define DULLE_MAX_POOR_TRUMPS 7

/**
 * DulleSampledDeals:
 * @board: what everybody knows
 * @belief: the viewer's belief about cards and parties
 * @own: the viewer's hand
 * @free: the unseen cards whose holder is not known
 * @fixed: for each seat, the cards that it is known to hold
 * @banned: for each seat, the cards that it cannot hold, both bits set
 * @room: for each seat, how many cards of @free it holds
 * @queens: whether the queens of clubs are dealt by parties, as in a normal game
 * @shown: for each seat, the queens of clubs that it has played
 * @poor: another seat with a poverty, or %DULLE_NO_SEAT
 * @poor_trumps: the number of unknown trumps that it holds after the exchange
 * @asked: whether a poverty waits for an answer; in a sampled deal it then still holds the
 *   cards that it has put in the middle
 * @poor_chances: by the number of unknown trumps that such a poverty holds, the chance up to
 *   a factor
 * @trumps: the trumps, both bits set
 * @declaration: the solo of another seat, if there is one
 */
typedef struct
{
  const DulleBoard *board;

  DulleBelief belief;
  DulleHand   own;
  DulleHand   free;
  DulleHand   fixed[DULLE_N_SEATS];
  DulleHand   banned[DULLE_N_SEATS];
  uint8_t     room[DULLE_N_SEATS];
  bool        queens;
  uint8_t     shown[DULLE_N_SEATS];
  uint8_t     poor;
  uint8_t     poor_trumps;
  bool        asked;
  double      poor_chances[DULLE_MAX_POOR_TRUMPS + 1];
  DulleHand   trumps;

  DulleDeclaration declaration;
} DulleSampledDeals;

/* @view must outlive @deals. In the exchange of a poverty it must be the viewer's turn. */
void dulle_sampled_deals_init (DulleSampledDeals *deals,
                               const DulleView   *view);

/**
 * dulle_sampled_deals_draw:
 * @hands: (out): the hand of each seat. A poverty that waits for an answer still holds the
 *   cards that it has put in the middle
 *
 * Draws one deal.
 */
void dulle_sampled_deals_draw (const DulleSampledDeals *deals,
                               DulleRng                *rng,
                               DulleHand                hands[DULLE_N_SEATS]);
