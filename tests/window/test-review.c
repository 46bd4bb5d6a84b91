/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Looking back: the steps of a game, the window that shows them, and the score sheet.
 */
#include <adwaita.h>

#include "tournament/tournament-log.h"
#include "tournament/past-games.h"
#include "score/dulle-curve.h"
#include "review/dulle-review-board.h"
#include "review/dulle-review-games.h"
#include "review/dulle-review.h"
#include "review/review-analysis.h"
#include "score/dulle-score-sheet.h"
#include "panels/dulle-trick-viewer.h"

#include "named-once.h"
#include "tab-round.h"
#include "revoked-game.h"
#include "suite.h"
#include "window/past-tournament.h"
#include "window/widget-tree.h"

static GtkWidget *
find_shown_card (GtkWidget *board,
                 guint      n)
{
  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (g_str_equal (gtk_widget_get_css_name (child), "card") && gtk_widget_get_visible (child) &&
        n-- == 0)
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

      for (guint n = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) &&
                        n < g_list_model_get_n_items (G_LIST_MODEL (controller));
           n++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), n);

          if (gtk_shortcut_trigger_equal (trigger, gtk_shortcut_get_trigger (shortcut)))
            return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, content,
                                                 NULL);
        }
    }
  ck_abort_msg ("no shortcut has the key %s", key);
}

/* Every step tells who did what; each trick has a heading, and its end the winner. */
START_TEST (test_steps)
{
  g_autoptr (Driver) driver = play (NULL, 5, 4);
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  g_autoptr (GListModel) games = dulle_review_games_new (tournament_log, players);

  ck_assert_uint_eq (g_list_model_get_n_items (games), tournament_log->records->len);
  for (guint i = 0; i < tournament_log->records->len; i++)
    {
      const DulleRecord *record = &g_array_index (tournament_log->records, DulleRecord, i);
      g_autoptr (DulleReviewGame) game = g_list_model_get_item (games, i);
      const char *const *names = dulle_review_game_get_names (game);
      g_autoptr (GListModel) steps =
          dulle_review_steps_new (record, names, dulle_review_game_get_dealer (game));
      guint n_headings = 0;

      ck_assert_uint_eq (g_list_model_get_n_items (steps), record->n_actions + 1u);
      for (guint n = 1; n <= record->n_actions; n++)
        {
          g_autoptr (DulleReviewStep) step = g_list_model_get_item (steps, n);

          ck_assert_str_eq (dulle_review_step_get_player (step),
                            names[record->actions[n - 1].seat]);
          ck_assert_str_ne (dulle_review_step_get_text (step), "");
          ck_assert_str_ne (dulle_review_step_get_detail (step), "");
          n_headings += dulle_review_step_get_heading (step) != NULL;
        }
      ck_assert (n_headings == 0 || n_headings == (guint) dulle_rules_n_tricks (&record->rules));
    }
}
END_TEST

/* With five, the dealer sits out. */
START_TEST (test_dealer)
{
  for (guint n_players = 4; n_players <= 7; n_players++)
    {
      g_autoptr (Driver) driver = play (NULL, n_players, 3);
      g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
      g_autoptr (GListModel) games = dulle_review_games_new (tournament_log, players);

      for (guint i = 0; i < tournament_log->sheet->len; i++)
        {
          const DulleSheetRow *row = &g_array_index (tournament_log->sheet, DulleSheetRow, i);
          g_autoptr (DulleReviewGame) game = g_list_model_get_item (games, row->number - 1);
          g_autoptr (GListModel) steps =
              dulle_review_steps_new (dulle_review_game_get_record (game),
                                      dulle_review_game_get_names (game),
                                      dulle_review_game_get_dealer (game));
          g_autoptr (DulleReviewStep) deal = g_list_model_get_item (steps, 0);
          g_autofree char *expected = g_strdup_printf ("%s deals.", players[row->dealer]);

          ck_assert_uint_eq (dulle_review_game_get_record (game)->number, row->number);
          ck_assert_str_eq (dulle_review_step_get_detail (deal), expected);
        }
    }
}
END_TEST

START_TEST (test_analysis)
{
  g_autoptr (Driver) driver = play (NULL, 4, 1);
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  g_autoptr (GListModel) steps =
      dulle_review_steps_new (&g_array_index (tournament_log->records, DulleRecord, 0), players,
                              NULL);
  g_autoptr (DulleReviewStep) step = g_list_model_get_item (steps, 1);
  guint            quality;
  g_autofree char *comment = NULL;

  dulle_review_step_set_analysis (step, DULLE_MOVE_ERROR, "This costs 12 points.");
  g_object_get (step, "quality", &quality, "comment", &comment, NULL);
  ck_assert_uint_eq (quality, DULLE_MOVE_ERROR);
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
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  g_autoptr (GListModel) games = dulle_review_games_new (tournament_log, players);
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
  ck_assert_ptr_eq (dulle_review_get_game (DULLE_REVIEW (window)),
                    g_list_model_get_object (games, 2));
  g_object_unref (dulle_review_get_game (DULLE_REVIEW (window)));
  press (window, "p");
  press (window, "p");
  assert_step (window, 0);
  press (window, "F9");

  check_named_once (window);
  check_tab_round (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* What a menu button is for is not told while its menu is open: it would lie on it. */
START_TEST (test_open_menu)
{
  g_autoptr (Driver) driver = play (NULL, 4, 1);
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  g_autoptr (GListModel) games = dulle_review_games_new (tournament_log, players);
  GtkWidget *window;
  GtkWidget *button;

  set_up ();
  window = dulle_review_new (NULL, driver->session, games, 0, 2);
  gtk_window_present (GTK_WINDOW (window));
  button = find_child (window, GTK_TYPE_MENU_BUTTON);
  ck_assert (gtk_widget_get_has_tooltip (button));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  ck_assert (!gtk_widget_get_has_tooltip (button));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* No tooltip repeats a text that can be read. */
static void
assert_no_echo (GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_LABEL (widget) && tooltip != NULL)
    ck_assert_str_ne (gtk_label_get_text (GTK_LABEL (widget)), tooltip);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_no_echo (child);
}

/* Each total of money has its cents: "Anna 0,15, Kleo −0,50". */
static void
assert_cents (GtkWidget *curve)
{
  g_autofree char *label = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (curve), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_auto (GStrv) totals = g_strsplit (label, ", ", 0);

  ck_assert_uint_eq (g_strv_length (totals), 7);
  for (guint i = 0; i < 7; i++)
    ck_assert_msg (g_regex_match_simple ("[0-9],[0-9]{2}\"?$", totals[i], 0, 0), "%s", label);
}

START_TEST (test_sheet)
{
  g_autoptr (Driver) driver = play (NULL, 7, 5);
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  GtkWidget *window;
  GtkWidget *sheet;
  GtkWidget *curve;

  set_up ();
  window = gtk_window_new ();
  sheet = dulle_score_sheet_new ();
  gtk_window_set_child (GTK_WINDOW (window), sheet);
  curve = find_child (sheet, DULLE_TYPE_CURVE);
  dulle_score_sheet_show (DULLE_SCORE_SHEET (sheet), "Sheet", tournament_log->sheet, players, 7);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (curve))
    g_main_context_iteration (NULL, TRUE);

  for (DulleScoreSheetValues values = DULLE_SHEET_POINTS; values <= DULLE_SHEET_MONEY; values++)
    {
      static const char *const ids[] = { "points", "totals", "money" };
      DulleScoreSheetValues    shown;

      ck_assert (gtk_widget_activate_action (sheet, "sheet.values", "s", ids[values]));
      g_object_get (sheet, "values", &shown, NULL);
      ck_assert_uint_eq (shown, values);
    }
  assert_cents (curve);
  assert_no_echo (sheet);
  dulle_score_sheet_show (DULLE_SCORE_SHEET (sheet), NULL, NULL, players, 4);
  ck_assert (!gtk_widget_get_visible (curve));

  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* How many widgets of a type there are below @widget. */
static guint
count_rows (GtkWidget *widget)
{
  guint n = g_str_equal (gtk_widget_get_css_name (widget), "row") ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);

  return n;
}

static gboolean
has_part_called (GtkWidget  *widget,
                 const char *css_name,
                 const char *name)
{
  g_autofree char *other = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  gboolean found = g_str_equal (gtk_widget_get_css_name (widget), css_name) && other == NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); !found && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = has_part_called (child, css_name, name);

  return found;
}

/* A long tournament has lines in sight, and no widgets for the others. */
START_TEST (test_long_sheet)
{
  g_autoptr (GArray) games = g_array_new (FALSE, TRUE, sizeof (DulleSheetRow));
  GtkWidget *window;
  GtkWidget *sheet;
  GtkWidget *lines;

  set_up ();
  g_array_set_size (games, 1000);
  for (guint i = 0; i < games->len; i++)
    g_array_index (games, DulleSheetRow, i) = (DulleSheetRow){ .number = i + 1,
                                                               .players = 0x0f,
                                                               .bock = i == 1 ? 2 : 1,
                                                               .soloist = DULLE_NO_SEAT,
                                                               .scores = { 1, -1, 1, -1 } };

  window = gtk_window_new ();
  sheet = dulle_score_sheet_new ();
  gtk_window_set_child (GTK_WINDOW (window), sheet);
  dulle_score_sheet_show (DULLE_SCORE_SHEET (sheet), NULL, games, players, 4);
  gtk_window_present (GTK_WINDOW (window));
  lines = find_child (sheet, GTK_TYPE_COLUMN_VIEW);
  while (!gtk_widget_get_mapped (lines))
    g_main_context_iteration (NULL, TRUE);

  ck_assert_uint_eq (
      g_list_model_get_n_items (G_LIST_MODEL (gtk_column_view_get_model (GTK_COLUMN_VIEW (lines)))),
      1000);
  ck_assert (has_part_called (lines, "label", "Anna: 1"));
  ck_assert (has_part_called (lines, "label", "Kleo: \342\210\2221"));
  ck_assert (has_part_called (lines, "row",
                              "1. Normal game. Anna: 1, Kleo: \342\210\2221, Ben: 1, "
                              "Mia: \342\210\2221"));
  ck_assert (has_part_called (lines, "row",
                              "2. Normal game. Bock game, counts double. Anna: 2, "
                              "Kleo: \342\210\2222, Ben: 2, Mia: \342\210\2222"));
  ck_assert_uint_gt (count_rows (lines), 5);
  ck_assert_uint_lt (count_rows (lines), 300);

  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static void
count_cb (guint *n)
{
  ++*n;
}

/* What is found of a game that is kept is kept with it. */
START_TEST (test_grades)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  Driver          *driver = play (path, 4, 1);
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  g_autoptr (GListModel) games = dulle_review_games_new (tournament_log, players);
  g_autoptr (GArray) past = NULL;
  GtkWidget *window;
  guint      n_graded = 0;

  set_up ();
  window = dulle_review_new (NULL, driver->session, games, 0, 0);
  gtk_window_present (GTK_WINDOW (window));
  ck_assert (gtk_widget_activate_action (window, "review.analyse", NULL));
  g_signal_connect_swapped (driver->session, "graded", G_CALLBACK (count_cb), &n_graded);
  while (n_graded == 0)
    g_main_context_iteration (NULL, TRUE);
  past = driver_read_past_games (driver);
  ck_assert_uint_eq (past->len, DULLE_N_SEATS);
  for (guint i = 0; i < past->len; i++)
    {
      ck_assert (g_array_index (past, DullePastGame, i).graded);
      ck_assert_uint_gt (dulle_grade_n_moves (&g_array_index (past, DullePastGame, i).grade), 0);
    }

  gtk_window_destroy (GTK_WINDOW (window));
  driver_free (driver);
  remove_folder (folder);
}
END_TEST

/* At the table of another machine, where five play, the person sits elsewhere in some games, and
 * the review follows, until it is turned to another seat. */
START_TEST (test_person)
{
  g_autoptr (Driver) driver = play (NULL, 5, 4);
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  g_autoptr (GListModel) games = NULL;
  g_autoptr (DulleReviewGame) first = NULL;
  DulleTournamentSetup *setup = &((DulleTournamentLog *) tournament_log)->setup;
  guint                 n_turns = 0;
  guint8                seat;
  DulleReview          *window;

  set_up ();
  setup->players[0].taker = DULLE_TAKER_ELSEWHERE;
  setup->players[2].taker = DULLE_TAKER_PERSON;
  games = dulle_review_games_new (tournament_log, players);
  first = g_list_model_get_item (games, 0);
  seat = dulle_review_game_get_person (first);
  ck_assert_uint_lt (seat, DULLE_N_SEATS);
  window = DULLE_REVIEW (dulle_review_new (NULL, driver->session, games, 0, seat));
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      guint8 person = dulle_review_game_get_person (dulle_review_get_game (window));

      n_turns += person != DULLE_NO_SEAT && person != seat;
      seat = person != DULLE_NO_SEAT ? person : seat;
      ck_assert_uint_eq (dulle_review_get_seat (window), seat);
      gtk_widget_activate_action (GTK_WIDGET (window), "review.game-forward", NULL);
    }
  ck_assert_uint_gt (n_turns, 0);

  seat = (guint8) ((seat + 1) % DULLE_N_SEATS);
  dulle_review_set_seat (window, seat);
  gtk_widget_activate_action (GTK_WIDGET (window), "review.game-back", NULL);
  ck_assert_uint_eq (dulle_review_get_seat (window), seat);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static GtkWidget *
find_summary (GtkWidget *window)
{
  return GTK_WIDGET (gtk_widget_get_template_child (window, DULLE_TYPE_REVIEW, "summary"));
}

/* What was found before is there at once, and what is found elsewhere while the window is
 * open. */
START_TEST (test_known_grades)
{
  char            *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  Driver          *driver = play (path, 4, 1);
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  g_autoptr (GListModel) games = dulle_review_games_new (tournament_log, players);
  GtkWidget *open;
  GtkWidget *later;
  g_auto (Answer) answer = { 0 };

  set_up ();
  open = dulle_review_new (NULL, driver->session, games, 0, 2);
  ck_assert (!gtk_widget_get_visible (find_summary (open)));
  dulle_session_analyse_async (driver->session, tournament_log->id, 1, NULL, 1 << 2, NULL, NULL,
                               answer_cb, &answer);
  answer_wait (&answer);
  ck_assert (gtk_widget_get_visible (find_summary (open)));

  later = dulle_review_new (NULL, driver->session, games, 0, 2);
  while (!gtk_widget_get_visible (find_summary (later)))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (find_summary (later))),
                    gtk_label_get_label (GTK_LABEL (find_summary (open))));

  gtk_window_destroy (GTK_WINDOW (open));
  gtk_window_destroy (GTK_WINDOW (later));
  driver_free (driver);
  remove_folder (folder);
}
END_TEST

/* Whoever lost the game by a wrong card reads so, since nothing else would tell. */
START_TEST (test_revoke)
{
  g_autoptr (GArray) records = read_revoked_game ();
  const DulleRecord *record = &g_array_index (records, DulleRecord, 0);
  g_autoptr (DulleReviewGame) game = dulle_review_game_new (0, record, players, NULL);
  g_autoptr (DulleGameAnalysis) analysis = dulle_game_analysis_new (0, record);
  g_autofree char *revoker = NULL;
  g_autofree char *other = NULL;

  analysis->graded.seats = 0xf;
  revoker = dulle_review_analysis_summary (analysis, game, 1);
  other = dulle_review_analysis_summary (analysis, game, 2);
  ck_assert_ptr_nonnull (strstr (revoker, "lost the game by not following suit"));
  ck_assert_ptr_null (strstr (other, "following suit"));
}
END_TEST

/* Why nothing was found stands where otherwise it is summed up. */
START_TEST (test_failed_analysis)
{
  g_autoptr (Driver) driver = play (NULL, 4, 1);
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  g_autoptr (GListModel) games = dulle_review_games_new (tournament_log, players);
  GtkWidget *window;

  set_up ();
  window = dulle_review_new (NULL, driver->session, games, 0, 0);
  dulle_session_close (driver->session);
  ck_assert (gtk_widget_activate_action (window, "review.analyse", NULL));
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (find_summary (window))),
                    "The game is being analyzed");
  while (g_str_has_suffix (gtk_label_get_label (GTK_LABEL (find_summary (window))), "analyzed"))
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (find_summary (window))),
                    "The analysis failed: The game was closed before this was answered.");
  dulle_review_set_seat (DULLE_REVIEW (window), 1);
  ck_assert (gtk_widget_get_visible (find_summary (window)));

  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* The last tricks, as many as the rules permit, all of them at the end. */
START_TEST (test_trick_viewer)
{
  g_autoptr (Driver) driver = play (NULL, 4, 1);
  g_autoptr (DulleTournamentLog) tournament_log = driver_read_tournament_log (driver, 0);
  DulleRecord record = g_array_index (tournament_log->records, DulleRecord, 0);
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
       test_dealer,
       test_analysis,
       test_review,
       test_open_menu,
       test_sheet,
       test_long_sheet,
       test_person,
       test_grades,
       test_known_grades,
       test_revoke,
       test_failed_analysis,
       test_trick_viewer)
