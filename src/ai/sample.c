/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each world of a sample is chosen among rivals of its own. That weighs less sharply
 * than one choice among all of them would, but no world comes over and over again.
 */
#include "sample.h"

#include "history.h"
#include "parallel.h"
#include "worlds.h"

#include <string.h>

/* By how many points a card is worse that is played half as often. */
#define WIDTH 0.3

/**
 * Draw:
 * @n_parts: into how many parts the worlds are divided
 *
 * What all parts of a sample are drawn by.
 */
typedef struct
{
  DulleSample    *sample;
  const DulleRng *chance;
  DulleWorlds     worlds;
  DulleHistory    history;
  unsigned        rivals;
  unsigned        n_parts;
} Draw;

static void
choose_one (const Draw *draw,
            DulleRng   *rng,
            DulleHand   hands[DULLE_N_SEATS])
{
  DulleHand rival[DULLE_N_SEATS];
  double    sum = 0.0;

  for (unsigned i = 0; i < draw->rivals; i++)
    {
      double weight;

      dulle_worlds_draw (&draw->worlds, rng, rival);
      weight = dulle_history_weigh (&draw->history, rival, WIDTH);
      sum += weight;
      if (i == 0 || dulle_rng_unit (rng) * sum < weight)
        memcpy (hands, rival, sizeof rival);
    }
}

static void
draw_part (unsigned part,
           void    *data)
{
  const Draw *draw = data;

  for (unsigned i = part; i < draw->sample->n; i += draw->n_parts)
    {
      DulleRng rng = dulle_rng_branch (draw->chance, i);

      if (draw->rivals > 1)
        choose_one (draw, &rng, draw->sample->hands[i]);
      else
        dulle_worlds_draw (&draw->worlds, &rng, draw->sample->hands[i]);
    }
}

void
dulle_sample_draw (DulleSample     *sample,
                   const DulleView *view,
                   const DulleRng  *chance,
                   unsigned         n,
                   unsigned         rivals,
                   unsigned         threads)
{
  Draw draw = {
    .sample = sample,
    .chance = chance,
    .rivals = dulle_board_is_unplayed (&view->board) ? 1 : rivals,
    .n_parts = MAX (1, threads),
  };

  sample->n = MIN (n, DULLE_MAX_WORLDS);
  dulle_worlds_init (&draw.worlds, view);
  dulle_history_init (&draw.history, view);
  dulle_parallel (draw.n_parts, draw_part, &draw);
}
