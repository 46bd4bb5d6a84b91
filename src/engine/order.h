/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The order of the cards in one game: which suit class a card belongs to, and how
 * strong it is in that class. This is the only place that knows which cards are trumps.
 */
#pragma once

#include <string.h>

#include "contract.h"
#include "hand.h"

/**
 * DulleSuitClass:
 *
 * The class that must be followed: one of the four plain suits (numbered like
 * #DulleSuit), or trumps.
 */
typedef enum
{
  DULLE_CLASS_CLUBS,
  DULLE_CLASS_SPADES,
  DULLE_CLASS_HEARTS,
  DULLE_CLASS_DIAMONDS,
  DULLE_CLASS_TRUMP,
  DULLE_N_CLASSES,
} DulleSuitClass;

/**
 * DulleOrder:
 * @suit_class: the #DulleSuitClass of each card
 * @strength: the higher wins among cards of one class; trumps are numbered from
 *   %DULLE_N_RANKS on without gaps, so every one is stronger than every plain card
 * @members: for each class, the mask of its cards with both bits set
 * @second_dulle: whether the second of two ♥10 in a trick wins, [1] in the
 *   last trick and [0] in the others
 */
typedef struct
{
  uint8_t   suit_class[DULLE_N_CARDS];
  uint8_t   strength[DULLE_N_CARDS];
  DulleHand members[DULLE_N_CLASSES];
  bool      second_dulle[2];
} DulleOrder;

/**
 * dulle_order_init:
 * @pigs: whether pigs have been declared
 * @superpigs: whether superpigs have been declared
 */
void dulle_order_init (DulleOrder       *order,
                       const DulleRules *rules,
                       DulleContract     contract,
                       bool              pigs,
                       bool              superpigs);

/* Compilers may leave anything between the members of a copy. */
static inline bool
dulle_order_equals (const DulleOrder *order,
                    const DulleOrder *other)
{
  return memcmp (order->suit_class, other->suit_class, sizeof order->suit_class) == 0 &&
         memcmp (order->strength, other->strength, sizeof order->strength) == 0 &&
         memcmp (order->members, other->members, sizeof order->members) == 0 &&
         memcmp (order->second_dulle, other->second_dulle, sizeof order->second_dulle) == 0;
}

static inline bool
dulle_order_is_trump (const DulleOrder *order,
                      DulleCard         card)
{
  return order->suit_class[card] == DULLE_CLASS_TRUMP;
}

/**
 * dulle_order_beats:
 * @winning: the card that wins so far
 * @next: a card played after it
 * @last_trick: 1 in the last trick of a game, else 0
 *
 * Of two equal cards the first wins, except for dulles where the rules say otherwise.
 *
 * Returns: whether @next takes over the trick
 */
static inline bool
dulle_order_beats (const DulleOrder *order,
                   DulleCard         winning,
                   DulleCard         next,
                   unsigned          last_trick)
{
  if (winning == next)
    return next == DULLE_HEART_TEN && order->second_dulle[last_trick];

  return order->strength[next] > order->strength[winning] &&
         (order->suit_class[next] == order->suit_class[winning] ||
          order->suit_class[next] == DULLE_CLASS_TRUMP);
}

/**
 * dulle_order_followers:
 * @led: the first card of the trick
 *
 * Returns: the cards of @hand that may be played to a trick led by @led
 */
static inline DulleHand
dulle_order_followers (const DulleOrder *order,
                       DulleHand         hand,
                       DulleCard         led)
{
  DulleHand same = hand & order->members[order->suit_class[led]];

  return same != 0 ? same : hand;
}

/**
 * dulle_order_sort:
 * @cards: (out): room for %DULLE_MAX_HAND cards
 *
 * Lists a hand as people hold it: trumps from high to low, then the plain
 * suits, each from high to low.
 *
 * Returns: the number of cards
 */
unsigned dulle_order_sort (const DulleOrder *order,
                           DulleHand         hand,
                           DulleCard        *cards);
