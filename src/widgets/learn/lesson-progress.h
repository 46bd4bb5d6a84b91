/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Which positions of lessons a person has solved, and where it goes on. Nothing counts how
 * often or how fast.
 */
#pragma once

#include <gio/gio.h>

#include "learning/lesson.h"

G_BEGIN_DECLS

/* Notes that a step of @chapter is done: a position, or the deal, which comes behind them. */
void dulle_lesson_progress_note (GSettings          *settings,
                                 const DulleChapter *chapter,
                                 guint               step);

gboolean dulle_lesson_progress_has (GSettings          *settings,
                                    const DulleChapter *chapter,
                                    guint               step);

/* How many steps there are, and how many are done. */
guint dulle_lesson_progress_n_steps (const DulleChapter *chapter);
guint dulle_lesson_progress_n_done (GSettings          *settings,
                                    const DulleChapter *chapter);

/* Returns: the first step that is not done; 0 if all are, so that the chapter begins again */
guint dulle_lesson_progress_next (GSettings          *settings,
                                  const DulleChapter *chapter);

G_END_DECLS
