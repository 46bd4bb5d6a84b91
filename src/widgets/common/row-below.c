/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "row-below.h"

void
dulle_row_put_below (GtkListBoxRow *row,
                     GtkWidget     *control)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (GtkWidget) header = NULL;

  g_return_if_fail (GTK_IS_LIST_BOX_ROW (row));
  g_return_if_fail (GTK_IS_WIDGET (control));

  header = g_object_ref (gtk_list_box_row_get_child (row));
  gtk_list_box_row_set_child (row, box);
  gtk_box_append (GTK_BOX (box), header);
  gtk_box_append (GTK_BOX (box), control);
  gtk_widget_set_halign (control, GTK_ALIGN_START);
  gtk_widget_add_css_class (control, "below");
}
