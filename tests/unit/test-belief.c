/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a seat believes about cards, voids, and partners.
 */
#include "suite.h"

#include "ai/belief.h"
#include "ai/player.h"
#include "position.h"

#define NEAR 1e-6

/* The answer is the seat that is most likely to be the partner; after a !, the least likely
 * one; "-" if all are equally likely. */
static const Position partners[] = {
  { "before the first card all are alike", 0, "CQ CA C9 SK S9 HK H9 DQ SJ DT DK D9", "02", "", "-" },
  { "who announces Re is the partner of Re", 0, "CQ C9 SK S9 HK H9 DQ SJ DT DK D9", "02", "0:CA 2!re", "2" },
  { "who plays the other old one is the partner", 0, "CQ C9 SK S9 HK H9 DQ SJ DT DK D9", "03", "1:DT 2:DK 3:CQ 0:D9", "3" },
  { "who gives a ten to Re is rather Re", 0, "CQ C9 SK HK H9 DQ SJ DT DK D9 CK", "02", "0:CA 0!re 1:C9 2:CT 3:CK", "2" },
  { "who takes a rich trick from Re in the last seat is rather not", 0, "CQ C9 SK HK H9 SQ SJ DT DK D9 HJ", "01", "0!re 0:DA 1:D9 2:DK 3:HQ", "!3" },
  { "who leads trump at once is rather Re", 0, "SQ C9 SK HK H9 DQ SJ DT DK D9 CK CA", "13", "1:DJ 2:DT 3:DK", "!1" },
};

static void
check_sums (const DulleView   *view,
            const DulleBelief *belief)
{
  double parties = 0.0;

  for (int suit_class = 0; suit_class < DULLE_N_CLASSES; suit_class++)
    {
      double sum = 0.0;

      for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
        {
          sum += belief->share[suit_class][seat];
          ck_assert (belief->voids[suit_class][seat] >= -NEAR &&
                     belief->voids[suit_class][seat] <= 1.0 + NEAR);
          if (view->board.voids[seat] >> suit_class & 1 && belief->n_class[suit_class] > 0)
            ck_assert_double_eq (belief->share[suit_class][seat], 0.0);
        }
      if (belief->n_class[suit_class] > 0)
        ck_assert_double_eq_tol (sum, 1.0, NEAR);
    }

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleParty party = dulle_view_party (view, seat);

      ck_assert (belief->re[seat] >= 0.0 && belief->re[seat] <= 1.0 + NEAR);
      if (party != DULLE_NO_PARTY)
        ck_assert_double_eq_tol (belief->re[seat], party == DULLE_RE ? 1.0 : 0.0, NEAR);
      parties += belief->re[seat];
    }
  if (view->board.contract == DULLE_CONTRACT_NORMAL)
    ck_assert (parties <= 2.0 + NEAR && parties >= 1.0 - NEAR);
}

/* Checks that the belief is the same whether the evidence was counted card by card or at
 * once. */
static void
check_followed (const DulleView   *view,
                const DulleBelief *belief,
                DullePlayEvidence *evidence)
{
  DulleBelief followed;

  dulle_belief_init_from_evidence (&followed, view, 0, evidence);
  ck_assert_mem_eq (&followed.re, &belief->re, sizeof belief->re);
  ck_assert_mem_eq (&followed.partner, &belief->partner, sizeof belief->partner);
}

START_TEST (test_sums)
{
  DulleRules rules = dulle_rules_default ();

  rules = dulle_rules_active (&rules);
  for (uint64_t deal = 0; deal < 100; deal++)
    {
      DullePlayer       player = { .kind = DULLE_PLAYER_RANDOM, .limits.seed = deal };
      DulleSetup        setup = dulle_setup (&rules, deal % DULLE_N_SEATS);
      DulleHand         hands[DULLE_N_SEATS];
      DullePlayEvidence evidence;
      DulleGame         game;

      dulle_deal (&rules, deal, setup.dealer, hands);
      dulle_game_start (&game, &setup, hands);
      dulle_play_evidence_init (&evidence);
      while (game.board.phase != DULLE_PHASE_OVER)
        {
          DulleView     view = dulle_game_view (&game, game.board.turn);
          DulleDecision decision = dulle_player_act (&player, &view);
          DulleBelief   belief;

          if (game.board.phase == DULLE_PHASE_TRICKS)
            {
              dulle_belief_init (&belief, &view, DULLE_ALL_CLASSES);
              check_sums (&view, &belief);
              check_followed (&view, &belief, &evidence);
            }
          dulle_game_apply (&game, &decision.action);
        }
    }
}
END_TEST

/* @turned: the view of whoever sits @by seats further on, at the same table turned by as much */
static void
check_turned (const DulleView *view,
              const DulleView *turned,
              unsigned         by)
{
  DulleBelief belief;
  DulleBelief other;

  dulle_belief_init (&belief, view, 0);
  dulle_belief_init (&other, turned, 0);
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    ck_assert_double_eq_tol (belief.re[seat], other.re[(seat + by) % DULLE_N_SEATS], 1e-4);
}

/* What cards tell about the parties does not depend on who has which number. */
START_TEST (test_turned_table)
{
  DulleRules rules = dulle_rules_default ();

  rules = dulle_rules_active (&rules);
  for (uint64_t deal = 0; deal < 12; deal++)
    {
      unsigned    by = 1 + deal % (DULLE_N_SEATS - 1);
      DullePlayer player = { .kind = DULLE_PLAYER_RANDOM, .limits.seed = deal };
      DulleSetup  setups[] = { dulle_setup (&rules, 0), dulle_setup (&rules, (uint8_t) by) };
      DulleHand   hands[DULLE_N_SEATS];
      DulleHand   turned[DULLE_N_SEATS];
      DulleGame   games[2];

      dulle_deal (&rules, deal, 0, hands);
      for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
        turned[(seat + by) % DULLE_N_SEATS] = hands[seat];
      dulle_game_start (&games[0], &setups[0], hands);
      dulle_game_start (&games[1], &setups[1], turned);
      while (games[0].board.phase != DULLE_PHASE_OVER)
        {
          DulleView   view = dulle_game_view (&games[0], games[0].board.turn);
          DulleView   other = dulle_game_view (&games[1], games[1].board.turn);
          DulleAction action = dulle_player_act (&player, &view).action;

          if (games[0].board.phase == DULLE_PHASE_TRICKS)
            check_turned (&view, &other, by);
          dulle_game_apply (&games[0], &action);
          action.seat = (uint8_t) ((action.seat + by) % DULLE_N_SEATS);
          dulle_game_apply (&games[1], &action);
        }
    }
}
END_TEST

/* Compared with a count by hand: 8 clubs, one of them held; three hands of 12. */
START_TEST (test_counting)
{
  static const Position position = { "counting", 0, "CA SK S9 HK H9 SQ SJ DT DK D9 HJ DQ",
                                     "", "", "" };
  DulleView             view = position_view (&position, false);
  DulleBelief           belief;
  double                none = 1.0;

  dulle_belief_init (&belief, &view, DULLE_ALL_CLASSES);
  ck_assert_uint_eq (belief.n_unseen, 36);
  ck_assert_uint_eq (belief.n_class[DULLE_CLASS_CLUBS], 7);
  for (int i = 0; i < 7; i++)
    none *= (24.0 - i) / (36.0 - i);
  ck_assert_double_eq_tol (belief.voids[DULLE_CLASS_CLUBS][1], none, 1e-3);
  ck_assert_double_eq_tol (dulle_belief_holds (&belief, 1, DULLE_CLASS_CLUBS, 1), 1.0 / 3.0, 1e-3);
  ck_assert_double_eq (dulle_belief_holds (&belief, 1, DULLE_CLASS_CLUBS, 0), 0.0);
}
END_TEST

/* A seat that did not follow holds no such card, and the others hold more of them. */
START_TEST (test_voids)
{
  static const Position position = {
    "a void", 0, "SK S9 HK H9 SQ SJ DT DK D9 HJ DQ", "", "0:CA 1:C9 2:DJ 3:CK", ""
  };
  DulleView   view = position_view (&position, false);
  DulleBelief belief;

  dulle_belief_init (&belief, &view, DULLE_ALL_CLASSES);
  ck_assert_double_eq (belief.share[DULLE_CLASS_CLUBS][2], 0.0);
  ck_assert_double_eq (belief.voids[DULLE_CLASS_CLUBS][2], 1.0);
  ck_assert_double_eq_tol (belief.share[DULLE_CLASS_CLUBS][1], 0.5, NEAR);
  ck_assert_double_gt (belief.share[DULLE_CLASS_TRUMP][2], belief.share[DULLE_CLASS_TRUMP][1]);
}
END_TEST

START_TEST (test_partners)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (partners); i++)
    {
      DulleView   view = position_view (&partners[i], false);
      const char *answer = partners[i].answer;
      DulleBelief belief;

      dulle_belief_init (&belief, &view, DULLE_ALL_CLASSES);
      for (uint8_t seat = 1; seat < DULLE_N_SEATS; seat++)
        {
          if (answer[0] == '-')
            ck_assert_double_eq_tol (belief.partner[seat], 1.0 / 3.0, NEAR);
          else if (answer[0] == '!' && seat != answer[1] - '0')
            ck_assert_msg (belief.partner[seat] > belief.partner[answer[1] - '0'], "%s",
                           partners[i].about);
          else if (answer[0] != '!' && seat != answer[0] - '0')
            ck_assert_msg (belief.partner[seat] < belief.partner[answer[0] - '0'], "%s",
                           partners[i].about);
        }
    }
}
END_TEST

/* Where the queens may lie, before anything speaks for one seat or another: two queens lie in
 * two given hands in two ways, and with somebody who keeps silent of both in one, which
 * hardly anybody does. */
START_TEST (test_queens)
{
  static const Position unseen = { "no queen", 0, "CA C9 SK S9 HK H9 DQ SJ DT DK D9 HJ",
                                   "12", "", "" };
  const double          silent = 0.02;
  DulleView             view = position_view (&unseen, false);
  unsigned              n_spreads = 0;
  DulleBelief           belief;

  dulle_belief_init (&belief, &view, 0);
  for (unsigned re = 0; re < 1u << DULLE_N_SEATS; re++)
    n_spreads += dulle_belief_spread (&belief, re) > 0.0f;
  ck_assert_uint_eq (n_spreads, 6);
  for (uint8_t seat = 1; seat < DULLE_N_SEATS; seat++)
    {
      ck_assert_double_eq_tol (belief.re[seat], (2 * 2 + silent) / (3 * 2 + 3 * silent), NEAR);
      ck_assert_double_eq_tol (belief.partner[seat], 1.0 - belief.re[seat], NEAR);
    }
}
END_TEST

/* Who has played both queens of clubs is alone, whichever seat it is, and is known to be. */
START_TEST (test_alone)
{
  static const Position both[DULLE_N_SEATS] = {
    { "both of seat 0", 1, "SQ SQ CA C9 SK S9 HK H9 DQ SJ DT", "0",
      "0:CQ 1:DK 2:D9 3:D9 0:CQ", "" },
    { "both of seat 1", 2, "SQ SQ CA C9 SK S9 HK H9 DQ SJ DT", "1",
      "1:CQ 2:DK 3:D9 0:D9 1:CQ", "" },
    { "both of seat 2", 3, "SQ SQ CA C9 SK S9 HK H9 DQ SJ DT", "2",
      "2:CQ 3:DK 0:D9 1:D9 2:CQ", "" },
    { "both of seat 3", 0, "SQ SQ CA C9 SK S9 HK H9 DQ SJ DT", "3",
      "3:CQ 0:DK 1:D9 2:D9 3:CQ", "" },
  };

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleView   view = position_view (&both[seat], false);
      DulleBelief belief;

      dulle_belief_init (&belief, &view, DULLE_ALL_CLASSES);
      check_sums (&view, &belief);
      ck_assert (belief.has_spreads);
      for (unsigned re = 0; re < 1u << DULLE_N_SEATS; re++)
        ck_assert_double_eq (dulle_belief_spread (&belief, re), re == 1u << seat);
    }
}
END_TEST

/* A position that cannot be, since somebody else won the first trick or there are too few
 * queens, is told at once, with the number of actions that can be. */
START_TEST (test_impossible_position)
{
  static const Position position = {
    "both of seat 0", 1, "SQ SQ CA C9 SK S9 HK H9 DQ SJ DT", "0", "0:CQ 1:DK 2:HT 3:D9 0:CQ", ""
  };
  static const Position parties = {
    "three queens", 1, "SQ SQ CA C9 SK S9 HK H9 DQ SJ DT DK", "023", "", ""
  };
  DulleGame game;
  unsigned  n_legal;

  ck_assert (!position_start (&position, &game, &n_legal));
  ck_assert_uint_eq (n_legal, 4);
  ck_assert (!position_start (&parties, &game, &n_legal));
}
END_TEST

SUITE ("belief",
       test_sums,
       test_turned_table,
       test_counting,
       test_voids,
       test_partners,
       test_queens,
       test_alone,
       test_impossible_position)
