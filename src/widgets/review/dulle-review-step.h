/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One step of a game under review: what was done, and what the analysis says about it.
 * The first step of a game is its deal.
 */
#pragma once

#include <gio/gio.h>

#include "book/words.h"
#include "engine/annotation.h"
#include "engine/record.h"
#include "tournament/face.h"

G_BEGIN_DECLS

#define DULLE_TYPE_REVIEW_STEP (dulle_review_step_get_type ())
G_DECLARE_FINAL_TYPE (DulleReviewStep, dulle_review_step, DULLE, REVIEW_STEP, GObject)

/**
 * DulleReviewStep:seat:
 *
 * Who did it; %DULLE_NO_SEAT for the deal.
 */

/**
 * DulleReviewStep:player:
 *
 * The name of the player who did it; empty for the deal.
 */

/**
 * DulleReviewStep:text:
 *
 * What was done: "Ten of Hearts", "Re".
 */

/**
 * DulleReviewStep:heading: (nullable)
 *
 * Stands above the first step of a trick: "Trick 3".
 */

/**
 * DulleReviewStep:detail:
 *
 * What happened then, in whole sentences.
 */

/**
 * DulleReviewStep:quality: (type DulleMoveQuality)
 *
 * How good it was according to the analysis, or %DULLE_NO_MOVE_QUALITY.
 */

/**
 * DulleReviewStep:comment: (nullable)
 *
 * A sentence of the analysis.
 */

/**
 * dulle_review_steps_new:
 * @names: by seat
 * @dealer: (nullable): the name of who dealt
 *
 * Returns: (transfer full) (element-type DulleReviewStep): the deal, and then each
 *   action of @record
 */
GListModel *dulle_review_steps_new (const DulleRecord *record,
                                    const char *const *names,
                                    const char        *dealer);

/* Gives all steps the faces of their players, by seat. */
void dulle_review_steps_set_faces (GListModel      *steps,
                                   const DulleFace *faces);

guint8    dulle_review_step_get_seat (DulleReviewStep *self);
DulleFace dulle_review_step_get_face (DulleReviewStep *self);

/* The card that was played, or %DULLE_NO_CARD. */
DulleCard        dulle_review_step_get_card (DulleReviewStep *self);
const char      *dulle_review_step_get_player (DulleReviewStep *self);
const char      *dulle_review_step_get_text (DulleReviewStep *self);
const char      *dulle_review_step_get_heading (DulleReviewStep *self);
const char      *dulle_review_step_get_detail (DulleReviewStep *self);
DulleMoveQuality dulle_review_step_get_quality (DulleReviewStep *self);
const char      *dulle_review_step_get_comment (DulleReviewStep *self);

/* The word of the game that the comment is about, or %DULLE_NO_WORD. */
DulleWord dulle_review_step_get_word (DulleReviewStep *self);
void      dulle_review_step_set_word (DulleReviewStep *self,
                                      DulleWord        word);

/* Sets the findings of an analysis; @comment may be %NULL. */
void dulle_review_step_set_analysis (DulleReviewStep *self,
                                     DulleMoveQuality quality,
                                     const char      *comment);

G_END_DECLS
