/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The net: its quick form computes what its plain form says, its inputs are what the facts
 * say, and training gives the same net with any number of threads.
 */
#include "suite.h"

#include "engine/deal.h"
#include "engine/game.h"
#include "engine/legality.h"
#include "lab/net-train.h"

#define N_NETS  50
#define N_GAMES 40

/* The largest fact that makes sense: in units of the table, most are at most 1; in a meatless
 * solo all card points are plain. */
#define MOST_FACT 6.5

static int
draw_number (DulleRng *rng,
             int       most)
{
  return (int) dulle_rng_below (rng, 2 * (unsigned) most + 1) - most;
}

static void
draw_numbers (DulleRng *rng,
              int16_t  *numbers,
              size_t    n,
              int       most)
{
  for (size_t i = 0; i < n; i++)
    numbers[i] = (int16_t) draw_number (rng, most);
}

/* Some parts have the largest weights there are, where sums would leave 32 bits first. */
static void
draw_part (DulleRng     *rng,
           DulleNetPart *part)
{
  int most = dulle_rng_below (rng, 2) == 0 ? DULLE_NET_MOST_WEIGHT : 200;

  draw_numbers (rng, &part->shared[0][0][0], sizeof part->shared / sizeof (int16_t), most);
  draw_numbers (rng, &part->card[0][0][0], sizeof part->card / sizeof (int16_t), most);
  draw_numbers (rng, part->output, DULLE_NET_WIDTH, most);
  for (unsigned unit = 0; unit < DULLE_NET_WIDTH; unit++)
    part->bias[unit] = draw_number (rng, most * DULLE_NET_INPUT_ONE);
}

START_TEST (test_quick)
{
  DulleRng rng = dulle_rng (1);

  for (unsigned i = 0; i < N_NETS; i++)
    {
      DulleNetPart part;

      draw_part (&rng, &part);
      for (unsigned j = 0; j < 100; j++)
        {
          int          most = j % 2 == 0 ? DULLE_NET_MOST_INPUT : DULLE_NET_INPUT_ONE;
          int16_t      shared[DULLE_N_SHARED];
          int16_t      card[DULLE_N_CARD_INPUTS];
          DulleNetSums sums;

          draw_numbers (&rng, shared, DULLE_N_SHARED, most);
          draw_numbers (&rng, card, DULLE_N_CARD_INPUTS, most);
          memset (card + 4, 0, dulle_rng_below (&rng, 20) * sizeof *card);
          dulle_net_share (&part, shared, &sums);
          ck_assert_double_eq (dulle_net_value (&part, &sums, card),
                               dulle_net_value_plainly (&part, shared, card));
        }
    }
}
END_TEST

/* The net computes by hand: one unit of which everything is known. */
START_TEST (test_hand)
{
  DulleNetPart part = { .bias = { 1000 } };
  int16_t      shared[DULLE_N_SHARED] = { [3] = 100 };
  int16_t      card[DULLE_N_CARD_INPUTS] = { [8] = -20 };
  DulleNetSums sums;

  part.shared[1][0][1] = 300;
  part.card[4][0][0] = 200;
  part.output[0] = -512;
  dulle_net_share (&part, shared, &sums);
  ck_assert_int_eq (sums.sums[0], 1000 + 30000);
  /* 27000 / 512 is 52.7. */
  ck_assert_double_eq (dulle_net_value (&part, &sums, card), 52 * -512 / (256.0 * 1024.0));
  part.card[4][0][0] = 2000;
  ck_assert_double_eq (dulle_net_value (&part, &sums, card), 0.0);
}
END_TEST

static void
check_facts (const DulleView *view)
{
  DulleSituation situation;
  float          facts[DULLE_N_SHARED_FACTS];
  int16_t        inputs[DULLE_N_SHARED];

  dulle_situation_init (&situation, view, NULL);
  for (unsigned i = 0; i < DULLE_N_SHARED_FACTS; i++)
    facts[i] = 1000.0f;
  dulle_facts (&situation, facts);
  dulle_net_shared_inputs (&situation, inputs);
  for (unsigned i = 0; i < DULLE_N_SHARED_FACTS; i++)
    {
      ck_assert_msg (facts[i] >= -MOST_FACT && facts[i] <= MOST_FACT, "fact %u is %g", i,
                     facts[i]);
      ck_assert_double_le (ABS (inputs[i] - (double) facts[i] * DULLE_NET_INPUT_ONE), 0.5);
    }
}

/* By random rules, with random cards. */
START_TEST (test_facts)
{
  DulleRng rng = dulle_rng (3);

  for (unsigned i = 0; i < N_GAMES; i++)
    {
      DulleRules chosen = dulle_rules_random (&rng);
      DulleRules rules = dulle_rules_active (&chosen);
      DulleSetup setup = dulle_setup (&rules, i % DULLE_N_SEATS);
      DulleHand  hands[DULLE_N_SEATS];
      DulleGame  game;

      dulle_deal (&rules, dulle_rng_next (&rng), setup.dealer, hands);
      dulle_game_start (&game, &setup, hands);
      while (!dulle_board_is_finished (&game.board))
        {
          DulleView   view = dulle_game_view (&game, game.board.turn);
          DulleAction actions[DULLE_MAX_ACTIONS];
          unsigned    n = dulle_action_list (&view.board, &view.own, actions);

          if (game.board.phase == DULLE_PHASE_TRICKS && game.board.revoked == DULLE_NO_SEAT)
            check_facts (&view);
          ck_assert_int_eq (dulle_game_apply (&game, &actions[dulle_rng_below (&rng, n)]),
                            DULLE_ACCEPTED);
        }
    }
}
END_TEST

static void
train_small_net (unsigned  n_threads,
                 DulleNet *net)
{
  DulleWeights     player = dulle_policy_weights;
  DulleLessonPlan  plan = { .seed = 5, .n_games = 200, .n_threads = n_threads, .player = &player };
  DulleNetTraining training = { .seed = 5, .n_threads = n_threads, .n_epochs = 1, .rate = 0.002 };
  DulleNetProof    proofs[DULLE_N_ROLES][DULLE_N_POSITIONS];
  DulleLessons     lessons;

  player.net = NULL;
  dulle_lessons_init (&lessons);
  dulle_lessons_collect (&plan, &lessons);
  ck_assert_uint_gt (lessons.lessons->len, 500);
  dulle_net_train (&training, &lessons, net, proofs);
  ck_assert_uint_gt (proofs[DULLE_ROLE_NORMAL][DULLE_POSITION_FOLLOW].n_lessons, 10);
  dulle_lessons_clear (&lessons);
}

START_TEST (test_threads)
{
  static DulleNet one;
  static DulleNet two;

  train_small_net (1, &one);
  train_small_net (2, &two);
  ck_assert_mem_eq (&one, &two, sizeof one);
}
END_TEST

/* The values of the cards of a lesson, without what they have in common. */
static void
weigh_lesson (const DulleNetPart *part,
              const DulleLessons *lessons,
              const DulleLesson  *lesson,
              double              values[DULLE_N_CARDS])
{
  DulleNetSums sums;
  double       mean = 0.0;

  dulle_net_share (part, lesson->inputs, &sums);
  for (unsigned i = 0; i < lesson->n_cards; i++)
    {
      const DulleLessonCard *card =
          &g_array_index (lessons->cards, DulleLessonCard, lesson->first + i);

      values[i] = dulle_net_value (part, &sums, card->inputs);
      mean += values[i] / lesson->n_cards;
    }
  for (unsigned i = 0; i < lesson->n_cards; i++)
    values[i] -= mean;
}

static void
collect_lessons (DulleLessons *lessons)
{
  DulleLessonPlan plan = { .seed = 7, .n_games = 300, .n_threads = 1 };

  plan.player = &dulle_policy_weights;
  dulle_lessons_init (lessons);
  dulle_lessons_collect (&plan, lessons);
}

/* A net that goes on from another one says the same before it has learned anything. */
START_TEST (test_start)
{
  const DulleNetPart *before = &dulle_net.parts[DULLE_ROLE_NORMAL][DULLE_POSITION_FOLLOW];
  DulleNetTraining    training = { .seed = 1, .n_threads = 1, .rate = 0.001, .start = &dulle_net };
  DulleNetProof       proofs[DULLE_N_ROLES][DULLE_N_POSITIONS];
  static DulleNet     net;
  DulleLessons        lessons;

  collect_lessons (&lessons);
  dulle_net_train (&training, &lessons, &net, proofs);
  ck_assert_mem_eq (net.parts[DULLE_ROLE_SOLOIST], dulle_net.parts[DULLE_ROLE_SOLOIST],
                    sizeof net.parts[DULLE_ROLE_SOLOIST]);
  for (unsigned i = 0; i < lessons.lessons->len; i++)
    {
      const DulleLesson *lesson = &g_array_index (lessons.lessons, DulleLesson, i);
      double             old_values[DULLE_N_CARDS];
      double             new_values[DULLE_N_CARDS];

      if (lesson->role != DULLE_ROLE_NORMAL || lesson->place != DULLE_POSITION_FOLLOW)
        continue;
      weigh_lesson (before, &lessons, lesson, old_values);
      weigh_lesson (&net.parts[lesson->role][lesson->place], &lessons, lesson, new_values);
      for (unsigned j = 0; j < lesson->n_cards; j++)
        ck_assert_double_eq_tol (new_values[j], old_values[j], 0.001);
    }
  dulle_lessons_clear (&lessons);
}
END_TEST

/* How many hidden units of a part are below their upper bound for some card and cut off for
 * another one. The others add nothing that a sum could not say. */
static unsigned
count_bent_units (const DulleNetPart *part,
                  const DulleLessons *lessons,
                  DulleTrickPosition  place)
{
  bool     low[DULLE_NET_WIDTH] = { false };
  bool     between[DULLE_NET_WIDTH] = { false };
  unsigned n = 0;

  for (unsigned i = 0; i < lessons->lessons->len; i++)
    {
      const DulleLesson *lesson = &g_array_index (lessons->lessons, DulleLesson, i);

      if (lesson->role != DULLE_ROLE_NORMAL || lesson->place != place)
        continue;
      for (unsigned j = 0; j < lesson->n_cards; j++)
        {
          const DulleLessonCard *card =
              &g_array_index (lessons->cards, DulleLessonCard, lesson->first + j);
          int32_t units[DULLE_NET_WIDTH];

          dulle_net_units_plainly (part, lesson->inputs, card->inputs, units);
          for (unsigned unit = 0; unit < DULLE_NET_WIDTH; unit++)
            {
              low[unit] |= units[unit] == 0;
              between[unit] |= units[unit] > 0 && units[unit] < DULLE_NET_MOST_UNIT;
            }
        }
    }
  for (unsigned j = 0; j < DULLE_NET_WIDTH; j++)
    n += low[j] && between[j];

  return n;
}

/* Training must not lose units; of a net that it ships, 23 of 32 once did nothing. */
START_TEST (test_units)
{
  DulleLessons lessons;

  collect_lessons (&lessons);
  for (unsigned place = 0; place < DULLE_N_POSITIONS; place++)
    {
      unsigned n = count_bent_units (&dulle_net.parts[DULLE_ROLE_NORMAL][place], &lessons, place);

      ck_assert_uint_ge (n, DULLE_NET_WIDTH / 2);
    }
  dulle_lessons_clear (&lessons);
}
END_TEST

/* Lessons in which the score is what a fact says, times what a feature says: no sum of them
 * can tell. */
START_TEST (test_learns)
{
  DulleLessons     lessons;
  DulleNetTraining training = { .seed = 1, .n_threads = 1, .n_epochs = 4, .rate = 0.005 };
  DulleNetProof    proofs[DULLE_N_ROLES][DULLE_N_POSITIONS];
  DulleRng         rng = dulle_rng (1);
  static DulleNet  net;

  dulle_lessons_init (&lessons);
  for (unsigned i = 0; i < 8000; i++)
    {
      DulleLesson lesson = { .n_cards = 2, .first = 2 * i };
      int         sign = dulle_rng_below (&rng, 2) == 0 ? 1 : -1;

      lesson.inputs[DULLE_FACT_OURS] = (int16_t) (sign * DULLE_NET_INPUT_ONE);
      g_array_append_val (lessons.lessons, lesson);
      for (unsigned j = 0; j < 2; j++)
        {
          DulleLessonCard card = { .score = j == 0 ? (float) sign : 0.0f, .count = 1.0f };

          card.inputs[DULLE_FEATURE_TRUMP] = j == 0 ? DULLE_NET_INPUT_ONE : 0;
          g_array_append_val (lessons.cards, card);
        }
    }
  dulle_net_train (&training, &lessons, &net, proofs);
  dulle_lessons_clear (&lessons);
  ck_assert_uint_eq (proofs[0][0].n_lessons, 400);
  ck_assert_double_gt (proofs[0][0].gain, 0.4);
}
END_TEST

SUITE ("net", test_quick, test_hand, test_facts, test_threads, test_start, test_units, test_learns)
