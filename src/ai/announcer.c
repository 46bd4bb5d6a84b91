/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Announcements are not alternatives of the search: the sampled deals are played once, and
 * each result is scored with and without each announcement.
 */
#include "announcer.h"

#include "engine/announce.h"
#include "parallel.h"
#include "utility.h"

/* An announcement is made only if it is kept in at least this share of the sampled deals. */
static const double least_kept[DULLE_N_LEVELS] = {
  [DULLE_LEVEL_PARTY] = 0.75,
  [DULLE_LEVEL_NO_90] = 0.82,
  [DULLE_LEVEL_NO_60] = 0.88,
  [DULLE_LEVEL_NO_30] = 0.90,
  [DULLE_LEVEL_BLACK] = 0.92,
};

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

/* The outcomes of the levels from @lowest to @highest in the deals of each thread. */
typedef struct
{
  const DulleRollout *rollout;
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

static void
score_levels (Outcomes   *outcomes,
              DulleBoard *board,
              uint8_t     seat,
              DulleLevel  lowest,
              DulleLevel  highest)
{
  uint8_t     before = board->levels[seat];
  DulleResult result;

  dulle_score (board, &result);
  outcomes->n++;
  outcomes->sums[DULLE_LEVEL_NONE] += dulle_relative_score (&result, seat);
  for (DulleLevel level = lowest; level <= highest; level++)
    {
      board->levels[seat] = (uint8_t) level;
      dulle_score (board, &result);
      outcomes->sums[level] += dulle_relative_score (&result, seat);
      outcomes->kept[level] += dulle_score_kept (&result, (DulleParty) result.parties[seat], level);
    }
  board->levels[seat] = before;
}

static void
evaluate_part (unsigned part,
               void    *data)
{
  Evaluation         *evaluation = data;
  const DulleRollout *rollout = evaluation->rollout;
  DullePlayout        playout = rollout->playout;

  for (unsigned i = part; i < rollout->budget->deals && !dulle_rollout_is_stopped (rollout);
       i += rollout->n_parts)
    {
      DulleHand   hands[DULLE_N_SEATS];
      DulleResult result;

      dulle_sampler_draw (&rollout->sampler, i, hands);
      if (dulle_rollout_play (rollout, &playout, i, hands, NULL, &result))
        score_levels (&evaluation->outcomes[part], &playout.game.board, rollout->view->own.seat,
                      evaluation->lowest, evaluation->highest);
    }
}

static Outcomes
evaluate_deals (const DulleRollout *rollout,
                DulleLevel          lowest,
                DulleLevel          highest)
{
  Evaluation evaluation = { .rollout = rollout, .lowest = lowest, .highest = highest };
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

static DulleLevel
choose_level (const Outcomes    *outcomes,
              const DulleBudget *budget,
              DulleLevel         lowest,
              DulleLevel         highest)
{
  DulleLevel best = DULLE_LEVEL_NONE;

  for (DulleLevel level = lowest; level <= highest; level++)
    {
      double margin = budget->announcing_margin;

      if (level > DULLE_LEVEL_PARTY)
        margin += budget->higher_margin;
      if (outcomes->kept[level] < (least_kept[level] + margin) * outcomes->n)
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
  outcomes = evaluate_deals (&rollout, lowest, highest);
  level = choose_level (&outcomes, budget, lowest, highest);
  if (level == DULLE_LEVEL_NONE)
    return false;
  *announcement = dulle_action_announce (view->own.seat, level);

  return true;
}
