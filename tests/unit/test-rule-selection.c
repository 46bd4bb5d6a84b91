/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Choosing rules, without a window: sets are listed, chosen, kept, renamed, deleted
 * and brought back, and rules come from files and texts and go there.
 */
#include "engine/option.h"
#include "engine/preset.h"
#include "settings/chosen-rules.h"
#include "settings/dulle-rule-selection.h"
#include "settings/rule-sets.h"
#include "settings/text-file.h"

#include "fatal-warnings.h"
#include "suite.h"

typedef struct
{
  GSettings          *settings;
  DulleRuleSelection *selection;
  guint               n_changed;
  guint               n_sets_changed;
} Fixture;

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Own sets are kept in a folder of this test's own. */
static Fixture *
fixture_new (void)
{
  Fixture         *fixture = g_new0 (Fixture, 1);
  g_autofree char *folder = g_dir_make_tmp ("dulle-rule-selection-XXXXXX", NULL);

  make_warnings_fatal ();
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  fixture->settings = g_settings_new ("io.github.dulle.Dulle");
  fixture->selection = dulle_rule_selection_new (fixture->settings);
  g_signal_connect_swapped (fixture->selection, "changed", G_CALLBACK (count_cb),
                            &fixture->n_changed);
  g_signal_connect_swapped (fixture->selection, "sets-changed", G_CALLBACK (count_cb),
                            &fixture->n_sets_changed);

  return fixture;
}

static void
remove_path (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_path (child);
    }
  ck_assert (g_file_delete (file, NULL, NULL));
}

static void
fixture_free (Fixture *fixture)
{
  remove_path (g_get_user_data_dir ());
  g_object_unref (fixture->selection);
  g_object_unref (fixture->settings);
  g_free (fixture);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Fixture, fixture_free)

/* What is chosen, as it is shown and as the settings keep it. */
static void
assert_summary (const Fixture *fixture,
                const char    *expected)
{
  const DulleChosenRules *chosen = dulle_rule_selection_get_chosen (fixture->selection);
  g_auto (DulleChosenRules) kept = dulle_chosen_rules_load (fixture->settings);
  g_autofree char *shown = dulle_chosen_rules_summary (chosen);
  g_autofree char *again = dulle_chosen_rules_summary (&kept);

  ck_assert_str_eq (shown, expected);
  ck_assert_str_eq (again, expected);
}

static DulleRules
get_rules (const Fixture *fixture)
{
  return dulle_rule_selection_get_chosen (fixture->selection)->rules;
}

static void
set_option (Fixture *fixture,
            int      option,
            int      value)
{
  DulleRules rules = get_rules (fixture);

  *dulle_rules_at (&rules, option) = (int16_t) value;
  dulle_rule_selection_set_rules (fixture->selection, &rules);
}

/* Returns: the index of a set, or that of the end */
static guint
find_label (const Fixture *fixture,
            const char    *label)
{
  const char *const *labels = dulle_rule_selection_get_labels (fixture->selection);
  guint              index = 0;

  while (labels[index] != NULL && strcmp (labels[index], label) != 0)
    index++;

  return index;
}

static gboolean
has_label (const Fixture *fixture,
           const char    *label)
{
  return dulle_rule_selection_get_labels (fixture->selection)[find_label (fixture, label)] != NULL;
}

static void
assert_selected (const Fixture *fixture,
                 const char    *label)
{
  ck_assert_uint_eq (dulle_rule_selection_get_selected (fixture->selection),
                     find_label (fixture, label));
}

static void
select_label (Fixture    *fixture,
              const char *label)
{
  ck_assert (has_label (fixture, label));
  ck_assert (dulle_rule_selection_select (fixture->selection, find_label (fixture, label), NULL));
  assert_selected (fixture, label);
}

START_TEST (test_choosing)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  unsigned n_presets;

  dulle_presets (&n_presets);
  ck_assert_uint_eq (find_label (fixture, "no such set"), n_presets);
  assert_summary (fixture, "Official rules");
  assert_selected (fixture, "Official rules");

  set_option (fixture, DULLE_OPTION (solo_king), 1);
  assert_summary (fixture, "Official rules, 1 change");
  select_label (fixture, "FreeDoko");
  assert_summary (fixture, "FreeDoko");
  ck_assert_uint_eq (fixture->n_changed, 2);
  ck_assert_uint_eq (fixture->n_sets_changed, 0);
}
END_TEST

static DulleChosenRules
copy_chosen (Fixture *fixture)
{
  return dulle_chosen_rules_copy (dulle_rule_selection_get_chosen (fixture->selection));
}

START_TEST (test_undo)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_auto (DulleChosenRules) of_preset = { NULL };
  g_auto (DulleChosenRules) of_own = { NULL };

  set_option (fixture, DULLE_OPTION (solo_king), 1);
  of_preset = copy_chosen (fixture);
  select_label (fixture, "FreeDoko");
  dulle_rule_selection_go_back (fixture->selection, &of_preset);
  assert_summary (fixture, "Official rules, 1 change");

  /* Of an own set there may be another version since, or none. */
  ck_assert (dulle_rule_selection_save_as (fixture->selection, "Stammtisch", NULL));
  set_option (fixture, DULLE_OPTION (rounds), 7);
  of_own = copy_chosen (fixture);
  set_option (fixture, DULLE_OPTION (rounds), 8);
  ck_assert (dulle_rule_selection_save (fixture->selection, NULL));
  dulle_rule_selection_go_back (fixture->selection, &of_own);
  assert_summary (fixture, "Stammtisch, 1 change");
  set_option (fixture, DULLE_OPTION (rounds), 8);
  assert_summary (fixture, "Stammtisch");
  ck_assert (dulle_rule_selection_delete (fixture->selection, NULL));
  dulle_rule_selection_go_back (fixture->selection, &of_own);
  assert_summary (fixture, "Official rules, 2 changes");
  ck_assert_int_eq (get_rules (fixture).rounds, 7);
}
END_TEST

START_TEST (test_own_sets)
{
  g_autoptr (Fixture) fixture = fixture_new ();

  set_option (fixture, DULLE_OPTION (solo_king), 1);
  ck_assert (dulle_rule_selection_save_as (fixture->selection, "Stammtisch", NULL));
  assert_summary (fixture, "Stammtisch");
  assert_selected (fixture, "Stammtisch");

  set_option (fixture, DULLE_OPTION (rounds), 7);
  ck_assert (dulle_rule_selection_rename (fixture->selection, "Donnerstag", NULL));
  assert_summary (fixture, "Donnerstag, 1 change");
  ck_assert (!has_label (fixture, "Stammtisch"));
  ck_assert (dulle_rule_selection_save (fixture->selection, NULL));
  assert_summary (fixture, "Donnerstag");

  select_label (fixture, "FreeDoko");
  select_label (fixture, "Donnerstag");
  ck_assert_int_eq (get_rules (fixture).rounds, 7);
  ck_assert_int_eq (get_rules (fixture).solo_king, 1);
}
END_TEST

START_TEST (test_delete)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_auto (DulleChosenRules) deleted = { NULL };

  set_option (fixture, DULLE_OPTION (solo_king), 1);
  ck_assert (dulle_rule_selection_save_as (fixture->selection, "Stammtisch", NULL));
  set_option (fixture, DULLE_OPTION (rounds), 7);
  deleted = copy_chosen (fixture);
  ck_assert (dulle_rule_selection_delete (fixture->selection, NULL));
  assert_summary (fixture, "Official rules, 2 changes");
  ck_assert (!has_label (fixture, "Stammtisch"));

  select_label (fixture, "FreeDoko");
  ck_assert (dulle_rule_selection_restore (fixture->selection, &deleted, NULL));
  assert_summary (fixture, "Stammtisch, 1 change");
  ck_assert (has_label (fixture, "Stammtisch"));
}
END_TEST

/* What belongs to own sets does nothing to a preset. */
START_TEST (test_presets_stay)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_auto (DulleChosenRules) preset = copy_chosen (fixture);

  ck_assert (dulle_rule_selection_save (fixture->selection, NULL));
  ck_assert (dulle_rule_selection_rename (fixture->selection, "Mine", NULL));
  ck_assert (dulle_rule_selection_delete (fixture->selection, NULL));
  ck_assert (dulle_rule_selection_restore (fixture->selection, &preset, NULL));
  assert_summary (fixture, "Official rules");
  ck_assert_uint_eq (fixture->n_changed, 0);
  ck_assert_uint_eq (fixture->n_sets_changed, 0);
}
END_TEST

static void
assert_error (GError    **error,
              const char *expected)
{
  ck_assert_ptr_nonnull (*error);
  ck_assert_str_eq ((*error)->message, expected);
  g_clear_error (error);
}

/* Whatever fails leaves all as it was. */
START_TEST (test_refusals)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *line = g_strnfill (20000, 'x');
  g_autofree char *large = g_strnfill (DULLE_LARGEST_RULE_TEXT + 1, 'x');
  guint            n_unread;

  ck_assert (dulle_rule_selection_save_as (fixture->selection, "Donnerstag", NULL));
  ck_assert (dulle_rule_selection_delete (fixture->selection, NULL));
  ck_assert (dulle_rule_selection_save_as (fixture->selection, "Donnerstag", NULL));
  fixture->n_changed = 0;
  fixture->n_sets_changed = 0;

  ck_assert (!dulle_rule_selection_save_as (fixture->selection, "Donnerstag", &error));
  assert_error (&error, "There is already a rule set “Donnerstag”.");
  ck_assert (!dulle_rule_selection_save_as (fixture->selection, "a/b", &error));
  assert_error (&error, "A rule set cannot be called “a/b”.");
  ck_assert (!dulle_rule_selection_rename (fixture->selection, "", &error));
  assert_error (&error, "A rule set cannot be called “”.");
  ck_assert (!dulle_rule_selection_import_text (fixture->selection, "rounds zwei\n", "Clipboard",
                                                &n_unread, &error));
  assert_error (&error, "Clipboard:1: “zwei” is not a value of the option “rounds”.");

  ck_assert (!dulle_rule_selection_import_text (fixture->selection, line, "Clipboard", &n_unread,
                                                &error));
  ck_assert_int_lt (g_utf8_strlen (error->message, -1), 150);
  g_clear_error (&error);
  ck_assert (!dulle_rule_selection_import_text (fixture->selection, large, "Clipboard", &n_unread,
                                                &error));
  assert_error (&error, "“Clipboard” is larger than 1 MiB, so it was not read.");

  assert_summary (fixture, "Donnerstag");
  ck_assert_uint_eq (fixture->n_changed, 0);
  ck_assert_uint_eq (fixture->n_sets_changed, 0);
}
END_TEST

/* A set that somebody else took away meanwhile. */
START_TEST (test_gone)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = dulle_rule_sets_folder ();
  guint            index;

  ck_assert (dulle_rule_selection_save_as (fixture->selection, "Stammtisch", NULL));
  select_label (fixture, "FreeDoko");
  ck_assert (dulle_rule_sets_remove (folder, "Stammtisch", NULL));
  index = find_label (fixture, "Stammtisch");
  ck_assert (!dulle_rule_selection_select (fixture->selection, index, &error));
  ck_assert_ptr_nonnull (error);
  assert_summary (fixture, "FreeDoko");
  ck_assert (!has_label (fixture, "Stammtisch"));
}
END_TEST

static GFile *
make_file (const char *name,
           const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);

  ck_assert (g_file_set_contents (path, text, -1, NULL));

  return g_file_new_for_path (path);
}

/* A set with a mistake is listed, and what is chosen in its place is told. */
START_TEST (test_unreadable)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_autofree char *folder = dulle_rule_sets_folder ();
  g_autofree char *path = g_build_filename (folder, "Stammtisch.rules", NULL);
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (dulle_rule_selection_get_problem (fixture->selection));
  ck_assert (dulle_rule_selection_save_as (fixture->selection, "Stammtisch", NULL));
  ck_assert (g_file_set_contents (path, "preset ddv\nrounds zwei\n", -1, NULL));
  g_object_unref (fixture->selection);
  fixture->selection = dulle_rule_selection_new (fixture->settings);

  assert_summary (fixture, "Official rules");
  ck_assert_str_eq (dulle_rule_selection_get_problem (fixture->selection),
                    "The rule set “Stammtisch” cannot be used, so “Official rules” takes its "
                    "place. Stammtisch.rules:2: “zwei” is not a value of the option “rounds”.");
  ck_assert (has_label (fixture, "Stammtisch"));
  ck_assert (!dulle_rule_selection_select (fixture->selection, find_label (fixture, "Stammtisch"),
                                           &error));
  assert_error (&error, "Stammtisch.rules:2: “zwei” is not a value of the option “rounds”.");
}
END_TEST

static char *
find_problem (Fixture    *fixture,
              const char *set,
              const char *rules)
{
  g_settings_set_string (fixture->settings, "rule-set", set);
  g_settings_set_string (fixture->settings, "rules", rules);

  return dulle_chosen_rules_problem (fixture->settings);
}

/* Where rules are kept that differ from what takes the place of the set, nothing is lost. */
START_TEST (test_problem_with_changes)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_autofree char *changed = find_problem (fixture, "own:Weg", "preset ddv\nrounds 3\n");
  g_autofree char *of_later = find_problem (fixture, "preset:foo", "preset ddv\n");

  ck_assert_str_eq (changed, "The rule set “Weg” cannot be used; your rules stay as they are, and "
                             "are now shown as changes to “Official rules”. “Weg.rules” cannot be "
                             "read: there is no such file.");
  ck_assert_str_eq (of_later, "The rule set “foo” cannot be used, so “Official rules” takes its "
                              "place. There is no rule set “foo”.");
}
END_TEST

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      imported)
{
  *(GAsyncResult **) imported = g_object_ref (result);
}

static gboolean
import_file (Fixture *fixture,
             GFile   *file,
             guint   *n_unread,
             GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  dulle_rule_selection_import_file_async (fixture->selection, file, NULL, imported_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return dulle_rule_selection_import_file_finish (fixture->selection, result, n_unread, error);
}

/* What cannot be read becomes no set. */
START_TEST (test_bad_files)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_autoptr (GFile) bad = make_file ("Verein.rules", "preset ddv\nrounds zwei\n");
  g_autoptr (GFile) missing = g_file_get_child (bad, "missing");
  g_autoptr (GError) error = NULL;
  guint n_unread;

  ck_assert (!import_file (fixture, bad, &n_unread, &error));
  assert_error (&error, "Verein.rules:2: “zwei” is not a value of the option “rounds”.");
  ck_assert (!import_file (fixture, missing, &n_unread, &error));
  ck_assert (g_str_has_prefix (error->message, "“missing” cannot be read: "));
  assert_summary (fixture, "Official rules");
  ck_assert_uint_eq (fixture->n_changed, 0);
  ck_assert_uint_eq (fixture->n_sets_changed, 0);
}
END_TEST

START_TEST (test_files)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  g_autoptr (GFile) ours = make_file ("Verein.rules", "preset feldmeier\nrounds 9\n");
  g_autoptr (GFile) freedoko = make_file ("Doko", "with nines = 0\nbock = 1\nwho knows = 1\n");
  guint n_unread;

  ck_assert (import_file (fixture, ours, &n_unread, NULL));
  assert_summary (fixture, "Verein");
  ck_assert_uint_eq (n_unread, 0);
  ck_assert (import_file (fixture, freedoko, &n_unread, NULL));
  assert_summary (fixture, "Doko");
  ck_assert_uint_eq (n_unread, 1);
  ck_assert (import_file (fixture, freedoko, &n_unread, NULL));
  assert_summary (fixture, "Doko 2");
  ck_assert_int_eq (get_rules (fixture).bock, 1);
}
END_TEST

/* Both forms are read as they were written. */
START_TEST (test_texts)
{
  g_autoptr (Fixture) fixture = fixture_new ();
  guint n_unread;

  set_option (fixture, DULLE_OPTION (solo_king), 1);
  for (int for_freedoko = FALSE; for_freedoko <= TRUE; for_freedoko++)
    {
      g_autofree char *text = dulle_rule_selection_export (fixture->selection, for_freedoko);

      select_label (fixture, "Official rules");
      ck_assert_int_eq (get_rules (fixture).solo_king, 0);
      ck_assert (dulle_rule_selection_import_text (fixture->selection, text, "Clipboard", &n_unread,
                                                   NULL));
      ck_assert_int_eq (get_rules (fixture).solo_king, 1);
      ck_assert_uint_eq (n_unread, 0);
    }
  ck_assert (dulle_rule_selection_import_text (fixture->selection,
                                               "with nines = 0\nbock = 1\nwho knows = 1\n",
                                               "Clipboard", &n_unread, NULL));
  ck_assert_uint_eq (n_unread, 1);
  ck_assert_uint_eq (fixture->n_sets_changed, 0);
}
END_TEST

SUITE ("rule-selection",
       test_choosing,
       test_undo,
       test_own_sets,
       test_delete,
       test_presets_stay,
       test_refusals,
       test_gone,
       test_unreadable,
       test_problem_with_changes,
       test_bad_files,
       test_files,
       test_texts)
