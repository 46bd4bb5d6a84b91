/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A window to review games: all tricks and all hands, card by card, forward and back,
 * from any seat.
 *
 * Actions, by keys and buttons: `review.back`, `review.forward` (a step),
 * `review.trick-back`, `review.trick-forward`, `review.first`, `review.last`,
 * `review.turn` (the next seat at the bottom), `review.game-back`,
 * `review.game-forward`, `review.steps` (the list of the steps), `review.save`
 * (the game as a file of records), `review.analyse`, `review.learn` (the errors of the
 * player at the bottom as questions).
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-session.h"

#include "dulle-review-game.h"
#include "dulle-review-step.h"

G_BEGIN_DECLS

#define DULLE_TYPE_REVIEW (dulle_review_get_type ())
G_DECLARE_FINAL_TYPE (DulleReview, dulle_review, DULLE, REVIEW, AdwWindow)

/**
 * DulleReview:step:
 *
 * How many actions have been taken; 0 is the deal.
 */

/**
 * DulleReview:seat:
 *
 * The seat at the bottom.
 */

/**
 * DulleReview:steps: (type GListModel)
 *
 * The steps (#DulleReviewStep) of the game shown; another game has a new model. An
 * analysis sets its findings on them.
 */

/**
 * dulle_review_new:
 * @parent: (nullable): the window that this one belongs to
 * @session: analyzes the games, and keeps earlier findings
 * @games: (element-type DulleReviewGame): at least one
 * @game: which of them is shown first
 * @seat: the seat at the bottom
 */
GtkWidget *dulle_review_new (GtkWindow    *parent,
                             DulleSession *session,
                             GListModel   *games,
                             guint         game,
                             guint8        seat);

DulleReviewGame *dulle_review_get_game (DulleReview *self);
GListModel      *dulle_review_get_steps (DulleReview *self);

guint dulle_review_get_step (DulleReview *self);
void  dulle_review_set_step (DulleReview *self,
                             guint        step);

guint8 dulle_review_get_seat (DulleReview *self);
void   dulle_review_set_seat (DulleReview *self,
                              guint8       seat);

G_END_DECLS
