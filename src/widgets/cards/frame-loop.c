/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * An allocation moves the children by transforms: nothing is measured or painted
 * again by it, as a resize would do.
 */
#include "config.h"

#include "card-layout.h"
#include "frame-loop.h"

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  DulleFrameLoop *self = user_data;

  gtk_widget_queue_allocate (widget);
  if (gdk_frame_clock_get_frame_time (clock) < self->end)
    return G_SOURCE_CONTINUE;

  self->tick = 0;

  return G_SOURCE_REMOVE;
}

void
dulle_frame_loop_run (DulleFrameLoop *self,
                      GtkWidget      *widget,
                      guint           milliseconds)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_queue_allocate (widget);
  if (milliseconds == 0)
    return;

  self->end = MAX (self->end, dulle_frame_time (widget) + (gint64) milliseconds * 1000);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (widget, tick_cb, self, NULL);
}
