/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Clues: which kind a card is, and that fitting them forecasts better than before and gives the
 * same numbers with any number of threads.
 */
#include "suite.h"

#include "lab/clue-train.h"
#include "position.h"

/* The history of the first trick, and the kind of its last card. */
static const struct
{
  const char *history;
  unsigned    kind;
} cards[] = {
  { "1:CA", DULLE_CLUE_LEAD (DULLE_LEAD_ACE, 0, 0) },
  { "0!re 1:CA", DULLE_CLUE_LEAD (DULLE_LEAD_ACE, 1, 0) },
  { "1:HK", DULLE_CLUE_LEAD (DULLE_LEAD_PLAIN, 0, 0) },
  { "1:DT", DULLE_CLUE_LEAD (DULLE_LEAD_FAT_TRUMP, 0, 0) },
  { "1:DJ", DULLE_CLUE_LEAD (DULLE_LEAD_LOW_TRUMP, 0, 0) },
  { "1:SQ", DULLE_CLUE_LEAD (DULLE_LEAD_QUEEN, 0, 0) },
  { "1:HT", DULLE_CLUE_LEAD (DULLE_LEAD_HIGH_TRUMP, 0, 0) },
  { "1:CT 2:CA", DULLE_CLUE_FOLLOW (DULLE_FOLLOW_OVERTAKES, DULLE_HOLD_OPEN, 0, 1, 0) },
  { "1:C9 2:HT", DULLE_CLUE_FOLLOW (DULLE_FOLLOW_OVERTAKES_HIGH, DULLE_HOLD_OPEN, 1, 0, 0) },
  { "1:HT 2:DT", DULLE_CLUE_FOLLOW (DULLE_FOLLOW_SMEARS, DULLE_HOLD_HIGH, 1, 1, 0) },
  { "1:CQ 2:DK", DULLE_CLUE_FOLLOW (DULLE_FOLLOW_GIVES, DULLE_HOLD_OPEN, 1, 0, 0) },
  { "1:CA 2:CT 3:CK 0:C9", DULLE_CLUE_FOLLOW (DULLE_FOLLOW_STAYS_LOW, DULLE_HOLD_LAST, 0, 1, 0) },
};

static DulleClue
find_last_clue (const char *history)
{
  Position    position = { .history = history };
  DulleAction actions[POSITION_MAX_WORDS];
  unsigned    n = position_history (&position, actions);
  DulleRules  rules = dulle_rules_default ();
  DulleSetup  setup = dulle_setup (&rules, 0);
  DulleTrick  so_far = { .lead = 1 };
  DulleClue   clue = { 0 };
  DulleHand   hands[DULLE_N_SEATS];
  DulleGame   game;

  dulle_deal (&rules, 1, 0, hands);
  dulle_game_start (&game, &setup, hands);
  for (unsigned i = 0; i < n; i++)
    {
      if (actions[i].kind == DULLE_ACTION_PLAY)
        {
          clue = dulle_clue_of_card (&game.board, &so_far, 0, actions[i].card);
          dulle_trick_add (&so_far, &game.board.order, actions[i].card, 0);
        }
      else
        game.board.announcements[game.board.n_announcements++].cards = so_far.n_cards;
    }

  return clue;
}

START_TEST (test_kinds)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      DulleClue clue = find_last_clue (cards[i].history);

      ck_assert_msg (clue.kind == cards[i].kind, "%s: %u", cards[i].history, clue.kind);
    }
}
END_TEST

/* A card that follows is about the seat that is winning the trick, a lead about nobody else. */
START_TEST (test_seats)
{
  DulleClue lead = find_last_clue ("1:CA");
  DulleClue follow = find_last_clue ("1:CA 2:C9 3:CK");

  ck_assert_uint_eq (lead.seat, 1);
  ck_assert_uint_eq (lead.other, 1);
  ck_assert_uint_eq (follow.seat, 3);
  ck_assert_uint_eq (follow.other, 1);
}
END_TEST

static void
train_few_games (unsigned          n_threads,
                 DulleClueWeights *weights)
{
  DulleCluePlan  plan = { .seed = 3, .n_deals = 34, .n_threads = n_threads };
  DulleClueProof proofs[DULLE_N_CLUE_PLAYERS];
  DulleClueGames games;

  dulle_clue_games_init (&games);
  dulle_clue_games_collect (&plan, &games);
  *weights = dulle_clue_weights;
  dulle_clue_train (&games, n_threads, weights, proofs);
  dulle_clue_games_clear (&games);
  ck_assert_uint_gt (proofs[0].n, 200);
  ck_assert_double_lt (proofs[0].after, proofs[0].before);
}

START_TEST (test_threads)
{
  DulleClueWeights one;
  DulleClueWeights two;

  train_few_games (1, &one);
  train_few_games (2, &two);
  ck_assert_mem_eq (&one, &two, sizeof one);
}
END_TEST

SUITE ("clues", test_kinds, test_seats, test_threads)
