/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How well a world explains what has been played and said: who plays sensibly plays one
 * card with these cards and another with those, and announces with good ones.
 */
#pragma once

#include "engine/game.h"

/**
 * DulleHistory:
 * @start: the game before its first card, as far as the viewer knows it
 *
 * What has happened in the tricks, ready to be looked at in many worlds.
 */
typedef struct
{
  const DulleView *view;
  DulleGame        start;
} DulleHistory;

/* @view, in trick play, must outlive @history. */
void dulle_history_init (DulleHistory    *history,
                         const DulleView *view);

/**
 * dulle_history_weigh:
 * @hands: the hands of a world, as they are now
 * @width: by how many points a card may be worse than the best one before it is
 *   half as likely
 *
 * Returns: how likely the others would have played as they did, up to a factor that
 *   is the same for all worlds
 */
double dulle_history_weigh (const DulleHistory *history,
                            const DulleHand     hands[DULLE_N_SEATS],
                            double              width);
