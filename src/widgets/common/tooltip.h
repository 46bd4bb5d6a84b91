/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Tooltips that are told again and again. GTK asks the X server for the pointer each time,
 * and waits for the answer, also where the text stays the same. And tooltips that would lie on
 * what their widgets open.
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

/* @popover: of a menu button or a drop-down
 * @widget: what has no tooltip while it is open */
static inline void
dulle_tooltip_yield (GtkWidget *popover,
                     GtkWidget *widget)
{
  g_object_bind_property (popover, "visible", widget, "has-tooltip", G_BINDING_INVERT_BOOLEAN);
}

/* Returns: the list of @drop_down */
static inline GtkWidget *
dulle_drop_down_list (GtkDropDown *drop_down)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (drop_down));

  while (!GTK_IS_POPOVER (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}
