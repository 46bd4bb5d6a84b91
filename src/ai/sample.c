/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each world of a sample is chosen among rivals of its own. That weighs less sharply
 * than one choice among all of them would, but no world comes over and over again.
 */
#include "sample.h"

#include "history.h"
#include "worlds.h"

#include <string.h>

/* By how many points a card is worse that is played half as often. */
#define WIDTH 0.3

static void
draw_one (const DulleWorlds  *worlds,
          const DulleHistory *history,
          DulleRng           *rng,
          unsigned            rivals,
          DulleHand           hands[DULLE_N_SEATS])
{
  DulleHand rival[DULLE_N_SEATS];
  double    sum = 0.0;

  for (unsigned i = 0; i < rivals; i++)
    {
      double weight;

      dulle_worlds_draw (worlds, rng, rival);
      weight = dulle_history_weigh (history, rival, WIDTH);
      sum += weight;
      if (i == 0 || dulle_rng_unit (rng) * sum < weight)
        memcpy (hands, rival, sizeof rival);
    }
}

void
dulle_sample_draw (DulleSample     *sample,
                   const DulleView *view,
                   DulleRng        *rng,
                   unsigned         n,
                   unsigned         rivals)
{
  DulleWorlds  worlds;
  DulleHistory history;

  dulle_worlds_init (&worlds, view);
  dulle_history_init (&history, view);
  if (dulle_board_is_unplayed (&view->board))
    rivals = 1;

  sample->n = MIN (n, DULLE_MAX_WORLDS);
  for (unsigned i = 0; i < sample->n; i++)
    {
      if (rivals > 1)
        draw_one (&worlds, &history, rng, rivals, sample->hands[i]);
      else
        dulle_worlds_draw (&worlds, rng, sample->hands[i]);
    }
}

void
dulle_sample_take (DulleSample    *sample,
                   const DulleHand hands[DULLE_N_SEATS])
{
  sample->n = 1;
  memcpy (sample->hands[0], hands, sizeof sample->hands[0]);
}
