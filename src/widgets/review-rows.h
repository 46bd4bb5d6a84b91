/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows of the list of steps.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns: (transfer full): makes rows for #DulleReviewStep */
GtkListItemFactory *dulle_review_rows_new (void);

G_END_DECLS
