/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a window shows grows with it on a large screen, where letters of the usual size would
 * be lost. Letters and icons follow from the style sheet; what is measured in pixels is
 * told here to grow with them.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_set_large_class:
 * @window: a window
 * @width: its width
 * @height: its height
 *
 * Gives @window one of the style classes `large`, `huge` and `vast`, or none.
 *
 * Returns: whether they have changed
 */
gboolean dulle_set_large_class (GtkWidget *window,
                                int        width,
                                int        height);

/**
 * dulle_large_window_fit:
 * @window: a window that is not realized yet
 *
 * From now on @window has the class of its size, and each AdwClamp that is in it now
 * grows with its letters. Over a larger window it opens larger, and with the same letters
 * where they fit.
 */
void dulle_large_window_fit (GtkWindow *window);

/**
 * dulle_large_window_grow:
 * @widget: a widget
 * @property: a property of @widget, of type int
 *
 * From now on @property has its present value times the size of the letters in the window
 * that @widget is in, compared with usual ones.
 */
void dulle_large_window_grow (GtkWidget  *widget,
                              const char *property);

G_END_DECLS
