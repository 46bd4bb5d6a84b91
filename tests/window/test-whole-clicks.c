/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A click presses a button also if its release reaches the X server just before GTK asks
 * there what is under the pointer.
 */
#include <gtk/gtk.h>

#include "common/whole-clicks.h"

#include "suite.h"

/* What a button and its window have seen. */
typedef struct
{
  guint n_frames;
  guint n_presses;
  guint n_clicks;

  gboolean held;
} Seen;

static void
use_pointer (const char *command)
{
  g_autofree char *line = g_strdup_printf ("xdotool %s", command);
  g_autoptr (GError) error = NULL;

  if (!g_spawn_command_line_sync (line, NULL, NULL, NULL, &error))
    ck_abort_msg ("%s", error->message);
}

static void
pressed_cb (Seen *seen)
{
  seen->n_presses++;
  seen->held = TRUE;
}

/* Hooks are called before GTK's own handler, which asks. */
static gboolean
flush_cb (GSignalInvocationHint *hint,
          guint                  n_values,
          const GValue          *values,
          gpointer               user_data)
{
  Seen *seen = user_data;

  if (seen->held)
    use_pointer ("mouseup 1");
  seen->held = FALSE;

  return TRUE;
}

static void
clicked_cb (Seen *seen)
{
  seen->n_clicks++;
}

/* As while cards fly: GTK asks after each layout. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  Seen *seen = user_data;

  seen->n_frames++;
  gtk_widget_queue_resize (widget);

  return G_SOURCE_CONTINUE;
}

static void
wait_for (const guint *counter,
          guint        least)
{
  while (*counter < least)
    g_main_context_iteration (NULL, TRUE);
}

static GtkWidget *
show_button (Seen *seen)
{
  GtkWidget  *window = gtk_window_new ();
  GtkWidget  *button = gtk_button_new_with_label ("Button");
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_window_fullscreen (GTK_WINDOW (window));
  gtk_window_set_child (GTK_WINDOW (window), button);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), seen);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (pressed_cb), seen);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (press));
  gtk_widget_add_tick_callback (button, tick_cb, seen, NULL);
  gtk_window_present (GTK_WINDOW (window));
  wait_for (&seen->n_frames, 10);

  return window;
}

START_TEST (test_quick_clicks)
{
  Seen       seen = { 0 };
  GtkWidget *window;
  gulong     hook;

  gtk_init ();
  dulle_keep_clicks_whole ();
  window = show_button (&seen);
  hook = g_signal_add_emission_hook (g_signal_lookup ("flush-events", GDK_TYPE_FRAME_CLOCK), 0,
                                     flush_cb, &seen, NULL);

  use_pointer ("mousemove 640 400");
  for (guint i = 1; i <= 3; i++)
    {
      wait_for (&seen.n_frames, seen.n_frames + 10);
      use_pointer ("mousedown 1");
      wait_for (&seen.n_presses, i);
      for (guint k = 0; k < 200 && seen.n_clicks < i; k++)
        wait_for (&seen.n_frames, seen.n_frames + 1);
      wait_for (&seen.n_frames, seen.n_frames + 10);
      ck_assert_uint_eq (seen.n_clicks, i);
    }

  g_signal_remove_emission_hook (g_signal_lookup ("flush-events", GDK_TYPE_FRAME_CLOCK), hook);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

SUITE ("whole clicks", test_quick_clicks)
