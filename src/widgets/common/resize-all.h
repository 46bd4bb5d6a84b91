/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A window whose style classes follow from its size changes them when GTK has already told
 * widgets of their styles in this frame. What is asked for its size then has the new style,
 * what GTK remembers is of the old one, and some parts get less room than they need.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_resize_all:
 * @widget: a widget whose style classes have changed with its size
 *
 * Lets GTK ask @widget, and everything in it that is visible, for its size anew.
 */
void dulle_resize_all (GtkWidget *widget);

G_END_DECLS
