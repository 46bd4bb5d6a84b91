/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The tournament: dealers, compulsory solos, Vorführen, totals, and its end. Dokolingen
 * tournament rules §1 and §2; FreeDoko rules, "Pflichtsoli", "Lustsoli".
 */
#include <string.h>

#include "engine/bock.h"
#include "engine/deal.h"
#include "engine/legality.h"
#include "engine/score.h"
#include "engine/tournament.h"

#include "suite.h"

/* Plays the next game with the lowest legal cards. @soloist declares @contract, and so does a
 * player who is forced to play a solo. */
static DulleBoard
play_game (DulleTournament *tournament,
           uint8_t          soloist,
           DulleContract    contract)
{
  DulleSetup  setup = dulle_tournament_next_setup (tournament);
  DulleHand   hands[DULLE_N_SEATS];
  DulleGame   game;
  DulleResult result;

  dulle_deal (&setup.rules, dulle_tournament_deal (tournament), setup.dealer, hands);
  dulle_game_start (&game, &setup, hands);
  while (game.board.phase != DULLE_PHASE_OVER)
    {
      uint8_t     turn = game.board.turn;
      bool        wants = turn == soloist || turn == setup.forced;
      DulleAction action = dulle_action_call (turn, wants ? contract : DULLE_CONTRACT_NORMAL, 0);

      if (game.board.phase == DULLE_PHASE_TRICKS)
        {
          DulleHand cards = dulle_action_cards (&game.board, &game.own[turn]);

          action = dulle_action_play (turn, dulle_hand_first (cards));
        }
      ck_assert_int_eq (dulle_game_apply (&game, &action), DULLE_ACCEPTED);
    }

  dulle_score (&game.board, &result);
  dulle_tournament_finish (tournament, &game.board, &result);

  return game.board;
}

static DulleTournament
start_tournament (const DulleRules *rules,
                  uint8_t           dealer)
{
  DulleRules active = dulle_rules_active (rules);

  return dulle_tournament_start (&active, 42, dealer);
}

START_TEST (test_the_deal_passes_on)
{
  DulleRules      rules = dulle_rules_default ();
  DulleTournament tournament = start_tournament (&rules, 2);

  for (unsigned i = 0; i < 20; i++)
    {
      ck_assert_uint_eq (tournament.dealer, (2 + i) % 4);
      ck_assert_uint_eq (dulle_tournament_games_left (&tournament), 24 - i);
      ck_assert_uint_eq (dulle_tournament_next_setup (&tournament).forced, DULLE_NO_SEAT);
      play_game (&tournament, DULLE_NO_SEAT, DULLE_CONTRACT_NORMAL);
    }
  ck_assert_uint_eq (tournament.n_ordinary, 20);
}
END_TEST

/* A compulsory solo does not use up a deal: the same dealer deals again. */
START_TEST (test_compulsory_solo_keeps_the_dealer)
{
  DulleRules      rules = dulle_rules_default ();
  DulleTournament tournament = start_tournament (&rules, 0);
  DulleBoard      board = play_game (&tournament, 3, DULLE_CONTRACT_SOLO_QUEEN);

  ck_assert (board.compulsory_solo);
  ck_assert_uint_eq (tournament.dealer, 0);
  ck_assert_uint_eq (tournament.n_games, 1);
  ck_assert_uint_eq (tournament.n_ordinary, 0);
  ck_assert_uint_eq (tournament.solos_due[3].all, 0);
  ck_assert_uint_eq (tournament.solos_due[1].all, 1);
  ck_assert_uint_eq (dulle_tournament_games_left (&tournament), 23);
}
END_TEST

START_TEST (test_second_solo_is_voluntary)
{
  DulleRules      rules = dulle_rules_default ();
  DulleTournament tournament = start_tournament (&rules, 0);
  DulleBoard      board;

  play_game (&tournament, 3, DULLE_CONTRACT_SOLO_QUEEN);
  board = play_game (&tournament, 3, DULLE_CONTRACT_SOLO_QUEEN);
  ck_assert (!board.compulsory_solo);
  ck_assert_uint_eq (board.tricks[0].lead, 1);
  ck_assert_uint_eq (tournament.dealer, 1);
  ck_assert_uint_eq (tournament.n_ordinary, 1);
}
END_TEST

START_TEST (test_voluntary_soloist_who_leads)
{
  DulleRules      rules = dulle_rules_default ();
  DulleTournament tournament;
  DulleBoard      board;

  rules.solo_player_leads = 1;
  rules.compulsory_solos = 0;
  tournament = start_tournament (&rules, 0);
  board = play_game (&tournament, 3, DULLE_CONTRACT_SOLO_QUEEN);
  ck_assert_uint_eq (board.tricks[0].lead, 3);
  ck_assert_uint_eq (tournament.dealer, 0);
  ck_assert_uint_eq (tournament.n_ordinary, 0);
}
END_TEST

/* When only compulsory solos are left, the players are forced to play them, starting at the
 * dealer's left, and the deal passes on. */
START_TEST (test_forced_in_order)
{
  DulleRules      rules = dulle_rules_default ();
  DulleTournament tournament = start_tournament (&rules, 0);

  for (unsigned i = 0; i < 20; i++)
    play_game (&tournament, DULLE_NO_SEAT, DULLE_CONTRACT_NORMAL);

  for (uint8_t i = 0; i < 4; i++)
    {
      DulleBoard board;

      ck_assert (!dulle_tournament_is_over (&tournament));
      ck_assert_uint_eq (tournament.dealer, i);
      ck_assert_uint_eq (dulle_tournament_next_setup (&tournament).forced, (i + 1) % 4);
      ck_assert_uint_eq (dulle_tournament_games_left (&tournament), 4u - i);
      board = play_game (&tournament, DULLE_NO_SEAT, DULLE_CONTRACT_SOLO_MEATLESS);
      ck_assert_uint_eq (board.soloist, (i + 1) % 4);
      ck_assert_uint_eq (board.tricks[0].lead, board.soloist);
    }
  ck_assert (dulle_tournament_is_over (&tournament));
  ck_assert_uint_eq (tournament.n_games, 24);
}
END_TEST

START_TEST (test_forced_are_those_who_owe)
{
  DulleRules      rules = dulle_rules_default ();
  DulleTournament tournament = start_tournament (&rules, 0);

  play_game (&tournament, 1, DULLE_CONTRACT_SOLO_JACK);
  play_game (&tournament, 3, DULLE_CONTRACT_SOLO_JACK);
  for (unsigned i = 0; i < 20; i++)
    play_game (&tournament, DULLE_NO_SEAT, DULLE_CONTRACT_NORMAL);

  ck_assert_uint_eq (dulle_tournament_games_left (&tournament), 2);
  ck_assert_uint_eq (dulle_tournament_next_setup (&tournament).forced, 2);
  play_game (&tournament, DULLE_NO_SEAT, DULLE_CONTRACT_SOLO_JACK);
  ck_assert_uint_eq (dulle_tournament_next_setup (&tournament).forced, 0);
  play_game (&tournament, DULLE_NO_SEAT, DULLE_CONTRACT_SOLO_JACK);
  ck_assert (dulle_tournament_is_over (&tournament));
}
END_TEST

START_TEST (test_no_compulsory_solos)
{
  DulleRules      rules = dulle_rules_default ();
  DulleTournament tournament;

  rules.compulsory_solos = 0;
  rules.rounds = 2;
  tournament = start_tournament (&rules, 0);
  for (unsigned i = 0; i < 8; i++)
    {
      ck_assert (!dulle_tournament_is_over (&tournament));
      play_game (&tournament, DULLE_NO_SEAT, DULLE_CONTRACT_NORMAL);
    }
  ck_assert (dulle_tournament_is_over (&tournament));
  ck_assert_uint_eq (dulle_tournament_games_left (&tournament), 0);
}
END_TEST

START_TEST (test_without_end)
{
  DulleRules      rules = dulle_rules_default ();
  DulleTournament tournament;

  rules.rounds_limited = 0;
  tournament = start_tournament (&rules, 0);
  for (unsigned i = 0; i < 50; i++)
    {
      ck_assert_uint_eq (dulle_tournament_next_setup (&tournament).forced, DULLE_NO_SEAT);
      play_game (&tournament, DULLE_NO_SEAT, DULLE_CONTRACT_NORMAL);
      ck_assert (!dulle_tournament_is_over (&tournament));
    }
  ck_assert_uint_eq (dulle_tournament_games_left (&tournament), 0);
}
END_TEST

START_TEST (test_color_and_picture_solos_due)
{
  DulleRules      rules = dulle_rules_default ();
  DulleTournament tournament;

  rules.compulsory_solos = 3;
  rules.compulsory_solos_color = 1;
  rules.compulsory_solos_picture = 1;
  tournament = start_tournament (&rules, 0);
  play_game (&tournament, 2, DULLE_CONTRACT_SOLO_MEATLESS);
  ck_assert_uint_eq (tournament.solos_due[2].all, 2);
  ck_assert (!play_game (&tournament, 2, DULLE_CONTRACT_SOLO_MEATLESS).compulsory_solo);
  ck_assert (play_game (&tournament, 2, DULLE_CONTRACT_SOLO_JACK).compulsory_solo);
  ck_assert_uint_eq (tournament.solos_due[2].picture, 0);
  ck_assert (!play_game (&tournament, 2, DULLE_CONTRACT_SOLO_QUEEN).compulsory_solo);
  ck_assert (play_game (&tournament, 2, DULLE_CONTRACT_SOLO_CLUBS).compulsory_solo);
  ck_assert_uint_eq (tournament.solos_due[2].all, 0);
}
END_TEST

/* A solo of a kind that nobody owes does not change what is owed. */
START_TEST (test_compulsory_solos_of_any_sort)
{
  DulleRules      rules = dulle_rules_default ();
  DulleTournament tournament;

  rules.compulsory_solos = 3;
  tournament = start_tournament (&rules, 0);
  play_game (&tournament, 2, DULLE_CONTRACT_SOLO_CLUBS);
  play_game (&tournament, 2, DULLE_CONTRACT_SOLO_JACK);
  ck_assert_uint_eq (tournament.solos_due[2].all, 1);
  ck_assert_uint_eq (tournament.solos_due[2].color, 0);
  ck_assert_uint_eq (tournament.solos_due[2].picture, 0);
}
END_TEST

/* Whatever the options, a player who is forced to play a solo has one to play. */
START_TEST (test_compulsory_solos_can_be_played)
{
  for (unsigned bits = 0; bits < 64; bits++)
    {
      DulleRules      rules = dulle_rules_default ();
      DulleTournament tournament;

      rules.rounds = 1;
      rules.compulsory_solos = 2;
      rules.compulsory_solos_color = bits & 1 ? 2 : 0;
      rules.compulsory_solos_picture = bits & 2 ? 2 : 0;
      rules.solo_suit = !(bits & 4);
      rules.solo_queen = rules.solo_jack = !(bits & 8);
      rules.solo_meatless = !(bits & 16);
      rules.solo = !(bits & 32);
      tournament = start_tournament (&rules, 0);
      ck_assert_uint_eq (tournament.solos_due[0].all, bits < 28 ? 2 : 0);
      for (unsigned i = 0; i < 4; i++)
        play_game (&tournament, DULLE_NO_SEAT, DULLE_CONTRACT_NORMAL);
      while (!dulle_tournament_is_over (&tournament))
        {
          DulleSetup  setup = dulle_tournament_next_setup (&tournament);
          DulleHand   hands[DULLE_N_SEATS];
          DulleGame   game;
          DulleAction actions[DULLE_MAX_ACTIONS];

          dulle_deal (&setup.rules, 1, setup.dealer, hands);
          dulle_game_start (&game, &setup, hands);
          ck_assert_uint_lt (setup.forced, DULLE_N_SEATS);
          ck_assert_uint_gt (dulle_game_list (&game, setup.forced, actions), 0);
          play_game (&tournament, DULLE_NO_SEAT, actions[0].contract);
        }
      ck_assert_uint_eq (tournament.n_games, bits < 28 ? 12 : 4);
    }
}
END_TEST

START_TEST (test_totals)
{
  DulleRules      rules = dulle_rules_default ();
  DulleTournament tournament = start_tournament (&rules, 0);
  int32_t         before[DULLE_N_SEATS] = { 0 };
  int             sum = 0;

  while (!dulle_tournament_is_over (&tournament))
    {
      DulleBoard  board = play_game (&tournament, DULLE_NO_SEAT, DULLE_CONTRACT_SOLO_QUEEN);
      DulleResult result;

      dulle_score (&board, &result);
      for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
        {
          ck_assert_int_eq (tournament.totals[seat], before[seat] + result.scores[seat]);
          before[seat] = tournament.totals[seat];
        }
    }
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    sum += tournament.totals[seat];
  ck_assert_int_eq (sum, 0);
}
END_TEST

/* Equal totals share a place, and there are no places but those of the players. */
START_TEST (test_places)
{
  DulleRules      rules = dulle_rules_default ();
  DulleTournament tournament;
  uint8_t         places[DULLE_MAX_PLAYERS];

  rules.players = 5;
  tournament = start_tournament (&rules, 0);
  tournament.totals[0] = 3;
  tournament.totals[1] = -7;
  tournament.totals[2] = 3;
  tournament.totals[3] = 12;
  memset (places, 99, sizeof places);
  dulle_tournament_rank (&tournament, places);
  ck_assert_uint_eq (places[0], 2);
  ck_assert_uint_eq (places[1], 5);
  ck_assert_uint_eq (places[2], 2);
  ck_assert_uint_eq (places[3], 1);
  ck_assert_uint_eq (places[4], 4);
  ck_assert_uint_eq (places[5], 99);
}
END_TEST

START_TEST (test_deal_numbers)
{
  DulleRules      rules = dulle_rules_default ();
  DulleTournament a = start_tournament (&rules, 0);
  DulleTournament b = start_tournament (&rules, 0);
  uint64_t        last = 0;

  for (unsigned i = 0; i < 20; i++)
    {
      uint64_t number = dulle_tournament_deal (&a);

      ck_assert (number == dulle_tournament_deal (&b));
      ck_assert (number != last);
      ck_assert (number < 1000000000);
      last = number;
      play_game (&a, DULLE_NO_SEAT, DULLE_CONTRACT_NORMAL);
      play_game (&b, DULLE_NO_SEAT, DULLE_CONTRACT_NORMAL);
    }
}
END_TEST

/* However many games of bock are to come, they are counted no further than can be. */
START_TEST (test_most_bock_games)
{
  DulleRules rules = dulle_rules_default ();
  DulleBock  bock = { .n_games = UINT16_MAX - 1 };

  rules.bock_append = 1;
  dulle_bock_make (&bock, &rules, DULLE_N_SEATS);
  ck_assert_uint_eq (bock.n_games, UINT16_MAX);
}
END_TEST

/* Some lines of a score are no points, but multiply them. */
START_TEST (test_factors)
{
  static const DulleLineId factors[] = {
    DULLE_LINE_RE_DOUBLES,
    DULLE_LINE_KONTRA_DOUBLES,
    DULLE_LINE_SOLO_DOUBLES,
    DULLE_LINE_BOCK,
  };
  unsigned n_factors = 0;

  for (DulleLineId id = 0; id < DULLE_N_LINES; id++)
    n_factors += dulle_line_is_factor (id);
  ck_assert_uint_eq (n_factors, G_N_ELEMENTS (factors));
  for (unsigned i = 0; i < G_N_ELEMENTS (factors); i++)
    ck_assert (dulle_line_is_factor (factors[i]));
}
END_TEST

SUITE ("tournament",
       test_the_deal_passes_on,
       test_compulsory_solo_keeps_the_dealer,
       test_second_solo_is_voluntary,
       test_voluntary_soloist_who_leads,
       test_forced_in_order,
       test_forced_are_those_who_owe,
       test_no_compulsory_solos,
       test_without_end,
       test_color_and_picture_solos_due,
       test_compulsory_solos_of_any_sort,
       test_compulsory_solos_can_be_played,
       test_totals,
       test_places,
       test_deal_numbers,
       test_most_bock_games,
       test_factors)
