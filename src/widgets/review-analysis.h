/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes what the computer thinks of a game to the steps of a review.
 */
#pragma once

#include "dulle-review-game.h"

G_BEGIN_DECLS

/**
 * dulle_review_analysis_write:
 * @verdicts: (element-type DulleVerdict): what was found, in the order of the game
 * @steps: (element-type DulleReviewStep): the steps of @game
 *
 * Marks each step at which there was something to choose, and says of those that cost
 * points what would have been better, and why.
 */
void dulle_review_analysis_write (const GArray    *verdicts,
                                  DulleReviewGame *game,
                                  GListModel      *steps);

/**
 * dulle_review_analysis_summary:
 * @seat: of whom it tells
 *
 * Returns: (transfer full): "Kleo: 14 decisions, 2 errors, 1.8 points lost"
 */
char *dulle_review_analysis_summary (const GArray    *verdicts,
                                     DulleReviewGame *game,
                                     guint8           seat);

G_END_DECLS
