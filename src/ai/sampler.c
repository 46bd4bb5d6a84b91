/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Each deal is chosen among a few candidates of its own. That uses the weights less sharply
 * than resampling from one large pool would, but no deal is repeated over and over.
 */
#include "sampler.h"

#include <string.h>

/* A card that is worse by this many points is played half as often; see README.md. */
#define WIDTH 0.2

void
dulle_sampler_init (DulleSampler    *sampler,
                    const DulleView *view,
                    const DulleRng  *chance,
                    unsigned         candidates)
{
  sampler->chance = *chance;
  sampler->candidates = dulle_board_is_unplayed (&view->board) ? 1 : candidates;
  dulle_sampled_deals_init (&sampler->deals, view);
  dulle_importance_init (&sampler->importance, view);
}

void
dulle_sampler_draw (const DulleSampler    *sampler,
                    unsigned               number,
                    DulleImportanceMemory *memory,
                    DulleHand              hands[DULLE_N_SEATS])
{
  DulleRng  rng = dulle_rng_branch (&sampler->chance, number);
  DulleHand candidate[DULLE_N_SEATS];
  double    sum = 0.0;

  dulle_sampled_deals_draw (&sampler->deals, &rng, hands);
  if (sampler->candidates <= 1)
    return;

  sum = dulle_importance_weigh (&sampler->importance, memory, hands, WIDTH);
  for (unsigned i = 1; i < sampler->candidates; i++)
    {
      double weight;

      dulle_sampled_deals_draw (&sampler->deals, &rng, candidate);
      weight = dulle_importance_weigh (&sampler->importance, memory, candidate, WIDTH);
      sum += weight;
      if (dulle_rng_unit (&rng) * sum < weight)
        memcpy (hands, candidate, sizeof candidate);
    }
}
