/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each world is chosen among rivals of its own. That weighs less sharply than one
 * choice among all of them would, but no world comes over and over again.
 */
#include "sample.h"

#include <string.h>

/* By how many points a card is worse that is played half as often. */
#define WIDTH 0.2

void
dulle_sampler_init (DulleSampler    *sampler,
                    const DulleView *view,
                    const DulleRng  *chance,
                    unsigned         rivals)
{
  sampler->chance = *chance;
  sampler->rivals = dulle_board_is_unplayed (&view->board) ? 1 : rivals;
  dulle_worlds_init (&sampler->worlds, view);
  dulle_history_init (&sampler->history, view);
}

void
dulle_sampler_draw (const DulleSampler *sampler,
                    unsigned            number,
                    DulleHand           hands[DULLE_N_SEATS])
{
  DulleRng  rng = dulle_rng_branch (&sampler->chance, number);
  DulleHand rival[DULLE_N_SEATS];
  double    sum = 0.0;

  dulle_worlds_draw (&sampler->worlds, &rng, hands);
  if (sampler->rivals <= 1)
    return;

  sum = dulle_history_weigh (&sampler->history, hands, WIDTH);
  for (unsigned i = 1; i < sampler->rivals; i++)
    {
      double weight;

      dulle_worlds_draw (&sampler->worlds, &rng, rival);
      weight = dulle_history_weigh (&sampler->history, rival, WIDTH);
      sum += weight;
      if (dulle_rng_unit (&rng) * sum < weight)
        memcpy (hands, rival, sizeof rival);
    }
}
