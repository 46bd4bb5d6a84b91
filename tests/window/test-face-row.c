/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * People choose their picture in the preferences, by mouse or arrows, and it is kept at once.
 * Tab stops at the chosen one, and at no other.
 */
#include "settings/chosen-players.h"
#include "setup/dulle-face-row.h"
#include "setup/dulle-preferences.h"
#include "text/player-names.h"

#include "suite.h"
#include "widget-tree.h"

static DulleFace
kept_face (GSettings *settings)
{
  DulleTournamentSetup setup;

  dulle_chosen_players_load (&setup, settings);

  return setup.players[0].face;
}

START_TEST (test_row)
{
  GtkWidget    *window;
  DulleFaceRow *row;

  adw_init ();
  window = gtk_window_new ();
  row = g_object_ref_sink (g_object_new (DULLE_TYPE_FACE_ROW, NULL));
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (row));
  ck_assert_int_eq (dulle_face_row_get_face (row), DULLE_FACE_NONE);
  dulle_face_row_set_face (row, DULLE_FACE_KLEO);
  ck_assert_int_eq (dulle_face_row_get_face (row), DULLE_FACE_NONE);
  for (DulleFace face = DULLE_FIRST_ANIMAL; face < DULLE_N_FACES; face++)
    {
      dulle_face_row_set_face (row, face);
      ck_assert_int_eq (dulle_face_row_get_face (row), face);
    }
  g_object_unref (row);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static void
check_tab (GtkWidget       *row,
           GtkFlowBoxChild *chosen,
           GtkDirectionType direction)
{
  gtk_root_set_focus (gtk_widget_get_root (row), NULL);
  ck_assert (gtk_widget_child_focus (row, direction));
  ck_assert_ptr_eq (gtk_root_get_focus (gtk_widget_get_root (row)), chosen);
  ck_assert (!gtk_widget_child_focus (row, direction));
}

/* The name of the account is shown, and not kept. */
static void
check_own_name (GSettings *settings,
                GtkWidget *preferences)
{
  g_auto (GStrv) names = dulle_player_names (settings);
  GtkWidget           *own = find_child (preferences, ADW_TYPE_ENTRY_ROW);
  DulleTournamentSetup kept;

  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (own)), names[0]);
  dulle_chosen_players_load (&kept, settings);
  ck_assert_str_eq (kept.players[0].name, "");
}

START_TEST (test_preferences)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  GtkWidget    *parent;
  GtkWidget    *preferences;
  DulleFaceRow *row;
  GtkFlowBox   *pictures;

  adw_init ();
  parent = gtk_window_new ();
  preferences = dulle_preferences_new (GTK_WINDOW (parent));
  row = DULLE_FACE_ROW (find_child (preferences, DULLE_TYPE_FACE_ROW));
  pictures = GTK_FLOW_BOX (find_child (GTK_WIDGET (row), GTK_TYPE_FLOW_BOX));
  ck_assert_int_eq (dulle_face_row_get_face (row), DULLE_USUAL_ANIMAL);

  gtk_window_present (GTK_WINDOW (preferences));
  for (int i = 1; i < 8; i++)
    {
      GtkFlowBoxChild *picture = gtk_flow_box_get_child_at_index (pictures, i);

      ck_assert (gtk_widget_activate (GTK_WIDGET (picture)));
      ck_assert_int_eq (kept_face (settings), DULLE_FIRST_ANIMAL + i);
      check_tab (GTK_WIDGET (row), picture, GTK_DIR_TAB_FORWARD);
      check_tab (GTK_WIDGET (row), picture, GTK_DIR_TAB_BACKWARD);
    }
  check_own_name (settings, preferences);

  gtk_window_destroy (GTK_WINDOW (preferences));
  gtk_window_destroy (GTK_WINDOW (parent));
}
END_TEST

/* A narrow window folds away the button that has the keyboard; the name, which comes next, would be
 * replaced by the first letter that is typed. */
START_TEST (test_folded)
{
  GtkWidget *parent;
  GtkWidget *preferences;
  int        start, end;

  adw_init ();
  parent = gtk_window_new ();
  preferences = dulle_preferences_new (GTK_WINDOW (parent));
  gtk_window_present (GTK_WINDOW (preferences));
  ck_assert (gtk_widget_child_focus (find_child (preferences, ADW_TYPE_VIEW_SWITCHER),
                                     GTK_DIR_TAB_FORWARD));
  while (gtk_window_get_focus (GTK_WINDOW (preferences)) != NULL)
    {
      if (!GTK_IS_EDITABLE (gtk_window_get_focus (GTK_WINDOW (preferences))))
        gtk_widget_set_visible (gtk_window_get_focus (GTK_WINDOW (preferences)), FALSE);
      g_main_context_iteration (NULL, TRUE);
    }
  ck_assert (!gtk_editable_get_selection_bounds (
      GTK_EDITABLE (find_child (preferences, ADW_TYPE_ENTRY_ROW)), &start, &end));
  gtk_window_destroy (GTK_WINDOW (preferences));
  gtk_window_destroy (GTK_WINDOW (parent));
}
END_TEST

/* A name is one line, also as an earlier version may have kept it. */
START_TEST (test_name_of_lines)
{
  static const char *const kept[] = { "Anna\nMaria\n", NULL };
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  g_auto (GStrv) names = NULL;

  g_settings_set_strv (settings, "player-names", kept);
  names = dulle_player_names (settings);
  ck_assert_str_eq (names[0], "Anna Maria");
  g_settings_reset (settings, "player-names");
}
END_TEST

SUITE ("face-row", test_row, test_preferences, test_folded, test_name_of_lines)
