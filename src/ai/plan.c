/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "plan.h"

#include "engine/contract.h"

/* Shorter suits are not worth making good. */
#define LEAST_LENGTH 3

bool
dulle_plan_applies (const DulleView *view)
{
  return view->board.phase == DULLE_PHASE_TRICKS && dulle_contract_is_solo (view->board.contract) &&
         view->board.soloist == view->own.seat;
}

/* Returns: the longest plain suit of the hand, as its cards; 0 if none is long enough */
static DulleHand
find_long_suit (const DulleOrder *order,
                DulleHand         hand)
{
  DulleHand longest = 0;

  for (unsigned suit_class = 0; suit_class < DULLE_CLASS_TRUMP; suit_class++)
    {
      DulleHand cards = hand & order->members[suit_class];

      if (dulle_hand_size (cards) > dulle_hand_size (longest))
        longest = cards;
    }

  return dulle_hand_size (longest) >= LEAST_LENGTH ? longest : 0;
}

static DulleCard
find_lowest (const DulleOrder *order,
             DulleHand         cards)
{
  DulleCard lowest = dulle_hand_first (cards);

  DULLE_HAND_FOREACH (card, cards)
    {
      if (order->strength[card] < order->strength[lowest])
        lowest = card;
    }

  return lowest;
}

DulleCard
dulle_plan_lead (const DulleView *view)
{
  const DulleOrder *order = &view->board.order;
  DulleHand         hand = view->own.hand;
  DulleHand         suit;
  DulleHand         unseen;
  DulleCard         lowest;

  if (dulle_board_trick (&view->board)->n_cards > 0 ||
      (hand & order->members[DULLE_CLASS_TRUMP]) == 0)
    return DULLE_NO_CARD;
  suit = find_long_suit (order, hand);
  if (suit == 0)
    return DULLE_NO_CARD;

  lowest = find_lowest (order, suit);
  unseen = dulle_view_unseen (view) & order->members[order->suit_class[lowest]];
  DULLE_HAND_FOREACH (card, unseen)
    {
      if (order->strength[card] > order->strength[lowest])
        return lowest;
    }

  return DULLE_NO_CARD;
}
