/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Switches a style class on or off. A class that stays as it is is not told: GTK 4.8 would
 * notify of "css-classes" each time.
 */
#pragma once

#include <gtk/gtk.h>

/* Returns: whether it has changed */
static inline gboolean
dulle_set_css_class (GtkWidget  *widget,
                     const char *name,
                     gboolean    on)
{
  if (gtk_widget_has_css_class (widget, name) == !!on)
    return FALSE;

  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);

  return TRUE;
}
