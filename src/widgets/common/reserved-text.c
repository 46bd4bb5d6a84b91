/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The texts lie in one cell of the grid with the label. They are measured, but not shown, nor
 * known to a screen reader.
 */
#include "config.h"

#include "reserved-text.h"

static void
reserve_text (GtkGrid    *grid,
              GtkLabel   *label,
              const char *text)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (GTK_WIDGET (label));
  GtkWidget *reserved =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "label",
                    text, "wrap", gtk_label_get_wrap (label), "width-chars",
                    gtk_label_get_width_chars (label), "max-width-chars",
                    gtk_label_get_max_width_chars (label), "css-classes", classes, NULL);

  gtk_grid_attach (grid, reserved, 0, 0, 1, 1);
  gtk_widget_set_child_visible (reserved, FALSE);
}

void
dulle_reserve_texts (GtkGrid           *grid,
                     const char *const *texts)
{
  GtkWidget *label;
  GtkWidget *reserved;

  g_return_if_fail (GTK_IS_GRID (grid));
  g_return_if_fail (texts != NULL);

  label = gtk_widget_get_first_child (GTK_WIDGET (grid));
  while ((reserved = gtk_widget_get_next_sibling (label)) != NULL)
    gtk_grid_remove (grid, reserved);
  for (; *texts != NULL; texts++)
    reserve_text (grid, GTK_LABEL (label), *texts);
}
