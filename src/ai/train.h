/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the weights of the policy's cards from games that it plays with itself.
 */
#pragma once

#include "policy.h"

/**
 * DulleTraining:
 * @rules: active rules
 * @seed: with the same seed and number of games the weights are the same
 * @n_games: how many games are played; 40 of 100 are soli
 * @start: the weights that play
 */
typedef struct
{
  DulleRules          rules;
  uint64_t            seed;
  unsigned            n_games;
  const DulleWeights *start;
} DulleTraining;

/**
 * dulle_train:
 * @weights: (out): those of @start with the cards' weights found anew
 *
 * At some decisions each card that may be played is played, and the game finished by
 * the policy. What it scores is fitted to the features of the cards.
 *
 * Returns: how many decisions were looked at
 */
unsigned dulle_train (const DulleTraining *training,
                      DulleWeights        *weights);
