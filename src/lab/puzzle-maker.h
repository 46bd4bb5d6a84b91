/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Makes puzzles: plays a game and looks for a decision in it that has one best answer and
 * that is easy to get wrong.
 *
 * As text, a found puzzle is one line:
 *
 *   RATING DEVIATION RIGHT SOLVED | LABEL
 *
 *   RATING, DEVIATION  see #DullePuzzleRating
 *   RIGHT, SOLVED      see #DullePuzzleVerdict
 *   LABEL              the decision with its alternatives, see label.h
 */
#pragma once

#include "puzzle-solvers.h"

/* Stands for a puzzle where a game has none. */
#define DULLE_NO_PUZZLE "-"

/* A puzzle as it was found. A value without pointers. */
typedef struct
{
  DulleLabel         label;
  DullePuzzleVerdict verdict;
  DullePuzzleRating  rating;
} DulleFoundPuzzle;

/**
 * dulle_puzzle_find:
 * @seed: determines all games, together with the players as they are
 * @number: the number of the game
 * @found: (out): a puzzle of the game; most by the official rules, the others by presets
 *
 * Returns: whether the game has one
 */
bool dulle_puzzle_find (uint64_t          seed,
                        unsigned          number,
                        DulleFoundPuzzle *found);

/* Appends the line of @found without its end. */
void dulle_found_puzzle_write (const DulleFoundPuzzle *found,
                               GString                *text);

/* Reads such a line. Returns: whether it could be read; if not, the error says @at */
bool dulle_found_puzzle_parse (const char              *line,
                               const DulleTextPosition *at,
                               DulleFoundPuzzle        *found);
