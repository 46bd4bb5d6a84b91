/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What comes between the games, by one key: whoever presses F all the time sees each game end
 * with its scene, and the tournament with its podium.
 */
#include <adwaita.h>

#include "score/dulle-score-scene.h"
#include "window/dulle-window.h"

#include "quick-setup.h"
#include "suite.h"
#include "widget-tree.h"

typedef struct
{
  GtkWindow    *window;
  DulleSession *session;
  GSettings    *settings;
  GtkStack     *pages;
  guint         n_dealt;
} Evening;

static void
event_cb (Evening          *evening,
          const DulleEvent *event)
{
  evening->n_dealt += event->kind == DULLE_EVENT_DEALT;
}

/* Computers play for all, at once. */
static void
begin_evening (Evening *evening)
{
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup;

  rules.rounds = 1;
  rules.compulsory_solos = 0;
  setup = quick_setup (&rules, 3);

  g_log_set_always_fatal (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  adw_init ();
  evening->settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_set_string (evening->settings, "animation-speed", "off");
  evening->session = dulle_session_new (NULL, DULLE_NO_SEAT);
  evening->window = g_object_new (DULLE_TYPE_WINDOW, "session", evening->session, NULL);
  g_signal_connect_swapped (evening->session, "event", G_CALLBACK (event_cb), evening);
  gtk_window_present (evening->window);
  evening->pages = GTK_STACK (gtk_widget_get_ancestor (
      find_child (GTK_WIDGET (evening->window), DULLE_TYPE_SCORE_SCENE), GTK_TYPE_STACK));
  dulle_session_start (evening->session);
  dulle_session_new_tournament (evening->session, &setup);
}

static void
end_evening (Evening *evening)
{
  gtk_window_destroy (evening->window);
  dulle_session_close (evening->session);
  g_object_unref (evening->session);
  g_object_unref (evening->settings);
}

static void
press (Evening    *evening,
       const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (evening->window), action, NULL);
}

static gboolean
go_on_cb (gpointer evening)
{
  press (evening, "win.go-on");

  return G_SOURCE_CONTINUE;
}

static gboolean
is_on_page (Evening    *evening,
            const char *page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (evening->pages), page) == 0;
}

static void
wait_for_page (Evening    *evening,
               const char *page)
{
  while (!is_on_page (evening, page))
    g_main_context_iteration (NULL, TRUE);
}

/* The table is hurried, and whatever is asked between the games is answered. */
START_TEST (test_one_key)
{
  Evening evening = { 0 };
  guint   source;

  begin_evening (&evening);
  source = g_timeout_add (5, go_on_cb, &evening);
  wait_for_page (&evening, "scene");
  wait_for_page (&evening, "table");
  wait_for_page (&evening, "podium");
  g_source_remove (source);
  ck_assert_uint_ge (evening.n_dealt, 4);
  end_evening (&evening);
}
END_TEST

/* The score lies over the scene, and goes away again. */
START_TEST (test_score)
{
  Evening evening = { 0 };
  guint   source;

  begin_evening (&evening);
  source = g_timeout_add (5, go_on_cb, &evening);
  wait_for_page (&evening, "scene");
  g_source_remove (source);

  press (&evening, "win.score");
  ck_assert (is_on_page (&evening, "score"));
  press (&evening, "win.dismiss");
  ck_assert (is_on_page (&evening, "scene"));
  press (&evening, "win.score");
  press (&evening, "win.go-on");
  wait_for_page (&evening, "table");
  end_evening (&evening);
}
END_TEST

SUITE ("results", test_one_key, test_score)
