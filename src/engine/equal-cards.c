/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "equal-cards.h"

#include "card-role.h"

/* The cards of one suit class from @low to @high in strength, with both bits set. */
static DulleHand
cards_between (const DulleOrder *order,
               DulleCard         low,
               DulleCard         high)
{
  DulleHand between = 0;

  DULLE_HAND_FOREACH (card, order->members[order->suit_class[low]])
    {
      if (order->strength[card] >= order->strength[low] &&
          order->strength[card] <= order->strength[high])
        between |= 3 * dulle_hand_of (card);
    }

  return between;
}

static DulleHand
cards_on_table (const DulleTrick *trick)
{
  DulleHand cards = 0;

  for (unsigned place = 0; place < trick->n_cards; place++)
    cards |= dulle_hand_of (trick->cards[place]);

  return cards;
}

bool
dulle_cards_are_equal (const DulleView *view,
                       DulleCard        one,
                       DulleCard        other)
{
  const DulleBoard *board = &view->board;
  const DulleOrder *order = &board->order;
  bool              ascends = order->strength[one] < order->strength[other];
  DulleHand         between;

  if (one == other)
    return true;
  if (order->suit_class[one] != order->suit_class[other] ||
      dulle_card_points (one) != dulle_card_points (other) ||
      dulle_card_role (board, one) != DULLE_CARD_ROLE_NONE ||
      dulle_card_role (board, other) != DULLE_CARD_ROLE_NONE)
    return false;
  between = ascends ? cards_between (order, one, other) : cards_between (order, other, one);

  return (between & (dulle_view_unseen (view) | cards_on_table (dulle_board_trick (board)))) == 0;
}
