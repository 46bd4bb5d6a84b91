/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How difficult a puzzle is: computer players of all levels answer it, and its rating is the
 * strength of a player that is right as often as wrong.
 */
#pragma once

#include "puzzle-judge.h"

/**
 * DullePuzzleRating:
 * @rating: on the scale of chess clubs, 1500 in the middle
 * @deviation: how uncertain it is, as in the rating system Glicko
 */
typedef struct
{
  double rating;
  double deviation;
} DullePuzzleRating;

/* Whether one of the players that make a person's mistakes gets it wrong, in a few attempts:
 * what nobody gets wrong is no puzzle. The first @n_right alternatives are the answer. */
bool dulle_puzzle_is_hard (uint64_t          seed,
                           const DulleLabel *label,
                           unsigned          n_right);

/* Lets all players answer. */
DullePuzzleRating dulle_puzzle_rate (uint64_t          seed,
                                     const DulleLabel *label,
                                     unsigned          n_right);

/* The levels of players that answer, the weakest first, and what they are worth: a thousand
 * for each point a game that a level gains on the next one. */
#define DULLE_N_PUZZLE_SOLVERS 6
const char *dulle_puzzle_solver_id (unsigned level);
double      dulle_puzzle_solver_strength (unsigned level);

/* Returns: in what share of its attempts a level is right */
double dulle_puzzle_solve (unsigned          level,
                           uint64_t          seed,
                           const DulleLabel *label,
                           unsigned          n_right);
