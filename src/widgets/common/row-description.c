/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "row-description.h"

#include <adwaita.h>

#include "news.h"

static void
subtitle_cb (AdwActionRow *row)
{
  const char *subtitle = adw_action_row_get_subtitle (row);

  g_assert (ADW_IS_ACTION_ROW (row));

  dulle_describe (GTK_WIDGET (row), subtitle != NULL && *subtitle != '\0' ? subtitle : NULL);
}

static void
name_lists (GtkWidget  *widget,
            const char *name)
{
  if (GTK_IS_LIST_BOX (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                    -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_lists (child, name);
}

static void
title_cb (AdwPreferencesRow *row)
{
  g_assert (ADW_IS_PREFERENCES_ROW (row));

  name_lists (GTK_WIDGET (row), adw_preferences_row_get_title (row));
}

void
dulle_describe_rows (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (ADW_IS_ACTION_ROW (widget))
    {
      g_signal_connect (widget, "notify::subtitle", G_CALLBACK (subtitle_cb), NULL);
      subtitle_cb (ADW_ACTION_ROW (widget));
    }
  if (ADW_IS_EXPANDER_ROW (widget))
    {
      g_signal_connect (widget, "notify::title", G_CALLBACK (title_cb), NULL);
      title_cb (ADW_PREFERENCES_ROW (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    dulle_describe_rows (child);
}
