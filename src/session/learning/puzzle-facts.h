/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Finds the themes of a puzzle: each is a fact about the position and its answers that anybody
 * can check, and a test does for all puzzles that come with the program.
 */
#pragma once

#include "puzzle.h"
#include "puzzle-themes.h"

G_BEGIN_DECLS

/* Returns: a bit (1 << theme) for each theme of @puzzle, whose own are not looked at; at
 *   least one */
guint32 dulle_puzzle_find_themes (const DullePuzzle *puzzle);

G_END_DECLS
