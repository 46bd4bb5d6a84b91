/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Windows with more games than anybody wants to look at: lists show the first page and
 * ask for more when somebody scrolls, statistics are complete in the end, and what cannot
 * be read is told where the list would be.
 */
#include <adwaita.h>
#include <sqlite3.h>

#include "review/dulle-history.h"
#include "review/dulle-statistics.h"
#include "setup/dulle-unfinished-list.h"

#include "fatal-warnings.h"
#include "many-games.h"
#include "session-driver.h"
#include "suite.h"
#include "window/widget-tree.h"

#define N_GAMES 720

static const char *const names[] = { "Anna", "Kleo", "Ben", "Mia", "Lea", "Tom", "Ida", NULL };

typedef struct
{
  char   *folder;
  char   *path;
  Driver *driver;
} Fixture;

static Fixture
fixture_new (const char *damage)
{
  Fixture            fixture = { .folder = make_folder () };
  DulleTournamentRun run = { 0 };
  DulleStore        *store;
  sqlite3           *db;

  make_warnings_fatal ();
  adw_init ();
  fixture.path = g_build_filename (fixture.folder, "store", NULL);
  store = dulle_store_open (fixture.path, &run, NULL);
  add_many_games (store, N_GAMES);
  dulle_store_close (store);
  ck_assert_int_eq (sqlite3_open (fixture.path, &db), SQLITE_OK);
  ck_assert_int_eq (sqlite3_exec (db, damage, NULL, NULL, NULL), SQLITE_OK);
  sqlite3_close (db);
  fixture.driver = driver_new (fixture.path, 0);
  dulle_session_start (fixture.driver->session);
  driver_run (fixture.driver, 1);

  return fixture;
}

static void
fixture_clear (Fixture *fixture)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  driver_free (fixture->driver);
  remove_folder (fixture->folder);
  g_free (fixture->path);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, fixture_clear)

static GtkWidget *
find (GtkWidget  *window,
      const char *id)
{
  return GTK_WIDGET (gtk_widget_get_template_child (window, G_OBJECT_TYPE (window), id));
}

static void
wait_for_page (GtkWidget  *window,
               const char *page)
{
  GtkStack *state = GTK_STACK (find (window, "state"));

  while (g_strcmp0 (gtk_stack_get_visible_child_name (state), page) != 0)
    g_main_context_iteration (NULL, TRUE);
}

static guint
count_rows (GtkWidget *window)
{
  return g_list_model_get_n_items (
      G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (find (window, "list")))));
}

START_TEST (test_history)
{
  g_auto (Fixture) fixture = fixture_new ("");
  g_autoptr (GPtrArray) all = driver_list_history (fixture.driver);
  GtkWidget     *window = dulle_history_new (NULL, fixture.driver->session, names);
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (find (window, "list")));

  gtk_window_present (GTK_WINDOW (window));
  wait_for_page (window, "list");
  ck_assert_uint_eq (count_rows (window), 20);

  while (count_rows (window) < all->len)
    {
      gtk_adjustment_set_value (place, gtk_adjustment_get_upper (place));
      g_main_context_iteration (NULL, TRUE);
    }
  ck_assert_uint_eq (count_rows (window), all->len);
  ck_assert (!gtk_widget_get_visible (find (window, "error")));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

START_TEST (test_statistics)
{
  g_auto (Fixture) fixture = fixture_new ("");
  g_autoptr (GPtrArray) all = driver_list_history (fixture.driver);
  gint64     points = 0;
  DulleTally tally;
  GtkWidget *window;

  for (guint i = 0; i < all->len; i++)
    points += ((const DulleTournamentLog *) g_ptr_array_index (all, i))->standing.totals[0];

  /* The second time it is all known. */
  for (guint i = 0; i < 2; i++)
    {
      window = dulle_statistics_new (NULL, fixture.driver->session, names);
      gtk_window_present (GTK_WINDOW (window));
      ck_assert_str_eq (gtk_stack_get_visible_child_name (GTK_STACK (find (window, "state"))),
                        "wait");
      wait_for_page (window, "page");
      ck_assert_int_eq (gtk_widget_get_visible (find (window, "reading_progress")), i == 0);
      tally = dulle_statistics_get_tally (DULLE_STATISTICS (window));
      ck_assert_int_eq (tally.points, points);
      ck_assert_uint_le (tally.n_games, N_GAMES + 24);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}
END_TEST

/* How often @type is found in a part of a window. */
static guint
count_children (GtkWidget *widget,
                GType      type)
{
  guint n = G_TYPE_CHECK_INSTANCE_TYPE (widget, type);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_children (child, type);

  return n;
}

START_TEST (test_unfinished)
{
  g_auto (Fixture) fixture = fixture_new ("");
  GtkWidget *list = g_object_new (DULLE_TYPE_UNFINISHED_LIST, NULL);
  guint      n;

  g_object_ref_sink (list);
  n = count_children (list, ADW_TYPE_ACTION_ROW);
  dulle_unfinished_list_set_session (DULLE_UNFINISHED_LIST (list), fixture.driver->session);
  while (!gtk_widget_get_visible (list))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_le (count_children (list, ADW_TYPE_ACTION_ROW), n + 6);
  n = count_children (list, ADW_TYPE_ACTION_ROW);
  ck_assert (gtk_widget_activate_action (list, "unfinished.more", NULL));
  while (count_children (list, ADW_TYPE_ACTION_ROW) == n)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (count_children (list, ADW_TYPE_ACTION_ROW), n + 5);
  g_object_unref (list);
}
END_TEST

/* Some are damaged: all windows say how many, and show the rest. */
START_TEST (test_damaged)
{
  g_auto (Fixture) fixture = fixture_new (
      "UPDATE game SET record = 'x' WHERE number = 3 AND tournament IN (SELECT id FROM tournament"
      " ORDER BY id DESC LIMIT 2 OFFSET 3)");
  static const char missing[] =
      "2 tournaments are missing here, because they cannot be read.";
  GtkWidget *history = dulle_history_new (NULL, fixture.driver->session, names);
  GtkWidget *statistics = dulle_statistics_new (NULL, fixture.driver->session, names);

  wait_for_page (history, "list");
  ck_assert_uint_eq (count_rows (history), 18);
  ck_assert (gtk_widget_get_visible (find (history, "error")));
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (find (history, "error_text"))), missing);
  wait_for_page (statistics, "page");
  ck_assert_str_eq (adw_preferences_group_get_description (
                        ADW_PREFERENCES_GROUP (find (statistics, "whole"))),
                    missing);
  gtk_window_destroy (GTK_WINDOW (history));
  gtk_window_destroy (GTK_WINDOW (statistics));
}
END_TEST

/* Nothing can be read. */
START_TEST (test_failed)
{
  g_auto (Fixture) fixture = fixture_new ("");
  static const char told[] = "The game was closed before this was answered.";
  GtkWidget        *list = g_object_ref_sink (g_object_new (DULLE_TYPE_UNFINISHED_LIST, NULL));
  GtkWidget        *history;
  GtkWidget        *statistics;

  dulle_session_close (fixture.driver->session);
  history = dulle_history_new (NULL, fixture.driver->session, names);
  statistics = dulle_statistics_new (NULL, fixture.driver->session, names);
  dulle_unfinished_list_set_session (DULLE_UNFINISHED_LIST (list), fixture.driver->session);
  wait_for_page (history, "failed");
  wait_for_page (statistics, "failed");
  ck_assert_str_eq (adw_status_page_get_description (ADW_STATUS_PAGE (find (history, "failure"))),
                    told);
  ck_assert_str_eq (
      adw_status_page_get_description (ADW_STATUS_PAGE (find (statistics, "failure"))), told);
  while (!gtk_widget_get_visible (list))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (adw_preferences_group_get_description (ADW_PREFERENCES_GROUP (list)), told);
  g_object_unref (list);
  gtk_window_destroy (GTK_WINDOW (history));
  gtk_window_destroy (GTK_WINDOW (statistics));
}
END_TEST

SUITE ("long-lists", test_history, test_statistics, test_unfinished, test_damaged, test_failed)
