/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Announcements are not alternatives of the search: the sampled deals are played once, and
 * each result is scored with and without each announcement, along with what the others
 * would say then.
 */
#include "announcer.h"

#include <string.h>

#include "engine/announce.h"
#include "parallel.h"
#include "plan.h"
#include "policy.h"
#include "utility.h"

/* An announcement is made only if it is kept in at least this share of the sampled deals. Forecasts
 * of no 90 and above are too high by a few percentage points where they are good enough. */
static const double least_kept[DULLE_N_LEVELS] = {
  [DULLE_LEVEL_PARTY] = 0.58,
  [DULLE_LEVEL_NO_90] = 0.87,
  [DULLE_LEVEL_NO_60] = 0.90,
  [DULLE_LEVEL_NO_30] = 0.90,
  [DULLE_LEVEL_BLACK] = 0.92,
};

/* Re or Kontra of a soloist, of the others against a soloist, and of a party whose opponents have
 * announced something: the sampled deals give these too weak hands. */
#define LEAST_KEPT_ALONE   0.54
#define LEAST_KEPT_SOLO    0.75
#define LEAST_KEPT_AGAINST 0.85

/* How often it is asked whether the lowest level is hopeless, after how many deals at the earliest,
 * and how many standard errors too low its share must be for that. */
#define N_HEATS   8
#define FEW_DEALS 40
#define HOPELESS  3.0

/**
 * Replies:
 * @to_silence: who says Re or Kontra if the viewer announces nothing, one bit for each seat
 * @to_level: the same if it announces the lowest level in question
 *
 * What the others say in one of the sampled deals.
 */
typedef struct
{
  uint8_t to_silence;
  uint8_t to_level;
} Replies;

/**
 * Outcomes:
 * @sums: by the level announced, the sum of the scores
 * @kept: by the level announced, in how many deals it is kept
 */
typedef struct
{
  unsigned n;
  int64_t  sums[DULLE_N_LEVELS];
  unsigned kept[DULLE_N_LEVELS];
} Outcomes;

/* The outcomes of the levels from @lowest to @highest in the deals of each thread, played on by
 * @planner's plan: @n_deals of them from @first_deal on. */
typedef struct
{
  const DulleRollout   *rollout;
  uint8_t               planner;
  DulleLevel            lowest;
  DulleLevel            highest;
  unsigned              first_deal;
  unsigned              n_deals;
  Outcomes              outcomes[DULLE_MAX_THREADS];
  DulleImportanceMemory memories[DULLE_MAX_THREADS];
} Evaluation;

/* Finds the lowest level that cannot be announced any later than now, and the highest one
 * that may be announced now. Returns: whether there is any */
static bool
find_levels (const DulleView *view,
             DulleLevel      *lowest,
             DulleLevel      *highest)
{
  const DulleBoard *board = &view->board;

  if (board->phase != DULLE_PHASE_TRICKS || !dulle_view_on_turn (view))
    return false;

  *lowest = dulle_announce_last_chance (board, &view->own);
  if (*lowest == DULLE_LEVEL_NONE)
    return false;

  *highest = *lowest;
  while (*highest < DULLE_LEVEL_BLACK &&
         dulle_announce_check (board, &view->own, *highest + 1, NULL) == DULLE_ACCEPTED)
    (*highest)++;

  return true;
}

/* Returns: the seats beside @own that would say Re or Kontra as players usually do, one bit
 * each */
static uint8_t
list_speakers (const DulleGame *game,
               uint8_t          own)
{
  unsigned speakers = 0;

  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DulleView      view;
      DulleSituation situation;
      DulleOutlook   outlook;

      if (seat == own || dulle_announce_check (&game->board, &game->own[seat], DULLE_LEVEL_PARTY,
                                               NULL) != DULLE_ACCEPTED)
        continue;
      view = dulle_game_view (game, seat);
      dulle_situation_init (&situation, &view, NULL);
      outlook = dulle_outlook (&situation);
      if (dulle_outlook_surplus (&outlook, DULLE_LEVEL_PARTY) >=
          dulle_policy_weights.usual_margins[DULLE_LEVEL_PARTY])
        speakers |= 1U << seat;
    }

  return (uint8_t) speakers;
}

static Replies
expect_replies (const DulleView *view,
                const DulleHand  hands[DULLE_N_SEATS],
                DulleLevel       level)
{
  DulleAction announcement = dulle_action_announce (view->own.seat, level);
  DulleGame   game;
  Replies     replies;

  dulle_game_imagine (&game, view, hands);
  replies.to_silence = list_speakers (&game, view->own.seat);
  dulle_game_apply (&game, &announcement);
  replies.to_level = list_speakers (&game, view->own.seat);

  return replies;
}

/* Scores the board as if @speakers had said Re or Kontra, and @seat @level. */
static void
score_said (const DulleBoard *board,
            unsigned          speakers,
            uint8_t           seat,
            DulleLevel        level,
            DulleResult      *result)
{
  DulleBoard said = *board;

  for (uint8_t other = 0; other < DULLE_N_SEATS; other++)
    {
      if ((speakers >> other & 1) != 0)
        said.levels[other] = MAX (said.levels[other], DULLE_LEVEL_PARTY);
    }
  said.levels[seat] = (uint8_t) MAX (said.levels[seat], level);
  dulle_score (&said, result);
}

static void
score_levels (Outcomes         *outcomes,
              const DulleBoard *board,
              Replies           replies,
              uint8_t           seat,
              DulleLevel        lowest,
              DulleLevel        highest)
{
  DulleResult result;

  score_said (board, replies.to_silence, seat, DULLE_LEVEL_NONE, &result);
  outcomes->n++;
  outcomes->sums[DULLE_LEVEL_NONE] += dulle_relative_score (&result, seat);
  for (DulleLevel level = lowest; level <= highest; level++)
    {
      score_said (board, replies.to_level, seat, level, &result);
      outcomes->sums[level] += dulle_relative_score (&result, seat);
      outcomes->kept[level] += dulle_score_kept (&result, (DulleParty) result.parties[seat], level);
    }
}

static void
evaluate_part (unsigned part,
               void    *data)
{
  Evaluation         *evaluation = data;
  const DulleRollout *rollout = evaluation->rollout;
  DullePlayout        playout = rollout->playout;

  playout.planner = evaluation->planner;
  for (unsigned i = part; i < evaluation->n_deals && !dulle_rollout_is_stopped (rollout);
       i += rollout->n_parts)
    {
      unsigned    deal = evaluation->first_deal + i;
      DulleHand   hands[DULLE_N_SEATS];
      DulleResult result;

      dulle_sampler_draw (&rollout->sampler, deal, &evaluation->memories[part], hands);
      if (dulle_rollout_play (rollout, &playout, deal, hands, NULL, &result))
        score_levels (&evaluation->outcomes[part], &playout.game.board,
                      expect_replies (rollout->view, hands, evaluation->lowest),
                      rollout->view->own.seat, evaluation->lowest, evaluation->highest);
    }
}

/* The share of the sampled deals in which Re or Kontra must be kept. */
static double
share_of_party (const DulleView *view)
{
  DulleParty     others = dulle_other_party (view->own.party);
  DulleSituation situation;

  if (dulle_board_party_level (&view->board, others) != DULLE_LEVEL_NONE)
    return LEAST_KEPT_AGAINST;

  dulle_situation_init (&situation, view, NULL);
  if (situation.role == DULLE_ROLE_SOLOIST)
    return LEAST_KEPT_ALONE;

  return situation.role == DULLE_ROLE_DEFENDER ? LEAST_KEPT_SOLO : least_kept[DULLE_LEVEL_PARTY];
}

static double
share_required (const DulleBudget *budget,
                const DulleView   *view,
                DulleLevel         level)
{
  if (level == DULLE_LEVEL_PARTY)
    return share_of_party (view) + budget->announcing_margin;

  return least_kept[level] + budget->announcing_margin + budget->higher_margin;
}

static Outcomes
sum_outcomes (const Evaluation *evaluation)
{
  Outcomes all = { 0 };

  for (unsigned part = 0; part < evaluation->rollout->n_parts; part++)
    {
      const Outcomes *outcomes = &evaluation->outcomes[part];

      all.n += outcomes->n;
      for (int level = 0; level < DULLE_N_LEVELS; level++)
        {
          all.sums[level] += outcomes->sums[level];
          all.kept[level] += outcomes->kept[level];
        }
    }

  return all;
}

/* Whether more deals would hardly have the lowest level kept often enough. */
static bool
is_hopeless (const Evaluation *evaluation,
             const Outcomes   *outcomes)
{
  const DulleBudget *budget = evaluation->rollout->budget;
  DulleLevel         lowest = evaluation->lowest;
  double             required = share_required (budget, evaluation->rollout->view, lowest);
  double             below = required * outcomes->n - outcomes->kept[lowest];

  return outcomes->n >= FEW_DEALS && below > 0.0 &&
         below * below > HOPELESS * HOPELESS * outcomes->n * required * (1.0 - required);
}

/* @may_stop: whether hopeless levels need no further deals */
static Outcomes
evaluate_deals (const DulleRollout *rollout,
                uint8_t             planner,
                DulleLevel          lowest,
                DulleLevel          highest,
                bool                may_stop)
{
  unsigned   n_deals = rollout->budget->announcing_deals;
  Outcomes   all = { 0 };
  Evaluation evaluation;

  evaluation.rollout = rollout;
  evaluation.planner = planner;
  evaluation.lowest = lowest;
  evaluation.highest = highest;
  memset (evaluation.outcomes, 0, sizeof evaluation.outcomes);
  memset (evaluation.memories, 0, rollout->n_parts * sizeof *evaluation.memories);
  for (unsigned heat = 0; heat < N_HEATS; heat++)
    {
      evaluation.first_deal = n_deals * heat / N_HEATS;
      evaluation.n_deals = n_deals * (heat + 1) / N_HEATS - evaluation.first_deal;
      dulle_parallel (rollout->n_parts, evaluate_part, &evaluation);
      all = sum_outcomes (&evaluation);
      if (may_stop && is_hopeless (&evaluation, &all))
        break;
    }

  return all;
}

/* A soloist goes on in the better way: by the policy or by its plan. */
static Outcomes
evaluate_ways (const DulleRollout *rollout,
               DulleLevel          lowest,
               DulleLevel          highest)
{
  bool     plans = dulle_plan_applies (rollout->view);
  Outcomes by_policy = evaluate_deals (rollout, DULLE_NO_SEAT, lowest, highest, !plans);
  Outcomes by_plan;

  if (!plans)
    return by_policy;
  by_plan = evaluate_deals (rollout, rollout->view->own.seat, lowest, highest, false);

  return by_plan.sums[lowest] > by_policy.sums[lowest] ? by_plan : by_policy;
}

static DulleLevel
choose_level (const Outcomes    *outcomes,
              const DulleBudget *budget,
              const DulleView   *view,
              DulleLevel         lowest,
              DulleLevel         highest)
{
  DulleLevel best = DULLE_LEVEL_NONE;

  for (DulleLevel level = lowest; level <= highest; level++)
    {
      if (outcomes->kept[level] < share_required (budget, view, level) * outcomes->n)
        break;
      if (outcomes->sums[level] > outcomes->sums[best])
        best = level;
    }

  return best;
}

bool
dulle_announcer_decide (const DulleLimits *limits,
                        const DulleBudget *budget,
                        const DulleView   *view,
                        DulleAction       *announcement)
{
  Outcomes     outcomes;
  DulleLevel   lowest;
  DulleLevel   highest;
  DulleLevel   level;
  DulleRollout rollout;

  if (!find_levels (view, &lowest, &highest))
    return false;

  dulle_rollout_init (&rollout, limits, budget, view);
  outcomes = evaluate_ways (&rollout, lowest, highest);
  level = choose_level (&outcomes, budget, view, lowest, highest);
  if (level == DULLE_LEVEL_NONE)
    return false;
  *announcement = dulle_action_announce (view->own.seat, level);

  return true;
}
