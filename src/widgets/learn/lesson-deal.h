/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The whole deal at the end of a lesson. It is played at the table, where other games may come
 * in between; it counts once it has been played to its end, perhaps on another day.
 */
#pragma once

#include "lesson-progress.h"
#include "session/dulle-session.h"

G_BEGIN_DECLS

/* Lets the deal of @chapter be played at the table of @session. */
void dulle_lesson_deal_begin (GSettings          *settings,
                              DulleSession       *session,
                              const DulleChapter *chapter);

/**
 * dulle_lesson_deal_finish:
 * @board: a practice that is over
 *
 * If it was the deal of a lesson, that step is done from now on.
 *
 * Returns: (transfer full) (nullable): the id of that lesson
 */
char *dulle_lesson_deal_finish (GSettings        *settings,
                                DulleSession     *session,
                                const DulleBoard *board);

/* Keeps that @chapter has been gone through, if all of its steps are done. */
void dulle_lesson_deal_note_chapter (GSettings          *settings,
                                     DulleSession       *session,
                                     const DulleChapter *chapter);

G_END_DECLS
