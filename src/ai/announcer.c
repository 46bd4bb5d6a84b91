/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Announcements are no alternatives of the search: the worlds are played once, and each
 * end is scored with and without each of them.
 */
#include "announcer.h"

#include "engine/announce.h"
#include "parallel.h"
#include "worth.h"

/* How often an announcement must be kept in the worlds to be made. */
static const double least_kept[DULLE_N_LEVELS] = {
  [DULLE_LEVEL_PARTY] = 0.75,
  [DULLE_LEVEL_NO_90] = 0.82,
  [DULLE_LEVEL_NO_60] = 0.88,
  [DULLE_LEVEL_NO_30] = 0.90,
  [DULLE_LEVEL_BLACK] = 0.92,
};

/**
 * Outcomes:
 * @sums: the leads, by what is announced
 * @kept: how often the announcement is kept
 */
typedef struct
{
  unsigned n;
  int64_t  sums[DULLE_N_LEVELS];
  unsigned kept[DULLE_N_LEVELS];
} Outcomes;

/* What each part of the worlds says about the levels from @lowest to @highest. */
typedef struct
{
  const DulleTrial *trial;
  DulleLevel        lowest;
  DulleLevel        highest;
  Outcomes          outcomes[DULLE_MAX_THREADS];
} Hearing;

/* The lowest level that may be announced now and not before a later card, and the
 * highest one. */
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
  outcomes->sums[DULLE_LEVEL_NONE] += dulle_lead (&result, seat);
  for (DulleLevel level = lowest; level <= highest; level++)
    {
      board->levels[seat] = (uint8_t) level;
      dulle_score (board, &result);
      outcomes->sums[level] += dulle_lead (&result, seat);
      outcomes->kept[level] += dulle_score_kept (&result, (DulleParty) result.parties[seat], level);
    }
  board->levels[seat] = before;
}

static void
hear_part (unsigned part,
           void    *data)
{
  Hearing          *hearing = data;
  const DulleTrial *trial = hearing->trial;
  DullePlayout      playout = trial->playout;

  for (unsigned i = part; i < trial->budget->worlds && !dulle_trial_is_stopped (trial); i += trial->n_parts)
    {
      DulleHand   hands[DULLE_N_SEATS];
      DulleResult result;

      dulle_sampler_draw (&trial->sampler, i, hands);
      if (dulle_trial_play (trial, &playout, i, hands, NULL, &result))
        score_levels (&hearing->outcomes[part], &playout.game.board, trial->view->own.seat,
                      hearing->lowest, hearing->highest);
    }
}

static Outcomes
hear_worlds (const DulleTrial *trial,
             DulleLevel        lowest,
             DulleLevel        highest)
{
  Hearing  hearing = { .trial = trial, .lowest = lowest, .highest = highest };
  Outcomes all = { 0 };

  dulle_parallel (trial->n_parts, hear_part, &hearing);
  for (unsigned part = 0; part < trial->n_parts; part++)
    {
      all.n += hearing.outcomes[part].n;
      for (int level = 0; level < DULLE_N_LEVELS; level++)
        {
          all.sums[level] += hearing.outcomes[part].sums[level];
          all.kept[level] += hearing.outcomes[part].kept[level];
        }
    }

  return all;
}

static DulleLevel
choose_level (const Outcomes *outcomes,
              double          caution,
              DulleLevel      lowest,
              DulleLevel      highest)
{
  DulleLevel best = DULLE_LEVEL_NONE;

  for (DulleLevel level = lowest; level <= highest; level++)
    {
      if (outcomes->kept[level] < (least_kept[level] + caution) * outcomes->n)
        break;
      if (outcomes->sums[level] > outcomes->sums[best])
        best = level;
    }

  return best;
}

bool
dulle_announcer_speak (const DullePlayer *player,
                       const DulleBudget *budget,
                       const DulleView   *view,
                       DulleAction       *announcement)
{
  Outcomes   outcomes;
  DulleLevel lowest;
  DulleLevel highest;
  DulleLevel level;
  DulleTrial trial;

  if (!find_levels (view, &lowest, &highest))
    return false;

  dulle_trial_init (&trial, player, budget, view);
  outcomes = hear_worlds (&trial, lowest, highest);
  level = choose_level (&outcomes, budget->caution, lowest, highest);
  if (level == DULLE_LEVEL_NONE)
    return false;
  *announcement = dulle_action_announce (view->own.seat, level);

  return true;
}
