/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looking back: the steps of a game, the window that shows them, the score sheet, and
 * the history with its imports.
 */
#include <adwaita.h>
#include <glib/gstdio.h>

#include "session/chronicle.h"
#include "session/past-games.h"
#include "widgets/dulle-curve.h"
#include "widgets/dulle-history.h"
#include "widgets/dulle-review-board.h"
#include "widgets/dulle-review.h"
#include "widgets/dulle-sheet.h"
#include "widgets/dulle-trick-viewer.h"
#include "widgets/file-save.h"

#include "session-driver.h"
#include "suite.h"
#include "window/widget-tree.h"

#define SEED 11

static const char *const players[] = { "Anna", "Kleo", "Ben", "Mia", "Lea", "Tom", "Ida", NULL };

static void
set_up (void)
{
  g_log_set_always_fatal (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  adw_init ();
}

/* A tournament that computers play, as it stands after @n_games. */
static Driver *
play (const char *path,
      guint       n_players,
      guint       n_games)
{
  Driver    *driver = driver_new (path, DULLE_NO_SEAT);
  DulleRules rules = driver_rules ();
  DullePlan  plan;

  rules.players = (gint16) n_players;
  rules.duty_soli = 0;
  rules.cents_per_point = 5;
  plan = dulle_plan (&rules, SEED);
  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    plan.players[i].skill = DULLE_SKILL_EASY;
  dulle_session_start (driver->session);
  dulle_session_new_tournament (driver->session, &plan);
  driver_run_to (driver, DULLE_EVENT_OVER);
  while (driver_last (driver)->standing.n_games < n_games)
    {
      dulle_session_next_game (driver->session);
      driver_run_to (driver, DULLE_EVENT_OVER);
    }

  return driver;
}

static const DulleChronicle *
read_chronicle (Driver *driver)
{
  dulle_session_read_chronicle (driver->session, 0);
  driver_run_to (driver, DULLE_EVENT_CHRONICLE);

  return driver_last (driver)->chronicle;
}

static GtkWidget *
find_shown_card (GtkWidget *board,
                 guint      n)
{
  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (g_str_equal (gtk_widget_get_css_name (child), "card") && gtk_widget_get_visible (child) && n-- == 0)
      return child;

  return NULL;
}

/* Presses a key as far as the shortcuts of the window know it.
 *
 * Returns: whether it did something */
static gboolean
press (GtkWidget  *window,
       const char *key)
{
  GtkWidget *content = adw_window_get_content (ADW_WINDOW (window));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (content);
  g_autoptr (GtkShortcutTrigger) trigger = gtk_shortcut_trigger_parse_string (key);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      for (guint n = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) && n < g_list_model_get_n_items (G_LIST_MODEL (controller)); n++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), n);

          if (gtk_shortcut_trigger_equal (trigger, gtk_shortcut_get_trigger (shortcut)))
            return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, content, NULL);
        }
    }
  ck_abort_msg ("no shortcut has the key %s", key);
}

/* Every step tells who did what; each trick has a heading, and its end the winner. */
START_TEST (test_steps)
{
  g_autoptr (Driver) driver = play (NULL, 5, 4);
  const DulleChronicle *chronicle = read_chronicle (driver);
  g_autoptr (GListModel) games = dulle_review_games_new (chronicle, players);

  ck_assert_uint_eq (g_list_model_get_n_items (games), chronicle->records->len);
  for (guint i = 0; i < chronicle->records->len; i++)
    {
      const DulleRecord *record = &g_array_index (chronicle->records, DulleRecord, i);
      g_autoptr (DulleReviewGame) game = g_list_model_get_item (games, i);
      const char *const *names = dulle_review_game_get_names (game);
      g_autoptr (GListModel) steps = dulle_review_steps_new (record, names);
      guint n_headings = 0;

      ck_assert_uint_eq (g_list_model_get_n_items (steps), record->n_actions + 1u);
      for (guint n = 1; n <= record->n_actions; n++)
        {
          g_autoptr (DulleReviewStep) step = g_list_model_get_item (steps, n);

          ck_assert_str_eq (dulle_review_step_get_player (step), names[record->actions[n - 1].seat]);
          ck_assert_str_ne (dulle_review_step_get_text (step), "");
          ck_assert_str_ne (dulle_review_step_get_detail (step), "");
          n_headings += dulle_review_step_get_heading (step) != NULL;
        }
      ck_assert (n_headings == 0 || n_headings == (guint) dulle_rules_n_tricks (&record->rules));
    }
}
END_TEST

START_TEST (test_analysis)
{
  g_autoptr (Driver) driver = play (NULL, 4, 1);
  g_autoptr (GListModel) steps = dulle_review_steps_new (&g_array_index (read_chronicle (driver)->records, DulleRecord, 0), players);
  g_autoptr (DulleReviewStep) step = g_list_model_get_item (steps, 1);
  DulleReviewMark  mark;
  g_autofree char *comment = NULL;

  dulle_review_step_set_analysis (step, DULLE_REVIEW_MARK_ERROR, "This costs 12 points.");
  g_object_get (step, "mark", &mark, "comment", &comment, NULL);
  ck_assert_uint_eq (mark, DULLE_REVIEW_MARK_ERROR);
  ck_assert_str_eq (comment, "This costs 12 points.");
}
END_TEST

static void
assert_step (GtkWidget *window,
             guint      step)
{
  ck_assert_uint_eq (dulle_review_get_step (DULLE_REVIEW (window)), step);
}

START_TEST (test_review)
{
  g_autoptr (Driver) driver = play (NULL, 4, 3);
  g_autoptr (GListModel) games = dulle_review_games_new (read_chronicle (driver), players);
  GtkWidget *window;
  GtkWidget *board;
  guint      last;

  set_up ();
  window = dulle_review_new (NULL, driver->session, games, 1, 2);
  board = find_child (window, DULLE_TYPE_REVIEW_BOARD);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (board))
    g_main_context_iteration (NULL, TRUE);
  last = g_list_model_get_n_items (dulle_review_get_steps (DULLE_REVIEW (window))) - 1;

  ck_assert_uint_eq (dulle_review_get_seat (DULLE_REVIEW (window)), 2);
  assert_step (window, 0);
  ck_assert_ptr_null (find_shown_card (board, 0));
  press (window, "Right");
  press (window, "Right");
  press (window, "Left");
  assert_step (window, 1);
  press (window, "End");
  assert_step (window, last);
  ck_assert_ptr_nonnull (find_shown_card (board, 3));
  press (window, "Right");
  assert_step (window, last);

  /* Back by a trick: the one before it lies there whole. */
  press (window, "Page_Up");
  ck_assert_uint_lt (dulle_review_get_step (DULLE_REVIEW (window)), last - 3);
  ck_assert_ptr_nonnull (find_shown_card (board, 3));
  press (window, "Page_Down");
  assert_step (window, last);
  press (window, "Home");
  assert_step (window, 0);

  press (window, "s");
  ck_assert_uint_eq (dulle_review_get_seat (DULLE_REVIEW (window)), 3);
  press (window, "n");
  ck_assert_ptr_eq (dulle_review_get_game (DULLE_REVIEW (window)), g_list_model_get_object (games, 2));
  g_object_unref (dulle_review_get_game (DULLE_REVIEW (window)));
  press (window, "p");
  press (window, "p");
  assert_step (window, 0);
  press (window, "F9");

  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

START_TEST (test_sheet)
{
  g_autoptr (Driver) driver = play (NULL, 7, 5);
  const DulleChronicle *chronicle = read_chronicle (driver);
  GtkWidget            *window;
  GtkWidget            *sheet;
  GtkWidget            *curve;

  set_up ();
  window = gtk_window_new ();
  sheet = dulle_sheet_new ();
  gtk_window_set_child (GTK_WINDOW (window), sheet);
  curve = find_child (sheet, DULLE_TYPE_CURVE);
  dulle_sheet_show (DULLE_SHEET (sheet), "Sheet", chronicle->sheet, players, 7);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (curve))
    g_main_context_iteration (NULL, TRUE);

  for (DulleSheetValues values = DULLE_SHEET_POINTS; values <= DULLE_SHEET_MONEY; values++)
    {
      static const char *const ids[] = { "points", "totals", "money" };
      DulleSheetValues         shown;

      ck_assert (gtk_widget_activate_action (sheet, "sheet.values", "s", ids[values]));
      g_object_get (sheet, "values", &shown, NULL);
      ck_assert_uint_eq (shown, values);
    }
  dulle_sheet_show (DULLE_SHEET (sheet), NULL, NULL, players, 4);
  ck_assert (!gtk_widget_get_visible (curve));

  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static guint
n_rows (GtkWidget *list)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) n) != NULL)
    n++;

  return n;
}

static const char *
trouble_of (GtkWidget *window)
{
  GtkWidget *bar = find_child (window, GTK_TYPE_INFO_BAR);

  return gtk_widget_get_visible (bar) ? gtk_label_get_label (GTK_LABEL (find_child (bar, GTK_TYPE_LABEL))) : NULL;
}

static GFile *
write_file (const char *folder,
            const char *name,
            const char *text)
{
  g_autoptr (GError) error = NULL;
  GFile *file = g_file_new_build_filename (folder, name, NULL);

  ck_assert_msg (dulle_write_text (file, text, &error), "%s", error != NULL ? error->message : "");

  return file;
}

START_TEST (test_history)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  Driver          *driver = play (path, 4, 2);
  g_autofree char *text = dulle_chronicle_write (read_chronicle (driver), players);
  g_autoptr (GFile) good = write_file (folder, "good.txt", text);
  g_autoptr (GFile) bad = write_file (folder, "bad.txt", "dulle-record 1\ngame 1\nrubbish\n");
  g_autoptr (GFile) missing = g_file_new_build_filename (folder, "missing.txt", NULL);
  GtkWidget *window;
  GtkWidget *list;

  set_up ();
  window = dulle_history_new (NULL, driver->session, players);
  list = find_child (window, GTK_TYPE_LIST_BOX);
  gtk_window_present (GTK_WINDOW (window));
  while (n_rows (list) != 1)
    g_main_context_iteration (NULL, TRUE);
  driver_run_to (driver, DULLE_EVENT_CHRONICLE);

  dulle_history_import (DULLE_HISTORY (window), bad);
  while (trouble_of (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_msg (strstr (trouble_of (window), "bad.txt:3") != NULL, "%s", trouble_of (window));
  ck_assert_uint_eq (n_rows (list), 1);

  dulle_history_import (DULLE_HISTORY (window), missing);
  while (trouble_of (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_nonnull (strstr (trouble_of (window), "missing.txt"));

  dulle_history_import (DULLE_HISTORY (window), good);
  while (n_rows (list) != 2)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_null (trouble_of (window));

  gtk_window_destroy (GTK_WINDOW (window));
  driver_free (driver);
  remove_folder (folder);
}
END_TEST

/* What is found of a game that is kept is kept with it. */
START_TEST (test_grades)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  Driver          *driver = play (path, 4, 1);
  g_autoptr (GListModel) games = dulle_review_games_new (read_chronicle (driver), players);
  const GArray *past;
  GtkWidget    *window;

  set_up ();
  window = dulle_review_new (NULL, driver->session, games, 0, 0);
  gtk_window_present (GTK_WINDOW (window));
  ck_assert (gtk_widget_activate_action (window, "review.analyse", NULL));
  driver_run_to (driver, DULLE_EVENT_GRADED);
  dulle_session_read_past_games (driver->session);
  driver_run_to (driver, DULLE_EVENT_PAST_GAMES);
  past = driver_last (driver)->past;
  ck_assert_uint_eq (past->len, DULLE_N_SEATS);
  for (guint i = 0; i < past->len; i++)
    {
      ck_assert (g_array_index (past, DullePastGame, i).graded);
      ck_assert_uint_gt (dulle_grade_n (&g_array_index (past, DullePastGame, i).grade), 0);
    }

  gtk_window_destroy (GTK_WINDOW (window));
  driver_free (driver);
  remove_folder (folder);
}
END_TEST

/* The last tricks, as many as the rules permit, all of them at the end. */
START_TEST (test_trick_viewer)
{
  g_autoptr (Driver) driver = play (NULL, 4, 1);
  DulleRecord record = g_array_index (read_chronicle (driver)->records, DulleRecord, 0);
  DulleGame   game;
  DulleView   view;
  GtkWidget  *window;
  GtkWidget  *viewer;

  set_up ();
  dulle_record_replay (&record, record.n_actions - 6u, &game);
  view = dulle_game_view (&game, 0);
  view.board.rules.viewable_tricks = 2;
  ck_assert_uint_eq (dulle_trick_viewer_first (&view.board), view.board.n_tricks - 2u);

  window = gtk_window_new ();
  viewer = dulle_trick_viewer_new ();
  gtk_window_set_child (GTK_WINDOW (window), viewer);
  dulle_trick_viewer_update (DULLE_TRICK_VIEWER (viewer), &view, players);
  gtk_window_present (GTK_WINDOW (window));
  ck_assert (gtk_widget_grab_focus (viewer));

  dulle_record_replay (&record, record.n_actions, &game);
  view = dulle_game_view (&game, 0);
  ck_assert_uint_eq (dulle_trick_viewer_first (&view.board), 0);
  dulle_trick_viewer_update (DULLE_TRICK_VIEWER (viewer), &view, players);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

SUITE ("review",
       test_steps,
       test_analysis,
       test_review,
       test_sheet,
       test_history,
       test_grades,
       test_trick_viewer)
