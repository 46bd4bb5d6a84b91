/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sample of worlds that a search plays its alternatives in: all agree with what
 * the viewer knows, and those that explain better what was played come more often.
 */
#pragma once

#include "engine/rng.h"
#include "engine/view.h"

#define DULLE_MAX_WORLDS 4096

/**
 * DulleSample:
 * @n: how many worlds
 * @hands: the four hands of each
 */
typedef struct
{
  unsigned  n;
  DulleHand hands[DULLE_MAX_WORLDS][DULLE_N_SEATS];
} DulleSample;

/**
 * dulle_sample_draw:
 * @chance: each world has a branch of it
 * @n: how many worlds are wanted, %DULLE_MAX_WORLDS at most
 * @rivals: how many worlds are drawn for each of these; one of them is taken, by how
 *   likely the others would have played there as they did. 1 takes them as they come
 * @threads: how many threads draw; the worlds are the same
 */
void dulle_sample_draw (DulleSample     *sample,
                        const DulleView *view,
                        const DulleRng  *chance,
                        unsigned         n,
                        unsigned         rivals,
                        unsigned         threads);
