/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The cards with names of their own, which depend on the rules, the contract and pigs; and
 * cards that are as good as each other.
 */
#include "engine/card-role.h"
#include "engine/equal-cards.h"

#include "suite.h"

static DulleBoard
board_of (DulleContract contract)
{
  return (DulleBoard){ .rules = dulle_rules_default (),
                       .contract = contract,
                       .pigs = DULLE_NO_SEAT,
                       .superpigs = DULLE_NO_SEAT };
}

START_TEST (test_normal_game)
{
  DulleBoard board = board_of (DULLE_CONTRACT_NORMAL);

  ck_assert_int_eq (dulle_card_role (&board, DULLE_HEART_TEN), DULLE_CARD_ROLE_DULLE);
  ck_assert_int_eq (dulle_card_role (&board, DULLE_CLUB_QUEEN), DULLE_CARD_ROLE_OLD);
  ck_assert_int_eq (dulle_card_role (&board, DULLE_DIAMOND_ACE), DULLE_CARD_ROLE_FOX);
  ck_assert_int_eq (dulle_card_role (&board, DULLE_CLUB_JACK), DULLE_CARD_ROLE_CHARLIE);
  ck_assert_int_eq (dulle_card_role (&board, DULLE_DIAMOND_QUEEN), DULLE_CARD_ROLE_NONE);
}
END_TEST

START_TEST (test_rules)
{
  DulleBoard board = board_of (DULLE_CONTRACT_NORMAL);

  board.rules.dulle = false;
  board.rules.bonus_charlie = false;
  board.rules.bonus_charlie_caught = DULLE_BONUS_CHARLIE_CAUGHT_OFF;
  board.rules.bonus_fox_caught = false;
  board.rules.bonus_fox_last_trick = false;
  ck_assert_int_eq (dulle_card_role (&board, DULLE_HEART_TEN), DULLE_CARD_ROLE_NONE);
  ck_assert_int_eq (dulle_card_role (&board, DULLE_CLUB_JACK), DULLE_CARD_ROLE_NONE);
  ck_assert_int_eq (dulle_card_role (&board, DULLE_DIAMOND_ACE), DULLE_CARD_ROLE_NONE);

  /* One of the points that a card can make is enough. */
  board.rules.bonus_charlie_caught = DULLE_BONUS_CHARLIE_CAUGHT_ANY_TRICK;
  board.rules.bonus_fox_last_trick = true;
  ck_assert_int_eq (dulle_card_role (&board, DULLE_CLUB_JACK), DULLE_CARD_ROLE_CHARLIE);
  ck_assert_int_eq (dulle_card_role (&board, DULLE_DIAMOND_ACE), DULLE_CARD_ROLE_FOX);
  board.rules.bonus_fox_last_trick = false;
  board.rules.bonus_fox_caught = true;
  ck_assert_int_eq (dulle_card_role (&board, DULLE_DIAMOND_ACE), DULLE_CARD_ROLE_FOX);
}
END_TEST

START_TEST (test_solos)
{
  DulleBoard suit = board_of (DULLE_CONTRACT_SOLO_CLUBS);
  DulleBoard queens = board_of (DULLE_CONTRACT_SOLO_QUEEN);

  ck_assert_int_eq (dulle_card_role (&suit, DULLE_HEART_TEN), DULLE_CARD_ROLE_DULLE);
  ck_assert_int_eq (dulle_card_role (&suit, DULLE_CLUB_QUEEN), DULLE_CARD_ROLE_NONE);
  ck_assert_int_eq (dulle_card_role (&suit, DULLE_DIAMOND_ACE), DULLE_CARD_ROLE_NONE);
  ck_assert_int_eq (dulle_card_role (&queens, DULLE_HEART_TEN), DULLE_CARD_ROLE_NONE);
}
END_TEST

START_TEST (test_pigs)
{
  DulleBoard board = board_of (DULLE_CONTRACT_NORMAL);

  board.pigs = 2;
  board.rules.nines = true;
  board.rules.superpig_card = DULLE_SUPERPIG_CARD_NINE;
  ck_assert_int_eq (dulle_card_role (&board, DULLE_DIAMOND_ACE), DULLE_CARD_ROLE_PIG);
  ck_assert_int_eq (dulle_card_role (&board, DULLE_CARD (DULLE_DIAMONDS, DULLE_NINE)),
                    DULLE_CARD_ROLE_NONE);
  board.superpigs = 2;
  ck_assert_int_eq (dulle_card_role (&board, DULLE_CARD (DULLE_DIAMONDS, DULLE_NINE)),
                    DULLE_CARD_ROLE_SUPERPIG);
  ck_assert_int_eq (dulle_card_role (&board, DULLE_DIAMOND_ACE), DULLE_CARD_ROLE_PIG);
  ck_assert_int_eq (dulle_card_role (&board, DULLE_CLUB_QUEEN), DULLE_CARD_ROLE_OLD);
}
END_TEST

/* Cards are equal in whichever order they are compared, while nobody else has one between. */
START_TEST (test_equal_cards)
{
  DulleView view = { .board = board_of (DULLE_CONTRACT_NORMAL), .own.seat = 0 };
  DulleHand jacks = 2 * dulle_hand_of (DULLE_CARD (DULLE_SPADES, DULLE_JACK)) +
                    2 * dulle_hand_of (DULLE_CARD (DULLE_HEARTS, DULLE_JACK));
  DulleCard low = DULLE_CARD (DULLE_HEARTS, DULLE_JACK);
  DulleCard high = DULLE_CARD (DULLE_SPADES, DULLE_JACK);

  dulle_board_update_order (&view.board);
  view.own.hand = jacks;
  ck_assert (dulle_cards_are_equal (&view, low, high));
  ck_assert (dulle_cards_are_equal (&view, high, low));
  view.own.hand -= dulle_hand_of (low);
  ck_assert (!dulle_cards_are_equal (&view, low, high));
  ck_assert (!dulle_cards_are_equal (&view, high, low));
}
END_TEST

SUITE ("special", test_normal_game, test_rules, test_solos, test_pigs, test_equal_cards)
