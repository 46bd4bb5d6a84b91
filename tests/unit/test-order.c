/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Trumps: properties of the order of the cards in every contract. The orders themselves are
 * tested by scenarios.
 */
#include "engine/deal.h"
#include "engine/trick.h"

#include "suite.h"

static DulleOrder
order_of (DulleContract contract,
          bool          dulles,
          bool          second,
          bool          reversed)
{
  DulleRules rules = dulle_rules_default ();
  DulleOrder order;

  rules.dulle = dulles;
  rules.dulle_second_beats_first = second;
  rules.dulle_reversed_in_last_trick = reversed;
  rules = dulle_rules_active (&rules);
  dulle_order_init (&order, &rules, contract, false, false);

  return order;
}

START_TEST (test_number_of_trumps)
{
  static const unsigned expected[DULLE_N_CONTRACTS] = {
    [DULLE_CONTRACT_SOLO_CLUBS] = 26,
    [DULLE_CONTRACT_SOLO_SPADES] = 26,
    [DULLE_CONTRACT_SOLO_HEARTS] = 24,
    [DULLE_CONTRACT_SOLO_DIAMONDS] = 26,
    [DULLE_CONTRACT_SOLO_KOEHLER] = 24,
    [DULLE_CONTRACT_SOLO_MEATLESS] = 0,
    [DULLE_CONTRACT_SOLO_JACK] = 8,
    [DULLE_CONTRACT_SOLO_QUEEN] = 8,
    [DULLE_CONTRACT_SOLO_KING] = 8,
    [DULLE_CONTRACT_SOLO_QUEEN_JACK] = 16,
    [DULLE_CONTRACT_SOLO_KING_JACK] = 16,
    [DULLE_CONTRACT_SOLO_KING_QUEEN] = 16,
    [DULLE_CONTRACT_SOLO_TRUMP] = 26,
    [DULLE_CONTRACT_SOLO_JACK_QUEEN] = 16,
    [DULLE_CONTRACT_SOLO_JACK_KING] = 16,
    [DULLE_CONTRACT_SOLO_QUEEN_JACK_KING] = 24,
  };

  for (unsigned contract = 0; contract < DULLE_N_CONTRACTS; contract++)
    {
      DulleOrder order = order_of (contract, true, false, false);
      unsigned   n_trumps = expected[contract];
      DulleHand  trumps;

      if (contract < DULLE_FIRST_SOLO)
        n_trumps = 26;
      else if (contract >= DULLE_CONTRACT_SOLO_PURE_CLUBS)
        n_trumps = 12;
      else if (contract >= DULLE_CONTRACT_SOLO_QUEEN_CLUBS)
        n_trumps = 18;
      trumps = dulle_hand_kinds (order.members[DULLE_CLASS_TRUMP]);
      ck_assert_uint_eq (2 * dulle_hand_size (trumps), n_trumps);
    }
}
END_TEST

START_TEST (test_classes_part_the_deck)
{
  for (unsigned contract = 0; contract < DULLE_N_CONTRACTS; contract++)
    {
      DulleOrder order = order_of (contract, true, false, false);
      DulleHand  all = 0;

      for (unsigned suit_class = 0; suit_class < DULLE_N_CLASSES; suit_class++)
        {
          ck_assert ((all & order.members[suit_class]) == 0);
          all |= order.members[suit_class];
        }
      ck_assert (all == (DULLE_HAND_SINGLES | DULLE_HAND_PAIRS));
      for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
        {
          ck_assert (dulle_hand_has (order.members[order.suit_class[card]], card));
          if (!dulle_order_is_trump (&order, card))
            ck_assert_int_eq (order.suit_class[card], dulle_card_suit (card));
        }
    }
}
END_TEST

/* If two different cards can beat each other, the same one does whichever is played first. */
START_TEST (test_who_beats_whom)
{
  for (unsigned contract = 0; contract < DULLE_N_CONTRACTS; contract++)
    {
      DulleOrder order = order_of (contract, true, true, true);

      for (DulleCard a = 0; a < DULLE_N_CARDS; a++)
        {
          for (DulleCard b = 0; b < DULLE_N_CARDS; b++)
            {
              bool beats = dulle_order_beats (&order, a, b, 0);

              if (a == b)
                continue;
              if (order.suit_class[a] == order.suit_class[b])
                ck_assert (beats != dulle_order_beats (&order, b, a, 0));
              else
                ck_assert (beats == dulle_order_is_trump (&order, b));
            }
        }
    }
}
END_TEST

/* Which of two equal cards wins, with both options and in the last trick. */
START_TEST (test_equal_cards)
{
  for (unsigned bits = 0; bits < 8; bits++)
    {
      bool       dulles = bits & 1;
      bool       second = bits & 2;
      bool       reversed = bits & 4;
      DulleOrder order = order_of (DULLE_CONTRACT_NORMAL, dulles, second, reversed);

      for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
        {
          bool dulle = dulles && card == DULLE_HEART_TEN;

          ck_assert (dulle_order_beats (&order, card, card, 0) == (dulle && second));
          ck_assert (dulle_order_beats (&order, card, card, 1) == (dulle && second != reversed));
        }
    }
}
END_TEST

START_TEST (test_no_dulle_rule_without_trump_ten)
{
  DulleOrder order = order_of (DULLE_CONTRACT_SOLO_QUEEN, true, true, false);

  ck_assert (!dulle_order_beats (&order, DULLE_HEART_TEN, DULLE_HEART_TEN, 0));
}
END_TEST

START_TEST (test_sorted_hands)
{
  DulleRules rules = dulle_rules_default ();

  for (unsigned contract = 0; contract < DULLE_N_CONTRACTS; contract++)
    {
      DulleOrder order = order_of (contract, true, false, false);
      DulleHand  hands[DULLE_N_SEATS];
      DulleCard  cards[DULLE_MAX_HAND];
      DulleHand  seen = 0;

      dulle_deal (&rules, contract, 0, hands);
      ck_assert_uint_eq (dulle_order_sort (&order, hands[0], cards), 12);
      for (unsigned i = 0; i < 12; i++)
        {
          seen = dulle_hand_add (seen, cards[i]);
          if (i == 0)
            continue;
          ck_assert_uint_le ((order.suit_class[cards[i - 1]] + 1) % DULLE_N_CLASSES,
                             (order.suit_class[cards[i]] + 1) % DULLE_N_CLASSES);
          if (order.suit_class[cards[i - 1]] == order.suit_class[cards[i]])
            ck_assert_uint_ge (order.strength[cards[i - 1]], order.strength[cards[i]]);
        }
      ck_assert (seen == hands[0]);
    }
}
END_TEST

START_TEST (test_followers)
{
  DulleRules rules = dulle_rules_default ();
  DulleOrder order = order_of (DULLE_CONTRACT_NORMAL, true, false, false);

  for (uint64_t number = 0; number < 500; number++)
    {
      DulleHand hands[DULLE_N_SEATS];

      dulle_deal (&rules, number, 0, hands);
      for (DulleCard led = 0; led < DULLE_N_CARDS; led++)
        {
          DulleHand followers = dulle_order_followers (&order, hands[0], led);
          bool      can_follow = false;

          DULLE_HAND_FOREACH (card, hands[0])
            can_follow |= order.suit_class[card] == order.suit_class[led];
          DULLE_HAND_FOREACH (card, hands[0])
            {
              bool may = !can_follow || order.suit_class[card] == order.suit_class[led];

              ck_assert_uint_eq (dulle_hand_count (followers, card),
                                 may ? dulle_hand_count (hands[0], card) : 0);
            }
        }
    }
}
END_TEST

START_TEST (test_ids)
{
  for (unsigned i = 0; i < DULLE_N_CONTRACTS; i++)
    {
      DulleContract contract = DULLE_N_CONTRACTS;

      ck_assert (dulle_contract_from_id (dulle_contracts[i].id, &contract));
      ck_assert_uint_eq (contract, i);
    }
  for (unsigned i = 0; i < DULLE_N_MARRIAGES; i++)
    {
      DulleMarriage marriage = DULLE_N_MARRIAGES;

      ck_assert (dulle_marriage_from_id (dulle_marriages[i].id, &marriage));
      ck_assert_uint_eq (marriage, i);
    }
}
END_TEST

SUITE ("order",
       test_number_of_trumps,
       test_classes_part_the_deck,
       test_who_beats_whom,
       test_equal_cards,
       test_no_dulle_rule_without_trump_ten,
       test_sorted_hands,
       test_followers,
       test_ids)
