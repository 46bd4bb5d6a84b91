/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The keys of the main window, and the actions that they activate.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Binds the keys for all windows of @widget_class. */
void dulle_window_add_keys (GtkWidgetClass *widget_class);

G_END_DECLS
