/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The person's hand from left to right: where trumps are, what a solo that is thought
 * of would make of it, and what lies aside.
 */
#include "engine/deal.h"
#include "engine/game.h"
#include "engine/option.h"
#include "table/hand-order.h"

#include "suite.h"

/* The person, on seat 0, is asked first. */
static DulleView
view_in_auction (void)
{
  DulleRules rules = dulle_rules_default ();
  DulleSetup setup = dulle_setup (&rules, 3);
  DulleHand  hands[DULLE_N_SEATS];
  DulleGame  game;

  dulle_deal (&rules, 1, setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);

  return dulle_game_view (&game, 0);
}

static DulleHand
hand_of (const DulleCard *cards,
         unsigned         n)
{
  DulleHand hand = 0;

  for (unsigned i = 0; i < n; i++)
    hand = dulle_hand_add (hand, cards[i]);

  return hand;
}

START_TEST (test_trumps_last)
{
  DulleView      view = view_in_auction ();
  DulleHandOrder order = { .considered = DULLE_CONTRACT_NORMAL };
  DulleCard      first[DULLE_MAX_HAND];
  DulleCard      last[DULLE_MAX_HAND];
  unsigned       n = dulle_hand_order_sort (&order, &view, first);

  ck_assert_uint_eq (n, dulle_hand_size (view.own.hand));
  ck_assert (hand_of (first, n) == view.own.hand);
  order.sort_order = DULLE_SORT_ORDER_TRUMPS_LAST;
  ck_assert_uint_eq (dulle_hand_order_sort (&order, &view, last), n);
  for (unsigned i = 0; i < n; i++)
    ck_assert_uint_eq (last[i], first[n - 1 - i]);
}
END_TEST

START_TEST (test_moved_cards)
{
  DulleView      view = view_in_auction ();
  DulleHandOrder order = { .considered = DULLE_CONTRACT_NORMAL };
  DulleCard     *moved = order.moved[view.own.seat];
  DulleCard      sorted[DULLE_MAX_HAND];
  DulleCard      cards[DULLE_MAX_HAND];
  unsigned       n = dulle_hand_order_sort (&order, &view, sorted);

  order.n_moved[view.own.seat] = n;
  for (unsigned i = 0; i < n; i++)
    moved[i] = sorted[(i + 3) % n];
  ck_assert_uint_eq (dulle_hand_order_sort (&order, &view, cards), n);
  ck_assert_mem_eq (cards, moved, n * sizeof cards[0]);

  /* What has been played leaves no gap. */
  view.own.hand = dulle_hand_remove (view.own.hand, moved[2]);
  ck_assert_uint_eq (dulle_hand_order_sort (&order, &view, cards), n - 1);
  ck_assert_mem_eq (cards + 2, moved + 3, (n - 3) * sizeof cards[0]);

  /* Another hand is sorted, and so is one that is considered for a solo. */
  view = view_in_auction ();
  order.n_moved[view.own.seat] = n - 1;
  dulle_hand_order_sort (&order, &view, cards);
  ck_assert_mem_eq (cards, sorted, n * sizeof cards[0]);
  order.n_moved[view.own.seat] = n;
  order.considered = DULLE_CONTRACT_SOLO_JACK;
  dulle_hand_order_sort (&order, &view, cards);
  ck_assert_mem_ne (cards, moved, n * sizeof cards[0]);
}
END_TEST

/* Several people at one machine see one another's hands in between. */
START_TEST (test_moved_by_several)
{
  DulleView      view = view_in_auction ();
  DulleHandOrder order = { .considered = DULLE_CONTRACT_NORMAL };
  guint8         other = dulle_next_seat (view.own.seat);
  DulleCard      cards[DULLE_MAX_HAND];
  unsigned       n = dulle_hand_order_sort (&order, &view, cards);

  order.n_moved[view.own.seat] = order.n_moved[other] = n;
  for (unsigned i = 0; i < n; i++)
    {
      order.moved[view.own.seat][i] = cards[(i + 3) % n];
      order.moved[other][i] = cards[(i + 5) % n];
    }
  dulle_hand_order_sort (&order, &view, cards);
  ck_assert_mem_eq (cards, order.moved[view.own.seat], n * sizeof cards[0]);
  view.own.seat = other;
  dulle_hand_order_sort (&order, &view, cards);
  ck_assert_mem_eq (cards, order.moved[other], n * sizeof cards[0]);
}
END_TEST

/* On the person's turn in the auction, and at no other time. */
START_TEST (test_considered_solo)
{
  DulleView      view = view_in_auction ();
  DulleHandOrder normal = { .considered = DULLE_CONTRACT_NORMAL };
  DulleHandOrder jacks = { .considered = DULLE_CONTRACT_SOLO_JACK };
  DulleOrder     order;
  DulleCard      expected[DULLE_MAX_HAND];
  DulleCard      cards[DULLE_MAX_HAND];
  unsigned       n;

  dulle_order_init (&order, &view.board.rules, DULLE_CONTRACT_SOLO_JACK, false, false);
  n = dulle_order_sort (&order, view.own.hand, expected);
  dulle_hand_order_sort (&jacks, &view, cards);
  ck_assert_mem_eq (cards, expected, n);

  view.board.turn = 1;
  dulle_hand_order_sort (&normal, &view, expected);
  dulle_hand_order_sort (&jacks, &view, cards);
  ck_assert_mem_eq (cards, expected, n);
}
END_TEST

START_TEST (test_aside)
{
  DulleView      view = view_in_auction ();
  DulleHand      aside = dulle_hand_of (dulle_hand_first (view.own.hand));
  DulleHandOrder order = { .considered = DULLE_CONTRACT_NORMAL, .aside = aside };
  DulleCard      cards[DULLE_MAX_HAND];
  unsigned       n = dulle_hand_order_sort (&order, &view, cards);

  ck_assert (hand_of (cards, n) == view.own.hand);
  view.board.phase = DULLE_PHASE_EXCHANGE;
  view.board.exchange = DULLE_EXCHANGE_PASS;
  n = dulle_hand_order_sort (&order, &view, cards);
  ck_assert (hand_of (cards, n) == view.own.hand - aside);
}
END_TEST

SUITE ("hand-order",
       test_trumps_last,
       test_moved_cards,
       test_moved_by_several,
       test_considered_solo,
       test_aside)
