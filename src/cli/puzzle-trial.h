/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Puts shipped puzzles on trial: judges some of them again with other sampled deals, and lets
 * the computer players answer them.
 */
#pragma once

#include <stdint.h>

#include "work.h"

/**
 * DullePuzzleTrial:
 * @path: the file of the puzzles
 * @n_puzzles: how many of them, drawn by lot
 * @seed: determines which, and the sampled deals
 * @effort: see dulle_puzzle_judge()
 */
typedef struct
{
  const char *path;
  unsigned    n_puzzles;
  uint64_t    seed;
  unsigned    effort;
} DullePuzzleTrial;

/* @work: with its file, shard and threads. Prints how many puzzles have the same answer, and
 * how often each level is right. Returns: the exit status: a success if the answer is the
 * same in 97 of 100, and each level right more often than the one below it */
int dulle_puzzle_trial_run (const DullePuzzleTrial *trial,
                            DulleWork              *work);
