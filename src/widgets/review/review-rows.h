/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rows of the list of steps.
 */
#pragma once

#include <gtk/gtk.h>

#include "dulle-review-step.h"

G_BEGIN_DECLS

/* Returns: (transfer full): makes rows for #DulleReviewStep */
GtkListItemFactory *dulle_review_rows_new (void);

/* The sign of a quality ("?!"), and its translated name. */
const char *dulle_move_quality_sign (DulleMoveQuality quality);
const char *dulle_move_quality_name (DulleMoveQuality quality);

G_END_DECLS
