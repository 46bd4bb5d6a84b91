/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * GTK does not show screen readers what a GtkText contains, so that is its description, as it is
 * when the focus comes. Keys that are typed they hear from the keyboard. The button of a row that
 * applies what was entered has no name either.
 */
#include "entry-focus.h"

#include <adwaita.h>

#include "news.h"

static void
title_cb (AdwPreferencesRow *row)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (row));

  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (row), -1);
}

static void
contents_cb (GtkText *text)
{
  g_assert (GTK_IS_TEXT (text));

  if (!gtk_widget_has_focus (GTK_WIDGET (text)))
    dulle_describe (GTK_WIDGET (text), gtk_editable_get_text (GTK_EDITABLE (text)));
}

/* The tooltip is there, but no name. */
static void
name_buttons (GtkWidget *widget)
{
  g_autofree char *tooltip = g_strdup (gtk_widget_get_tooltip_text (widget));

  if (GTK_IS_BUTTON (widget) && tooltip != NULL)
    dulle_name_in_tooltip (widget, tooltip);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_buttons (child);
}

/* The row is an entry no longer, or it would be read as one that never has the focus. */
static void
adapt_row (GtkWidget *row)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (row));

  name_buttons (row);
  g_object_set (row, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  g_object_set (text, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  g_signal_connect (row, "notify::title", G_CALLBACK (title_cb), NULL);
  title_cb (ADW_PREFERENCES_ROW (row));
  if (ADW_IS_PASSWORD_ENTRY_ROW (row))
    return;
  g_signal_connect (text, "changed", G_CALLBACK (contents_cb), NULL);
  g_signal_connect (text, "notify::has-focus", G_CALLBACK (contents_cb), NULL);
  contents_cb (GTK_TEXT (text));
}

void
dulle_tell_entry_focus (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (gtk_check_version (4, 10, 0) == NULL)
    return;
  if (ADW_IS_ENTRY_ROW (widget))
    adapt_row (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    dulle_tell_entry_focus (child);
}
