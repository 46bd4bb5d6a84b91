/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a test finds below a widget.
 */
#pragma once

#include <adwaita.h>
#include <string.h>

/* Returns: (nullable): the first widget of @type, @widget among them */
static inline GtkWidget *
find_child (GtkWidget *widget,
            GType      type)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_child (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Returns: (nullable): the first widget of @css_class, hidden ones too, @widget among them */
static inline GtkWidget *
find_css_class (GtkWidget  *widget,
                const char *css_class)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, css_class) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_css_class (child, css_class);

  return found;
}

/* Whether a label begins with @title. */
static inline gboolean
has_title (GtkWidget  *widget,
           const char *title)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  gboolean   found =
      GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), title);

  for (; !found && child != NULL; child = gtk_widget_get_next_sibling (child))
    found = has_title (child, title);

  return found;
}

/* @sign: (nullable): the CSS class of what the image before @label shows; without it, it shows
 * nothing */
static inline gboolean
shows_sign (GtkWidget  *label,
            const char *sign)
{
  GtkWidget *image = gtk_widget_get_prev_sibling (label);

  return sign != NULL ? gtk_widget_get_visible (image) && gtk_widget_has_css_class (image, sign)
                      : !gtk_widget_get_visible (image);
}

/* Returns: (nullable): a question that is asked, wherever */
static inline AdwMessageDialog *
find_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    if (ADW_IS_MESSAGE_DIALOG (link->data))
      return link->data;

  return NULL;
}
