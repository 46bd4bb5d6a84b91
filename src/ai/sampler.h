/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Samples the deals in which alternatives are played: all are consistent with what the
 * viewer knows, and those that better explain the play so far come up more often.
 */
#pragma once

#include "engine/rng.h"
#include "engine/view.h"
#include "importance.h"
#include "sampled-deals.h"

/**
 * DulleSampler:
 * @chance: the source of a random stream for each deal
 * @candidates: the number of deals drawn for each sampled one, which is chosen among them in
 *   proportion to its importance weight; 1 ignores the weights
 *
 * Several threads may use the same sampler.
 */
typedef struct
{
  DulleRng          chance;
  unsigned          candidates;
  DulleSampledDeals deals;
  DulleImportance   importance;
} DulleSampler;

/* @view must outlive @sampler. */
void dulle_sampler_init (DulleSampler    *sampler,
                         const DulleView *view,
                         const DulleRng  *chance,
                         unsigned         candidates);

/**
 * dulle_sampler_draw:
 * @number: the number of the deal; the same number gives the same deal
 * @memory: (inout) (nullable): of this sampler and one thread, for drawing many deals
 * @hands: (out): the four hands
 */
void dulle_sampler_draw (const DulleSampler    *sampler,
                         unsigned               number,
                         DulleImportanceMemory *memory,
                         DulleHand              hands[DULLE_N_SEATS]);
