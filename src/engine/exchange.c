/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Poverty and its exchange.
 */
#include "exchange.h"

/* The trumps of a hand before anything has been declared. */
static DulleHand
trumps_of (const DulleRules *rules,
           DulleHand         hand)
{
  DulleOrder order;

  dulle_order_init (&order, rules, DULLE_CONTRACT_POVERTY, false, false);

  return hand & order.members[DULLE_CLASS_TRUMP];
}

unsigned
dulle_poverty_trumps (const DulleRules *rules,
                      DulleHand         hand)
{
  unsigned n_trumps = dulle_hand_size (trumps_of (rules, hand));

  if (rules->poverty_foxes_do_not_count)
    n_trumps -= dulle_hand_count (hand, DULLE_DIAMOND_ACE);

  return n_trumps;
}

bool
dulle_poverty_allowed (const DulleRules *rules,
                       DulleHand         hand)
{
  return rules->poverty &&
         dulle_poverty_trumps (rules, hand) <= (unsigned) rules->poverty_max_trumps;
}

bool
dulle_poverty_is_thrown (const DulleRules *rules,
                         DulleHand         hand)
{
  return !rules->poverty_shift ||
         (rules->throw_with_one_trump && dulle_hand_size (trumps_of (rules, hand)) <= 1);
}

unsigned
dulle_exchange_size (const DulleBoard            *board,
                     const DullePrivateKnowledge *own)
{
  const DulleRules *rules = &board->rules;
  unsigned          n_trumps = dulle_hand_size (trumps_of (rules, own->hand));
  unsigned          extra = 0;

  if (rules->poverty_shift_only_trumps)
    return n_trumps;
  if (rules->poverty_foxes_extra)
    extra = dulle_hand_count (own->hand, DULLE_DIAMOND_ACE);

  return MAX (DULLE_EXCHANGE_CARDS + extra, n_trumps);
}

static bool
hand_contains (DulleHand hand,
               DulleHand cards)
{
  DULLE_HAND_FOREACH (card, cards)
    {
      if (dulle_hand_count (cards, card) > dulle_hand_count (hand, card))
        return false;
    }

  return (cards & ~(DULLE_HAND_SINGLES | DULLE_HAND_PAIRS)) == 0;
}

static DulleRefusal
check_cards (const DulleBoard            *board,
             const DullePrivateKnowledge *own,
             DulleHand                    cards,
             unsigned                     size)
{
  if (!hand_contains (own->hand, cards))
    return DULLE_REFUSED_NOT_HELD;
  if (dulle_hand_size (cards) != size)
    return DULLE_REFUSED_N_CARDS;
  if (board->exchange == DULLE_EXCHANGE_PASS &&
      !hand_contains (cards, trumps_of (&board->rules, own->hand)))
    return DULLE_REFUSED_ALL_TRUMPS;

  return DULLE_ACCEPTED;
}

DulleRefusal
dulle_exchange_check (const DulleBoard            *board,
                      const DullePrivateKnowledge *own,
                      const DulleAction           *action)
{
  bool answer = action->kind == DULLE_ACTION_ACCEPT || action->kind == DULLE_ACTION_REFUSE;

  switch (board->exchange)
    {
    case DULLE_EXCHANGE_PASS:
      return action->kind == DULLE_ACTION_PASS
                 ? check_cards (board, own, action->cards, dulle_exchange_size (board, own))
                 : DULLE_REFUSED_NOT_NOW;
    case DULLE_EXCHANGE_ASK:
      return answer ? DULLE_ACCEPTED : DULLE_REFUSED_NOT_NOW;
    case DULLE_EXCHANGE_RETURN:
      return action->kind == DULLE_ACTION_RETURN
                 ? check_cards (board, own, action->cards, board->n_passed)
                 : DULLE_REFUSED_NOT_NOW;
    default:
      g_return_val_if_reached (DULLE_REFUSED_NOT_NOW);
    }
}

/* Fills @cards up to @size with the last cards of the sorted hand. */
static DulleHand
choose_cards (const DulleBoard *board,
              DulleHand         hand,
              DulleHand         cards,
              unsigned          size)
{
  DulleCard sorted[DULLE_MAX_HAND];
  unsigned  n = dulle_order_sort (&board->order, hand - cards, sorted);

  for (unsigned left = size - dulle_hand_size (cards); left > 0; left--)
    cards = dulle_hand_add (cards, sorted[--n]);

  return cards;
}

unsigned
dulle_exchange_list (const DulleBoard            *board,
                     const DullePrivateKnowledge *own,
                     DulleAction                 *actions)
{
  DulleHand cards;

  switch (board->exchange)
    {
    case DULLE_EXCHANGE_PASS:
      cards = choose_cards (board, own->hand, trumps_of (&board->rules, own->hand),
                            dulle_exchange_size (board, own));
      actions[0] = dulle_action_exchange (own->seat, DULLE_ACTION_PASS, cards);
      return 1;
    case DULLE_EXCHANGE_ASK:
      actions[0] = dulle_action_plain (own->seat, DULLE_ACTION_ACCEPT);
      actions[1] = dulle_action_plain (own->seat, DULLE_ACTION_REFUSE);
      return 2;
    case DULLE_EXCHANGE_RETURN:
      cards = choose_cards (board, own->hand, 0, board->n_passed);
      actions[0] = dulle_action_exchange (own->seat, DULLE_ACTION_RETURN, cards);
      return 1;
    default:
      g_return_val_if_reached (0);
    }
}
