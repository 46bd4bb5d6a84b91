/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Rows of a preferences window that come and go, which its search finds as long as they show.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_show_found_row:
 * @row: a row of a list
 * @shows: whether it is visible
 *
 * Shows or hides @row, to the search as well.
 */
void dulle_show_found_row (GtkWidget *row,
                           gboolean   shows);

G_END_DECLS
