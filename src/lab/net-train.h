/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Trains the net by lessons.
 */
#pragma once

#include "lessons.h"

/**
 * DulleNetTraining:
 * @seed: with the same seed and lessons, the net is the same, bit for bit
 * @n_threads: the number of threads, which does not change the net
 * @n_epochs: how often all lessons are gone through
 * @rate: the step of the first lessons; it falls to 0
 * @start: (nullable): the net from which to go on; its parts for soloists are kept
 */
typedef struct
{
  uint64_t seed;
  unsigned n_threads;
  unsigned n_epochs;
  double   rate;

  const DulleNet *start;
} DulleNetTraining;

/**
 * DulleNetProof:
 * @n_lessons: the lessons that the net has not learned from
 * @gain: by how many points a decision the cards that the net prefers led to a better score
 *   than those of the sum alone
 *
 * How a part of the net does where it has not learned.
 */
typedef struct
{
  unsigned n_lessons;
  double   gain;
  double   error;
} DulleNetProof;

/* @proofs: (out): how good each part is */
void dulle_net_train (const DulleNetTraining *training,
                      const DulleLessons     *lessons,
                      DulleNet               *net,
                      DulleNetProof           proofs[DULLE_N_ROLES][DULLE_N_POSITIONS]);
