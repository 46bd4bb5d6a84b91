/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Fits the weights of the policy's cards to games that the policy plays against itself.
 */
#pragma once

#include "ai/policy.h"

/**
 * DulleTraining:
 * @rules: the active rules
 * @seed: the same seed and number of games give the same weights
 * @n_games: the number of games; 40 % of them are solos
 * @start: the weights to play with
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
 * @weights: (out): those of @start, with new weights of the cards
 *
 * At some decisions every legal card is tried, and the policy plays the rest of the game.
 * The scores are fitted to the features of the cards.
 *
 * Returns: the number of these decisions
 */
unsigned dulle_train (const DulleTraining *training,
                      DulleWeights        *weights);
