/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keys of the program, in a window that gets as narrow as the others: GTK's own
 * has two columns at least, and does not scroll.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns: a window that belongs to @parent */
GtkWidget *dulle_shortcuts_window_new (GtkWindow *parent);

G_END_DECLS
