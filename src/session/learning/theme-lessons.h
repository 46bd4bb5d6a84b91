/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Which lesson explains a theme of puzzles, and which puzzles practise a lesson: one table,
 * read from both sides.
 */
#pragma once

#include "puzzle-themes.h"

G_BEGIN_DECLS

/* Returns: the id of the chapter that is about @theme, whether it has been written or not */
const char *dulle_theme_lesson (DullePuzzleTheme theme);

/* Returns: a bit (1 << theme) for each theme that the chapter is about */
guint32 dulle_lesson_themes (const char *chapter);

G_END_DECLS
