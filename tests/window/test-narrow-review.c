/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Looking back on a telephone, and with large letters.
 */
#include <adwaita.h>

#include "review/dulle-review-board.h"
#include "review/dulle-review-games.h"
#include "review/dulle-review.h"
#include "table/dulle-seat.h"
#include "tournament/tournament-log.h"

#include "style-sheet.h"
#include "suite.h"
#include "window/frames.h"
#include "window/past-tournament.h"
#include "window/widget-tree.h"

static gboolean
shows_action (GtkWidget  *widget,
              const char *action)
{
  const char *name = GTK_IS_ACTIONABLE (widget)
                         ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget))
                         : NULL;

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (g_strcmp0 (name, action) == 0)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows_action (child, action))
      return TRUE;

  return FALSE;
}

/* What the menu has as well leaves its room to the name of the game. */
START_TEST (test_narrow_header)
{
  g_autoptr (Driver) driver = play (NULL, 4, 1);
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  g_autoptr (GListModel) games = dulle_review_games_new (tournament_log, players);
  GtkWidget *window;

  set_up ();
  window = dulle_review_new (NULL, driver->session, games, 0, 2);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window) || shows_action (window, "review.analyse"))
    g_main_context_iteration (NULL, TRUE);

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  while (!shows_action (window, "review.analyse"))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* With large letters, the name of a game does not make the window wider than a telephone. */
START_TEST (test_narrow)
{
  g_autoptr (Driver) driver = play (NULL, 4, 3);
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  g_autoptr (GListModel) games = dulle_review_games_new (tournament_log, players);
  GtkWidget *window;
  int        width;

  set_up ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * PANGO_SCALE, NULL);
  window = dulle_review_new (NULL, driver->session, games, 1, 2);
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  ck_assert_int_le (width, 360);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* Goes through all steps, each of which has its buttons whole and the board as high as before. */
static void
look_at_controls (int dpi)
{
  g_autoptr (Driver) driver = play (NULL, 4, 1);
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  g_autoptr (GListModel) games = dulle_review_games_new (tournament_log, players);
  GtkWidget *window;
  GtkWidget *board;
  GtkWidget *controls;
  GtkWidget *scroller;
  guint      n_steps;
  int        height;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * PANGO_SCALE, NULL);
  window = dulle_review_new (NULL, driver->session, games, 0, 2);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
  board = find_child (window, DULLE_TYPE_REVIEW_BOARD);
  controls = find_css_class (window, "controls");
  scroller = gtk_widget_get_ancestor (controls, GTK_TYPE_SCROLLED_WINDOW);
  while (!gtk_widget_get_mapped (controls))
    g_main_context_iteration (NULL, TRUE);
  run_frames (window, 3);
  height = gtk_widget_get_height (board);
  n_steps = g_list_model_get_n_items (dulle_review_get_steps (DULLE_REVIEW (window)));
  for (guint step = 1; step < n_steps; step++)
    {
      graphene_rect_t bounds;

      dulle_review_set_step (DULLE_REVIEW (window), step);
      run_frames (window, 2);
      ck_assert (gtk_widget_compute_bounds (controls, scroller, &bounds));
      ck_assert_msg (bounds.size.height <= (float) gtk_widget_get_height (scroller),
                     "%d dpi, step %u: %g of %d", dpi, step, bounds.size.height,
                     gtk_widget_get_height (scroller));
      ck_assert_int_eq (gtk_widget_get_height (board), height);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* With large letters, what happened needs two higher lines. */
START_TEST (test_whole_controls)
{
  set_up ();
  add_style_sheet ();
  for (int dpi = 96; dpi <= 144; dpi += 24)
    look_at_controls (dpi);
}
END_TEST

/* No plate lies on another one, nor beyond the edge of the board. */
static void
assert_plates_apart (GtkWidget *board)
{
  const graphene_rect_t *whole =
      &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (board),
                           (float) gtk_widget_get_height (board));
  graphene_rect_t plates[DULLE_N_SEATS];
  guint           n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (DULLE_IS_SEAT (child))
      {
        ck_assert_uint_lt (n, DULLE_N_SEATS);
        ck_assert (gtk_widget_compute_bounds (child, board, &plates[n]));
        ck_assert (graphene_rect_contains_rect (whole, &plates[n]));
        for (guint i = 0; i < n; i++)
          ck_assert_msg (!graphene_rect_intersection (&plates[i], &plates[n], NULL),
                         "plate %u lies on plate %u in a board of %g × %g", n, i,
                         whole->size.width, whole->size.height);
        n++;
      }
  ck_assert_uint_eq (n, DULLE_N_SEATS);
}

/* Also in the smallest window each player's plate has its place. */
START_TEST (test_low)
{
  g_autoptr (Driver) driver = play (NULL, 4, 1);
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  g_autoptr (GListModel) games = dulle_review_games_new (tournament_log, players);

  set_up ();
  add_style_sheet ();
  for (int dpi = 96; dpi <= 144; dpi += 24)
    for (int height = 294; height <= 500; height += 20)
      {
        GtkWidget *window;
        GtkWidget *board;

        g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * PANGO_SCALE, NULL);
        window = dulle_review_new (NULL, driver->session, games, 0, 2);
        gtk_window_set_default_size (GTK_WINDOW (window), 360, height);
        gtk_window_present (GTK_WINDOW (window));
        board = find_child (window, DULLE_TYPE_REVIEW_BOARD);
        while (!gtk_widget_get_mapped (board))
          g_main_context_iteration (NULL, TRUE);
        gtk_widget_activate_action (window, "review.last", NULL);
        run_frames (window, 4);
        assert_plates_apart (board);
        gtk_window_destroy (GTK_WINDOW (window));
      }
}
END_TEST

/* With large letters the list of steps is wider, or the name of each card had two lines. */
START_TEST (test_wide_steps)
{
  g_autoptr (Driver) driver = play (NULL, 4, 1);
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  g_autoptr (GListModel) games = dulle_review_games_new (tournament_log, players);
  GtkWidget *window;
  int        width;

  set_up ();
  add_style_sheet ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * PANGO_SCALE, NULL);
  window = dulle_review_new (NULL, driver->session, games, 0, 2);
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  ck_assert_int_le (width, 360);
  gtk_widget_measure (find_css_class (window, "step-list"), GTK_ORIENTATION_HORIZONTAL, -1,
                      &width, NULL, NULL, NULL);
  ck_assert_int_gt (width, 300);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

SUITE ("narrow-review",
       test_narrow_header,
       test_narrow,
       test_whole_controls,
       test_low,
       test_wide_steps)
