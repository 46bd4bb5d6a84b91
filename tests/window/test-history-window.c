/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The window that lists what was played: its titles, what it imports, and the review that
 * is opened beside it.
 */
#include <adwaita.h>
#include <unistd.h>

#include "session/dulle-session-private.h"
#include "tournament/tournament-log.h"
#include "common/news.h"
#include "review/dulle-history.h"
#include "review/dulle-history-entry.h"
#include "review/dulle-review.h"
#include "settings/text-file.h"
#include "window/dulle-window.h"

#include "suite.h"
#include "window/past-tournament.h"
#include "window/widget-tree.h"

static gboolean
has_window_title (GtkWidget  *widget,
                  const char *title)
{
  if (ADW_IS_WINDOW_TITLE (widget) &&
      g_str_equal (adw_window_title_get_title (ADW_WINDOW_TITLE (widget)), title))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_window_title (child, title))
      return TRUE;

  return FALSE;
}

static GtkListView *
find_list (GtkWidget *window)
{
  return GTK_LIST_VIEW (
      gtk_widget_get_template_child (window, DULLE_TYPE_HISTORY, "list"));
}

static guint
n_rows (GtkListView *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (list)));
}

static const char *
error_of (GtkWidget *window)
{
  GtkWidget *bar = find_child (window, GTK_TYPE_INFO_BAR);

  return gtk_widget_get_visible (bar)
             ? gtk_label_get_label (GTK_LABEL (find_child (bar, GTK_TYPE_LABEL)))
             : NULL;
}

static GFile *
write_file (const char *folder,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  ck_assert (g_file_set_contents (path, text, -1, NULL));

  return g_file_new_for_path (path);
}

/* Returns: (nullable): the label that can be seen and says this as a whole */
static GtkWidget *
find_whole (GtkWidget  *widget,
            const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text) &&
      gtk_widget_get_width (widget) > 0 &&
      !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_whole (child, text);

  return found;
}

/* In a telephone's width, too, it is told how a tournament went, and which one is shown; with large
 * letters, too. */
START_TEST (test_narrow)
{
  static const char *const longer[] = { "Annegret", "Kleopatra", "Benjamin", "Mirabell", NULL };

  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  Driver          *driver = play (path, 4, 2);
  GtkWidget       *window;
  GtkWidget       *details;
  g_autoptr (DulleHistoryEntry) entry = NULL;

  set_up ();
  /* A leaflet that slides leaks what it draws. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-xft-dpi",
                144 * PANGO_SCALE, NULL);
  window = dulle_history_new (NULL, driver->session, longer);
  gtk_window_set_default_size (GTK_WINDOW (window), 370, 640);
  gtk_window_present (GTK_WINDOW (window));
  while (n_rows (find_list (window)) != 1)
    g_main_context_iteration (NULL, TRUE);
  details = GTK_WIDGET (gtk_widget_get_template_child (window, DULLE_TYPE_HISTORY, "details"));
  ck_assert (!gtk_widget_get_mapped (details));
  entry = g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (find_list (window))), 0);
  while (find_whole (GTK_WIDGET (find_list (window)),
                     dulle_history_entry_get_subtitle (entry)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (find_list (window), "activate", 0);
  while (find_whole (details, "Running tournament") == NULL)
    g_main_context_iteration (NULL, TRUE);

  gtk_window_destroy (GTK_WINDOW (window));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * PANGO_SCALE, NULL);
  driver_free (driver);
  remove_folder (folder);
}
END_TEST

START_TEST (test_history)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  Driver          *driver = play (path, 4, 2);
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  g_autofree char *text = dulle_tournament_log_write (tournament_log, players);
  g_autoptr (GFile) good = write_file (folder, "good.txt", text);
  g_autoptr (GFile) bad = write_file (folder, "bad.txt", "dulle-record 1\ngame 1\nrubbish\n");
  g_autoptr (GFile) missing = g_file_new_build_filename (folder, "missing.txt", NULL);
  g_autoptr (GFile) large = write_file (folder, "large.txt", "");
  GtkWidget   *window;
  GtkListView *list;
  g_autoptr (DulleHistoryEntry) entry = NULL;

  set_up ();
  window = dulle_history_new (NULL, driver->session, players);
  list = find_list (window);
  gtk_window_present (GTK_WINDOW (window));
  while (n_rows (list) != 1)
    g_main_context_iteration (NULL, TRUE);
  /* Rules that were changed are not called by the name of the others alone. No line ends
   * between a name and its total. */
  entry = g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (list)), 0);
  ck_assert (g_str_has_prefix (dulle_history_entry_get_subtitle (entry),
                               "Official rules, 3 changes\u00a0· 2 games"));
  ck_assert_ptr_nonnull (strstr (dulle_history_entry_get_subtitle (entry), "Anna\u00a0"));
  while (!has_window_title (window, "Running tournament"))
    g_main_context_iteration (NULL, TRUE);

  dulle_history_import (DULLE_HISTORY (window), bad);
  while (error_of (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_msg (strstr (error_of (window), "bad.txt:3") != NULL, "%s", error_of (window));
  ck_assert_str_eq (dulle_get_news (gtk_window_get_focus (GTK_WINDOW (window))), error_of (window));
  ck_assert_uint_eq (n_rows (list), 1);

  dulle_history_import (DULLE_HISTORY (window), missing);
  while (error_of (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_nonnull (strstr (error_of (window), "missing.txt"));

  /* A hole as long as that takes no room on the disk. */
  ck_assert_int_eq (truncate (g_file_peek_path (large), DULLE_LARGEST_RECORD_TEXT + 1), 0);
  dulle_history_import (DULLE_HISTORY (window), large);
  while (error_of (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (error_of (window), "“large.txt” is larger than 64 MiB, so it was not read.");

  dulle_history_import (DULLE_HISTORY (window), good);
  while (n_rows (list) != 2)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_null (error_of (window));

  gtk_window_destroy (GTK_WINDOW (window));
  driver_free (driver);
  remove_folder (folder);
}
END_TEST

/* A tournament that is over is no longer running, although it stays on the table. */
START_TEST (test_history_of_finished)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  Driver          *driver = play (path, 4, 3);
  GtkWidget       *window;
  GListModel      *rows;
  g_autoptr (DulleHistoryEntry) entry = NULL;

  set_up ();
  dulle_session_next_game (driver->session);
  driver_run_to (driver, DULLE_EVENT_TOURNAMENT_OVER);
  window = dulle_history_new (NULL, driver->session, players);
  rows = G_LIST_MODEL (gtk_list_view_get_model (find_list (window)));
  gtk_window_present (GTK_WINDOW (window));
  while (g_list_model_get_n_items (rows) != 1)
    g_main_context_iteration (NULL, TRUE);

  entry = g_list_model_get_item (rows, 0);
  ck_assert_str_ne (dulle_history_entry_get_title (entry), "Running tournament");
  ck_assert_ptr_nonnull (strstr (dulle_history_entry_get_subtitle (entry), "still on the table"));
  while (!has_window_title (window, dulle_history_entry_get_title (entry)))
    g_main_context_iteration (NULL, TRUE);

  gtk_window_destroy (GTK_WINDOW (window));
  driver_free (driver);
  remove_folder (folder);
}
END_TEST

static void
show_row (GtkWidget  *window,
          guint       row,
          const char *title)
{
  gtk_single_selection_set_selected (
      GTK_SINGLE_SELECTION (gtk_list_view_get_model (find_list (window))), row);
  while (!has_window_title (window, title))
    g_main_context_iteration (NULL, TRUE);
}

static char *
title_of (GtkWidget *window,
          guint      row)
{
  g_autoptr (DulleHistoryEntry) entry =
      g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (find_list (window))), row);

  return g_strdup (dulle_history_entry_get_title (entry));
}

static void
import_text (GtkWidget  *window,
             const char *folder,
             const char *name,
             const char *text)
{
  guint n = n_rows (find_list (window));
  g_autoptr (GFile) file = write_file (folder, name, text);

  dulle_history_import (DULLE_HISTORY (window), file);
  while (n_rows (find_list (window)) != n + 1)
    g_main_context_iteration (NULL, TRUE);
}

static char *
text_of_last (Driver *driver)
{
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);

  return dulle_tournament_log_write (tournament_log, players);
}

/* What is asked about is deleted, whatever is shown when the answer comes. */
START_TEST (test_delete)
{
  char             *folder = make_folder ();
  g_autofree char  *path = g_build_filename (folder, "store", NULL);
  Driver           *driver = play (path, 4, 2);
  g_autofree char  *text = text_of_last (driver);
  g_autofree char  *other = NULL;
  g_autofree char  *first = NULL;
  g_autofree char  *second = NULL;
  g_autofree char  *left = NULL;
  GtkWidget        *window;
  AdwMessageDialog *dialog;

  set_up ();
  play_another (driver, 5, 1);
  other = text_of_last (driver);
  window = dulle_history_new (NULL, driver->session, players);
  gtk_window_present (GTK_WINDOW (window));
  while (n_rows (find_list (window)) != 2)
    g_main_context_iteration (NULL, TRUE);
  import_text (window, folder, "one.txt", text);
  import_text (window, folder, "two.txt", other);
  first = title_of (window, 2);
  second = title_of (window, 3);
  ck_assert_str_ne (first, second);

  show_row (window, 2, first);
  gtk_widget_activate_action (window, "history.delete", NULL);
  dialog = find_dialog ();
  show_row (window, 3, second);
  adw_message_dialog_response (dialog, "delete");
  while (n_rows (find_list (window)) != 3)
    g_main_context_iteration (NULL, TRUE);
  left = title_of (window, 2);
  ck_assert_str_eq (left, second);

  gtk_window_destroy (GTK_WINDOW (window));
  driver_free (driver);
  remove_folder (folder);
}
END_TEST

static GtkWidget *
find_go_on (GtkWidget *history)
{
  return GTK_WIDGET (gtk_widget_get_template_child (history, DULLE_TYPE_HISTORY, "go_on"));
}

static const DulleTournamentLog *
log_of (GtkWidget *window,
        guint      row)
{
  g_autoptr (DulleHistoryEntry) entry =
      g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (find_list (window))), row);

  return dulle_history_entry_get_tournament_log (entry);
}

/* Two tournaments, of which the second is on the table, and the window that lists them. */
static GtkWidget *
show_two (Driver *driver)
{
  GtkWidget *window;

  play_another (driver, 4, 1);
  window = dulle_history_new (NULL, driver->session, players);
  gtk_window_present (GTK_WINDOW (window));
  while (!has_window_title (window, "Running tournament"))
    g_main_context_iteration (NULL, TRUE);

  return window;
}

/* What is asked about may be on the table again by the time of the answer. */
START_TEST (test_delete_continued)
{
  char             *folder = make_folder ();
  g_autofree char  *path = g_build_filename (folder, "store", NULL);
  Driver           *driver = play (path, 5, 1);
  g_autofree char  *title = NULL;
  GtkWidget        *window;
  AdwMessageDialog *dialog;

  set_up ();
  window = show_two (driver);
  title = title_of (window, 1);
  show_row (window, 1, title);
  gtk_widget_activate_action (window, "history.delete", NULL);
  dialog = find_dialog ();
  dulle_session_continue_tournament (driver->session, log_of (window, 1)->id);
  adw_message_dialog_response (dialog, "delete");
  while (error_of (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (error_of (window),
                    "This tournament is on the table now, so it is not deleted.");
  while (n_rows (find_list (window)) != 2)
    g_main_context_iteration (NULL, TRUE);

  gtk_window_destroy (GTK_WINDOW (window));
  driver_free (driver);
  remove_folder (folder);
}
END_TEST

/* Waits until @top is the first of two, and the one on the table or not; the other one is not. */
static void
wait_for_list (GtkWidget *window,
               gint64     top,
               gboolean   is_running)
{
  while (n_rows (find_list (window)) != 2 || log_of (window, 0)->id != top ||
         log_of (window, 0)->running != is_running || log_of (window, 1)->running)
    g_main_context_iteration (NULL, TRUE);
}

static gint64
selected_id (GtkWidget *window)
{
  GtkSelectionModel *rows = gtk_list_view_get_model (find_list (window));

  return log_of (window, gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (rows)))->id;
}

/* The list follows what is on the table, and the row whose games are read stays the same. */
START_TEST (test_another_on_table)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  Driver          *driver = play (path, 5, 1);
  GtkWidget       *window;
  gint64           first, second;

  set_up ();
  window = show_two (driver);
  second = log_of (window, 0)->id;
  first = log_of (window, 1)->id;
  wait_for_list (window, second, TRUE);
  ck_assert (!gtk_widget_get_visible (find_go_on (window)));

  dulle_session_continue_tournament (driver->session, first);
  wait_for_list (window, first, TRUE);
  ck_assert_int_eq (selected_id (window), second);
  while (!gtk_widget_get_visible (find_go_on (window)))
    g_main_context_iteration (NULL, TRUE);

  play_another (driver, 6, 1);
  wait_for_list (window, first, FALSE);
  ck_assert_int_eq (selected_id (window), second);

  gtk_window_destroy (GTK_WINDOW (window));
  driver_free (driver);
  remove_folder (folder);
}
END_TEST

/* Scrolls until there are @n rows. */
static void
list_all (GtkWidget *window,
          guint      n)
{
  GtkListView   *list = find_list (window);
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));

  while (n_rows (list) < n)
    {
      gtk_adjustment_set_value (place, gtk_adjustment_get_upper (place));
      g_main_context_iteration (NULL, TRUE);
    }
}

/* So does a row of the second page, and the focus stays beside the list. */
START_TEST (test_another_on_table_of_many)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  Driver          *driver = play (path, 4, 1);
  g_autofree char *text = text_of_last (driver);
  GtkWidget       *window;
  GtkWidget       *details;
  gint64           selected;

  set_up ();
  for (guint i = 0; i < 24; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.txt", i);

      dulle_session_import_async (driver->session, name, text, NULL, NULL, NULL);
    }
  window = dulle_history_new (NULL, driver->session, players);
  gtk_window_present (GTK_WINDOW (window));
  list_all (window, 25);
  gtk_selection_model_select_item (gtk_list_view_get_model (find_list (window)), 22, TRUE);
  selected = selected_id (window);
  details = GTK_WIDGET (gtk_widget_get_template_child (window, DULLE_TYPE_HISTORY, "subtitle"));
  gtk_label_set_selectable (GTK_LABEL (details), TRUE);
  ck_assert (gtk_widget_grab_focus (details));

  play_another (driver, 5, 1);
  while (n_rows (find_list (window)) == 0 || log_of (window, 0)->running)
    g_main_context_iteration (NULL, TRUE);
  list_all (window, 25);
  ck_assert_int_eq (selected_id (window), selected);
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (window)), details);

  gtk_window_destroy (GTK_WINDOW (window));
  driver_free (driver);
  remove_folder (folder);
}
END_TEST

/* Whoever looks for an earlier tournament goes on with it from there; that on the table is where
 * the window came from. */
START_TEST (test_going_on)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  Driver          *driver = play (path, 5, 1);
  GtkWidget       *window;

  set_up ();
  play_another (driver, 4, 1);
  window = dulle_history_new (NULL, driver->session, players);
  gtk_window_present (GTK_WINDOW (window));
  while (!has_window_title (window, "Running tournament"))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!gtk_widget_get_visible (find_go_on (window)));

  gtk_selection_model_select_item (gtk_list_view_get_model (find_list (window)), 1, TRUE);
  while (!gtk_widget_get_mapped (find_go_on (window)) ||
         !gtk_widget_is_sensitive (find_go_on (window)))
    g_main_context_iteration (NULL, TRUE);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_signal_emit_by_name (find_go_on (window), "clicked");
  driver_run_to (driver, DULLE_EVENT_RESUMED);
  ck_assert_int_eq (driver_last (driver)->view.board.rules.players, 5);
  while (window != NULL)
    g_main_context_iteration (NULL, TRUE);

  driver_free (driver);
  remove_folder (folder);
}
END_TEST

/* What is played at another table goes on there. */
START_TEST (test_told)
{
  char                *folder = make_folder ();
  g_autofree char     *path = g_build_filename (folder, "store", NULL);
  Driver              *driver = play (path, 5, 1);
  DulleRules           rules = driver_rules ();
  DulleTournamentSetup setup = driver_setup (&rules, SEED + 1);
  DulleRequest         request = { .kind = DULLE_REQUEST_KEEP_TOLD,
                                   .told = g_new0 (DulleTournamentRun, 1) };
  g_autofree char     *title = NULL;
  GtkWidget           *window;

  set_up ();
  dulle_tournament_run_begin (request.told, &setup);
  while (!request.told->finished)
    driver_advance (request.told);
  dulle_tournament_run_hand_on (request.told);
  session_post (driver->session, request);
  window = dulle_history_new (NULL, driver->session, players);
  gtk_window_present (GTK_WINDOW (window));
  while (n_rows (find_list (window)) != 2)
    g_main_context_iteration (NULL, TRUE);

  title = title_of (window, 1);
  ck_assert_str_ne (title, "Running tournament");
  show_row (window, 1, title);
  ck_assert (!gtk_widget_get_visible (find_go_on (window)));

  gtk_window_destroy (GTK_WINDOW (window));
  driver_free (driver);
  remove_folder (folder);
}
END_TEST

/* What was saved in another store is imported like games. */
START_TEST (test_history_of_store)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_autofree char *other = g_build_filename (folder, "other", NULL);
  Driver          *driver = play (path, 4, 1);
  g_autoptr (GFile) file = g_file_new_for_path (other);
  GtkWidget   *window;
  GtkListView *list;

  driver_free (play (other, 5, 1));
  set_up ();
  window = dulle_history_new (NULL, driver->session, players);
  list = find_list (window);
  gtk_window_present (GTK_WINDOW (window));
  while (n_rows (list) != 1)
    g_main_context_iteration (NULL, TRUE);

  dulle_history_import (DULLE_HISTORY (window), file);
  while (n_rows (list) != 2)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_nonnull (strstr (error_of (window), "New Tournament"));

  gtk_window_destroy (GTK_WINDOW (window));
  driver_free (driver);
  remove_folder (folder);
}
END_TEST

/* Returns: (transfer full): a file without a path that begins as a store does */
static GFile *
make_remote_store (const char *folder)
{
  static const char resources[] =
      "<gresources><gresource><file>remote.db</file></gresource></gresources>";
  g_autofree char *store = g_build_filename (folder, "remote.db", NULL);
  g_autofree char *list = g_build_filename (folder, "remote.xml", NULL);
  g_autofree char *bundle = g_build_filename (folder, "remote.gresource", NULL);
  g_autofree char *source = g_strconcat ("--sourcedir=", folder, NULL);
  g_autofree char *target = g_strconcat ("--target=", bundle, NULL);
  g_autoptr (GSubprocess) compiler = NULL;
  g_autoptr (GResource) resource = NULL;

  ck_assert (g_file_set_contents (store, "SQLite format 3\0of this kind", 28, NULL));
  ck_assert (g_file_set_contents (list, resources, -1, NULL));
  compiler = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, NULL, "glib-compile-resources", source,
                               target, list, NULL);
  ck_assert (g_subprocess_wait_check (compiler, NULL, NULL));
  resource = g_resource_load (bundle, NULL);
  ck_assert_ptr_nonnull (resource);
  g_resources_register (resource);

  return g_file_new_for_uri ("resource:///remote.db");
}

/* What comes from a phone or a server may have no path, and a store needs one. */
START_TEST (test_remote_store)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  Driver          *driver = play (path, 4, 1);
  g_autoptr (GFile) remote = make_remote_store (folder);
  GtkWidget *window;

  set_up ();
  window = dulle_history_new (NULL, driver->session, players);
  gtk_window_present (GTK_WINDOW (window));
  dulle_history_import (DULLE_HISTORY (window), remote);
  while (error_of (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (
      error_of (window),
      "“remote.db” is not on this computer: copy it here first, then import it.");

  gtk_window_destroy (GTK_WINDOW (window));
  driver_free (driver);
  remove_folder (folder);
}
END_TEST

static GtkWidget *
find_review (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (DULLE_IS_REVIEW (window->data))
      return window->data;

  return NULL;
}

/* The history shows an earlier tournament just as the window asks for the running one. */
static void
assert_review_of_running (guint n_players)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  Driver          *driver = play (path, n_players, 2);
  GtkWidget       *window;
  GtkWidget       *history;
  GtkWidget       *review;

  play_another (driver, 4, 3);
  window = g_object_new (DULLE_TYPE_WINDOW, "session", driver->session, NULL);
  history = dulle_history_new (NULL, driver->session, players);
  while (!has_window_title (history, "Running tournament"))
    g_main_context_iteration (NULL, TRUE);

  gtk_selection_model_select_item (gtk_list_view_get_model (find_list (history)), 1, TRUE);
  ck_assert (gtk_widget_activate_action (window, "win.review", NULL));
  while ((review = find_review ()) == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (
      dulle_review_game_get_tournament (dulle_review_get_game (DULLE_REVIEW (review))), 3);
  ck_assert_uint_eq (
      dulle_review_game_get_record (dulle_review_get_game (DULLE_REVIEW (review)))->number, 3);

  gtk_window_destroy (GTK_WINDOW (review));
  gtk_window_destroy (GTK_WINDOW (history));
  gtk_window_destroy (GTK_WINDOW (window));
  driver_free (driver);
  remove_folder (folder);
}

START_TEST (test_review_of_running)
{
  set_up ();
  assert_review_of_running (4);
  assert_review_of_running (7);
}
END_TEST

SUITE ("history-window",
       test_history,
       test_delete,
       test_narrow,
       test_history_of_finished,
       test_going_on,
       test_delete_continued,
       test_another_on_table,
       test_another_on_table_of_many,
       test_told,
       test_history_of_store,
       test_remote_store,
       test_review_of_running)
