/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What stands beside a board on which something is asked, in a quiz, a puzzle or a lesson:
 * lines of text that are there only with something to say, and buttons for answers in words.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/game.h"

#include "dulle-speaker.h"

G_BEGIN_DECLS

/* @text: (nullable): what @label says; without it, there is no label */
void dulle_quiz_set_text (GtkLabel   *label,
                          const char *text);

/**
 * dulle_quiz_place_text:
 * @n: the question, from 0
 * @n_questions: how many there are
 *
 * Returns: (transfer full): "1 of 4"; "" past the last one
 */
char *dulle_quiz_place_text (guint n,
                             guint n_questions);

/**
 * dulle_quiz_show_moment:
 * @moment: says which trick is being played, and in which game if it is not the normal one
 * @n: the question, from 0
 * @n_questions: how many there are; from there on @n is past the last one, which is said
 * @game: the moment that is asked about
 * @names: by seat
 */
void dulle_quiz_show_moment (GtkLabel          *moment,
                             guint              n,
                             guint              n_questions,
                             const DulleGame   *game,
                             const char *const *names);

/* What became of an answer, besides what is said of it. */
typedef enum
{
  DULLE_QUIZ_NO_SIGN,
  DULLE_QUIZ_RIGHT,
  DULLE_QUIZ_WRONG,
  DULLE_QUIZ_REFUSED,
} DulleQuizSign;

/* @label: with an image before it, which shows @sign */
void dulle_quiz_sign (GtkLabel     *label,
                      DulleQuizSign sign);

/**
 * dulle_quiz_tell:
 * @label: has the role of a status, and an image before it, which shows no sign from now on
 * @text: (nullable): what @label says from now on, and the speaker at once
 */
void dulle_quiz_tell (DulleSpeaker *speaker,
                      GtkLabel     *label,
                      const char   *text);

/**
 * dulle_quiz_speak_question:
 * @game: the moment that is asked about
 * @names: by seat
 * @question: what is asked
 *
 * Says it after what lies on the table, for those who do not see it.
 */
void dulle_quiz_speak_question (DulleSpeaker      *speaker,
                                const DulleGame   *game,
                                guint8             seat,
                                const char *const *names,
                                const char        *question);

/* @open: whether an answer may be chosen; else they are passed by Tab */
void dulle_quiz_open_choices (GtkFlowBox *choices,
                              gboolean    open);

/* Takes all answers away. */
void dulle_quiz_drop_choices (GtkFlowBox *choices);

/* Returns: (transfer none): a button for one more answer; a long one takes several lines */
GtkWidget *dulle_quiz_add_choice (GtkFlowBox *choices,
                                  const char *text);

G_END_DECLS
