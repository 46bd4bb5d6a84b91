/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The keys of the program, in a window that can be as narrow as the others: GTK's own has
 * at least two columns and does not scroll.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns: a window that belongs to @parent */
GtkWidget *dulle_shortcuts_window_new (GtkWindow *parent);

G_END_DECLS
