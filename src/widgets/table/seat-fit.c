/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Not while sizes are allocated: plates that change then would be drawn without one.
 */
#include "config.h"

#include "common/css-class.h"

#include "dulle-seat.h"
#include "seat-fit.h"

static GtkWidget *
next_seat (GtkWidget *child)
{
  while (child != NULL && !DULLE_IS_SEAT (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static gboolean
fit_cb (GtkWidget     *board,
        GdkFrameClock *clock,
        gpointer       user_data)
{
  int face = GPOINTER_TO_INT (user_data);

  for (GtkWidget *seat = next_seat (gtk_widget_get_first_child (board)); seat != NULL;
       seat = next_seat (gtk_widget_get_next_sibling (seat)))
    dulle_seat_set_face_size (DULLE_SEAT (seat), face);
  dulle_set_css_class (board, "compact", face == DULLE_COMPACT_FACE);
  gtk_widget_queue_allocate (board);

  return G_SOURCE_REMOVE;
}

void
dulle_fit_seats (GtkWidget *board,
                 int        width,
                 int        height)
{
  int        face = dulle_table_face_size ((float) width, (float) height);
  GtkWidget *seat;

  g_return_if_fail (GTK_IS_WIDGET (board));

  seat = next_seat (gtk_widget_get_first_child (board));
  if (seat != NULL && dulle_seat_get_face_size (DULLE_SEAT (seat)) != face)
    gtk_widget_add_tick_callback (board, fit_cb, GINT_TO_POINTER (face), NULL);
}
