/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * Each role and place has its own system of normal equations. The mean over the cards of
 * a decision is subtracted from their scores and features, so that only the choice
 * between them is learned. The lower the policy ranks a card, the less it counts. A
 * soloist's score counts a third, and card points count a little as well. The systems are
 * solved by Cholesky's method, with a small ridge for features that hardly vary.
 */
#include "train.h"

#include "ai/guide.h"
#include "ai/utility.h"
#include "engine/deal.h"
#include "engine/quote.h"
#include "solo-deal.h"

#include <math.h>
#include <string.h>

#define N_SOLOS           (DULLE_N_CONTRACTS - DULLE_FIRST_SOLO)
#define SOLOS_PERCENT     40
#define DECISIONS_PERCENT 15
#define CHANCE_PERCENT    8
#define HANDS_FOR_A_SOLO  12
#define RIDGE             1.0

/* In this unit, sums are whole numbers. */
#define MILLION 1000000.0

#define N DULLE_N_FEATURES

/* Normal equations: the matrix is symmetric, its lower half is kept. */
typedef struct
{
  double matrix[N][N];
  double right[N];
} System;

typedef struct
{
  const DulleTraining *training;
  DulleRng             rng;
  unsigned             n_decisions;
  DullePlayout         playout;
  System               systems[DULLE_N_ROLES][DULLE_N_POSITIONS];
} Trainer;

static bool
is_chosen (Trainer *trainer,
           unsigned percent)
{
  return dulle_rng_below (&trainer->rng, 100) < percent;
}

/* Games */

/* Returns: a solo that the rules allow, or %DULLE_CONTRACT_NORMAL if there is none */
static DulleContract
draw_solo (Trainer *trainer)
{
  const DulleRules *rules = &trainer->training->rules;
  DulleContract     solo = DULLE_FIRST_SOLO;

  while (solo < DULLE_N_CONTRACTS && !dulle_contract_allowed (rules, solo))
    solo++;
  if (solo == DULLE_N_CONTRACTS)
    return DULLE_CONTRACT_NORMAL;

  do
    solo = DULLE_FIRST_SOLO + (DulleContract) dulle_rng_below (&trainer->rng, N_SOLOS);
  while (!dulle_contract_allowed (rules, solo));

  return solo;
}

static void
begin_game (Trainer   *trainer,
            unsigned   number,
            DulleGame *game)
{
  const DulleRules *rules = &trainer->training->rules;
  DulleSetup        setup = dulle_setup (rules, number % DULLE_N_SEATS);
  DulleContract     contract = DULLE_CONTRACT_NORMAL;
  uint8_t           soloist = DULLE_NO_SEAT;
  DulleHand         hands[DULLE_N_SEATS];

  if (is_chosen (trainer, SOLOS_PERCENT))
    contract = draw_solo (trainer);
  if (contract != DULLE_CONTRACT_NORMAL)
    soloist = dulle_deal_solo (rules, contract, setup.dealer, HANDS_FOR_A_SOLO, &trainer->rng,
                               hands);
  else
    dulle_deal (rules, dulle_rng_next (&trainer->rng), setup.dealer, hands);

  dulle_game_start (game, &setup, hands);
  while (game->board.phase == DULLE_PHASE_AUCTION)
    {
      DulleView   view = dulle_game_view (game, game->board.turn);
      DulleAction call =
          dulle_action_call (view.own.seat, DULLE_CONTRACT_NORMAL, DULLE_MARRIAGE_FOREIGN);

      if (view.own.seat == soloist)
        call.contract = (uint8_t) contract;
      else if (soloist == DULLE_NO_SEAT)
        call = dulle_policy_act (trainer->training->start, &view).action;
      if (dulle_game_apply (game, &call) != DULLE_ACCEPTED)
        g_return_if_reached ();
    }
}

/* Decisions */

/* One card of a decision: its features, the score it led to, and how much it counts. */
typedef struct
{
  double values[N];
  double score;
  double count;
} Lesson;

static double
play_out (Trainer         *trainer,
          const DulleGame *game,
          DulleCard        card)
{
  uint8_t     seat = game->board.turn;
  DulleAction action = dulle_action_play (seat, card);
  DulleResult result;
  double      score;

  trainer->playout.game = *game;
  dulle_game_apply (&trainer->playout.game, &action);
  dulle_guide_finish (&trainer->playout, DULLE_GUIDE_POLICY, NULL, &result);
  score = seat == result.soloist ? result.scores[seat] / 3.0 : result.scores[seat];

  return score + (double) DULLE_UTILITY_OF_CARD_POINT / DULLE_UTILITY_OF_POINT *
                     result.card_points[result.parties[seat]];
}

static void
subtract_mean (Lesson  *lessons,
               unsigned n)
{
  Lesson mean = { .score = 0.0 };
  double all = 0.0;

  for (unsigned i = 0; i < n; i++)
    {
      all += lessons[i].count;
      mean.score += lessons[i].count * lessons[i].score;
      for (int j = 0; j < N; j++)
        mean.values[j] += lessons[i].count * lessons[i].values[j];
    }
  for (unsigned i = 0; i < n; i++)
    {
      lessons[i].score -= mean.score / all;
      for (int j = 0; j < N; j++)
        lessons[i].values[j] -= mean.values[j] / all;
    }
}

static void
add_lesson (System       *system,
            const Lesson *lesson)
{
  for (int i = 0; i < N; i++)
    {
      system->right[i] += lesson->count * lesson->values[i] * lesson->score;
      for (int j = 0; j <= i; j++)
        system->matrix[i][j] += lesson->count * lesson->values[i] * lesson->values[j];
    }
}

static void
study_decision (Trainer         *trainer,
                const DulleGame *game)
{
  DulleView          view = dulle_game_view (game, game->board.turn);
  DulleDecision      decision = dulle_policy_act (trainer->training->start, &view);
  Lesson             lessons[DULLE_N_CARDS] = { 0 };
  DulleSituation     situation;
  DulleTrickPosition place;

  if (decision.n_alternatives < 2)
    return;

  dulle_situation_init (&situation, &view, NULL);
  place = situation.trick.n_cards == 0 ? DULLE_POSITION_LEAD : DULLE_POSITION_FOLLOW;
  for (unsigned i = 0; i < decision.n_alternatives; i++)
    {
      DulleCard     card = decision.alternatives[i].action.card;
      DulleForecast forecast = dulle_situation_forecast (&situation, card);
      float         values[N] = { 0.0f };

      dulle_features (&situation, &forecast, card, values);
      for (int j = 0; j < N; j++)
        lessons[i].values[j] = (double) values[j];
      lessons[i].score = play_out (trainer, game, card);
      lessons[i].count = 2.0 / (i + 2.0);
    }

  subtract_mean (lessons, decision.n_alternatives);
  for (unsigned i = 0; i < decision.n_alternatives; i++)
    add_lesson (&trainer->systems[situation.role][place], &lessons[i]);
  trainer->n_decisions++;
}

/* The policy's decision, or now and then any legal card. */
static DulleAction
choose_action (Trainer         *trainer,
               const DulleGame *game)
{
  DulleView     view = dulle_game_view (game, game->board.turn);
  DulleAction   announcement;
  DulleDecision decision;

  if (dulle_policy_announce (trainer->training->start, &view, &announcement))
    return announcement;

  decision = dulle_policy_act (trainer->training->start, &view);
  if (is_chosen (trainer, CHANCE_PERCENT))
    return decision.alternatives[dulle_rng_below (&trainer->rng, decision.n_alternatives)].action;

  return decision.action;
}

static void
play_game (Trainer *trainer,
           unsigned number)
{
  DulleGame game;

  begin_game (trainer, number, &game);
  while (game.board.phase == DULLE_PHASE_TRICKS)
    {
      DulleAction action = choose_action (trainer, &game);

      if (action.kind == DULLE_ACTION_PLAY && is_chosen (trainer, DECISIONS_PERCENT))
        study_decision (trainer, &game);
      if (dulle_game_apply (&game, &action) != DULLE_ACCEPTED)
        g_return_if_reached ();
    }
}

/* Solving */

static void
read_system (const DulleTrainingSums *sums,
             int                      role,
             int                      place,
             System                  *system)
{
  const int64_t *next = sums->sums[role][place];

  for (int i = 0; i < N; i++)
    {
      for (int j = 0; j <= i; j++)
        system->matrix[i][j] = (double) *next++ / MILLION;
      system->right[i] = (double) *next++ / MILLION;
    }
}

/* Replaces the matrix by its Cholesky factor. Returns: whether it has one: if the matrix is a sum
 * over cards, it has */
static bool
factorise_matrix (System *system)
{
  for (int i = 0; i < N; i++)
    {
      system->matrix[i][i] += RIDGE;
      for (int j = 0; j <= i; j++)
        {
          double sum = system->matrix[i][j];

          for (int k = 0; k < j; k++)
            sum -= system->matrix[i][k] * system->matrix[j][k];
          if (i == j && !(sum > 0.0))
            return false;
          system->matrix[i][j] = i == j ? sqrt (sum) : sum / system->matrix[j][j];
        }
    }

  return true;
}

static void
solve_system (System *system,
              double  solution[N])
{
  factorise_matrix (system);
  for (int i = 0; i < N; i++)
    {
      solution[i] = system->right[i];
      for (int k = 0; k < i; k++)
        solution[i] -= system->matrix[i][k] * solution[k];
      solution[i] /= system->matrix[i][i];
    }
  for (int i = N - 1; i >= 0; i--)
    {
      for (int k = i + 1; k < N; k++)
        solution[i] -= system->matrix[k][i] * solution[k];
      solution[i] /= system->matrix[i][i];
    }
}

void
dulle_training_solve (const DulleTraining     *training,
                      const DulleTrainingSums *sums,
                      DulleWeights            *weights)
{
  *weights = *training->start;
  for (int role = 0; role < DULLE_N_ROLES; role++)
    for (int place = 0; place < DULLE_N_POSITIONS; place++)
      {
        System system;
        double solution[N];

        read_system (sums, role, place, &system);
        solve_system (&system, solution);
        for (int i = 0; i < N; i++)
          weights->cards[i][role][place] = solution[i];
      }
}

/* Blocks */

unsigned
dulle_training_n_blocks (const DulleTraining *training)
{
  return (training->n_games - 1) / DULLE_TRAINING_BLOCK + 1;
}

/* Row by row, the right side after each. */
static void
round_sums (const System *system,
            int64_t       sums[DULLE_N_NORMAL_SUMS])
{
  for (int i = 0, next = 0; i < N; i++)
    {
      for (int j = 0; j <= i; j++)
        sums[next++] = llround (system->matrix[i][j] * MILLION);
      sums[next++] = llround (system->right[i] * MILLION);
    }
}

void
dulle_train_block (const DulleTraining *training,
                   unsigned             block,
                   DulleTrainingSums   *sums)
{
  g_autofree Trainer *trainer = g_new0 (Trainer, 1);
  DulleRng            root = dulle_rng (training->seed);
  unsigned            first = block * DULLE_TRAINING_BLOCK;
  unsigned            end = MIN (first + DULLE_TRAINING_BLOCK, training->n_games);

  trainer->training = training;
  trainer->rng = dulle_rng_branch (&root, block);
  for (unsigned i = first; i < end; i++)
    play_game (trainer, i);

  sums->n_decisions = trainer->n_decisions;
  for (int role = 0; role < DULLE_N_ROLES; role++)
    for (int place = 0; place < DULLE_N_POSITIONS; place++)
      round_sums (&trainer->systems[role][place], sums->sums[role][place]);
}

/* Sums are nothing but numbers. */
#define N_NUMBERS (sizeof (DulleTrainingSums) / sizeof (int64_t))

static bool
can_be_solved (const DulleTrainingSums *sums)
{
  bool good = true;

  for (int role = 0; good && role < DULLE_N_ROLES; role++)
    for (int place = 0; good && place < DULLE_N_POSITIONS; place++)
      {
        System system;

        read_system (sums, role, place, &system);
        good = factorise_matrix (&system);
      }

  return good;
}

bool
dulle_training_add (DulleTrainingSums       *sums,
                    const DulleTrainingSums *more,
                    const DulleTextPosition *at)
{
  int64_t       *into = (int64_t *) sums;
  const int64_t *from = (const int64_t *) more;
  bool           overflows = false;

  for (unsigned i = 0; i < N_NUMBERS; i++)
    overflows |= __builtin_add_overflow (into[i], from[i], &into[i]);

  return (!overflows && can_be_solved (sums)) ||
         dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE, "No games have such sums.");
}

void
dulle_training_write (const DulleTrainingSums *sums,
                      GString                 *text)
{
  const int64_t *numbers = (const int64_t *) sums;

  for (unsigned i = 0; i < N_NUMBERS; i++)
    g_string_append_printf (text, "%s%" G_GINT64_FORMAT, i > 0 ? " " : "", numbers[i]);
}

bool
dulle_training_parse (const char              *line,
                      const DulleTextPosition *at,
                      DulleTrainingSums       *sums)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  int64_t *numbers = (int64_t *) sums;

  if (g_strv_length (words) != N_NUMBERS)
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX, "The sums of a block are %u numbers.",
                          (unsigned) N_NUMBERS);
  for (unsigned i = 0; i < N_NUMBERS; i++)
    {
      gint64 number;

      if (!g_ascii_string_to_signed (words[i], 10, i == 0 ? 0 : G_MININT64, G_MAXINT64, &number,
                                     NULL))
        return dulle_fail_at (at, DULLE_ENGINE_ERROR_VALUE, "“%s” is not a %s.",
                              dulle_quote (words[i]).text,
                              i == 0 ? "number of decisions" : "sum");
      numbers[i] = number;
    }

  return true;
}
