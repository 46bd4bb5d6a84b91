/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a lesson asks a session to play: its positions, what answers lead to, and its deal.
 * The person sits at the bottom of the table; the others are the same in every lesson, so
 * that its sentences can name them: Kleo on the left, Ben opposite, Mia on the right.
 */
#pragma once

#include "engine/order.h"
#include "learning/lesson.h"
#include "session/dulle-event.h"
#include "tournament/practice.h"

G_BEGIN_DECLS

/* Who sits there, by seat as the table shows them; the person is the first. */
extern const DulleFace dulle_lesson_faces[DULLE_N_SEATS];

/* @names: (out) (array fixed-size=5): theirs, and %NULL after them */
void dulle_lesson_play_names (const char **names);

/* @order: (out): in which the cards of the idea are shown: that of the normal game; but cards of
 * one suit alone by what they count, as in a game without trumps */
void dulle_lesson_play_order (const DulleChapter *chapter,
                              DulleOrder         *order);

/* Returns: (transfer full): what somebody is told who listens: what lies on the table where
 * a question is asked, and who did what after it */
char *dulle_lesson_play_spoken (const DulleEvent *event);

/* Returns: (transfer full): the game up to the question, where nobody does anything */
DullePractice *dulle_lesson_play_question (const DulleLessonPosition *position);

/**
 * dulle_lesson_play_answer:
 * @action: what the person has done, of the seat of the position
 *
 * Returns: (transfer full): the game with this answer in it, and what follows
 */
DullePractice *dulle_lesson_play_answer (const DulleLessonPosition *position,
                                         const DulleLessonAnswer   *answer,
                                         const DulleAction         *action);

/* Returns: (transfer full): the whole deal, in which costly cards are warned of */
DullePractice *dulle_lesson_play_deal (const DulleChapter *chapter);

G_END_DECLS
