/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A score sheet that is longer than its room shows its last games, whichever sheet it showed
 * before. GTK warns of a scroll to where the list does not know its games yet.
 */
#include <adwaita.h>

#include "score/dulle-score-sheet.h"

#include "fatal-warnings.h"
#include "frames.h"
#include "style-sheet.h"
#include "suite.h"
#include "widget-tree.h"

static GArray *
new_games (guint n_games)
{
  const DulleSheetRow row = { .number = 1, .players = 0x0f, .bock = 1, .scores = { 1, 1, -1, -1 } };
  GArray             *games = g_array_new (FALSE, FALSE, sizeof row);

  for (guint i = 0; i < n_games; i++)
    g_array_append_val (games, row);

  return games;
}

static void
show_games (GtkWidget *sheet,
            guint      n_games)
{
  static const char *const players[] = { "Anna", "Kleo", "Ben", "Mia", NULL };
  g_autoptr (GArray) games = new_games (n_games);

  dulle_score_sheet_show (DULLE_SCORE_SHEET (sheet), NULL, games, players, 4);
}

static GtkAdjustment *
extent_of (GtkWidget *sheet)
{
  GtkWidget *lines = find_child (sheet, GTK_TYPE_COLUMN_VIEW);

  return gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (lines));
}

static void
assert_at_end (GtkWidget *sheet)
{
  GtkAdjustment *extent = extent_of (sheet);
  double         last;

  run_frames (sheet, FRAMES_UNTIL_STILL);
  last = gtk_adjustment_get_upper (extent) - gtk_adjustment_get_page_size (extent);
  ck_assert_double_gt (last, 0.0);
  ck_assert_double_eq_tol (gtk_adjustment_get_value (extent), last, 1.0);
}

static GtkWidget *
open_sheet (GtkWidget **sheet)
{
  GtkWidget *window;

  make_warnings_fatal ();
  adw_init ();
  add_style_sheet ();
  window = adw_window_new ();
  *sheet = dulle_score_sheet_new ();
  adw_window_set_content (ADW_WINDOW (window), *sheet);
  gtk_window_set_default_size (GTK_WINDOW (window), 700, 500);
  show_games (*sheet, 60);
  gtk_window_present (GTK_WINDOW (window));
  run_frames (*sheet, FRAMES_UNTIL_STILL);

  return window;
}

START_TEST (test_other_sheets)
{
  static const guint n_games[] = { 60, 80, 40, 40, 60 };
  GtkWidget         *sheet;
  GtkWidget         *window = open_sheet (&sheet);

  assert_at_end (sheet);
  for (guint i = 0; i < G_N_ELEMENTS (n_games); i++)
    {
      show_games (sheet, n_games[i]);
      assert_at_end (sheet);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* The list has told its extent, and is another one before it has been followed. */
START_TEST (test_sheet_in_between)
{
  GtkWidget *sheet;
  GtkWidget *window = open_sheet (&sheet);

  g_signal_emit_by_name (extent_of (sheet), "changed");
  show_games (sheet, 60);
  assert_at_end (sheet);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* Neither the extent nor the place of the list changes with the sheet. */
START_TEST (test_sheet_after_beginning)
{
  GtkWidget *sheet;
  GtkWidget *window = open_sheet (&sheet);

  gtk_adjustment_set_value (extent_of (sheet), 0.0);
  run_frames (sheet, FRAMES_UNTIL_STILL);
  ck_assert_double_eq (gtk_adjustment_get_value (extent_of (sheet)), 0.0);
  show_games (sheet, 60);
  assert_at_end (sheet);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

SUITE ("end of a score sheet",
       test_other_sheets,
       test_sheet_after_beginning,
       test_sheet_in_between)
