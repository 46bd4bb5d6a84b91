/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Frames of a window. What changes has its place after a frame or two, and what moves is moved by
 * them; a machine that has no time for one does not count it.
 */
#pragma once

#include <gtk/gtk.h>

/* As long as what moves without being watched takes at most. */
#define FRAMES_UNTIL_STILL 30

static inline gboolean
frames_count_cb (GtkWidget     *widget,
                 GdkFrameClock *clock,
                 gpointer       n_left)
{
  return --*(guint *) n_left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Iterates until the window of @widget, which is shown, has had @n frames. */
static inline void
run_frames (GtkWidget *widget,
            guint      n)
{
  guint n_left = n;

  gtk_widget_add_tick_callback (widget, frames_count_cb, &n_left, NULL);
  while (n_left > 0)
    g_main_context_iteration (NULL, TRUE);
}
