/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Goes through the errors of a player: each is a question first, which may be tried twice,
 * and then answered in words. At the end it sums up.
 *
 * Actions, by keys and buttons: `quiz.choose` (a card, or an answer, by its place),
 * `quiz.show` (gives the answer away), `quiz.next`, `quiz.look` (at this moment in the
 * review), `quiz.end`.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/measures.h"
#include "tournament/game-analysis.h"

#include "dulle-review-game.h"

G_BEGIN_DECLS

#define DULLE_TYPE_QUIZ_PAGE (dulle_quiz_page_get_type ())
G_DECLARE_FINAL_TYPE (DulleQuizPage, dulle_quiz_page, DULLE, QUIZ_PAGE, GtkWidget)

/**
 * DulleQuizPage::ended:
 * @step: the step of the review to go on from, or %DULLE_QUIZ_NO_STEP if nothing was asked
 */
#define DULLE_QUIZ_NO_STEP G_MAXUINT

GtkWidget *dulle_quiz_page_new (void);

/**
 * dulle_quiz_page_begin:
 * @analysis: of @game and, at least, @seat
 * @measures: (element-type DulleMeasure): of @seat, at least
 */
void dulle_quiz_page_begin (DulleQuizPage           *self,
                            DulleReviewGame         *game,
                            const DulleGameAnalysis *analysis,
                            const GArray            *measures,
                            guint8                   seat);

G_END_DECLS
