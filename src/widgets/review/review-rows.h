/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rows of the list of steps.
 */
#pragma once

#include <gtk/gtk.h>

#include "dulle-review-step.h"

G_BEGIN_DECLS

/* From now on @list shows rows for #DulleReviewStep. */
void dulle_review_rows_set (GtkListView *list);

/* The sign of a quality ("?!"), and its translated name. */
const char *dulle_move_quality_sign (DulleMoveQuality quality);
const char *dulle_move_quality_name (DulleMoveQuality quality);

G_END_DECLS
