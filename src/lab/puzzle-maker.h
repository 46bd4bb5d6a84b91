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
 * DullePuzzleQuarry:
 * @DULLE_QUARRY_ANY: whatever a lot says, so that all kinds are found
 * @DULLE_QUARRY_CALL: a reservation that is no choice between solos, of which most are
 * @DULLE_QUARRY_EXCHANGE: a step of a poverty
 * @DULLE_QUARRY_ACE: a lead from a hand with an ace of a suit that has not been led
 * @DULLE_QUARRY_ACES: the same with aces of more than one suit
 *
 * What is looked for. Some are so rare that they are looked for alone.
 */
typedef enum
{
  DULLE_QUARRY_ANY,
  DULLE_QUARRY_CALL,
  DULLE_QUARRY_EXCHANGE,
  DULLE_QUARRY_ACE,
  DULLE_QUARRY_ACES,
  DULLE_N_QUARRIES,
} DullePuzzleQuarry;

/* "any", "call", "exchange", "ace", "aces". */
const char *dulle_puzzle_quarry_id (DullePuzzleQuarry quarry);

/* Returns: whether there is a quarry called @id */
bool dulle_puzzle_quarry_parse (const char        *id,
                                DullePuzzleQuarry *quarry);

/**
 * dulle_puzzle_find:
 * @seed: determines all games, together with the players as they are
 * @quarry: what is looked for
 * @number: the number of the game
 * @found: (out): a puzzle of the game; most by the official rules, the others by presets
 *
 * Returns: whether the game has one
 */
bool dulle_puzzle_find (uint64_t          seed,
                        DullePuzzleQuarry quarry,
                        unsigned          number,
                        DulleFoundPuzzle *found);

/* Appends the line of @found without its end. */
void dulle_found_puzzle_write (const DulleFoundPuzzle *found,
                               GString                *text);

/* Reads such a line. Returns: whether it could be read; if not, the error says @at */
bool dulle_found_puzzle_parse (const char              *line,
                               const DulleTextPosition *at,
                               DulleFoundPuzzle        *found);
