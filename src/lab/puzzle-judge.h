/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Judges whether a decision has one best answer, beyond doubt: several judgements, each with
 * sampled deals of its own and its own way to play them, must all find the same one.
 */
#pragma once

#include "ai/second-look.h"
#include "label.h"

/**
 * DulleDemand:
 * @gap: by how many points the best answer must be better than any other
 * @errors: and by how many standard errors of that distance
 */
typedef struct
{
  double gap;
  double errors;
} DulleDemand;

/* What is demanded of a puzzle. */
#define DULLE_PUZZLE_DEMAND ((DulleDemand){ DULLE_ONE_ANSWER_GAP, DULLE_ONE_ANSWER_ERRORS })

/* Near the end of a game, no more deals than these are solved; with more of them, or in
 * earlier tricks, deals are sampled. */
#define DULLE_SOLVED_DEALS 2000

/**
 * DullePuzzleVerdict:
 * @n_right: how many of the first alternatives are the answer: more than one are equal cards
 * @n_solved: the number of deals if all that fit were solved, or 0
 */
typedef struct
{
  unsigned n_right;
  unsigned n_solved;
} DullePuzzleVerdict;

/**
 * dulle_puzzle_glance:
 * @label: (inout): a decision; its alternatives are returned as dulle_puzzle_judge() does
 * @n_right: (out): how many of them seem right
 *
 * Looks by few and quick playouts whether a decision is worth judging.
 *
 * Returns: whether it seems to have one answer
 */
bool dulle_puzzle_glance (uint64_t    seed,
                          DulleLabel *label,
                          unsigned   *n_right);

/**
 * dulle_puzzle_judge:
 * @seed: another one gives other sampled deals
 * @effort: how many times the usual number of deals is sampled
 * @demand: what each judgement must find
 * @label: (inout): a decision; its alternatives are returned measured and sorted, those that
 *   are the answer first
 * @verdict: (out): which these are
 *
 * Returns: whether there is one answer that all judgements agree on
 */
bool dulle_puzzle_judge (uint64_t            seed,
                         unsigned            effort,
                         DulleDemand         demand,
                         DulleLabel         *label,
                         DullePuzzleVerdict *verdict);
