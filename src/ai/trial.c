/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Worlds and how they go on have branches of chance of their own, so that it does not
 * matter which thread plays which of them.
 */
#include "trial.h"

#include "passing.h"

/* The first branch of chance that belongs to how a world goes on, not to a world. */
#define FIRST_COURSE (UINT64_C (1) << 32)

void
dulle_trial_init (DulleTrial        *trial,
                  const DullePlayer *player,
                  const DulleBudget *budget,
                  const DulleView   *view)
{
  trial->player = player;
  trial->budget = budget;
  trial->view = view;
  trial->n_parts = CLAMP (player->threads, 1, DULLE_MAX_THREADS);
  trial->chance = dulle_player_rng (player, view);
  dulle_playout_init (&trial->playout, &view->board);
  dulle_sampler_init (&trial->sampler, view, &trial->chance, budget->rivals);
}

bool
dulle_trial_is_stopped (const DulleTrial *trial)
{
  return trial->player->stop != NULL && g_atomic_int_get (trial->player->stop) != 0;
}

bool
dulle_trial_play (const DulleTrial  *trial,
                  DullePlayout      *playout,
                  unsigned           world,
                  const DulleHand    hands[DULLE_N_SEATS],
                  const DulleAction *action,
                  DulleResult       *result)
{
  DulleRng rng = dulle_rng_branch (&trial->chance, FIRST_COURSE + world);

  dulle_game_imagine (&playout->game, trial->view, hands);
  dulle_passing_put_down (&playout->game);
  if (action != NULL && dulle_game_apply (&playout->game, action) != DULLE_ACCEPTED)
    g_return_val_if_reached (false);

  return dulle_playout_finish (playout, trial->budget->guide, &rng, result);
}
