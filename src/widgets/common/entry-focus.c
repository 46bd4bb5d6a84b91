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

/* GTK selects the text after the focus has come. */
static gboolean
leave_entry_cb (gpointer window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (GTK_IS_EDITABLE (focus))
    {
      gtk_editable_select_region (GTK_EDITABLE (focus), 0, 0);
      gtk_window_set_focus (window, NULL);
    }

  return G_SOURCE_REMOVE;
}

/* Before the next key arrives. @last: what had the keyboard before */
static void
focus_widget_cb (GtkWindow  *window,
                 GParamSpec *property,
                 GWeakRef   *last)
{
  g_autoptr (GtkWidget) before = g_weak_ref_get (last);
  GtkWidget *focus = gtk_window_get_focus (window);

  g_weak_ref_set (last, focus);
  if (before != NULL && !gtk_widget_get_mapped (before) && GTK_IS_EDITABLE (focus))
    g_idle_add_full (G_PRIORITY_HIGH, leave_entry_cb, g_object_ref (window), g_object_unref);
}

static void
weak_ref_free (gpointer  data,
               GClosure *closure)
{
  g_weak_ref_clear (data);
  g_free (data);
}

void
dulle_keep_from_entries (GtkWindow *window)
{
  GWeakRef *last;

  g_return_if_fail (GTK_IS_WINDOW (window));

  last = g_new0 (GWeakRef, 1);
  g_weak_ref_init (last, NULL);
  g_signal_connect_data (window, "notify::focus-widget", G_CALLBACK (focus_widget_cb), last,
                         weak_ref_free, 0);
}
