/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * After a layout, as in each frame while cards move, GTK makes up a motion of the pointer to
 * find out what is under it now. On X11 it asks the server for the buttons, which may
 * know already of a release that GTK has not read yet. The gestures take a motion without
 * their button for the end of what they followed, and the release comes too late: the click
 * is lost. So windows do not pass on such a motion; the release does all that is needed.
 */
#include "config.h"

#include "whole-clicks.h"

#include "each-window.h"

/* Whether the primary button is down, as far as the events of this window tell. */
static gboolean
note_button (GtkEventController *controller,
             GdkEvent           *event,
             gboolean            down)
{
  if (gdk_button_event_get_button (event) == GDK_BUTTON_PRIMARY)
    g_object_set_data (G_OBJECT (controller), "down", GINT_TO_POINTER (down));

  return GDK_EVENT_PROPAGATE;
}

/* What GTK makes up has no time. */
static gboolean
runs_ahead (GtkEventController *controller,
            GdkEvent           *event)
{
  return gdk_event_get_time (event) == GDK_CURRENT_TIME &&
         (gdk_event_get_modifier_state (event) & GDK_BUTTON1_MASK) == 0 &&
         g_object_get_data (G_OBJECT (controller), "down") != NULL;
}

static gboolean
event_cb (GtkEventController *controller,
          GdkEvent           *event)
{
  switch (gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
      return note_button (controller, event, TRUE);
    case GDK_BUTTON_RELEASE:
      return note_button (controller, event, FALSE);
    case GDK_MOTION_NOTIFY:
      return runs_ahead (controller, event) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
follow_window (GtkWidget *window)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "event", G_CALLBACK (event_cb), NULL);
  gtk_widget_add_controller (window, controller);
}

void
dulle_keep_clicks_whole (void)
{
  dulle_prepare_windows (follow_window);
}
