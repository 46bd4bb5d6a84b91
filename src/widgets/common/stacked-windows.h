/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Windows that were opened one from the other, over that of the table, and the way back there.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns: (transfer none): the window over @table that has the keyboard, or else @table */
GtkWindow *dulle_window_on_top (GtkWindow *table);

/* Returns: (transfer none) (nullable): the window of this type that is open */
GtkWidget *dulle_find_window (GType type);

/* Closes @window and all windows that it was opened from, down to the table. */
void dulle_close_windows (GtkWindow *window);

G_END_DECLS
