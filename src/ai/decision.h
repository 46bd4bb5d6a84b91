/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a decision of a computer player is: the action, the alternatives considered, and
 * the limits within which it is made. player.h says which player is asked.
 */
#pragma once

#include "engine/annotation.h"
#include "engine/legality.h"
#include "engine/rng.h"
#include "engine/view.h"

/**
 * DulleLimits:
 * @seed: with the same view and seed, the decision is the same on any machine
 * @stop: (nullable): set to 1 by any thread to get an answer soon; read atomically
 * @threads: the number of threads to use, which does not change the decision; 0 means 1
 * @deals: the largest mean number of deals in which an alternative is played; 0 means as many
 *   as the kind of player does
 * @cards: about the largest number of cards that are played in these deals, if alternatives
 *   are compared; 0 means no limit. It bounds the time of a decision without a clock
 */
typedef struct
{
  uint64_t   seed;
  const int *stop;
  unsigned   threads;
  unsigned   deals;
  unsigned   cards;
} DulleLimits;

/**
 * DulleAlternative:
 * @value: the expected points of the player, or the value by the policy if the player does
 *   not search
 * @spread: the standard error of @value, 0 if it was not estimated
 */
typedef struct
{
  DulleAction action;
  float       value;
  float       spread;
} DulleAlternative;

/**
 * DulleDecision:
 * @action: what the player does
 * @reason: the main reason for it
 * @alternatives: everything that was considered, the best first
 */
typedef struct
{
  DulleAction      action;
  DulleReason      reason;
  unsigned         n_alternatives;
  DulleAlternative alternatives[DULLE_MAX_ACTIONS];
} DulleDecision;

/* Every decision has a stream of random numbers of its own, derived from nothing but the
 * seed and the view. */
DulleRng dulle_decision_rng (uint64_t         seed,
                             const DulleView *view);
