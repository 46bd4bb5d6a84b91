/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Worlds that a decision is looked at in: all agree with what the viewer knows, and
 * those that explain better what was played come more often.
 */
#pragma once

#include "engine/rng.h"
#include "engine/view.h"
#include "history.h"
#include "worlds.h"

/**
 * DulleSampler:
 * @chance: each world has a branch of it
 * @rivals: how many worlds are drawn for each; one of them is taken, by how likely the
 *   others would have played there as they did. 1 takes them as they come
 *
 * All that worlds are drawn from. Several threads may draw from one.
 */
typedef struct
{
  DulleRng     chance;
  unsigned     rivals;
  DulleWorlds  worlds;
  DulleHistory history;
} DulleSampler;

/* @view must outlive @sampler. */
void dulle_sampler_init (DulleSampler    *sampler,
                         const DulleView *view,
                         const DulleRng  *chance,
                         unsigned         rivals);

/**
 * dulle_sampler_draw:
 * @number: which world; the same number draws the same one
 * @hands: (out): the four hands
 */
void dulle_sampler_draw (const DulleSampler *sampler,
                         unsigned            number,
                         DulleHand           hands[DULLE_N_SEATS]);
