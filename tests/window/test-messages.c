/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is said on the table for some seconds, when the table goes out of sight: news is said above
 * the page that comes, answers are not.
 */
#include <adwaita.h>

#include "silence-fixture.h"
#include "window/dulle-game-page.h"
#include "window/dulle-message-strip.h"
#include "window/dulle-notice-bar.h"
#include "window/dulle-window.h"

#include "panels/dulle-decision-panel.h"
#include "table/dulle-table.h"

#include "fatal-warnings.h"
#include "suite.h"
#include "window/first-settings.h"
#include "window/widget-tree.h"

/* Nothing that is said goes by itself. */
guint
g_timeout_add_seconds (guint       interval,
                       GSourceFunc function,
                       gpointer    data)
{
  return g_timeout_add (G_MAXINT, function, data);
}

static GtkWidget *
show_window (Driver *driver)
{
  GtkWidget *window = g_object_new (DULLE_TYPE_WINDOW, "session", driver->session, NULL);

  gtk_window_present (GTK_WINDOW (window));

  return window;
}

static void
set_up (void)
{
  g_autoptr (GSettings) settings = NULL;

  make_warnings_fatal ();
  adw_init ();
  settings = first_settings ();
  g_settings_set_string (settings, "animation-speed", "off");
}

static const char *
text_of (GtkWidget *label)
{
  return gtk_label_get_label (GTK_LABEL (label));
}

static const char *
text_above (GtkWidget *window)
{
  return text_of (find_child (find_child (window, DULLE_TYPE_MESSAGE_STRIP), GTK_TYPE_LABEL));
}

static gboolean
is_on_table (GtkWidget *window)
{
  return gtk_widget_get_visible (find_css_class (window, "message"));
}

static gboolean
shows_scene (GtkWidget *window)
{
  GtkWidget *pages = gtk_widget_get_parent (find_child (window, DULLE_TYPE_GAME_PAGE));

  return strcmp (gtk_stack_get_visible_child_name (GTK_STACK (pages)), "scene") == 0;
}

/* A window in which a game has begun, with room for what is said. */
static GtkWidget *
begin_game (Driver *driver)
{
  GtkWidget  *window = show_window (driver);
  DulleTable *table = DULLE_TABLE (find_child (window, DULLE_TYPE_TABLE));

  dulle_session_start (driver->session);
  while (dulle_table_get_view (table) == NULL || gtk_widget_has_css_class (window, "low"))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!is_on_table (window));

  return window;
}

/* Whose turn it is need not be said where nobody can play. */
START_TEST (test_answer)
{
  g_autoptr (Driver) driver = NULL;
  GtkWidget *window;

  set_up ();
  driver = driver_new (NULL, 0);
  window = begin_game (driver);
  g_signal_emit_by_name (find_child (window, DULLE_TYPE_TABLE), "refused", DULLE_REFUSED_TURN);
  ck_assert (is_on_table (window));
  gtk_widget_activate_action (window, "win.score", NULL);
  ck_assert_str_eq (text_above (window), "");
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static void
refuse (Driver            *driver,
        const DulleAction *action)
{
  DulleEvent *event = dulle_event_new (DULLE_EVENT_REFUSED);

  event->view = driver_last (driver)->view;
  event->seating = driver_last (driver)->seating;
  event->refused = (DulleEventRefused){ *action, DULLE_REFUSED_TOO_LATE };
  g_signal_emit_by_name (driver->session, "event", event);
  dulle_event_unref (event);
}

/* But that an announcement does not count. */
START_TEST (test_denied)
{
  g_autoptr (Driver) driver = NULL;
  DulleAction said = dulle_action_announce (0, DULLE_LEVEL_NO_90);
  GtkWidget  *window;

  set_up ();
  driver = driver_new (NULL, 0);
  window = begin_game (driver);
  refuse (driver, &said);
  while (!is_on_table (window))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (text_of (find_css_class (window, "message")),
                    "“No 90”: It is too late for this announcement.");
  ck_assert_str_eq (text_above (window), "");
  gtk_widget_activate_action (window, "win.score", NULL);
  ck_assert_str_eq (text_above (window), "“No 90”: It is too late for this announcement.");
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* A question that takes all of a small window's table does not cover what was said there. */
START_TEST (test_question)
{
  g_autoptr (Driver) driver = NULL;
  DulleAction said = dulle_action_announce (0, DULLE_LEVEL_NO_90);
  GtkWidget  *window;
  GtkWidget  *question;

  set_up ();
  driver = driver_new (NULL, 0);
  window = begin_game (driver);
  question = find_child (window, DULLE_TYPE_DECISION_PANEL);
  refuse (driver, &said);
  while (!is_on_table (window))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_set_visible (question, FALSE);
  dulle_game_page_set_brief (DULLE_GAME_PAGE (find_child (window, DULLE_TYPE_GAME_PAGE)), TRUE);
  gtk_widget_set_visible (question, TRUE);
  ck_assert (!is_on_table (window));
  ck_assert_str_eq (text_above (window), "“No 90”: It is too late for this announcement.");
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* Whoever comes back when the game is over reads above its score that a computer has played it, and
 * that what was announced was not heard. */
START_TEST (test_news_at_end)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = NULL;
  DulleAction said = dulle_action_announce (1, DULLE_LEVEL_PARTY);
  GtkWidget  *window;

  set_up ();
  proxy = seat_in_a_hurry (&table);
  window = show_window (table.guests[0]);
  dulle_host_set_patience (table.door, 0);
  run_until_card (&table);
  fall_silent (&table, proxy, dulle_line_end_sentence (DULLE_LINE_END_LOST));
  dulle_session_submit (table.guests[0]->session, &said);
  finish_without_guest (&table);
  speak_again (&table, proxy);
  run_until_score (table.guests[0]);
  while (!shows_scene (window))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (text_above (window), "A computer has played for you. You play yourself again. "
                                         "“Re”: It is too late for this announcement.");
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static const char *
text_shown (GtkWidget *window)
{
  return is_on_table (window) ? text_of (find_css_class (window, "message"))
                              : text_above (window);
}

static void
change_first (Driver            *guest,
              DulleCompanionKind kind)
{
  guest->session->guest->company.companions[0].kind = kind;
  g_signal_emit_by_name (guest->session, "company-changed");
}

/* Who is back is not said to be lost any more. */
START_TEST (test_untrue_news)
{
  g_auto (Table) table = { 0 };
  g_autoptr (Proxy) proxy = NULL;
  GtkWidget *window;

  set_up ();
  proxy = seat_in_a_hurry (&table);
  window = show_window (table.guests[0]);
  run_until_card (&table);
  g_strlcpy (table.guests[0]->session->guest->company.companions[0].name, "Anna",
             sizeof table.guests[0]->session->guest->company.companions[0].name);
  change_first (table.guests[0], DULLE_COMPANION_AWAY);
  ck_assert_str_eq (text_shown (window),
                    "The connection to Anna was lost. The game is waiting.");
  change_first (table.guests[0], DULLE_COMPANION_PERSON);
  ck_assert_str_eq (text_shown (window), "Anna is back.");
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static void
tell_saving (Driver     *driver,
             const char *error,
             const char *elsewhere)
{
  g_autoptr (DulleEvent) event = dulle_event_new (DULLE_EVENT_SAVING);

  event->saving.error = error != NULL ? g_error_new_literal (DULLE_SESSION_ERROR,
                                                             DULLE_SESSION_ERROR_FULL, error)
                                      : NULL;
  event->saving.elsewhere = g_strdup (elsewhere);
  g_signal_emit_by_name (driver->session, "event", event);
}

static void
assert_recalled (const char *path)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  g_autofree char *recalled = g_settings_get_string (settings, "saved-elsewhere");

  ck_assert_str_eq (recalled, path);
}

/* Where the last tournament was saved is recalled until somebody has read it, on a disk that is
 * still full, too; and what is saved elsewhere now until it is saved here. */
START_TEST (test_saved_elsewhere)
{
  g_autoptr (Driver) driver = driver_new (NULL, 0);
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GtkWidget) bar = NULL;

  set_up ();
  settings = first_settings ();
  g_settings_set_string (settings, "saved-elsewhere", "/before/dulle.db");
  bar = g_object_ref_sink (g_object_new (DULLE_TYPE_NOTICE_BAR, NULL));
  dulle_notice_bar_set_session (DULLE_NOTICE_BAR (bar), driver->session);
  tell_saving (driver, "No space is left.", NULL);
  assert_recalled ("/before/dulle.db");
  gtk_widget_activate_action (bar, "notices.dismiss", NULL);
  assert_recalled ("");

  tell_saving (driver, "No space is left.", "/now/dulle.db");
  assert_recalled ("/now/dulle.db");
  tell_saving (driver, NULL, NULL);
  assert_recalled ("");
}
END_TEST

SUITE ("messages",
       test_answer,
       test_denied,
       test_question,
       test_news_at_end,
       test_untrue_news,
       test_saved_elsewhere)
