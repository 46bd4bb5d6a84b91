/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One step of a game that is looked back on: what was done, and what is thought of
 * it. The first step of a game is its deal.
 */
#pragma once

#include <gio/gio.h>

#include "engine/record.h"

G_BEGIN_DECLS

/* What an analysis thinks of a decision. */
typedef enum
{
  DULLE_REVIEW_MARK_NONE,
  DULLE_REVIEW_MARK_BEST,
  DULLE_REVIEW_MARK_GOOD,
  DULLE_REVIEW_MARK_DOUBTFUL,
  DULLE_REVIEW_MARK_ERROR,
  DULLE_N_REVIEW_MARKS,
} DulleReviewMark;

#define DULLE_TYPE_REVIEW_MARK (dulle_review_mark_get_type ())
GType dulle_review_mark_get_type (void) G_GNUC_CONST;

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
 * The name of who did it; empty for the deal.
 */

/**
 * DulleReviewStep:text:
 *
 * What was done: "Ten of Hearts", "Re".
 */

/**
 * DulleReviewStep:heading: (nullable)
 *
 * Stands above the step where something begins: "Trick 3".
 */

/**
 * DulleReviewStep:detail:
 *
 * What came of it, in whole sentences.
 */

/**
 * DulleReviewStep:mark: (type DulleReviewMark)
 *
 * What an analysis thinks of it.
 */

/**
 * DulleReviewStep:comment: (nullable)
 *
 * A sentence of the analysis.
 */

/**
 * dulle_review_steps_new:
 * @names: by seat
 *
 * Returns: (transfer full) (element-type DulleReviewStep): the deal, and then each
 *   action of @record
 */
GListModel *dulle_review_steps_new (const DulleRecord *record,
                                    const char *const *names);

guint8          dulle_review_step_get_seat (DulleReviewStep *self);
const char     *dulle_review_step_get_player (DulleReviewStep *self);
const char     *dulle_review_step_get_text (DulleReviewStep *self);
const char     *dulle_review_step_get_heading (DulleReviewStep *self);
const char     *dulle_review_step_get_detail (DulleReviewStep *self);
DulleReviewMark dulle_review_step_get_mark (DulleReviewStep *self);
const char     *dulle_review_step_get_comment (DulleReviewStep *self);

/* Sets what an analysis has found; @comment may be %NULL. */
void dulle_review_step_set_analysis (DulleReviewStep *self,
                                     DulleReviewMark  mark,
                                     const char      *comment);

G_END_DECLS
