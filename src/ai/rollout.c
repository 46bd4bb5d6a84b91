/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Sampling each deal and playing it have random streams of their own, so it does not matter
 * which thread plays which deal.
 */
#include "rollout.h"

#include "passing.h"

/* The number of the first random stream for playing; those below are for sampling. */
#define FIRST_PLAYOUT (UINT64_C (1) << 32)

void
dulle_rollout_init (DulleRollout      *rollout,
                    const DulleLimits *limits,
                    const DulleBudget *budget,
                    const DulleView   *view)
{
  rollout->limits = limits;
  rollout->budget = budget;
  rollout->view = view;
  rollout->n_parts = CLAMP (limits->threads, 1, DULLE_MAX_THREADS);
  rollout->chance = dulle_decision_rng (limits->seed, view);
  dulle_playout_init (&rollout->playout, &view->board);
  dulle_sampler_init (&rollout->sampler, view, &rollout->chance, budget->deal_candidates);
}

bool
dulle_rollout_is_stopped (const DulleRollout *rollout)
{
  return rollout->limits->stop != NULL && g_atomic_int_get (rollout->limits->stop) != 0;
}

bool
dulle_rollout_play (const DulleRollout *rollout,
                    DullePlayout       *playout,
                    unsigned            deal,
                    const DulleHand     hands[DULLE_N_SEATS],
                    const DulleAction  *action,
                    DulleResult        *result)
{
  DulleRng rng = dulle_rng_branch (&rollout->chance, FIRST_PLAYOUT + deal);

  dulle_game_imagine (&playout->game, rollout->view, hands);
  dulle_passing_put_down (&playout->game);
  if (action != NULL && dulle_game_apply (&playout->game, action) != DULLE_ACCEPTED)
    g_return_val_if_reached (false);

  return dulle_guide_finish (playout, rollout->budget->guide, &rng, result);
}
