/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "common/held-keys.h"

#include "suite.h"

#define RETURN_CODE 36
#define CARD_CODE   10

/* Returns: (transfer none): what hears of the keys of the window */
static GtkEventController *
find_keys (GtkWidget *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (controller), "held-keys") == 0)
        return controller;
    }

  ck_abort_msg ("Nothing hears of the keys");
}

/* Returns: whether the window stops it */
static gboolean
press (GtkWidget *window,
       guint      keyval,
       guint      keycode)
{
  gboolean stopped = FALSE;

  g_signal_emit_by_name (find_keys (window), "key-pressed", keyval, keycode, 0, &stopped);

  return stopped;
}

static void
release (GtkWidget *window,
         guint      keyval,
         guint      keycode)
{
  g_signal_emit_by_name (find_keys (window), "key-released", keyval, keycode, 0);
}

static GtkWidget *
open_window (void)
{
  GtkWidget *window;

  gtk_init ();
  window = gtk_window_new ();
  dulle_stop_held_keys (GTK_WINDOW (window));

  return window;
}

START_TEST (test_held)
{
  GtkWidget *window = open_window ();

  ck_assert (!press (window, GDK_KEY_Return, RETURN_CODE));
  ck_assert (press (window, GDK_KEY_Return, RETURN_CODE));
  ck_assert (press (window, GDK_KEY_Return, RETURN_CODE));
  release (window, GDK_KEY_Return, RETURN_CODE);
  ck_assert (!press (window, GDK_KEY_Return, RETURN_CODE));

  /* The key of a card is another one, even while that is held. */
  ck_assert (!press (window, GDK_KEY_1, CARD_CODE));
  ck_assert (press (window, GDK_KEY_1, CARD_CODE));
  release (window, GDK_KEY_Return, RETURN_CODE);
  ck_assert (press (window, GDK_KEY_1, CARD_CODE));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

START_TEST (test_repeats)
{
  GtkWidget *window = open_window ();
  GtkWidget *entry = gtk_entry_new ();

  for (guint i = 0; i < 3; i++)
    ck_assert (!press (window, GDK_KEY_Left, CARD_CODE));
  for (guint i = 0; i < 3; i++)
    ck_assert (!press (window, GDK_KEY_Return, 0));

  gtk_window_set_child (GTK_WINDOW (window), entry);
  gtk_widget_grab_focus (entry);
  for (guint i = 0; i < 3; i++)
    ck_assert (!press (window, GDK_KEY_a, CARD_CODE));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

SUITE ("held-keys", test_held, test_repeats)
