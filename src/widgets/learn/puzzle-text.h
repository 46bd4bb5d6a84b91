/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The words of puzzles: what they are about, what is asked, and why an answer is right.
 */
#pragma once

#include "learning/puzzle.h"
#include "learning/puzzle-themes.h"

G_BEGIN_DECLS

/* Returns: what a theme is called, translated */
const char *dulle_puzzle_theme_name (DullePuzzleTheme theme);

/* Returns: (transfer full): "Discard or ruff · Count to 121" */
char *dulle_puzzle_themes_text (guint32 themes);

/* Returns: what is asked, translated */
const char *dulle_puzzle_question (DullePuzzleKind kind);

/* Returns: (transfer full): an answer: "Ten of Hearts" */
char *dulle_puzzle_answer_text (const DullePuzzle *puzzle,
                                const DulleGame   *game,
                                const DulleAction *action,
                                const char *const *names);

/**
 * dulle_puzzle_verdict_text:
 * @given: (nullable): the answer that was given; %NULL if the right one was asked for
 *
 * Returns: (transfer full): whether it is right, and if not what it costs
 */
char *dulle_puzzle_verdict_text (const DullePuzzle *puzzle,
                                 const DulleGame   *game,
                                 const DulleAction *given,
                                 const char *const *names);

/* Returns: (transfer full): what all answers are worth, the best first */
char *dulle_puzzle_values_text (const DullePuzzle *puzzle,
                                const DulleGame   *game,
                                const char *const *names);

/* Returns: (transfer full): the tricks that have been played, a line for each, with short
 * signs of the cards */
char *dulle_puzzle_tricks_text (const DulleGame   *game,
                                const char *const *names);

G_END_DECLS
