/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Choosing and adding decks, also one whose file was away for a while.
 */
#include <adwaita.h>
#include <glib/gstdio.h>

#include "cards/deck-file.h"
#include "cards/dulle-deck.h"
#include "setup/dulle-deck-page.h"

#include "fatal-warnings.h"
#include "suite.h"
#include "widget-tree.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *page;
  GSettings *settings;
} Fixture;

/* Decks are kept in a folder of this test's own. */
static Fixture
fixture_new (const char *deck)
{
  Fixture          fixture = { NULL };
  g_autofree char *home = g_dir_make_tmp ("dulle-deck-page-XXXXXX", NULL);
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;

  make_warnings_fatal ();
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  adw_init ();
  folder = dulle_deck_file_folder ();
  ck_assert_int_eq (g_mkdir_with_parents (folder, 0700), 0);
  path = g_build_filename (folder, deck, NULL);
  fixture.settings = g_settings_new ("io.github.dulle.Dulle");
  g_settings_set_string (fixture.settings, "deck", path);
  g_settings_bind (fixture.settings, "deck", dulle_deck_get_default (), "id", G_SETTINGS_BIND_GET);

  return fixture;
}

static void
show_page (Fixture *fixture)
{
  fixture->window = adw_preferences_window_new ();
  fixture->page = g_object_new (DULLE_TYPE_DECK_PAGE, NULL);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (fixture->window),
                              ADW_PREFERENCES_PAGE (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
fixture_clear (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->settings);
}

/* The French deck as a file. */
static void
write_deck (const char *path)
{
  g_autoptr (GBytes) svg = dulle_deck_file_read (DULLE_DECK_FRENCH, NULL);

  ck_assert (g_file_set_contents (path, g_bytes_get_data (svg, NULL),
                                  (gssize) g_bytes_get_size (svg), NULL));
}

static void
wait_for_problem (gboolean expected)
{
  for (;;)
    {
      g_autofree char *problem = NULL;

      g_object_get (dulle_deck_get_default (), "problem", &problem, NULL);
      if ((problem != NULL) == expected)
        return;
      g_main_context_iteration (NULL, TRUE);
    }
}

/* Returns: (nullable): the picture that is chosen */
static GtkWidget *
find_chosen (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_FLOW_BOX_CHILD (widget) && gtk_widget_has_css_class (widget, "chosen"))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_chosen (child);

  return found;
}

/* The deck is drawn by its file again, and not by what took its place. */
static void
wait_until_painted (void)
{
  wait_for_problem (FALSE);
  while (!dulle_deck_is_painted (dulle_deck_get_default ()))
    g_main_context_iteration (NULL, TRUE);
  wait_for_problem (FALSE);
}

/* A click on the deck that is chosen tries it again. */
START_TEST (test_file_comes_back)
{
  Fixture          fixture = fixture_new ("back.svg");
  g_autofree char *path = g_settings_get_string (fixture.settings, "deck");

  dulle_deck_open (dulle_deck_get_default (), NULL, 0);
  wait_for_problem (TRUE);
  write_deck (path);
  show_page (&fixture);
  gtk_widget_activate (find_chosen (fixture.page));
  wait_until_painted ();
  fixture_clear (&fixture);
}
END_TEST

static void
drop (Fixture *fixture,
      GFile  **files,
      gsize    n_files)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fixture->page);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean is_taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_array (files, n_files));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 1.0, 1.0, &is_taken);
    }
  ck_assert (is_taken);
}

/* So does the same file when it is added once more. */
START_TEST (test_file_added_again)
{
  Fixture          fixture = fixture_new ("again.svg");
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "again.svg", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GFile *files[] = { file };

  dulle_deck_open (dulle_deck_get_default (), NULL, 0);
  wait_for_problem (TRUE);
  write_deck (path);
  show_page (&fixture);
  drop (&fixture, files, G_N_ELEMENTS (files));
  wait_until_painted ();
  fixture_clear (&fixture);
}
END_TEST

static GFile *
file_in_home (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);

  return g_file_new_for_path (path);
}

static GFile *
deck_in_home (const char *name)
{
  GFile *file = file_in_home (name);

  write_deck (g_file_peek_path (file));

  return file;
}

static gboolean
is_kept (const char *name)
{
  g_autofree char *folder = dulle_deck_file_folder ();
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
wait_for_deck (const Fixture *fixture,
               const char    *name)
{
  for (;;)
    {
      g_autofree char *id = g_settings_get_string (fixture->settings, "deck");

      if (g_str_has_suffix (id, name))
        return;
      g_main_context_iteration (NULL, TRUE);
    }
}

static GtkWidget *
find_problem (GtkWidget *widget)
{
  return GTK_WIDGET (
      gtk_widget_get_template_child (widget, DULLE_TYPE_DECK_PAGE, "problem"));
}

/* Each file in its turn, up to the first that is no deck. */
START_TEST (test_several_files)
{
  Fixture fixture = fixture_new ("none.svg");
  g_autoptr (GFile) first = deck_in_home ("first.svg");
  g_autoptr (GFile) second = deck_in_home ("second.svg");
  g_autoptr (GFile) third = deck_in_home ("third.svg");
  g_autoptr (GFile) gone = file_in_home ("gone.svg");
  GFile     *good[] = { first, second };
  GFile     *mixed[] = { first, gone, third };
  GFile     *last[] = { second };
  GtkWidget *problem;

  show_page (&fixture);
  problem = find_problem (fixture.page);
  drop (&fixture, good, G_N_ELEMENTS (good));
  wait_for_deck (&fixture, "/second.svg");
  ck_assert (is_kept ("first.svg"));
  ck_assert (!gtk_widget_get_visible (problem));

  drop (&fixture, mixed, G_N_ELEMENTS (mixed));
  while (strstr (gtk_label_get_label (GTK_LABEL (problem)), "/gone.svg") == NULL)
    g_main_context_iteration (NULL, TRUE);
  wait_for_deck (&fixture, "/first.svg");
  /* Whatever was left would have come before it. */
  drop (&fixture, last, G_N_ELEMENTS (last));
  wait_for_deck (&fixture, "/second.svg");
  ck_assert (!is_kept ("third.svg"));
  fixture_clear (&fixture);
}
END_TEST

/* The deck that is clicked is the last one: no file that was dropped before is lost. */
START_TEST (test_click_while_adding)
{
  Fixture fixture = fixture_new ("none.svg");
  g_autoptr (GFile) first = deck_in_home ("first.svg");
  g_autoptr (GFile) second = deck_in_home ("second.svg");
  g_autoptr (GPtrArray) decks = dulle_deck_file_find ();
  GFile     *files[] = { first, second };
  GtkWidget *choice;

  show_page (&fixture);
  choice = GTK_WIDGET (gtk_widget_get_template_child (fixture.page, DULLE_TYPE_DECK_PAGE, "deck"));
  drop (&fixture, files, G_N_ELEMENTS (files));
  gtk_widget_activate (find_child (choice, GTK_TYPE_FLOW_BOX_CHILD));
  wait_for_deck (&fixture, ((const DulleDeckFile *) decks->pdata[0])->id);
  ck_assert (is_kept ("first.svg"));
  ck_assert (is_kept ("second.svg"));
  fixture_clear (&fixture);
}
END_TEST

/* A file that is no deck does not keep the clicked one away, and its error is still read. */
START_TEST (test_click_before_error)
{
  Fixture fixture = fixture_new ("none.svg");
  g_autoptr (GFile) gone = file_in_home ("gone.svg");
  g_autoptr (GPtrArray) decks = dulle_deck_file_find ();
  GFile     *files[] = { gone };
  GtkWidget *choice;

  ck_assert_uint_gt (decks->len, 1);
  g_settings_set_string (fixture.settings, "deck", DULLE_DECK_FRENCH);
  show_page (&fixture);
  choice = GTK_WIDGET (gtk_widget_get_template_child (fixture.page, DULLE_TYPE_DECK_PAGE, "deck"));
  drop (&fixture, files, G_N_ELEMENTS (files));
  gtk_widget_activate (gtk_widget_get_next_sibling (find_child (choice, GTK_TYPE_FLOW_BOX_CHILD)));
  wait_for_deck (&fixture, ((const DulleDeckFile *) decks->pdata[1])->id);
  ck_assert_ptr_nonnull (
      strstr (gtk_label_get_label (GTK_LABEL (find_problem (fixture.page))), "/gone.svg"));
  fixture_clear (&fixture);
}
END_TEST

SUITE ("deck-page",
       test_file_comes_back,
       test_file_added_again,
       test_several_files,
       test_click_while_adding,
       test_click_before_error)
