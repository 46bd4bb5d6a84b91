/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A number that is typed counts, also if its field still has the keyboard when the window is
 * closed, or when the tournament begins.
 */
#include <adwaita.h>

#include "engine/option.h"

#include "settings/chosen-rules.h"
#include "setup/dulle-option-row.h"
#include "setup/dulle-rules-window.h"
#include "setup/dulle-tournament-window.h"

#include "fatal-warnings.h"
#include "first-settings.h"
#include "session-driver.h"
#include "suite.h"
#include "widget-tree.h"

#define ROUNDS 7

/* Returns: (nullable): the row of @option below @widget */
static GtkWidget *
find_option (GtkWidget *widget,
             int        option)
{
  GtkWidget *found = NULL;

  if (DULLE_IS_OPTION_ROW (widget))
    return dulle_option_row_get_option (DULLE_OPTION_ROW (widget)) == option ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_option (child, option);

  return found;
}

static void
type_rounds (GtkWidget *window)
{
  GtkWidget *row = find_option (window, DULLE_OPTION (rounds));
  GtkWidget *field = find_child (row, GTK_TYPE_SPIN_BUTTON);

  ck_assert (gtk_widget_grab_focus (field));
  gtk_editable_set_text (GTK_EDITABLE (field), G_STRINGIFY (ROUNDS));
  ck_assert (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), field));
}

static void
close_window (GtkWidget *window)
{
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_close (GTK_WINDOW (window));
  while (window != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static int
load_rounds (GSettings *settings)
{
  DulleChosenRules chosen = dulle_chosen_rules_load (settings);
  int              rounds = chosen.rules.rounds;

  dulle_chosen_rules_clear (&chosen);

  return rounds;
}

START_TEST (test_rules)
{
  g_autoptr (GSettings) settings = NULL;
  GtkWidget *window;

  make_warnings_fatal ();
  adw_init ();
  settings = first_settings ();
  window = dulle_rules_window_new (NULL, NULL);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (window, "rules.show-option", "i", DULLE_OPTION (rounds));
  type_rounds (window);
  close_window (window);
  ck_assert_int_eq (load_rounds (settings), ROUNDS);
}
END_TEST

static GtkWidget *
open_tournament (Driver *driver)
{
  GtkWidget *window = dulle_tournament_window_new (NULL, driver->session);

  gtk_window_present (GTK_WINDOW (window));
  type_rounds (window);

  return window;
}

START_TEST (test_tournament)
{
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (Driver) driver = NULL;

  make_warnings_fatal ();
  adw_init ();
  settings = first_settings ();
  driver = driver_new (NULL, 0);
  dulle_session_start (driver->session);
  gtk_widget_activate_action (open_tournament (driver), "tournament.begin", NULL);
  while (load_rounds (settings) != ROUNDS)
    g_main_context_iteration (NULL, TRUE);
  while (driver->events->len == 0 || driver_last (driver)->view.board.rules.rounds != ROUNDS)
    g_main_context_iteration (NULL, TRUE);
}
END_TEST

/* What is not begun by is not kept. */
START_TEST (test_no_tournament)
{
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (Driver) driver = NULL;

  make_warnings_fatal ();
  adw_init ();
  settings = first_settings ();
  driver = driver_new (NULL, 0);
  dulle_session_start (driver->session);
  close_window (open_tournament (driver));
  ck_assert_int_ne (load_rounds (settings), ROUNDS);
}
END_TEST

SUITE ("typed-numbers", test_rules, test_tournament, test_no_tournament)
