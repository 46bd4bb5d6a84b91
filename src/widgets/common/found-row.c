/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * libadwaita's search asks a row whether it is visible when it comes into the list of the
 * group, and never again. So a row comes anew.
 */
#include "config.h"

#include "found-row.h"

void
dulle_show_found_row (GtkWidget *row,
                      gboolean   shows)
{
  g_autoptr (GtkWidget) shown = NULL;
  GtkListBox *list;
  int         index;

  g_return_if_fail (GTK_IS_LIST_BOX_ROW (row));
  g_return_if_fail (GTK_IS_LIST_BOX (gtk_widget_get_parent (row)));

  if (gtk_widget_get_visible (row) == shows)
    return;

  shown = g_object_ref (row);
  list = GTK_LIST_BOX (gtk_widget_get_parent (row));
  index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  gtk_list_box_remove (list, row);
  gtk_widget_set_visible (row, shows);
  gtk_list_box_insert (list, row, index);
}
