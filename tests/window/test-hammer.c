/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A person who presses everything at any time, in a window that is resized,
 * minimised and turned to its other pages meanwhile: the game must go on to its
 * end, whoever's turn it is.
 */
#include <adwaita.h>

#include "table/dulle-table.h"
#include "window/dulle-window.h"

#include "engine/rng.h"

#include "fatal-warnings.h"
#include "quick-setup.h"
#include "suite.h"

/* A game that stands is told before the test's own time is over. */
#define TIMEOUT (200 * G_TIME_SPAN_SECOND)
#define N_GAMES 1

typedef struct
{
  GtkWindow    *window;
  DulleSession *session;
  GSettings    *settings;
  DulleRng      rng;
  unsigned      n_over;
  gint64        last_event;
  DulleView     view;
} Hammer;

static void
event_cb (Hammer           *hammer,
          const DulleEvent *event)
{
  hammer->last_event = g_get_monotonic_time ();
  hammer->view = event->view;
  hammer->n_over += event->kind == DULLE_EVENT_OVER;
}

static void
act (Hammer     *hammer,
     const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (hammer->window), action, NULL);
}

static void
play (Hammer *hammer)
{
  gtk_widget_activate_action (GTK_WIDGET (hammer->window), "win.play", "u",
                              dulle_rng_below (&hammer->rng, DULLE_MAX_DEALT));
}

static void
resize (Hammer *hammer)
{
  gtk_window_set_default_size (hammer->window, 360 + (int) dulle_rng_below (&hammer->rng, 900),
                               294 + (int) dulle_rng_below (&hammer->rng, 500));
}

static void
change_speed (Hammer *hammer)
{
  g_settings_set_enum (hammer->settings, "animation-speed",
                       (int) dulle_rng_below (&hammer->rng, DULLE_ANIMATION_SPEED_VERY_FAST + 1));
}

static void
strike (Hammer *hammer)
{
  static const char *const pressed[] = {
    "win.healthy", "win.announce-next", "win.announce-party", "win.last-trick",
    "win.score", "win.score", "win.dismiss", "win.next-game"
  };
  unsigned chance = (unsigned) dulle_rng_below (&hammer->rng, 100);

  if (chance < 45)
    play (hammer);
  else if (chance < 85)
    act (hammer, pressed[dulle_rng_below (&hammer->rng, G_N_ELEMENTS (pressed))]);
  else if (chance < 90)
    resize (hammer);
  else if (chance < 93)
    change_speed (hammer);
  else if (chance < 94)
    gtk_window_minimize (hammer->window);
  else if (chance < 98)
    gtk_window_present (hammer->window);
  else
    gtk_widget_set_visible (GTK_WIDGET (hammer->window), chance == 98);
}

static gboolean
strike_cb (gpointer data)
{
  Hammer *hammer = data;
  gint64  still = g_get_monotonic_time () - hammer->last_event;

  strike (hammer);
  if (still > TIMEOUT)
    ck_abort_msg ("The game stands since %d s: game %u, trick %u, seat %u to play",
                  (int) (still / G_TIME_SPAN_SECOND), hammer->n_over + 1,
                  hammer->view.board.n_tricks + 1u, hammer->view.board.turn);

  return G_SOURCE_CONTINUE;
}

START_TEST (test_hammer)
{
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = quick_setup (&rules, 1);
  Hammer               hammer = { .rng = dulle_rng (1) };
  guint                source;

  make_warnings_fatal ();
  adw_init ();
  hammer.settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_set_string (hammer.settings, "animation-speed", "off");
  hammer.session = dulle_session_new (NULL, 0);
  hammer.window = g_object_new (DULLE_TYPE_WINDOW, "session", hammer.session, NULL);
  hammer.last_event = g_get_monotonic_time ();
  g_signal_connect_swapped (hammer.session, "event", G_CALLBACK (event_cb), &hammer);
  gtk_window_present (hammer.window);
  dulle_session_start (hammer.session);
  dulle_session_new_tournament (hammer.session, &setup);

  source = g_timeout_add (7, strike_cb, &hammer);
  while (hammer.n_over < N_GAMES)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);

  gtk_window_destroy (hammer.window);
  dulle_session_close (hammer.session);
  g_object_unref (hammer.session);
  g_object_unref (hammer.settings);
}
END_TEST

SUITE ("hammer", test_hammer)
