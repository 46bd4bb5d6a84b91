/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Puts the findings of an analysis into words: at the steps of a review, as a summary, or
 * why there are none.
 */
#pragma once

#include "tournament/game-analysis.h"

#include "dulle-review-game.h"

G_BEGIN_DECLS

/**
 * dulle_review_analysis_write:
 * @annotations: (element-type DulleAnnotation): the findings, in the order of the game
 * @steps: (element-type DulleReviewStep): the steps of @game
 *
 * Marks each step that was a decision. Where it cost points, a comment says what would
 * have been better, and why.
 */
void dulle_review_analysis_write (const GArray    *annotations,
                                  DulleReviewGame *game,
                                  GListModel      *steps);

/**
 * dulle_review_analysis_summary:
 * @seat: the player it is about
 *
 * Returns: (transfer full) (nullable): "Kleo: 14 decisions, 2 errors, 1.8 points lost"
 */
char *dulle_review_analysis_summary (const DulleGameAnalysis *analysis,
                                     DulleReviewGame         *game,
                                     guint8                   seat);

/* Returns: (transfer full): one sentence: that the analysis failed, and why */
char *dulle_review_analysis_failure (const GError *error);

G_END_DECLS
