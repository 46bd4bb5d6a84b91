/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Tab comes round to the buttons, switches, entries, rows and texts of a window. A row of a
 * list that takes no focus, and has nothing in it that does, would stop it for good, as a flow
 * box would.
 */
#pragma once

#include <adwaita.h>

#include "common/dulle-focus-box.h"

#include "suite.h"

/* Some rows leave the focus to what is in them. */
static inline gboolean
takes_tab (GtkWidget *widget)
{
  return gtk_widget_get_focusable (widget) &&
         (GTK_IS_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_TEXT (widget) ||
          DULLE_IS_FOCUS_BOX (widget) ||
          (GTK_IS_LIST_BOX_ROW (widget) && !ADW_IS_ENTRY_ROW (widget) &&
           !ADW_IS_EXPANDER_ROW (widget)));
}

/* Appends a line for @widget, and for each one below it, that Tab has not come to. */
static inline void
find_missed_by_tab (GtkWidget  *widget,
                    GHashTable *met,
                    GString    *findings)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_can_focus (widget) ||
      !gtk_widget_get_sensitive (widget) || GTK_IS_POPOVER (widget))
    return;

  if (takes_tab (widget) && !g_hash_table_contains (met, widget))
    g_string_append_printf (findings, "%s %s is not met by Tab\n", G_OBJECT_TYPE_NAME (widget),
                            gtk_widget_get_name (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_missed_by_tab (child, met, findings);
}

static inline void
check_tab_round (GtkWindow *window)
{
  g_autoptr (GHashTable) met = g_hash_table_new (NULL, NULL);
  g_autoptr (GString) findings = g_string_new (NULL);

  do
    gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  while (gtk_window_get_focus (window) != NULL &&
         g_hash_table_add (met, gtk_window_get_focus (window)));
  find_missed_by_tab (GTK_WIDGET (window), met, findings);
  ck_assert_str_eq (findings->str, "");
}
