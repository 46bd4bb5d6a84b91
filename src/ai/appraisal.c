/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview
 *
 * Each lead is kept until all are there: how sure it is that one alternative is worse
 * than another depends on how they differ from world to world, and which one is the
 * best is known only at the end. Sums are whole numbers, so that their order does not
 * matter.
 */
#include "appraisal.h"

#include <math.h>

#include "player.h"
#include "worth.h"

void
dulle_appraiser_look (DulleAppraiser  *appraiser,
                      const DulleView *view,
                      unsigned         worlds,
                      unsigned         rivals,
                      uint64_t         seed)
{
  const DullePlayer player = { .seed = seed };
  DulleSampler      sampler;

  appraiser->view = *view;
  appraiser->rng = dulle_player_rng (&player, view);
  dulle_playout_init (&appraiser->playout, &view->board);
  dulle_sampler_init (&sampler, &appraiser->view, &appraiser->rng, rivals);
  appraiser->n_worlds = MIN (worlds, DULLE_MAX_WORLDS);
  for (unsigned i = 0; i < appraiser->n_worlds; i++)
    dulle_sampler_draw (&sampler, i, appraiser->hands[i]);
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

/* What comes of one alternative. */
typedef struct
{
  int64_t  lead;
  unsigned won;
  unsigned augen;
} Sums;

/* Returns: the lead; 0 where the game is thrown in */
static int32_t
play_world (DulleAppraiser    *appraiser,
            DulleGuide         guide,
            const DulleAction *action,
            unsigned           world,
            Sums              *sums)
{
  DullePlayout *playout = &appraiser->playout;
  uint8_t       seat = appraiser->view.own.seat;
  DulleResult   result;
  DulleParty    party;
  int           lead;

  dulle_game_imagine (&playout->game, &appraiser->view, appraiser->hands[world]);
  if (!is_silence (action) && dulle_game_apply (&playout->game, action) != DULLE_ACCEPTED)
    g_return_val_if_reached (0);
  if (!dulle_playout_finish (playout, guide, &appraiser->rng, &result))
    return 0;

  party = (DulleParty) result.parties[seat];
  lead = dulle_lead (&result, seat);
  sums->lead += lead;
  sums->won += result.winner == party;
  sums->augen += result.augen[party];

  return lead;
}

static bool
measure (DulleAppraiser *appraiser,
         DulleGuide      guide,
         DulleAppraisal *appraisal,
         int32_t        *leads)
{
  unsigned n = appraiser->n_worlds;
  Sums     sums = { 0 };

  for (unsigned world = 0; world < n; world++)
    {
      if (is_stopped (appraiser))
        return false;
      leads[world] = play_world (appraiser, guide, &appraisal->action, world, &sums);
    }

  appraisal->value = (float) ((double) sums.lead / n / DULLE_N_SEATS);
  appraisal->won = (float) sums.won / (float) n;
  appraisal->augen = (float) sums.augen / (float) n;

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
sort (DulleAppraisal *appraisals,
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
      if (!measure (appraiser, guide, &appraisals[i], appraiser->leads[i]))
        return false;
      if (appraisals[i].value > appraisals[best].value)
        best = i;
    }

  for (unsigned i = 0; i < n; i++)
    appraisals[i].error = error_between (appraiser->leads[i], appraiser->leads[best],
                                         appraiser->n_worlds);
  sort (appraisals, n);

  return true;
}
