/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The statistics page: what it shows agrees with the games, analysing them can be stopped
 * and continued, and what was found is kept.
 */
#include <adwaita.h>

#include "learn/dulle-progress-window.h"
#include "score/dulle-curve.h"
#include "review/dulle-statistics.h"
#include "review/statistic-tiles.h"

#include "fatal-warnings.h"
#include "session-driver.h"
#include "named-once.h"
#include "tab-round.h"
#include "suite.h"
#include "window/widget-tree.h"

#define SEED    11
#define N_GAMES 3

static const char *const names[] = { "Anna", "Kleo", "Ben", "Mia", "Lea", "Tom", "Ida", NULL };

static void
set_up (void)
{
  make_warnings_fatal ();
  adw_init ();
}

static DulleTournamentSetup
make_setup (void)
{
  DulleRules rules = dulle_rules_default ();

  rules.compulsory_solos = 0;

  return driver_setup (&rules, SEED);
}

/* A tournament in which the person plays the first card that is allowed. */
static Driver *
play (const char *path)
{
  Driver              *driver = driver_new (path, 0);
  DulleTournamentSetup setup = make_setup ();

  dulle_session_start (driver->session);
  dulle_session_new_tournament (driver->session, &setup);
  driver->plays = TRUE;
  do
    driver_run_to (driver, DULLE_EVENT_OVER);
  while (driver_last (driver)->standing.n_games < N_GAMES);
  driver->plays = FALSE;

  return driver;
}

static GtkWidget *
open_page (Driver *driver)
{
  GtkWidget *window = dulle_statistics_new (NULL, driver->session, names);

  gtk_window_present (GTK_WINDOW (window));
  /* Questions are answered in order. */
  g_array_unref (driver_read_past_games (driver));

  return window;
}

static void
close_page (GtkWidget *window)
{
  check_named_once (window);
  check_tab_round (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static gboolean
is_analysing (GtkWidget *window)
{
  gboolean analysing;

  g_object_get (window, "analysing", &analysing, NULL);

  return analysing;
}

static void
count_cb (guint *n)
{
  ++*n;
}

static void
do_action (GtkWidget  *window,
           const char *name)
{
  ck_assert (gtk_widget_activate_action (window, name, NULL));
}

START_TEST (test_empty)
{
  g_autoptr (Driver) driver = driver_new (NULL, 0);
  GtkWidget *window;

  set_up ();
  dulle_session_start (driver->session);
  window = open_page (driver);
  ck_assert (gtk_widget_get_mapped (find_child (window, ADW_TYPE_STATUS_PAGE)));
  ck_assert_uint_eq (dulle_statistics_get_tally (DULLE_STATISTICS (window)).n_games, 0);
  close_page (window);
}
END_TEST

/* Each player has as many games, and their points are those of the score sheet. */
/* A narrow tile breaks its name, but not its number. */
START_TEST (test_tile)
{
  g_autofree char *text = NULL;
  GtkWidget       *tile;
  int              minimum, natural;

  set_up ();
  tile = g_object_ref_sink (dulle_statistic_tile_new ("Points per game"));
  text = dulle_statistic_tile_set (tile, "59 %");
  ck_assert_str_eq (text, "Points per game: 59 %");
  gtk_widget_measure (gtk_widget_get_first_child (tile), GTK_ORIENTATION_HORIZONTAL, -1, &minimum,
                      &natural, NULL, NULL);
  ck_assert_int_eq (minimum, natural);
  g_object_unref (tile);
}
END_TEST

/* A long value stands below its name where that would be a narrow column beside it. */
START_TEST (test_row)
{
  GtkWidget      *row;
  GtkWidget      *value;
  graphene_rect_t bounds;
  int             width, height;

  set_up ();
  row = g_object_ref_sink (dulle_statistic_row_new ("As Kontra"));
  dulle_statistic_row_set (row, "1050, won 1031 (62 %)");
  value = g_object_get_data (G_OBJECT (row), "value");
  gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  for (int narrower = 0; narrower <= 20; narrower += 20)
    {
      gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, width - narrower, &height, NULL, NULL,
                          NULL);
      gtk_widget_size_allocate (row, &(GtkAllocation){ 0, 0, width - narrower, height }, -1);
      ck_assert (gtk_widget_compute_bounds (value, row, &bounds));
      ck_assert ((bounds.origin.x < 30) == (narrower > 0));
    }
  g_object_unref (row);
}
END_TEST

/* @tops: where each number stands, by y, in their order */
static void
find_tops (GtkWidget *widget,
           GtkWidget *box,
           GArray    *tops)
{
  graphene_rect_t bounds;

  if (gtk_widget_has_css_class (widget, "figure"))
    {
      ck_assert (gtk_widget_compute_bounds (widget, box, &bounds));
      g_array_append_val (tops, bounds.origin.y);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_tops (child, box, tops);
}

/* In any width all rows of tiles are of the same length. */
START_TEST (test_rows_of_tiles)
{
  g_autoptr (Driver) driver = driver_new (NULL, 0);
  GtkWidget *window;
  GtkWidget *box;

  set_up ();
  dulle_session_start (driver->session);
  window = open_page (driver);
  box = GTK_WIDGET (gtk_widget_get_template_child (window, DULLE_TYPE_STATISTICS, "figures"));
  for (int width = 260; width < 600; width += 10)
    {
      g_autoptr (GArray) tops = g_array_new (FALSE, FALSE, sizeof (float));
      int height;

      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
      gtk_widget_allocate (box, width, height, -1, NULL);
      find_tops (box, box, tops);
      ck_assert_uint_eq (tops->len, 4);
      ck_assert_float_eq (g_array_index (tops, float, 0), g_array_index (tops, float, 1));
      ck_assert_float_eq (g_array_index (tops, float, 2), g_array_index (tops, float, 3));
    }
  close_page (window);
}
END_TEST

START_TEST (test_players)
{
  g_autoptr (Driver) driver = NULL;
  gint64       sum = 0;
  DulleTally   tally;
  GtkWidget   *window;
  AdwComboRow *player;
  int          width;

  set_up ();
  driver = play (NULL);
  window = open_page (driver);
  player = ADW_COMBO_ROW (find_child (window, ADW_TYPE_COMBO_ROW));
  ck_assert_uint_eq (g_list_model_get_n_items (adw_combo_row_get_model (player)), DULLE_N_SEATS);
  gtk_widget_measure (adw_window_get_content (ADW_WINDOW (window)), GTK_ORIENTATION_HORIZONTAL, -1,
                      &width, NULL, NULL, NULL);
  ck_assert_int_le (width, 360);
  tally = dulle_statistics_get_tally (DULLE_STATISTICS (window));
  ck_assert_int_eq (tally.points, driver_last (driver)->standing.totals[0]);
  for (guint i = 0; i < DULLE_N_SEATS; i++)
    {
      adw_combo_row_set_selected (player, i);
      tally = dulle_statistics_get_tally (DULLE_STATISTICS (window));
      ck_assert_uint_eq (tally.n_games, N_GAMES);
      sum += tally.points;
    }
  ck_assert_int_eq (sum, 0);
  ck_assert (!gtk_widget_get_mapped (find_child (window, DULLE_TYPE_CURVE)));
  close_page (window);
}
END_TEST

static void
play_on (Driver           *driver,
         const DulleEvent *event)
{
  if (event->kind != DULLE_EVENT_OVER)
    driver_play (driver, event);
}

/* Until the game is over and has been read. */
static void
play_game (Driver *driver)
{
  driver_run_to (driver, DULLE_EVENT_OVER);
  g_array_unref (driver_read_past_games (driver));
}

/* A person and a computer player of one name are told apart, and after the next game the page
 * still shows the one that was chosen. */
START_TEST (test_namesakes)
{
  static const char *const labels[] = { "You", "Mia", "Ben (computer)", "Ben" };
  g_autoptr (Driver) driver = driver_new (NULL, 0);
  DulleTournamentSetup setup = make_setup ();
  AdwComboRow         *player;
  GtkWidget           *window;

  set_up ();
  for (guint i = 1; i < DULLE_N_SEATS; i++)
    dulle_participant_set_name (&setup.players[i], i < 3 ? "Ben" : "Mia");
  setup.players[1].taker = DULLE_TAKER_PERSON;
  setup.players[1].face = DULLE_FIRST_ANIMAL;
  driver->shown = play_on;
  dulle_session_start (driver->session);
  dulle_session_new_tournament (driver->session, &setup);
  play_game (driver);
  window = open_page (driver);
  player = ADW_COMBO_ROW (find_child (window, ADW_TYPE_COMBO_ROW));

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      GtkStringObject *shown;

      adw_combo_row_set_selected (player, i);
      dulle_session_next_game (driver->session);
      play_game (driver);
      shown = GTK_STRING_OBJECT (adw_combo_row_get_selected_item (player));
      ck_assert_str_eq (gtk_string_object_get_string (shown), labels[i]);
      ck_assert_uint_eq (adw_combo_row_get_selected (player), i);
      ck_assert_uint_eq (dulle_statistics_get_tally (DULLE_STATISTICS (window)).n_games, i + 2);
    }
  close_page (window);
}
END_TEST

/* Returns: (nullable): the row with a title */
static AdwActionRow *
find_row (GtkWidget  *widget,
          const char *title)
{
  AdwActionRow *found = NULL;

  if (ADW_IS_ACTION_ROW (widget) &&
      g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title))
    return ADW_ACTION_ROW (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title);

  return found;
}

/* Iterates until the progress page shows something. Returns: what */
static const char *
wait_for_page (GtkWidget *window)
{
  GtkStack *stack = GTK_STACK (find_child (window, GTK_TYPE_STACK));

  while (g_str_equal (gtk_stack_get_visible_child_name (stack), "wait"))
    g_main_context_iteration (NULL, TRUE);

  return gtk_stack_get_visible_child_name (stack);
}

/* As many games as there are. */
static void
check_lost_points (Driver *driver)
{
  GtkWidget       *window = dulle_progress_window_new (NULL, driver->session, names);
  g_autofree char *games = g_strdup_printf ("in the last %u games", N_GAMES);

  gtk_window_present (GTK_WINDOW (window));
  ck_assert_str_eq (wait_for_page (window), "page");
  ck_assert_ptr_nonnull (
      strstr (adw_action_row_get_subtitle (find_row (window, "Games")), games));
  close_page (window);
}

START_TEST (test_analyse)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_autoptr (Driver) driver = NULL;
  DulleTally tally;
  GtkWidget *window;
  guint      n_graded = 0;

  set_up ();
  driver = play (path);
  window = open_page (driver);

  /* Stopped after the first game: what was found is there when it is opened again. */
  do_action (window, "statistics.analyse");
  ck_assert (is_analysing (window));
  g_signal_connect_swapped (driver->session, "graded", G_CALLBACK (count_cb), &n_graded);
  while (n_graded == 0)
    g_main_context_iteration (NULL, TRUE);
  do_action (window, "statistics.stop");
  ck_assert (!is_analysing (window));
  close_page (window);
  window = open_page (driver);
  ck_assert_uint_eq (dulle_statistics_get_tally (DULLE_STATISTICS (window)).n_graded, 1);

  do_action (window, "statistics.analyse");
  while (is_analysing (window))
    g_main_context_iteration (NULL, TRUE);
  tally = dulle_statistics_get_tally (DULLE_STATISTICS (window));
  ck_assert_uint_eq (tally.n_graded, N_GAMES);
  ck_assert_uint_ge (dulle_grade_n_moves (&tally.grade), N_GAMES * 5);
  ck_assert_double_ge (tally.grade.lost, 0.0);
  while (!gtk_widget_get_mapped (find_child (window, DULLE_TYPE_CURVE)))
    g_main_context_iteration (NULL, TRUE);

  check_lost_points (driver);

  /* Closed in the middle of another player's games. */
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_child (window, ADW_TYPE_COMBO_ROW)), 1);
  ck_assert_uint_eq (dulle_statistics_get_tally (DULLE_STATISTICS (window)).n_graded, 0);
  do_action (window, "statistics.analyse");
  close_page (window);
  g_clear_object (&driver->session);
  remove_folder (g_steal_pointer (&folder));
}
END_TEST

/* Why nothing more was found is said where more can be asked for. */
START_TEST (test_failed_analysis)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  g_autoptr (Driver) driver = NULL;
  GtkWidget *window;
  GtkWidget *ask;

  set_up ();
  driver = play (path);
  window = open_page (driver);
  ask = GTK_WIDGET (gtk_widget_get_template_child (window, DULLE_TYPE_STATISTICS, "ask"));
  dulle_session_close (driver->session);
  do_action (window, "statistics.analyse");
  while (is_analysing (window))
    g_main_context_iteration (NULL, TRUE);
  ck_assert (gtk_widget_get_visible (ask));
  ck_assert_str_eq (adw_action_row_get_subtitle (ADW_ACTION_ROW (ask)),
                    "The analysis failed: The game was closed before this was answered.");
  close_page (window);
  g_clear_object (&driver->session);
  remove_folder (g_steal_pointer (&folder));
}
END_TEST

/* Whoever has done nothing yet is invited; later there is a rating, a theme, and what was
 * reached. */
START_TEST (test_progress)
{
  g_autoptr (Driver) driver = driver_new (NULL, 0);
  DulleAttempt attempt = dulle_attempt_make (DULLE_ATTEMPT_PUZZLE, "one", "fox-home", TRUE);
  DulleAttempt other = dulle_attempt_make (DULLE_ATTEMPT_PUZZLE, "two", "charlie", FALSE);
  GtkWidget   *window;

  set_up ();
  dulle_session_start (driver->session);
  window = dulle_progress_window_new (NULL, driver->session, names);
  gtk_window_present (GTK_WINDOW (window));
  ck_assert_str_eq (wait_for_page (window), "empty");
  close_page (window);

  attempt.rated = TRUE;
  attempt.rating = 1900;
  attempt.deviation = 60;
  dulle_session_note_attempt (driver->session, &attempt);
  dulle_session_note_attempt (driver->session, &attempt);
  dulle_session_note_attempt (driver->session, &other);
  window = dulle_progress_window_new (NULL, driver->session, names);
  gtk_window_present (GTK_WINDOW (window));
  ck_assert_str_eq (wait_for_page (window), "page");
  ck_assert (gtk_widget_get_visible (find_child (window, DULLE_TYPE_CURVE)));
  ck_assert_ptr_nonnull (find_row (window, "Bring the fox home"));
  ck_assert_str_eq (adw_action_row_get_subtitle (find_row (window, "Bring the fox home")),
                    "2 of the last 2");
  ck_assert_str_eq (adw_action_row_get_subtitle (find_row (window, "Charlie")),
                    "One puzzle, missed");
  ck_assert_ptr_nonnull (find_row (window, "A hard puzzle solved"));
  ck_assert_ptr_null (find_row (window, "A solo won"));
  close_page (window);
}
END_TEST

SUITE ("statistics",
       test_empty,
       test_tile,
       test_row,
       test_rows_of_tiles,
       test_players,
       test_namesakes,
       test_analyse,
       test_failed_analysis,
       test_progress)
