/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Puzzles as they were found and as they are shipped.
 */
#pragma once

#include "lab/puzzle-maker.h"
#include "learning/puzzle-book.h"

/* How the command of a result file with puzzles begins; the seed comes next. */
#define DULLE_PUZZLES_COMMAND "puzzles seed="

/* Prints the puzzles of a result file as they are shipped, at most @of_theme with the same
 * main theme. Returns: whether the file could be read; if not, a sentence was printed */
bool dulle_puzzles_print (const char *path,
                          unsigned    of_theme);

/**
 * dulle_puzzles_open:
 * @mark: (out) (transfer full): the mark of the text of the file
 *
 * Returns: (transfer full) (nullable): shipped puzzles; %NULL if they cannot be read, and then
 *   a sentence was printed
 */
DullePuzzleBook *dulle_puzzles_open (const char *path,
                                     char      **mark);

/* The decision of @puzzle with its answers, as they are judged. */
void dulle_puzzle_to_label (const DullePuzzle *puzzle,
                            DulleLabel        *label);
