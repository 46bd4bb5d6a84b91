/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Announcements are not alternatives of the search: the sampled deals are played once, and
 * each result is scored with and without each announcement, along with what the others
 * would say then.
 */
#include "announcer.h"

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
 * @planner's plan. */
typedef struct
{
  const DulleRollout *rollout;
  uint8_t             planner;
  DulleLevel          lowest;
  DulleLevel          highest;
  Outcomes            outcomes[DULLE_MAX_THREADS];
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

/* Returns: the seats beside @own that would say Re or Kontra as the policy does, one bit each */
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
      if (dulle_policy_surplus (&dulle_policy_weights, &outlook, DULLE_LEVEL_PARTY) >= 0.0)
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
  Evaluation           *evaluation = data;
  const DulleRollout   *rollout = evaluation->rollout;
  DullePlayout          playout = rollout->playout;
  DulleImportanceMemory memory = { 0 };

  playout.planner = evaluation->planner;
  for (unsigned i = part; i < rollout->budget->deals && !dulle_rollout_is_stopped (rollout);
       i += rollout->n_parts)
    {
      DulleHand   hands[DULLE_N_SEATS];
      DulleResult result;

      dulle_sampler_draw (&rollout->sampler, i, &memory, hands);
      if (dulle_rollout_play (rollout, &playout, i, hands, NULL, &result))
        score_levels (&evaluation->outcomes[part], &playout.game.board,
                      expect_replies (rollout->view, hands, evaluation->lowest),
                      rollout->view->own.seat, evaluation->lowest, evaluation->highest);
    }
}

static Outcomes
evaluate_deals (const DulleRollout *rollout,
                uint8_t             planner,
                DulleLevel          lowest,
                DulleLevel          highest)
{
  Evaluation evaluation = { .rollout = rollout,
                            .planner = planner,
                            .lowest = lowest,
                            .highest = highest };
  Outcomes   all = { 0 };

  dulle_parallel (rollout->n_parts, evaluate_part, &evaluation);
  for (unsigned part = 0; part < rollout->n_parts; part++)
    {
      all.n += evaluation.outcomes[part].n;
      for (int level = 0; level < DULLE_N_LEVELS; level++)
        {
          all.sums[level] += evaluation.outcomes[part].sums[level];
          all.kept[level] += evaluation.outcomes[part].kept[level];
        }
    }

  return all;
}

/* A soloist goes on in the better way: by the policy or by its plan. */
static Outcomes
evaluate_ways (const DulleRollout *rollout,
               DulleLevel          lowest,
               DulleLevel          highest)
{
  Outcomes by_policy = evaluate_deals (rollout, DULLE_NO_SEAT, lowest, highest);
  Outcomes by_plan;

  if (!dulle_plan_applies (rollout->view))
    return by_policy;
  by_plan = evaluate_deals (rollout, rollout->view->own.seat, lowest, highest);

  return by_plan.sums[lowest] > by_policy.sums[lowest] ? by_plan : by_policy;
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
