/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How high a widget is must not be asked for a width that it cannot have, nor the other way
 * round. GTK 4.8 answers all the same, for the least that it can have; later ones give a
 * warning. Linked into a test with --wrap, this ends it where Dulle's own code asks so.
 */
#include <gtk/gtk.h>

void __real_gtk_widget_measure (GtkWidget     *widget,
                                GtkOrientation orientation,
                                int            for_size,
                                int           *minimum,
                                int           *natural,
                                int           *minimum_baseline,
                                int           *natural_baseline);
void __wrap_gtk_widget_measure (GtkWidget     *widget,
                                GtkOrientation orientation,
                                int            for_size,
                                int           *minimum,
                                int           *natural,
                                int           *minimum_baseline,
                                int           *natural_baseline);

void
__wrap_gtk_widget_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  gboolean is_height = orientation == GTK_ORIENTATION_VERTICAL;
  int      least = 0;

  if (for_size >= 0)
    __real_gtk_widget_measure (
        widget, is_height ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, -1, &least, NULL,
        NULL, NULL);
  if (for_size >= 0 && for_size < least)
    g_error ("The %s of %s is asked for a %s of %d, but it needs %d",
             is_height ? "height" : "width", G_OBJECT_TYPE_NAME (widget),
             is_height ? "width" : "height", for_size, least);

  __real_gtk_widget_measure (widget, orientation, for_size, minimum, natural, minimum_baseline,
                             natural_baseline);
}
