/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * Each game has a random stream of its own: its rules, the deal, perhaps a solo that is
 * imposed on the seat with the best hand for it, and the decisions that become lessons. There
 * the player finishes the game once after each legal card, with the cards as they lie.
 */
#include "lessons.h"

#include "ai/parallel.h"
#include "ai/utility.h"
#include "engine/deal.h"
#include "engine/game.h"
#include "engine/legality.h"
#include "engine/preset.h"
#include "solo-deal.h"

#include <string.h>

#define N_SOLOS           (DULLE_N_CONTRACTS - DULLE_FIRST_SOLO)
#define SOLOS_PERCENT     30
#define RANDOM_PERCENT    15
#define PRESETS_PERCENT   10
#define DECISIONS_PERCENT 15
#define CHANCE_PERCENT    8
#define HANDS_FOR_A_SOLO  8

/* Results are judged with up to this many steps of card points more or fewer; a step is
 * one SHIFT_SHARE-th of the card points that were out. */
#define N_SHIFTS    3
#define SHIFT_SHARE 25

#define ALL_CARD_POINTS 240

/* The points that a card costs that a partner would not understand. */
#define COST_OF_BREACH 0.5f

typedef struct
{
  const DulleLessonPlan *plan;
  DulleRng               rng;
  DulleRules             rules;
  DulleContract          solo;
  uint8_t                soloist;
  DulleGame              game;
  DullePlayEvidence      evidence;
  DulleLessons           lessons;
} Teacher;

static bool
is_chosen (Teacher *teacher,
           unsigned percent)
{
  return dulle_rng_below (&teacher->rng, 100) < percent;
}

/* Games */

static void
choose_rules (Teacher *teacher)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);

  teacher->rules = dulle_rules_default ();
  if (is_chosen (teacher, RANDOM_PERCENT))
    teacher->rules = dulle_rules_random (&teacher->rng);
  else if (is_chosen (teacher, PRESETS_PERCENT))
    teacher->rules =
        dulle_preset_rules (&presets[dulle_rng_below (&teacher->rng, n_presets)]);
  teacher->rules = dulle_rules_active (&teacher->rules);
}

/* What the player does, or, where a solo is imposed, the call of that. */
static DulleAction
choose_call (Teacher         *teacher,
             const DulleView *view)
{
  DulleAction actions[DULLE_MAX_ACTIONS];
  unsigned    n = dulle_action_list (&view->board, &view->own, actions);
  unsigned    asked = view->own.seat == teacher->soloist ? teacher->solo : DULLE_CONTRACT_NORMAL;

  for (unsigned i = 0; i < n && teacher->soloist != DULLE_NO_SEAT; i++)
    {
      if (actions[i].kind == DULLE_ACTION_CALL && actions[i].contract == asked &&
          !actions[i].offer && actions[i].level == DULLE_LEVEL_NONE)
        return actions[i];
    }

  return dulle_policy_act (teacher->plan->player, view).action;
}

static void
begin_game (Teacher *teacher,
            uint8_t  dealer)
{
  DulleSetup setup;
  DulleHand  hands[DULLE_N_SEATS];

  choose_rules (teacher);
  teacher->soloist = DULLE_NO_SEAT;
  teacher->solo = DULLE_FIRST_SOLO + (DulleContract) dulle_rng_below (&teacher->rng, N_SOLOS);
  setup = dulle_setup (&teacher->rules, dealer);
  if (is_chosen (teacher, SOLOS_PERCENT) &&
      dulle_contract_allowed (&teacher->rules, teacher->solo))
    teacher->soloist = dulle_deal_solo (&teacher->rules, teacher->solo, dealer, HANDS_FOR_A_SOLO,
                                        &teacher->rng, hands);
  else
    dulle_deal (&teacher->rules, dulle_rng_next (&teacher->rng), dealer, hands);

  dulle_play_evidence_init (&teacher->evidence);
  dulle_game_start (&teacher->game, &setup, hands);
  while (teacher->game.board.phase < DULLE_PHASE_TRICKS)
    {
      DulleView   view = dulle_game_view (&teacher->game, teacher->game.board.turn);
      DulleAction call = choose_call (teacher, &view);

      if (dulle_game_apply (&teacher->game, &call) != DULLE_ACCEPTED)
        g_return_if_reached ();
    }
}

/* Decisions */

/* Moves card points of finished games from one party to the other, as far as it has them. */
static void
move_card_points (DulleBoard    *board,
                  const uint8_t *parties,
                  DulleParty     from,
                  unsigned       n)
{
  unsigned moved = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      unsigned taken = parties[seat] == from ? MIN (n - moved, board->card_points[seat]) : 0;

      board->card_points[seat] -= (uint8_t) taken;
      moved += taken;
    }
  for (uint8_t seat = 0; seat < DULLE_N_SEATS && moved > 0; seat++)
    {
      if (parties[seat] == from)
        continue;
      board->card_points[seat] += (uint8_t) moved;
      moved = 0;
    }
}

/* The utility for @seat, in points, had its party taken @more card points. */
static float
judge_shifted (const DulleGame   *game,
               const DulleResult *result,
               uint8_t            seat,
               int                more)
{
  DulleBoard  board = game->board;
  DulleParty  own = result->parties[seat];
  DulleResult shifted;

  move_card_points (&board, result->parties, more > 0 ? dulle_other_party (own) : own,
                    (unsigned) ABS (more));
  dulle_score (&board, &shifted);

  return (float) dulle_utility (&shifted, seat) / DULLE_UTILITY_OF_POINT;
}

/* The player finishes the game after @card. The more card points were out, the more chance
 * there was in where they went: the utility is the mean over results with some more or some
 * fewer of them, which a game more or less won by chance disturbs less. */
static float
play_out (const Teacher *teacher,
          DulleCard      card)
{
  DulleGame         game = teacher->game;
  DullePlayEvidence evidence = teacher->evidence;
  uint8_t           seat = game.board.turn;
  DulleAction       action = dulle_action_play (seat, card);
  int               left = ALL_CARD_POINTS;
  float             sum = 0.0f;
  DulleResult       result;

  for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
    left -= game.board.card_points[other];
  while (dulle_game_apply (&game, &action) == DULLE_ACCEPTED &&
         game.board.phase == DULLE_PHASE_TRICKS)
    {
      DulleView view = dulle_game_view (&game, game.board.turn);

      action = dulle_action_play (view.own.seat,
                                  dulle_policy_card (teacher->plan->player, &view, &evidence));
    }
  for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
    game.board.known[other] = (uint8_t) game.own[other].party;
  dulle_score (&game.board, &result);
  for (int step = -N_SHIFTS; step <= N_SHIFTS; step++)
    sum += judge_shifted (&game, &result, seat, step * left / SHIFT_SHARE);

  return sum / (2 * N_SHIFTS + 1) / (seat == result.soloist ? 3.0f : 1.0f);
}

/* Leading a ten that others can beat costs a partner's trust, even where it pays. */
static bool
breaks_custom (const DulleSituation *situation,
               const float          *features)
{
  return situation->role == DULLE_ROLE_NORMAL && situation->trick.n_cards == 0 &&
         features[DULLE_FEATURE_BLIND] > 0.0f && features[DULLE_FEATURE_CARD_POINTS] >= 1.0f;
}

static void
study_card (Teacher              *teacher,
            const DulleSituation *situation,
            DulleWeighedCard      card,
            unsigned              rank)
{
  DulleForecast   forecast = dulle_situation_forecast (situation, card.card);
  float           features[DULLE_N_CARD_INPUTS] = { 0.0f };
  DulleLessonCard entry = { .base = (float) card.value };

  dulle_features (situation, &forecast, card.card, features);
  dulle_net_card_inputs (situation, &forecast, card.card, features, entry.inputs);
  entry.score = play_out (teacher, card.card);
  entry.score -= breaks_custom (situation, features) ? COST_OF_BREACH : 0.0f;
  entry.count = 2.0f / ((float) rank + 2.0f);
  g_array_append_val (teacher->lessons.cards, entry);
}

/* How many cards the player finds better. */
static unsigned
rank_card (const DulleWeighedCard *cards,
           unsigned                n,
           unsigned                which)
{
  unsigned rank = 0;

  for (unsigned i = 0; i < n; i++)
    rank += cards[i].value > cards[which].value;

  return rank;
}

static void
study_decision (Teacher         *teacher,
                const DulleView *view)
{
  DulleLesson      lesson = { .first = teacher->lessons.cards->len };
  DulleWeighedCard cards[DULLE_N_CARDS];
  DulleWeighedCard sums[DULLE_N_CARDS];
  DulleSituation   situation;
  unsigned         n;

  dulle_situation_init (&situation, view, &teacher->evidence);
  n = dulle_policy_weigh (teacher->plan->player, &situation, cards);
  if (n < 2 || situation.seeking)
    return;

  dulle_policy_sum (teacher->plan->player, &situation, sums);
  lesson.n_cards = (uint8_t) n;
  lesson.role = (uint8_t) situation.role;
  lesson.place = (uint8_t) dulle_situation_position (&situation);
  dulle_net_shared_inputs (&situation, lesson.inputs);
  g_array_append_val (teacher->lessons.lessons, lesson);
  for (unsigned i = 0; i < n; i++)
    study_card (teacher, &situation, sums[i], rank_card (cards, n, i));
}

/* The player's card, or now and then any legal one. */
static DulleCard
choose_card (Teacher         *teacher,
             const DulleView *view)
{
  DulleHand kinds = dulle_hand_kinds (dulle_action_cards (&view->board, &view->own));

  if (is_chosen (teacher, CHANCE_PERCENT))
    return dulle_hand_nth (kinds, dulle_rng_below (&teacher->rng, dulle_hand_size (kinds)));

  return dulle_policy_card (teacher->plan->player, view, &teacher->evidence);
}

static void
teach_game (Teacher *teacher,
            unsigned number)
{
  DulleRng root = dulle_rng (teacher->plan->seed);

  teacher->rng = dulle_rng_branch (&root, number);
  begin_game (teacher, number % DULLE_N_SEATS);
  while (teacher->game.board.phase == DULLE_PHASE_TRICKS)
    {
      DulleView   view = dulle_game_view (&teacher->game, teacher->game.board.turn);
      DulleAction action;

      if (!dulle_policy_announce (teacher->plan->player, &view, &action))
        {
          if (is_chosen (teacher, DECISIONS_PERCENT))
            study_decision (teacher, &view);
          action = dulle_action_play (view.own.seat, choose_card (teacher, &view));
        }
      if (dulle_game_apply (&teacher->game, &action) != DULLE_ACCEPTED)
        g_return_if_reached ();
    }
}

/* Threads */

/* Each part has games that follow each other, so that the parts in turn are all games in
 * order. */
static void
teach_part (unsigned part,
            void    *data)
{
  Teacher               *teacher = (Teacher *) data + part;
  const DulleLessonPlan *plan = teacher->plan;
  unsigned               first = (unsigned) ((uint64_t) plan->n_games * part / plan->n_threads);
  unsigned               end = (unsigned) ((uint64_t) plan->n_games * (part + 1) / plan->n_threads);

  for (unsigned number = first; number < end; number++)
    teach_game (teacher, number);
}

static void
append_lessons (DulleLessons *lessons,
                DulleLessons *more)
{
  for (unsigned i = 0; i < more->lessons->len; i++)
    g_array_index (more->lessons, DulleLesson, i).first += lessons->cards->len;
  g_array_append_vals (lessons->lessons, more->lessons->data, more->lessons->len);
  g_array_append_vals (lessons->cards, more->cards->data, more->cards->len);
}

void
dulle_lessons_init (DulleLessons *lessons)
{
  lessons->lessons = g_array_new (FALSE, FALSE, sizeof (DulleLesson));
  lessons->cards = g_array_new (FALSE, FALSE, sizeof (DulleLessonCard));
}

void
dulle_lessons_collect (const DulleLessonPlan *plan,
                       DulleLessons          *lessons)
{
  Teacher teachers[DULLE_MAX_PARTS];

  for (unsigned i = 0; i < plan->n_threads; i++)
    {
      teachers[i].plan = plan;
      dulle_lessons_init (&teachers[i].lessons);
    }
  dulle_parallel (plan->n_threads, teach_part, teachers);
  for (unsigned i = 0; i < plan->n_threads; i++)
    {
      append_lessons (lessons, &teachers[i].lessons);
      dulle_lessons_clear (&teachers[i].lessons);
    }
}

void
dulle_lessons_clear (DulleLessons *lessons)
{
  g_clear_pointer (&lessons->lessons, g_array_unref);
  g_clear_pointer (&lessons->cards, g_array_unref);
}
