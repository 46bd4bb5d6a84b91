/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Fits the likelihoods of clues to games.
 */
#pragma once

#include "clue-games.h"

/**
 * DulleClueProof:
 * @n: the number of forecasts that a seat is Re
 * @before: their mean log loss with the likelihoods that the games were begun with
 * @after: that with the new ones, before what one card says is limited
 *
 * How well the parties of players of one kind can be told.
 */
typedef struct
{
  unsigned n;
  double   before;
  double   after;
} DulleClueProof;

/**
 * dulle_clue_train:
 * @n_threads: the number of threads, which does not change the weights
 * @weights: (inout): what to begin with, and what is best
 * @proofs: (out): by player
 */
void dulle_clue_train (const DulleClueGames *games,
                       unsigned              n_threads,
                       DulleClueWeights     *weights,
                       DulleClueProof        proofs[DULLE_N_CLUE_PLAYERS]);
