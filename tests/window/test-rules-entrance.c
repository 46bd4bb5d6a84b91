/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rules window before it is complete, with files of any kind, files that are dropped on it,
 * its search, and its rows where there is little room.
 */
#include <adwaita.h>
#include <libintl.h>
#include <locale.h>
#include <sys/stat.h>

#include "common/file-dialog.h"
#include "common/stacked-windows.h"
#include "engine/option.h"
#include "session/dulle-session.h"
#include "settings/chosen-rules.h"
#include "settings/rule-sets.h"
#include "setup/dulle-found-rows.h"
#include "setup/dulle-option-row.h"
#include "setup/dulle-rule-set-page.h"
#include "setup/dulle-rules-window.h"
#include "setup/dulle-tournament-window.h"

#include "fatal-warnings.h"
#include "style-sheet.h"
#include "suite.h"
#include "window/widget-tree.h"

static GtkWidget *
open_window (void)
{
  GtkWidget *window;

  make_warnings_fatal ();
  adw_init ();
  window = dulle_rules_window_new (NULL, NULL);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);

  return window;
}

static GFile *
file_with (const char *name,
           const char *text)
{
  g_autofree char *path = g_build_filename (g_get_home_dir (), name, NULL);

  ck_assert (g_file_set_contents (path, text, -1, NULL));

  return g_file_new_for_path (path);
}

static gboolean
is_chosen (const char *expected)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  g_auto (DulleChosenRules) chosen = dulle_chosen_rules_load (settings);
  g_autofree char *summary = dulle_chosen_rules_summary (&chosen);

  return g_str_equal (summary, expected);
}

static const char *
wait_for_error (GtkWidget *window)
{
  GtkWidget *bar = find_child (window, GTK_TYPE_INFO_BAR);

  while (!gtk_widget_get_visible (gtk_widget_get_ancestor (bar, ADW_TYPE_PREFERENCES_GROUP)))
    g_main_context_iteration (NULL, TRUE);

  return gtk_label_get_label (GTK_LABEL (find_child (bar, GTK_TYPE_LABEL)));
}

static int16_t
chosen_bock (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  g_auto (DulleChosenRules) chosen = dulle_chosen_rules_load (settings);

  return chosen.rules.bock;
}

static void
import_as (GtkWidget  *window,
           GFile      *file,
           const char *expected)
{
  dulle_rules_window_import (DULLE_RULES_WINDOW (window), file);
  while (!is_chosen (expected))
    g_main_context_iteration (NULL, TRUE);
}

/* What was there is written over. */
static void
save (GtkWidget  *window,
      GFile      *file,
      const char *text)
{
  g_autofree char *written = NULL;

  dulle_save_text (window, file, g_strdup (text));
  while (g_strcmp0 (written, text) != 0)
    {
      g_main_context_iteration (NULL, FALSE);
      g_clear_pointer (&written, g_free);
      g_file_load_contents (file, NULL, &written, NULL, NULL, NULL);
    }
}

START_TEST (test_files)
{
  GtkWidget *window = open_window ();
  g_autoptr (GFile) good = file_with ("Verein.rules", "preset feldmeier\nrounds 9\n");
  g_autoptr (GFile) bad = file_with ("kaputt.rules", "preset ddv\nrounds zwei\n");
  g_autoptr (GFile) freedoko = file_with ("Doko", "with nines = 0\nbock = 1\nwho knows = 1\n");

  import_as (window, good, "Verein");
  dulle_rules_window_import (DULLE_RULES_WINDOW (window), bad);
  ck_assert_str_eq (wait_for_error (window),
                    "kaputt.rules:2: “zwei” is not a value of the option “rounds”.");
  ck_assert (is_chosen ("Verein"));

  import_as (window, freedoko, "Doko");
  ck_assert_int_eq (chosen_bock (), 1);
  import_as (window, freedoko, "Doko 2");

  save (window, good, "preset ddv\nbock on\n");
  import_as (window, good, "Verein 2");
  ck_assert_int_eq (chosen_bock (), 1);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static AdwMessageDialog *
wait_for_dialog (void)
{
  for (;;)
    {
      g_autoptr (GList) windows = gtk_window_list_toplevels ();

      for (GList *window = windows; window != NULL; window = window->next)
        if (ADW_IS_MESSAGE_DIALOG (window->data))
          return window->data;
      g_main_context_iteration (NULL, TRUE);
    }
}

/* A pipe that nobody writes to is not waited for; a folder is not written in place of a file. */
START_TEST (test_other_kinds)
{
  GtkWidget       *window = open_window ();
  g_autofree char *path = g_build_filename (g_get_home_dir (), "pipe", NULL);
  g_autoptr (GFile) pipe = g_file_new_for_path (path);
  g_autoptr (GFile) folder = g_file_new_for_path (g_get_home_dir ());
  AdwMessageDialog *dialog;

  ck_assert_int_eq (mkfifo (path, 0600), 0);
  dulle_rules_window_import (DULLE_RULES_WINDOW (window), pipe);
  ck_assert_str_eq (wait_for_error (window), "“pipe” cannot be read: it is a pipe or a device.");

  dulle_save_text (window, folder, g_strdup ("preset ddv\n"));
  dialog = wait_for_dialog ();
  ck_assert_ptr_nonnull (strstr (adw_message_dialog_get_body (dialog), "cannot be written"));
  ck_assert_ptr_eq (gtk_window_get_transient_for (GTK_WINDOW (dialog)), GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static GtkDropTarget *
find_drop_target (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }
  ck_abort_msg ("nothing can be dropped here");
}

static void
drop (GtkWidget *window,
      GFile    **files,
      gsize      n_files)
{
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean is_taken;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_array (files, n_files));
  g_signal_emit_by_name (find_drop_target (window), "drop", &value, 1.0, 1.0, &is_taken);
  ck_assert (is_taken);
}

/* Each file in its turn, up to the first that cannot be read. */
START_TEST (test_drops)
{
  GtkWidget *window = open_window ();
  g_autoptr (GFile) first = file_with ("Erste.rules", "preset feldmeier\n");
  g_autoptr (GFile) second = file_with ("Zweite.rules", "preset ddv\n");
  g_autoptr (GFile) bad = file_with ("kaputt.rules", "preset ddv\nrounds zwei\n");
  g_autoptr (GFile) last = file_with ("Letzte.rules", "preset ddv\n");
  GFile *good[] = { first, second };
  GFile *mixed[] = { first, bad, last };

  drop (window, good, G_N_ELEMENTS (good));
  while (!is_chosen ("Zweite"))
    g_main_context_iteration (NULL, TRUE);
  drop (window, mixed, G_N_ELEMENTS (mixed));
  ck_assert (g_str_has_prefix (wait_for_error (window), "kaputt.rules:2: "));
  ck_assert (is_chosen ("Erste 2"));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static void
undo (GtkWidget *window)
{
  ck_assert (gtk_widget_activate_action (window, "rules.undo", NULL));
}

/* The changes that a file puts an end to can be brought back, also after the last of several. */
START_TEST (test_import_undone)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  g_autoptr (GFile) first = file_with ("Hafen.rules", "preset feldmeier\n");
  g_autoptr (GFile) second = file_with ("Markt.rules", "preset ddv\nbock on\n");
  GFile     *both[] = { first, second };
  GtkWidget *window;

  g_settings_set_string (settings, "rule-set", "preset:ddv");
  g_settings_set_string (settings, "rules", "preset ddv\nsolo-king on\nrounds 7\n");
  window = open_window ();
  ck_assert (is_chosen ("Official rules, 2 changes"));
  import_as (window, first, "Hafen");
  undo (window);
  ck_assert (is_chosen ("Official rules, 2 changes"));

  drop (window, both, G_N_ELEMENTS (both));
  while (!is_chosen ("Markt"))
    g_main_context_iteration (NULL, TRUE);
  undo (window);
  ck_assert (is_chosen ("Official rules, 2 changes"));

  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static gboolean
says (GtkWidget  *widget,
      const char *text)
{
  gboolean found = GTK_IS_LABEL (widget) &&
                   g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = says (child, text);

  return found;
}

/* What is left out is said of a text as it is of a file. */
START_TEST (test_pasted_lines)
{
  GtkWidget *window = open_window ();

  gdk_clipboard_set_text (gtk_widget_get_clipboard (window),
                          "with nines = 0\nbock = 1\nwho knows = 1\n");
  gtk_widget_activate_action (find_child (window, DULLE_TYPE_RULE_SET_PAGE), "rules.paste", NULL);
  while (!says (window, "Rules pasted without 1 line that is not a rule"))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static gboolean
has_row_that_begins (GtkWidget  *widget,
                     const char *text)
{
  gboolean found = ADW_IS_ACTION_ROW (widget) &&
                   adw_action_row_get_subtitle (ADW_ACTION_ROW (widget)) != NULL &&
                   g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (widget)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = has_row_that_begins (child, text);

  return found;
}

/* What takes the place of a set with a mistake is told where rules are chosen. */
START_TEST (test_unreadable_set)
{
  static const char text[] = "The rule set “Weg” cannot be used, so “Official rules” takes its "
                             "place. ";
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  DulleSession *session = dulle_session_new (NULL, 0);
  GtkWidget    *tournament;
  GtkWidget    *rules;

  g_settings_set_string (settings, "rule-set", "own:Weg");
  g_settings_set_string (settings, "rules", "");
  adw_init ();
  tournament = dulle_tournament_window_new (NULL, session);
  ck_assert (has_row_that_begins (tournament, text));
  ck_assert (gtk_widget_activate_action (tournament, "tournament.rules", NULL));
  rules = dulle_find_window (DULLE_TYPE_RULES_WINDOW);
  ck_assert (g_str_has_prefix (wait_for_error (rules), text));

  gtk_window_destroy (GTK_WINDOW (rules));
  gtk_window_destroy (GTK_WINDOW (tournament));
  g_settings_reset (settings, "rule-set");
  dulle_session_close (session);
  g_object_unref (session);
}
END_TEST

static const char *
selected_label (AdwComboRow *row)
{
  return gtk_string_object_get_string (adw_combo_row_get_selected_item (row));
}

static void
select_label (AdwComboRow *row,
              const char  *label)
{
  GListModel *labels = adw_combo_row_get_model (row);

  for (guint i = 0; i < g_list_model_get_n_items (labels); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (labels), i), label))
      {
        adw_combo_row_set_selected (row, i);
        return;
      }
  ck_abort_msg ("there is no set %s", label);
}

/* A set that is gone is not chosen, and no longer listed. */
START_TEST (test_gone_set)
{
  GtkWidget       *window = open_window ();
  AdwComboRow     *row = ADW_COMBO_ROW (find_child (window, ADW_TYPE_COMBO_ROW));
  g_autofree char *folder = dulle_rule_sets_folder ();
  g_autoptr (GFile) going = file_with ("Gehend.rules", "preset ddv\n");
  g_autoptr (GFile) staying = file_with ("Bleibend.rules", "preset ddv\n");
  guint n;

  import_as (window, going, "Gehend");
  import_as (window, staying, "Bleibend");
  n = g_list_model_get_n_items (adw_combo_row_get_model (row));
  ck_assert (dulle_rule_sets_remove (folder, "Gehend", NULL));
  select_label (row, "Gehend");
  wait_for_error (window);
  ck_assert (is_chosen ("Bleibend"));
  ck_assert_str_eq (selected_label (row), "Bleibend");
  ck_assert_uint_eq (g_list_model_get_n_items (adw_combo_row_get_model (row)), n - 1);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static gboolean
is_in_view (GtkWidget *row)
{
  GtkWidget      *viewport = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds;

  return gtk_widget_get_height (row) > 0 && gtk_widget_compute_bounds (row, viewport, &bounds) &&
         bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (viewport);
}

static GtkWidget *
begin_search (GtkWidget *window)
{
  GtkWidget *entry = find_child (window, GTK_TYPE_SEARCH_ENTRY);

  ck_assert (gtk_widget_activate_action (window, "rules.search", NULL));
  while (!gtk_widget_get_mapped (entry))
    g_main_context_iteration (NULL, TRUE);

  return entry;
}

/* Return opens the first result, also on a page that was never seen, and of an option that
 * cannot be set. Whoever listens for that is told the row alone. */
START_TEST (test_search)
{
  GtkWidget   *window = open_window ();
  GtkWidget   *entry = begin_search (window);
  GtkWidget   *row;
  GSignalQuery opened;

  gtk_editable_set_text (GTK_EDITABLE (entry), "solo superpigs");
  g_signal_emit_by_name (entry, "activate");
  row = GTK_WIDGET (dulle_rules_window_get_row (DULLE_RULES_WINDOW (window),
                                                DULLE_OPTION (superpigs_in_solo)));
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (window)), row);
  ck_assert (!gtk_search_bar_get_search_mode (
      GTK_SEARCH_BAR (find_child (window, GTK_TYPE_SEARCH_BAR))));
  while (!is_in_view (row))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));

  g_signal_query (g_signal_lookup ("opened", DULLE_TYPE_FOUND_ROWS), &opened);
  ck_assert_uint_eq (opened.n_params, 1);
  ck_assert (opened.param_types[0] == ADW_TYPE_PREFERENCES_ROW);
}
END_TEST

/* Whether there is a row of this title outside of the pages. */
static gboolean
has_result (GtkWidget  *widget,
            const char *title)
{
  gboolean found = ADW_IS_ACTION_ROW (widget) && gtk_widget_get_mapped (widget) &&
                   has_title (widget, title);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = !ADW_IS_VIEW_STACK (child) && has_result (child, title);

  return found;
}

static gboolean
finds_by (GtkWidget  *window,
          const char *words,
          const char *title)
{
  GtkWidget *entry = find_child (window, GTK_TYPE_SEARCH_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "search-changed");

  return has_result (window, title);
}

static gboolean
finds (GtkWidget  *window,
       const char *title)
{
  return finds_by (window, title, title);
}

/* What can be done with a rule set of one's own is found as long as one is chosen. */
START_TEST (test_search_of_own_sets)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  g_autoptr (GFile) file = file_with ("Stammtisch.rules", "preset ddv\n");
  GtkWidget *window;

  g_settings_reset (settings, "rule-set");
  window = open_window ();
  begin_search (window);
  ck_assert (finds (window, "Save as"));
  ck_assert (!finds (window, "Rename"));
  import_as (window, file, "Stammtisch");
  ck_assert (finds (window, "Rename"));
  ck_assert (finds (window, "Delete “Stammtisch”"));
  gtk_widget_activate_action (find_child (window, DULLE_TYPE_RULE_SET_PAGE), "rules.delete", NULL);
  ck_assert (!finds (window, "Rename"));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* An error is seen, also of a file that is dropped on what was found. */
START_TEST (test_error_ends_search)
{
  g_autoptr (GFile) bad = file_with ("kaputt.rules", "preset ddv\nfoxes 2\n");
  GtkWidget *window = open_window ();
  GtkWidget *page = find_child (window, DULLE_TYPE_RULE_SET_PAGE);

  dulle_rules_window_show_option (DULLE_RULES_WINDOW (window), DULLE_OPTION (nines));
  begin_search (window);
  ck_assert (finds (window, "Save as"));
  drop (window, &bad, 1);
  wait_for_error (window);
  ck_assert (gtk_widget_get_mapped (page));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

/* As it is typed, with any keyboard, and by the name of the group, in which a title need not
 * repeat it. */
START_TEST (test_search_in_german)
{
  GtkWidget *window;

  g_setenv ("LANGUAGE", "de", TRUE);
  setlocale (LC_ALL, "");
  bindtextdomain ("dulle", g_getenv ("DULLE_LOCALEDIR"));
  textdomain ("dulle");
  window = open_window ();
  begin_search (window);
  ck_assert (finds_by (window, "füchse", "Füchse offen abgeben"));
  ck_assert (finds_by (window, "fuchs", "Füchse offen abgeben"));
  ck_assert (finds_by (window, "fuechse", "Füchse offen abgeben"));
  ck_assert (finds_by (window, "abgeben FUCHS", "Füchse offen abgeben"));
  ck_assert (finds_by (window, "armut fuchs", "Füchse offen abgeben"));
  ck_assert (!finds_by (window, "hochz", "Füchse offen abgeben"));
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static guint
count_rows (GtkWidget *widget)
{
  guint n = DULLE_IS_OPTION_ROW (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);

  return n;
}

/* However busy the machine is, and however early it is asked for, no page is empty. */
START_TEST (test_page_at_once)
{
  GtkWidget    *window;
  AdwViewStack *pages;
  GtkWidget    *last;

  make_warnings_fatal ();
  adw_init ();
  window = dulle_rules_window_new (NULL, NULL);
  pages = ADW_VIEW_STACK (find_child (window, ADW_TYPE_VIEW_STACK));
  last = gtk_widget_get_last_child (GTK_WIDGET (pages));
  ck_assert_uint_eq (count_rows (last), 0);
  adw_view_stack_set_visible_child (pages, last);
  ck_assert_uint_gt (count_rows (last), 0);
  gtk_window_destroy (GTK_WINDOW (window));
}
END_TEST

static void
assert_room (GtkWidget         *row,
             const DulleOption *info)
{
  GtkWidget *control = dulle_option_row_get_control (DULLE_OPTION_ROW (row));

  for (int value = 0; value <= info->highest; value++)
    {
      int width;

      gtk_drop_down_set_selected (GTK_DROP_DOWN (control), (guint) value);
      gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      ck_assert_msg (width <= 300, "%s %d is %d wide", info->id, value, width);
    }
}

/* In a telephone's width there is room for each choice, with the large text of a desktop. */
START_TEST (test_narrow)
{
  adw_init ();
  add_style_sheet ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 120 * PANGO_SCALE, NULL);
  for (int option = 0; option < DULLE_N_OPTIONS; option++)
    if (dulle_option (option)->type == DULLE_OPTION_ENUM)
      {
        GtkWidget *row = dulle_option_row_new (option);
        GtkWidget *window = gtk_window_new ();

        gtk_window_set_child (GTK_WINDOW (window), row);
        assert_room (row, dulle_option (option));
        gtk_window_destroy (GTK_WINDOW (window));
      }
}
END_TEST

SUITE ("rules-entrance",
       test_page_at_once,
       test_files,
       test_other_kinds,
       test_drops,
       test_import_undone,
       test_pasted_lines,
       test_unreadable_set,
       test_gone_set,
       test_search,
       test_search_of_own_sets,
       test_error_ends_search,
       test_search_in_german,
       test_narrow)
