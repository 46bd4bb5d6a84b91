/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which cards have a name of their own: rules, contract and pigs decide.
 */
#include "engine/special.h"

#include "suite.h"

static DulleBoard
board_of (DulleContract contract)
{
  return (DulleBoard){ .rules = dulle_rules_default (), .contract = contract, .pigs = DULLE_NO_SEAT, .superpigs = DULLE_NO_SEAT };
}

START_TEST (test_normal_game)
{
  DulleBoard board = board_of (DULLE_CONTRACT_NORMAL);

  ck_assert_int_eq (dulle_mark (&board, DULLE_HEART_TEN), DULLE_MARK_DULLE);
  ck_assert_int_eq (dulle_mark (&board, DULLE_CLUB_QUEEN), DULLE_MARK_OLD);
  ck_assert_int_eq (dulle_mark (&board, DULLE_DIAMOND_ACE), DULLE_MARK_FOX);
  ck_assert_int_eq (dulle_mark (&board, DULLE_CLUB_JACK), DULLE_MARK_CHARLIE);
  ck_assert_int_eq (dulle_mark (&board, DULLE_DIAMOND_QUEEN), DULLE_MARK_NONE);
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
  ck_assert_int_eq (dulle_mark (&board, DULLE_HEART_TEN), DULLE_MARK_NONE);
  ck_assert_int_eq (dulle_mark (&board, DULLE_CLUB_JACK), DULLE_MARK_NONE);
  ck_assert_int_eq (dulle_mark (&board, DULLE_DIAMOND_ACE), DULLE_MARK_NONE);
}
END_TEST

START_TEST (test_soli)
{
  DulleBoard suit = board_of (DULLE_CONTRACT_SOLO_CLUBS);
  DulleBoard queens = board_of (DULLE_CONTRACT_SOLO_QUEEN);

  ck_assert_int_eq (dulle_mark (&suit, DULLE_HEART_TEN), DULLE_MARK_DULLE);
  ck_assert_int_eq (dulle_mark (&suit, DULLE_CLUB_QUEEN), DULLE_MARK_NONE);
  ck_assert_int_eq (dulle_mark (&suit, DULLE_DIAMOND_ACE), DULLE_MARK_NONE);
  ck_assert_int_eq (dulle_mark (&queens, DULLE_HEART_TEN), DULLE_MARK_NONE);
}
END_TEST

START_TEST (test_pigs)
{
  DulleBoard board = board_of (DULLE_CONTRACT_NORMAL);

  board.pigs = 2;
  board.rules.nines = true;
  board.rules.superpig_card = DULLE_SUPERPIG_CARD_NINE;
  ck_assert_int_eq (dulle_mark (&board, DULLE_DIAMOND_ACE), DULLE_MARK_PIG);
  ck_assert_int_eq (dulle_mark (&board, DULLE_CARD (DULLE_DIAMONDS, DULLE_NINE)), DULLE_MARK_NONE);
  board.superpigs = 2;
  ck_assert_int_eq (dulle_mark (&board, DULLE_CARD (DULLE_DIAMONDS, DULLE_NINE)), DULLE_MARK_SUPERPIG);
}
END_TEST

SUITE ("special", test_normal_game, test_rules, test_soli, test_pigs)
