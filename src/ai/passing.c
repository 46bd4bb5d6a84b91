/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview
 *
 * A choice is a plan: whether a trump goes back, the plain suits that are given away
 * whole, and which other cards go with them. All plans are made and weighed by what they
 * give away and the suits that they empty. That is quick enough for playouts, where the
 * best one is taken.
 */
#include "passing.h"

#include "engine/exchange.h"

/* Higher than any plain card's place in the order in which cards go. */
#define TRUMP 100

/* Which cards go where no suit is emptied: the poorest first, or the richest that are
 * not high. */
typedef enum
{
  FILL_POOR,
  FILL_RICH,
  N_FILLS,
} Fill;

/* The order in which plain cards go, the lowest first. */
static const int stays[N_FILLS][DULLE_N_RANKS] = {
  [FILL_POOR] = { [DULLE_ACE] = 6, [DULLE_TEN] = 5, [DULLE_KING] = 4, [DULLE_QUEEN] = 3, [DULLE_JACK] = 2, [DULLE_NINE] = 1 },
  [FILL_RICH] = { [DULLE_ACE] = 6, [DULLE_TEN] = 1, [DULLE_KING] = 2, [DULLE_QUEEN] = 3, [DULLE_JACK] = 4, [DULLE_NINE] = 5 },
};

/* What it costs to give a card away, in points. */
static const double costs[DULLE_N_RANKS] = {
  [DULLE_ACE] = 0.55,
  [DULLE_TEN] = -0.10,
  [DULLE_KING] = 0.03,
};

#define COST_OF_TRUMP 0.05
#define COST_OF_FOX   1.05

/* What a suit is worth that is empty afterwards. */
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

/* Adds cards of @hand to @cards until they are @size. */
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
weigh (const DulleOrder *order,
       DulleHand         hand,
       DulleHand         cards)
{
  double sum = 0.0;

  for (int klass = 0; klass < DULLE_CLASS_TRUMP; klass++)
    {
      DulleHand held = hand & order->members[klass];

      sum += held != 0 && held == (cards & order->members[klass]) ? VOID : 0.0;
    }
  DULLE_HAND_FOREACH (card, cards)
    {
      sum -= cost_of (order, card) * dulle_hand_count (cards, card);
    }

  return sum;
}

/**
 * List:
 * @hand: what is chosen from
 * @size: how many cards are given away
 *
 * The choices so far, the best first and each once.
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
  DullePassing  passing = { cards, weigh (list->order, list->hand, cards) };
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

/* Adds the choices that have @cards in them, and each whole plain suit or not. */
static void
add_passings (List     *list,
              DulleHand cards,
              int       klass)
{
  DulleHand suit;

  if (dulle_hand_size (cards) > list->size)
    return;
  if (klass == DULLE_CLASS_TRUMP)
    {
      for (Fill fill = 0; fill < N_FILLS; fill++)
        add_passing (list, fill_up (list->order, list->hand, cards, list->size, fill));
      return;
    }

  suit = list->hand & list->order->members[klass];
  add_passings (list, cards, klass + 1);
  if (suit != 0)
    add_passings (list, cards + suit, klass + 1);
}

/* Whoever takes a poverty up may return no trump, the lowest, or a fox. */
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
  const DulleBoard *board = &game->board;
  DullePassing      passings[DULLE_MAX_PASSINGS];
  List              list = { .order = &board->order, .size = board->n_passed, .passings = passings };
  DulleOwn         *own;

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
