/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows of the list of steps.
 */
#pragma once

#include <gtk/gtk.h>

#include "dulle-review-step.h"

G_BEGIN_DECLS

/* Returns: (transfer full): makes rows for #DulleReviewStep */
GtkListItemFactory *dulle_review_rows_new (void);

/* How a mark is shown, without colour too: "?!"; and what it is called, translated. */
const char *dulle_review_mark_sign (DulleReviewMark mark);
const char *dulle_review_mark_name (DulleReviewMark mark);

G_END_DECLS
