/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Tooltips that are told again and again. GTK asks the X server for the pointer each time,
 * and waits for the answer, also where the text stays the same.
 */
#pragma once

#include <gtk/gtk.h>

/* @text: (nullable): for none */
static inline void
dulle_set_tooltip (GtkWidget  *widget,
                   const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}
