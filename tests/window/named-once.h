/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A screen reader speaks the name of what has the focus, and then its description. GTK makes
 * a description of each tooltip, also of one that is the name of what shows none.
 */
#pragma once

#include <gtk/gtk.h>

#include "suite.h"

static inline gboolean
has_accessible_text (GtkWidget            *widget,
                     GtkAccessibleProperty property,
                     const char           *text)
{
  g_autofree char *actual =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, text);

  return actual == NULL;
}

/* A menu button leaves the focus to the button in it. */
static inline gboolean
takes_focus (GtkWidget *widget)
{
  return gtk_widget_get_focusable (widget) || GTK_IS_MENU_BUTTON (widget);
}

/* Whether @text is what @widget shows, but for the line below its mnemonic. */
static inline gboolean
shows_text (GtkWidget  *widget,
            const char *text)
{
  const char *label = GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget)) : NULL;
  g_auto (GStrv) parts = g_strsplit (label != NULL ? label : "", "_", 2);
  g_autofree char *shown = g_strjoinv (NULL, parts);

  return g_str_equal (shown, text);
}

/* Appends a line for @widget, and for each one below it, whose name is spoken twice. */
static inline void
find_named_twice (GtkWidget *widget,
                  GString   *findings)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (tooltip != NULL && takes_focus (widget) &&
      has_accessible_text (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tooltip) &&
      (has_accessible_text (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip) ||
       shows_text (widget, tooltip)))
    g_string_append_printf (findings, "%s “%s” is named twice\n", G_OBJECT_TYPE_NAME (widget),
                            tooltip);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_named_twice (child, findings);
}

static inline void
check_named_once (GtkWidget *widget)
{
  g_autoptr (GString) findings = g_string_new (NULL);

  find_named_twice (widget, findings);
  ck_assert_str_eq (findings->str, "");
}
