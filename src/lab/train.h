/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Fits the weights of the policy's cards to games that the policy plays against itself.
 */
#pragma once

#include "ai/policy.h"
#include "engine/error.h"

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

/* Games are played in blocks, each with random numbers of its own, so that blocks can be
 * computed anywhere. The last one may have fewer games. */
#define DULLE_TRAINING_BLOCK 500

unsigned dulle_training_n_blocks (const DulleTraining *training);

/* For each role and place, the lower half of the matrix of the normal equations, and their right
 * side. */
#define DULLE_N_NORMAL_SUMS (DULLE_N_FEATURES * (DULLE_N_FEATURES + 1) / 2 + DULLE_N_FEATURES)

/**
 * DulleTrainingSums:
 * @n_decisions: the number of decisions at which every legal card was tried
 * @sums: in millionths: whole numbers can be added in any order
 *
 * What was learned from some games.
 */
typedef struct
{
  int64_t n_decisions;
  int64_t sums[DULLE_N_ROLES][DULLE_N_POSITIONS][DULLE_N_NORMAL_SUMS];
} DulleTrainingSums;

/**
 * dulle_train_block:
 * @block: the number of the block, from 0
 * @sums: (out): what its games teach
 *
 * At some decisions every legal card is tried, and the policy plays the rest of the game.
 */
void dulle_train_block (const DulleTraining *training,
                        unsigned             block,
                        DulleTrainingSums   *sums);

/* Returns: whether @sums, with @more, can be those of games; if not, the error is a sentence that
 * says @at */
bool dulle_training_add (DulleTrainingSums       *sums,
                         const DulleTrainingSums *more,
                         const DulleTextPosition *at);

/**
 * dulle_training_solve:
 * @weights: (out): those of the start, with new weights of the cards
 *
 * Fits the scores to the features of the cards.
 */
void dulle_training_solve (const DulleTraining     *training,
                           const DulleTrainingSums *sums,
                           DulleWeights            *weights);

/* Sums as a line of numbers: all members in their order, separated by blanks. */
void dulle_training_write (const DulleTrainingSums *sums,
                           GString                 *text);

/* Returns: whether @line could be read; if not, the error is a sentence that says @at */
bool dulle_training_parse (const char              *line,
                           const DulleTextPosition *at,
                           DulleTrainingSums       *sums);
