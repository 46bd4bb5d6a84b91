/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a board says of itself: who lacks a suit, whether a soloist plays in silence, which
 * poverty and which superpigs there are, which trick is complete, and how long announcements may
 * wait.
 */
#include "engine/announce.h"
#include "engine/contract.h"
#include "engine/exchange.h"
#include "engine/record.h"

#include "position.h"
#include "suite.h"

/* Both queens of clubs from the same hand are a silent marriage, whoever holds them. */
START_TEST (test_silent_marriage)
{
  DulleBoard board = { .contract = DULLE_CONTRACT_NORMAL,
                       .known = { DULLE_NO_PARTY, DULLE_NO_PARTY, DULLE_NO_PARTY,
                                  DULLE_NO_PARTY } };

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleBoard silent = board;

      silent.played[seat] = position_hand ("CQ CQ HT");
      ck_assert (dulle_board_is_silent_marriage (&silent));
      silent.contract = DULLE_CONTRACT_MARRIAGE;
      ck_assert (!dulle_board_is_silent_marriage (&silent));

      silent = board;
      silent.played[seat] = position_hand ("CQ HT HT SQ SQ");
      silent.played[dulle_next_seat (seat)] = position_hand ("CQ");
      ck_assert (!dulle_board_is_silent_marriage (&silent));
    }
}
END_TEST

/* Three of Kontra are known: the fourth seat is alone. */
START_TEST (test_three_opponents)
{
  DulleBoard board = { .contract = DULLE_CONTRACT_NORMAL };

  for (uint8_t alone = 0; alone < DULLE_N_SEATS; alone++)
    {
      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        board.known[seat] = seat == alone ? DULLE_NO_PARTY : DULLE_KONTRA;
      ck_assert (dulle_board_is_silent_marriage (&board));
      board.known[dulle_next_seat (alone)] = DULLE_NO_PARTY;
      ck_assert (!dulle_board_is_silent_marriage (&board));
    }
}
END_TEST

START_TEST (test_all_known)
{
  DulleBoard board = { .known = { DULLE_RE, DULLE_KONTRA, DULLE_RE, DULLE_KONTRA } };

  ck_assert (dulle_board_all_known (&board));
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleBoard open = board;

      open.known[seat] = DULLE_NO_PARTY;
      ck_assert (!dulle_board_all_known (&open));
    }
}
END_TEST

/* Whoever cannot follow is known to lack the suit, at each place of a trick. */
START_TEST (test_lacks)
{
  static const char text[] = DULLE_RECORD_HEAD
      "game 1\n"
      "dealer 3\n"
      "hand 0 S9 S9 SK SK SA SA ST ST HK HK H9 H9\n"
      "hand 1 CQ CQ HA HA CA CA CT CT CK CK C9 C9\n"
      "hand 2 SQ SQ HQ HQ DQ DQ CJ CJ SJ SJ HJ HJ\n"
      "hand 3 DJ DJ DK DK D9 D9 DA DA DT DT HT HT\n"
      "auction 0:healthy 1:healthy 2:healthy 3:healthy\n"
      "trick 0:S9 1:C9 2:HJ 3:DJ\n"
      "end\n";
  g_autoptr (GArray) records = dulle_record_parse (text, "text", NULL);
  const DulleRecord *record = &g_array_index (records, DulleRecord, 0);
  DulleGame          game;

  dulle_record_replay (record, record->n_actions, &game);
  ck_assert_uint_eq (game.board.voids[0], 0);
  for (unsigned seat = 1; seat < DULLE_N_SEATS; seat++)
    ck_assert_uint_eq (game.board.voids[seat], 1U << DULLE_CLASS_SPADES);
}
END_TEST

START_TEST (test_poverty)
{
  static const struct
  {
    const char *hand;
    bool        foxes_count;
    unsigned    n_trumps;
    bool        is_thrown;
  } rows[] = {
    { "CA CA CT SA SA ST HA HA HK HK", true, 0, true },
    { "DJ CA CA CT SA SA ST HA HA HK", true, 1, true },
    { "DJ DA CA CA CT SA SA ST HA HA", true, 2, false },
    { "DJ DA DA CA CA CT SA SA ST HA", true, 3, false },
    { "DJ SJ DA DA CA CA CT SA SA ST", true, 4, false },
    { "DJ SJ DA DA CA CA CT SA SA ST", false, 2, false },
    { "DJ SJ HT DA DA CA CA CT SA SA", false, 3, false },
    { "DJ SJ HT HT DA DA CA CA CT SA", false, 4, false },
  };
  DulleRules rules = dulle_rules_default ();

  rules.nines = 0;
  rules.poverty = rules.poverty_shift = rules.throw_with_one_trump = 1;
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      DulleHand hand = position_hand (rows[i].hand);

      rules.poverty_foxes_do_not_count = !rows[i].foxes_count;
      rules.poverty_max_trumps = 3;
      ck_assert_uint_eq (dulle_poverty_trumps (&rules, hand), rows[i].n_trumps);
      ck_assert_int_eq (dulle_poverty_allowed (&rules, hand), rows[i].n_trumps <= 3);
      ck_assert_int_eq (dulle_poverty_is_thrown (&rules, hand), rows[i].is_thrown);
      rules.poverty_max_trumps = 4;
      ck_assert (dulle_poverty_allowed (&rules, hand));
    }
  rules.throw_with_one_trump = 0;
  ck_assert (!dulle_poverty_is_thrown (&rules, position_hand (rows[0].hand)));
  rules.poverty_shift = 0;
  ck_assert (dulle_poverty_is_thrown (&rules, position_hand (rows[4].hand)));
  rules.poverty = 0;
  ck_assert (!dulle_poverty_allowed (&rules, position_hand (rows[0].hand)));
}
END_TEST

/* Tens that are dulles are no superpigs. */
static void
assert_superpigs (DulleContract contract,
                  DulleRules   *rules)
{
  DulleSuit suit = dulle_contracts[contract].suit;
  bool      has_any = dulle_contracts[contract].dulles;
  DulleCard ten = has_any && !(rules->dulle && suit == DULLE_HEARTS) ? DULLE_CARD (suit, DULLE_TEN)
                                                                     : DULLE_NO_CARD;

  rules->nines = 1;
  rules->superpig_card = DULLE_SUPERPIG_CARD_NINE;
  ck_assert_uint_eq (dulle_contract_superpig (rules, contract),
                     has_any ? DULLE_CARD (suit, DULLE_NINE) : DULLE_NO_CARD);
  rules->superpig_card = DULLE_SUPERPIG_CARD_TEN;
  ck_assert_uint_eq (dulle_contract_superpig (rules, contract), ten);
  rules->nines = 0;
  ck_assert_uint_eq (dulle_contract_superpig (rules, contract), ten);
  rules->superpig_card = DULLE_SUPERPIG_CARD_NINE;
  ck_assert_uint_eq (dulle_contract_superpig (rules, contract),
                     has_any ? DULLE_CARD (suit, DULLE_KING) : DULLE_NO_CARD);
}

START_TEST (test_superpigs)
{
  DulleRules rules = dulle_rules_default ();

  for (DulleContract contract = 0; contract < DULLE_N_CONTRACTS; contract++)
    {
      rules.dulle = 1;
      assert_superpigs (contract, &rules);
      rules.dulle = 0;
      assert_superpigs (contract, &rules);
    }
}
END_TEST

/* A trick is complete until the next card is played, and the last one for good. */
START_TEST (test_completed_trick)
{
  DulleBoard board = { .rules = dulle_rules_default () };
  unsigned   last = dulle_rules_n_tricks (&board.rules);

  ck_assert_ptr_null (dulle_board_completed_trick (&board));
  board.n_tricks = 1;
  ck_assert_ptr_eq (dulle_board_completed_trick (&board), &board.tricks[0]);
  board.tricks[1].n_cards = 1;
  ck_assert_ptr_null (dulle_board_completed_trick (&board));
  board.n_tricks = (uint8_t) last;
  ck_assert_ptr_eq (dulle_board_completed_trick (&board), &board.tricks[last - 1]);
}
END_TEST

/* A reply may be made with one card less than what it answers. */
START_TEST (test_time_for_a_reply)
{
  DulleBoard            board = { .rules = dulle_rules_default (),
                                  .phase = DULLE_PHASE_TRICKS,
                                  .known = { DULLE_RE, DULLE_KONTRA, DULLE_KONTRA, DULLE_RE },
                                  .levels = { DULLE_LEVEL_PARTY },
                                  .n_cards = { 12, 12, 12, 12 } };
  DullePrivateKnowledge own = { .seat = 1, .party = DULLE_KONTRA };

  ck_assert_uint_eq (dulle_announce_cards_left (&board, &own, DULLE_LEVEL_PARTY), 2);
  ck_assert_uint_eq (dulle_announce_cards_left (&board, &own, DULLE_LEVEL_REPLY), 2);
  ck_assert_uint_eq (dulle_announce_cards_left (&board, &own, DULLE_LEVEL_NO_90), 1);
  board.n_cards[1] = 10;
  ck_assert_uint_eq (dulle_announce_cards_left (&board, &own, DULLE_LEVEL_REPLY), 0);
}
END_TEST

/* Where the cards on the table are counted, an announcement gives the time until the second
 * card of the next trick, but takes none away. */
START_TEST (test_time_on_the_table)
{
  DulleBoard            board = { .rules = dulle_rules_default (),
                                  .phase = DULLE_PHASE_TRICKS,
                                  .known = { DULLE_RE, DULLE_KONTRA, DULLE_KONTRA, DULLE_RE } };
  DullePrivateKnowledge re = { .seat = 0, .party = DULLE_RE };
  DullePrivateKnowledge kontra = { .seat = 1, .party = DULLE_KONTRA };

  board.rules.announcement_timing = DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE;
  board.rules.announcement_chain = true;
  board.rules.re_until_card = 5;
  board.rules.kontra_until_card = 30;
  ck_assert_uint_eq (dulle_announce_cards_left (&board, &re, DULLE_LEVEL_PARTY), 4);
  ck_assert_uint_eq (dulle_announce_cards_left (&board, &kontra, DULLE_LEVEL_PARTY), 29);

  board.tricks[0].n_cards = 1;
  ck_assert_uint_eq (dulle_announce_cards_left (&board, &re, DULLE_LEVEL_PARTY), 3);

  board.tricks[0].n_cards = 4;
  board.n_tricks = 1;
  board.levels[0] = DULLE_LEVEL_PARTY;
  board.announcements[board.n_announcements++] =
      (DulleAnnouncement){ .seat = 0, .level = DULLE_LEVEL_PARTY, .cards = 4 };
  ck_assert_uint_eq (dulle_announce_cards_left (&board, &re, DULLE_LEVEL_NO_90), 5);
  ck_assert_uint_eq (dulle_announce_cards_left (&board, &kontra, DULLE_LEVEL_PARTY), 25);
}
END_TEST

/* Re until the fifth card: in the first trick everybody has the last turn at which it is sure to be
 * in time, and then whoever leads to the second one. Kontra until the ninth has a trick more. */
START_TEST (test_last_turn_on_the_table)
{
  DulleBoard            board = { .rules = dulle_rules_default (),
                                  .phase = DULLE_PHASE_TRICKS,
                                  .known = { DULLE_RE, DULLE_KONTRA, DULLE_KONTRA, DULLE_RE } };
  DullePrivateKnowledge re = { .seat = 0, .party = DULLE_RE };
  DullePrivateKnowledge kontra = { .seat = 1, .party = DULLE_KONTRA };

  board.rules.announcement_timing = DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE;
  board.rules.announcement_reply = false;
  for (unsigned n_played = 0; n_played <= 12; n_played++)
    {
      bool re_is_late = n_played > 4;
      bool kontra_is_late = n_played > 8;
      bool kontra_has_another_turn = n_played < 4;

      board.n_tricks = (uint8_t) (n_played / DULLE_N_SEATS);
      memset (board.tricks, 0, sizeof board.tricks);
      for (unsigned trick = 0; trick <= board.n_tricks; trick++)
        board.tricks[trick] =
            (DulleTrick){ .lead = 2,
                          .n_cards = (uint8_t) MIN (n_played - trick * DULLE_N_SEATS, 4u) };
      ck_assert_int_eq (dulle_announce_last_chance (&board, &re),
                        re_is_late ? DULLE_LEVEL_NONE : DULLE_LEVEL_PARTY);
      ck_assert_int_eq (dulle_announce_last_chance (&board, &kontra),
                        kontra_is_late || kontra_has_another_turn ? DULLE_LEVEL_NONE
                                                                  : DULLE_LEVEL_PARTY);
    }
}
END_TEST

/* A limit beyond the last card is none. */
START_TEST (test_time_until_the_end)
{
  DulleBoard            board = { .rules = dulle_rules_default (),
                                  .phase = DULLE_PHASE_TRICKS,
                                  .known = { DULLE_RE, DULLE_KONTRA, DULLE_KONTRA, DULLE_RE } };
  DullePrivateKnowledge own = { .seat = 1, .party = DULLE_KONTRA };

  board.rules.announcement_timing = DULLE_ANNOUNCEMENT_TIMING_CARDS_ON_TABLE;
  board.rules.kontra_until_card = 48;
  board.rules.nines = false;
  board.n_tricks = 9;
  ck_assert_uint_eq (dulle_announce_cards_left (&board, &own, DULLE_LEVEL_PARTY), 3);
}
END_TEST

SUITE ("board",
       test_silent_marriage,
       test_three_opponents,
       test_all_known,
       test_lacks,
       test_poverty,
       test_superpigs,
       test_completed_trick,
       test_time_for_a_reply,
       test_time_on_the_table,
       test_last_turn_on_the_table,
       test_time_until_the_end)
