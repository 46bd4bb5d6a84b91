/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A tile is a box of two labels; a row keeps the label of its value as data.
 */
#include "common/news.h"
#include "common/row-below.h"

#include "statistic-tiles.h"

/* A name may be broken, a number may not. */
static GtkWidget *
new_name (const char *name)
{
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "caption");

  return label;
}

GtkWidget *
dulle_statistic_tile_new (const char *name)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *number = gtk_label_new (NULL);

  gtk_widget_add_css_class (number, "figure");
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), new_name (name));

  return box;
}

char *
dulle_statistic_tile_set (GtkWidget  *tile,
                          const char *value)
{
  GtkWidget  *number = gtk_widget_get_first_child (tile);
  const char *name = gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (tile)));
  char       *label = g_strdup_printf ("%s: %s", name, value);

  gtk_label_set_label (GTK_LABEL (number), value);
  dulle_name (tile, label);

  return label;
}

GtkWidget *
dulle_statistic_row_new (const char *name)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *value = gtk_label_new (NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_widget_add_css_class (value, "numeric");
  gtk_widget_add_css_class (value, "dim-label");
  dulle_row_put_below (GTK_LIST_BOX_ROW (row), value);
  g_object_set_data (G_OBJECT (row), "value", value);

  return row;
}

void
dulle_statistic_row_set (GtkWidget  *row,
                         const char *value)
{
  const char      *name = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  g_autofree char *label = g_strdup_printf ("%s: %s", name, value);

  gtk_label_set_label (g_object_get_data (G_OBJECT (row), "value"), value);
  dulle_name (row, label);
}
