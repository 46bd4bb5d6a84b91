/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * Every score is kept until the end: how certainly one alternative is worse than another
 * depends on how they differ from deal to deal, and only then is it known which one is the
 * best. Sums are integers, so their order does not matter.
 */
#include "appraisal.h"

#include <math.h>

#include "decision.h"
#include "utility.h"

void
dulle_appraiser_sample (DulleAppraiser  *appraiser,
                        const DulleView *view,
                        unsigned         deals,
                        unsigned         candidates,
                        uint64_t         seed)
{
  DulleImportanceMemory memory = { 0 };
  DulleSampler          sampler;

  appraiser->view = *view;
  appraiser->rng = dulle_decision_rng (seed, view);
  dulle_playout_init (&appraiser->playout, &view->board);
  dulle_sampler_init (&sampler, &appraiser->view, &appraiser->rng, candidates);
  appraiser->n_deals = MIN (deals, DULLE_MAX_SAMPLED_DEALS);
  for (unsigned i = 0; i < appraiser->n_deals; i++)
    dulle_sampler_draw (&sampler, i, &memory, appraiser->hands[i]);
}

static bool
is_stopped (const DulleAppraiser *appraiser)
{
  return appraiser->stop != NULL && g_atomic_int_get (appraiser->stop) != 0;
}

static bool
is_silence (const DulleAction *action)
{
  return action->kind == DULLE_ACTION_ANNOUNCE && action->level == DULLE_LEVEL_NONE;
}

/* The outcomes of one alternative. */
typedef struct
{
  int64_t  score;
  unsigned won;
  unsigned card_points;
} Sums;

/* Returns: the score; where the game is thrown in, what that costs */
static int32_t
play_deal (DulleAppraiser    *appraiser,
           DulleGuide         guide,
           const DulleAction *action,
           unsigned           deal,
           Sums              *sums)
{
  DullePlayout *playout = &appraiser->playout;
  uint8_t       seat = appraiser->view.own.seat;
  DulleResult   result;
  DulleParty    party;
  int           score;

  dulle_game_imagine (&playout->game, &appraiser->view, appraiser->hands[deal]);
  if (!is_silence (action) && dulle_game_apply (&playout->game, action) != DULLE_ACCEPTED)
    g_return_val_if_reached (0);
  if (!dulle_guide_finish (playout, guide, &appraiser->rng, &result))
    {
      score = dulle_relative_throw (&playout->game.board, seat);
      sums->score += score;
      return score;
    }

  party = (DulleParty) result.parties[seat];
  score = dulle_relative_score (&result, seat);
  sums->score += score;
  sums->won += result.winner == party;
  sums->card_points += result.card_points[party];

  return score;
}

static bool
measure_alternative (DulleAppraiser *appraiser,
                     DulleGuide      guide,
                     DulleAppraisal *appraisal,
                     int32_t        *scores)
{
  unsigned n = appraiser->n_deals;
  Sums     sums = { 0 };

  for (unsigned deal = 0; deal < n; deal++)
    {
      if (is_stopped (appraiser))
        return false;
      scores[deal] = play_deal (appraiser, guide, &appraisal->action, deal, &sums);
    }

  appraisal->value = (float) ((double) sums.score / n / DULLE_N_SEATS);
  appraisal->won = (float) sums.won / (float) n;
  appraisal->card_points = (float) sums.card_points / (float) n;

  return true;
}

/* The standard error of the mean difference between two alternatives, in points. */
static float
error_between (const int32_t *a,
               const int32_t *b,
               unsigned       n)
{
  int64_t sum = 0;
  int64_t squares = 0;
  double  mean;

  for (unsigned i = 0; i < n; i++)
    {
      int64_t difference = (int64_t) a[i] - b[i];

      sum += difference;
      squares += difference * difference;
    }
  mean = (double) sum / n;

  return (float) (sqrt (MAX (0.0, (double) squares / n - mean * mean) / n) / DULLE_N_SEATS);
}

static void
sort_appraisals (DulleAppraisal *appraisals,
                 unsigned        n)
{
  for (unsigned i = 1; i < n; i++)
    {
      for (unsigned j = i; j > 0 && appraisals[j].value > appraisals[j - 1].value; j--)
        {
          DulleAppraisal other = appraisals[j];

          appraisals[j] = appraisals[j - 1];
          appraisals[j - 1] = other;
        }
    }
}

bool
dulle_appraise (DulleAppraiser *appraiser,
                DulleGuide      guide,
                DulleAppraisal *appraisals,
                unsigned        n)
{
  unsigned best = 0;

  g_return_val_if_fail (n > 0 && n <= DULLE_MAX_APPRAISED, false);

  for (unsigned i = 0; i < n; i++)
    {
      if (!measure_alternative (appraiser, guide, &appraisals[i], appraiser->scores[i]))
        return false;
      if (appraisals[i].value > appraisals[best].value)
        best = i;
    }

  for (unsigned i = 0; i < n; i++)
    appraisals[i].error = error_between (appraiser->scores[i], appraiser->scores[best],
                                         appraiser->n_deals);
  sort_appraisals (appraisals, n);

  return true;
}
