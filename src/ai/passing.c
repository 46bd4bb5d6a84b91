/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * A choice of cards follows a plan: which trump is returned, if any, which plain suits are
 * emptied, and which other cards fill it up. All plans are listed and valued by the cards
 * that they give away and the suits that they empty. That is fast enough for playouts,
 * which take the best one.
 */
#include "passing.h"

#include "engine/exchange.h"

/* Ranks every trump behind all plain cards. */
#define TRUMP 100

/* Which cards fill up a choice: those with the fewest card points, or those with the most
 * that are not aces. */
typedef enum
{
  FILL_POOR,
  FILL_RICH,
  N_FILLS,
} Fill;

/* The order in which plain cards are given away, the lowest number first. */
static const int stays[N_FILLS][DULLE_N_RANKS] = {
  [FILL_POOR] = { [DULLE_ACE] = 6,
                  [DULLE_TEN] = 5,
                  [DULLE_KING] = 4,
                  [DULLE_QUEEN] = 3,
                  [DULLE_JACK] = 2,
                  [DULLE_NINE] = 1 },
  [FILL_RICH] = { [DULLE_ACE] = 6,
                  [DULLE_TEN] = 1,
                  [DULLE_KING] = 2,
                  [DULLE_QUEEN] = 3,
                  [DULLE_JACK] = 4,
                  [DULLE_NINE] = 5 },
};

/* The cost of giving a card away, in points. */
static const double costs[DULLE_N_RANKS] = {
  [DULLE_ACE] = 0.55,
  [DULLE_TEN] = -0.10,
  [DULLE_KING] = 0.03,
};

#define COST_OF_TRUMP 0.05
#define COST_OF_FOX   1.05

/* The gain from emptying a suit, in points. */
#define VOID 0.50

static int
stay_of (const DulleOrder *order,
         Fill              fill,
         DulleCard         card)
{
  if (dulle_order_is_trump (order, card))
    return TRUMP + order->strength[card];

  return stays[fill][dulle_card_rank (card)];
}

static DulleCard
find_next (const DulleOrder *order,
           DulleHand         hand,
           Fill              fill)
{
  DulleCard next = dulle_hand_first (hand);

  DULLE_HAND_FOREACH (card, hand)
    {
      if (stay_of (order, fill, card) < stay_of (order, fill, next))
        next = card;
    }

  return next;
}

/* Adds cards of @hand to @cards until there are @size of them. */
static DulleHand
fill_up (const DulleOrder *order,
         DulleHand         hand,
         DulleHand         cards,
         unsigned          size,
         Fill              fill)
{
  for (unsigned n = dulle_hand_size (cards); n < size; n++)
    cards = dulle_hand_add (cards, find_next (order, hand - cards, fill));

  return cards;
}

static double
cost_of (const DulleOrder *order,
         DulleCard         card)
{
  if (!dulle_order_is_trump (order, card))
    return costs[dulle_card_rank (card)];

  return card == DULLE_DIAMOND_ACE ? COST_OF_FOX : COST_OF_TRUMP;
}

static double
weigh_passing (const DulleOrder *order,
               DulleHand         hand,
               DulleHand         cards)
{
  double sum = 0.0;

  for (int suit_class = 0; suit_class < DULLE_CLASS_TRUMP; suit_class++)
    {
      DulleHand held = hand & order->members[suit_class];

      sum += held != 0 && held == (cards & order->members[suit_class]) ? VOID : 0.0;
    }
  DULLE_HAND_FOREACH (card, cards)
    {
      sum -= cost_of (order, card) * dulle_hand_count (cards, card);
    }

  return sum;
}

/**
 * List:
 * @hand: the cards to choose from
 * @size: the number of cards to give away
 *
 * The choices found so far, the best first, without duplicates.
 */
typedef struct
{
  const DulleOrder *order;
  DulleHand         hand;
  unsigned          size;
  DullePassing     *passings;
  unsigned          n;
} List;

static void
add_passing (List     *list,
             DulleHand cards)
{
  DullePassing *passings = list->passings;
  DullePassing  passing = { cards, weigh_passing (list->order, list->hand, cards) };
  unsigned      place;

  for (unsigned i = 0; i < list->n; i++)
    {
      if (passings[i].cards == cards)
        return;
    }
  if (list->n == DULLE_MAX_PASSINGS && passings[list->n - 1].value >= passing.value)
    return;

  list->n = MIN (list->n + 1, DULLE_MAX_PASSINGS);
  for (place = list->n - 1; place > 0 && passings[place - 1].value < passing.value; place--)
    passings[place] = passings[place - 1];
  passings[place] = passing;
}

/* Adds the choices that contain @cards and any combination of whole plain suits, from
 * @suit_class on. */
static void
add_passings (List     *list,
              DulleHand cards,
              int       suit_class)
{
  DulleHand suit;

  if (dulle_hand_size (cards) > list->size)
    return;
  if (suit_class == DULLE_CLASS_TRUMP)
    {
      for (Fill fill = 0; fill < N_FILLS; fill++)
        add_passing (list, fill_up (list->order, list->hand, cards, list->size, fill));
      return;
    }

  suit = list->hand & list->order->members[suit_class];
  add_passings (list, cards, suit_class + 1);
  if (suit != 0)
    add_passings (list, cards + suit, suit_class + 1);
}

/* Whoever takes up a poverty may return no trump, the lowest one, or a fox. */
static void
add_returns (List *list)
{
  DulleHand trumps = list->hand & list->order->members[DULLE_CLASS_TRUMP];

  add_passings (list, 0, 0);
  if (trumps == 0)
    return;
  add_passings (list, dulle_hand_of (find_next (list->order, trumps, FILL_POOR)), 0);
  if (dulle_hand_has (trumps, DULLE_DIAMOND_ACE))
    add_passings (list, dulle_hand_of (DULLE_DIAMOND_ACE), 0);
}

unsigned
dulle_passing_list (const DulleView *view,
                    DullePassing     passings[DULLE_MAX_PASSINGS])
{
  const DulleBoard *board = &view->board;
  List              list = { .order = &board->order, .hand = view->own.hand, .passings = passings };

  if (board->exchange == DULLE_EXCHANGE_PASS)
    {
      list.size = dulle_exchange_size (board, &view->own);
      add_passings (&list, list.hand & board->order.members[DULLE_CLASS_TRUMP], 0);
    }
  else
    {
      list.size = board->n_passed;
      add_returns (&list);
    }

  return list.n;
}

void
dulle_passing_put_down (DulleGame *game)
{
  const DulleBoard      *board = &game->board;
  DullePassing           passings[DULLE_MAX_PASSINGS];
  List                   list = { .order = &board->order,
                                  .size = board->n_passed,
                                  .passings = passings };
  DullePrivateKnowledge *own;

  if (board->phase != DULLE_PHASE_EXCHANGE || board->exchange != DULLE_EXCHANGE_ASK)
    return;
  own = &game->own[board->soloist];
  if (dulle_hand_size (own->hand) == board->n_cards[board->soloist])
    return;

  list.hand = own->hand;
  add_passings (&list, list.hand & board->order.members[DULLE_CLASS_TRUMP], 0);
  g_return_if_fail (list.n > 0);
  own->passed = passings[0].cards;
  own->hand -= own->passed;
}
