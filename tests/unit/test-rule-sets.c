/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Rule sets in a folder: kept, listed, read, removed, and bad ones told of.
 */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "settings/language.h"
#include "settings/opened-file.h"
#include "settings/rule-sets.h"
#include "settings/text-file.h"
#include "engine/option.h"
#include "engine/preset.h"

#include "suite.h"

#define RECORD "dulle-record 1\ngame 1\ndealer 0\ndeal 1\nend\n"

static char *
make_folder (void)
{
  return g_dir_make_tmp ("dulle-rule-sets-XXXXXX", NULL);
}

static void
remove_folder (const char *folder)
{
  g_auto (GStrv) names = dulle_rule_sets_list (folder);

  for (unsigned i = 0; names[i] != NULL; i++)
    ck_assert (dulle_rule_sets_remove (folder, names[i], NULL));
  g_rmdir (folder);
}

/* Another program that wants to write sets does not wait. */
static void
assert_unlocked (const char *folder)
{
  int fd = g_open (folder, O_RDONLY, 0);

  ck_assert_int_ge (fd, 0);
  ck_assert_int_eq (flock (fd, LOCK_EX | LOCK_NB), 0);
  close (fd);
}

START_TEST (test_round_trip)
{
  g_autofree char *folder = make_folder ();
  DulleRules       rules = dulle_preset_rules (dulle_preset_find ("feldmeier"));
  DulleRules       read;
  g_auto (GStrv) names = NULL;

  rules.poverty = 1;
  ck_assert (dulle_rule_sets_save (folder, "Our table", &rules, NULL));
  ck_assert (dulle_rule_sets_save (folder, "At home", &rules, NULL));
  ck_assert (dulle_rule_sets_load (folder, "Our table", &read, NULL));
  ck_assert (dulle_rules_equal (&read, &rules));

  names = dulle_rule_sets_list (folder);
  ck_assert_uint_eq (g_strv_length (names), 2);
  ck_assert_str_eq (names[0], "At home");
  ck_assert_str_eq (names[1], "Our table");
  remove_folder (folder);
}
END_TEST

/* The folder is made where it is missing, and nobody else looks into it. */
START_TEST (test_new_folder)
{
  g_autofree char *parent = make_folder ();
  g_autofree char *folder = g_build_filename (parent, "rules", NULL);
  DulleRules       rules = dulle_rules_default ();
  struct stat      status;

  ck_assert (dulle_rule_sets_save (folder, "x", &rules, NULL));
  ck_assert_int_eq (stat (folder, &status), 0);
  ck_assert_uint_eq (status.st_mode & 07777, 0700);
  remove_folder (folder);
  g_rmdir (parent);
}
END_TEST

/* There can be none where a file is. */
START_TEST (test_no_folder)
{
  g_autofree char *parent = make_folder ();
  g_autofree char *file = g_build_filename (parent, "file", NULL);
  g_autofree char *folder = g_build_filename (file, "rules", NULL);
  DulleRules       rules = dulle_rules_default ();
  g_autoptr (GError) error = NULL;

  ck_assert (g_file_set_contents (file, "", -1, NULL));
  ck_assert (!dulle_rule_sets_save (folder, "x", &rules, &error));
  ck_assert_ptr_nonnull (error);
  remove_folder (parent);
}
END_TEST

/* What a save left behind that was killed goes with it, too. */
START_TEST (test_saved_again)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *stray = g_build_filename (folder, "x.rules.aB3xYz", NULL);
  DulleRules       rules = dulle_rules_default ();
  DulleRules       read;

  ck_assert (dulle_rule_sets_save (folder, "x", &rules, NULL));
  assert_unlocked (folder);
  ck_assert (g_file_set_contents (stray, "preset ddv\n", -1, NULL));
  rules.knocking = 1;
  ck_assert (dulle_rule_sets_save (folder, "x", &rules, NULL));
  ck_assert (!g_file_test (stray, G_FILE_TEST_EXISTS));
  ck_assert (dulle_rule_sets_load (folder, "x", &read, NULL));
  ck_assert_int_eq (read.knocking, 1);
  remove_folder (folder);
}
END_TEST

START_TEST (test_bad_names)
{
  g_autofree char  *long_name = g_strnfill (20000, 'x');
  const char *const names[] = { "", ".", "..", ".hidden", "a/b",
                                "\xff", "two\nlines", "\x1b[2J", long_name };
  g_autofree char  *folder = make_folder ();
  DulleRules        rules = dulle_rules_default ();

  for (unsigned i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GError) error = NULL;

      ck_assert (!dulle_rule_sets_save (folder, names[i], &rules, &error));
      ck_assert_ptr_nonnull (error);
      ck_assert_int_lt (g_utf8_strlen (error->message, -1), 150);
    }
  remove_folder (folder);
}
END_TEST

START_TEST (test_not_there)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *nowhere = g_build_filename (folder, "nowhere", NULL);
  g_auto (GStrv) names = dulle_rule_sets_list (nowhere);
  g_autoptr (GError) error = NULL;
  DulleRules rules;

  ck_assert_ptr_null (names[0]);
  ck_assert (!dulle_rule_sets_load (folder, "x", &rules, &error));
  ck_assert_ptr_nonnull (error);
  ck_assert (!dulle_rule_sets_remove (folder, "x", NULL));
  remove_folder (folder);
}
END_TEST

START_TEST (test_broken_file)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "x.rules", NULL);
  g_autoptr (GError) error = NULL;
  DulleRules rules;

  ck_assert (g_file_set_contents (path, "preset ddv\nnines perhaps\n", -1, NULL));
  ck_assert (!dulle_rule_sets_load (folder, "x", &rules, &error));
  ck_assert (g_str_has_suffix (error->message,
                               "x.rules:2: “perhaps” is not a value of the option “nines”."));
  remove_folder (folder);
}
END_TEST

/* What a save leaves behind that was killed goes, and nothing else does. */
START_TEST (test_strays)
{
  static const struct
  {
    const char *file;
    bool        is_stray;
  } files[] = {
    { "x.rules", false },
    { "x.rules.aB3xYz", true },
    { "x.rules.qwert2", true },
    { "Our table.rules.rules.ABCDEF", true },
    { "x.rules.backup", false },
    { "x.rules.Backup", false },
    { "x.rules.241130", false },
    { "x.rules.aB3xYz1", false },
    { "x.rules.aB3x", false },
    { "x.rules.aB3x-z", false },
    { ".rules.aB3xYz", false },
    { "x.aB3xYz", false },
    { "aB3xYz", false },
  };
  g_autofree char *folder = make_folder ();

  for (unsigned i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder, files[i].file, NULL);

      ck_assert (g_file_set_contents (path, "preset ddv\n", -1, NULL));
    }
  dulle_rule_sets_tidy (folder);
  assert_unlocked (folder);
  for (unsigned i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder, files[i].file, NULL);

      ck_assert_msg (g_file_test (path, G_FILE_TEST_EXISTS) != files[i].is_stray, "%s",
                     files[i].file);
      g_remove (path);
    }
  g_rmdir (folder);
  dulle_rule_sets_tidy (folder);
  ck_assert (!g_file_test (folder, G_FILE_TEST_EXISTS));
}
END_TEST

START_TEST (test_bad_files)
{
  g_autofree char *large = g_strnfill (DULLE_LARGEST_RULE_TEXT + 1, '#');
  const struct
  {
    const char *text;
    gssize      length;
    const char *message;
  } files[] = {
    { "", 0, "x.rules:1: There are no rules in it." },
    { "nines on\n\0", 10, "x.rules:2: There is a null byte, so this is not a text file." },
    { "nines on\n\xff", -1, "x.rules:2: This is not a text in UTF-8." },
    { large, -1, "“x.rules” is larger than 1 MiB, so it was not read." },
    { large, DULLE_LARGEST_RULE_TEXT, "x.rules:1: There are no rules in it." },
  };
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "x.rules", NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;
      DulleRules rules;

      ck_assert (g_file_set_contents (path, files[i].text, files[i].length, NULL));
      ck_assert (!dulle_rule_sets_load (folder, "x", &rules, &error));
      ck_assert_str_eq (error->message, files[i].message);
    }
  remove_folder (folder);
}
END_TEST

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static DulleOpenedFile *
open_path (const char *path,
           GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;

  dulle_opened_file_async (file, NULL, opened_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return dulle_opened_file_finish (result, error);
}

/* What a file is follows from its text alone. */
START_TEST (test_opened)
{
  static const struct
  {
    const char *text;
    int         kind;
  } rows[] = {
    { "preset ddv\n", DULLE_OPENED_RULES },
    { "SQLite format 2", -1 },
    { "nonsense\n", -1 },
    { "# A remark\n\ndulle-record 1\n", -1 },
    { "dulle-record 1\n", -1 },
    { RECORD, DULLE_OPENED_GAMES },
    { "\xef\xbb\xbf" RECORD, DULLE_OPENED_GAMES },
  };
  static const char store[] = "SQLite format 3\0and more";
  g_autofree char  *folder = make_folder ();
  g_autofree char  *path = g_build_filename (folder, "x", NULL);
  g_autoptr (DulleOpenedFile) last = NULL;

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (DulleOpenedFile) opened = NULL;

      ck_assert (g_file_set_contents (path, rows[i].text, -1, NULL));
      opened = open_path (path, &error);
      ck_assert_int_eq (opened != NULL ? (int) opened->kind : -1, rows[i].kind);
      ck_assert_int_eq (error != NULL, rows[i].kind < 0);
      if (rows[i].kind != DULLE_OPENED_GAMES)
        continue;
      ck_assert_uint_eq (opened->games->records->len, 1);
      ck_assert (opened->games->id == 0 && opened->games->played == 0);
    }
  ck_assert (g_file_set_contents (path, store, sizeof store - 1, NULL));
  last = open_path (path, NULL);
  ck_assert_ptr_nonnull (last);
  ck_assert_int_eq (last->kind, DULLE_OPENED_STORE);
  g_remove (path);
  ck_assert_ptr_null (open_path (path, NULL));
  g_rmdir (folder);
}
END_TEST

/* A name may be no text, but what is said about it is; and a file may have no name at all. */
START_TEST (test_names)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "x\xff.rules", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) nowhere = g_file_new_for_uri ("");
  g_autofree char *name = dulle_text_file_name (file);
  g_autofree char *none = dulle_text_file_name (nowhere);
  g_autoptr (GError) error = NULL;

  ck_assert_str_eq (name, "x\xef\xbf\xbd.rules");
  ck_assert_str_eq (none, "");
  ck_assert (g_file_set_contents (path, "Dear Anna,\n", -1, NULL));
  ck_assert_ptr_null (open_path (path, &error));
  ck_assert_ptr_nonnull (strstr (error->message, name));
  ck_assert (g_utf8_validate (error->message, -1, NULL));
  g_remove (path);
  g_rmdir (folder);
}
END_TEST

/* Nobody may ever write into a pipe, and then a window would wait for it. */
START_TEST (test_pipe)
{
  static const char sentence[] = "“x.rules” cannot be read: it is a pipe or a device.";
  g_autofree char  *folder = make_folder ();
  g_autofree char  *path = g_build_filename (folder, "x.rules", NULL);
  g_autoptr (GError) opened = NULL;
  g_autoptr (GError) loaded = NULL;
  DulleRules rules;

  ck_assert_int_eq (mkfifo (path, 0600), 0);
  ck_assert_ptr_null (open_path (path, &opened));
  ck_assert_str_eq (opened->message, sentence);
  ck_assert (!dulle_rule_sets_load (folder, "x", &rules, &loaded));
  ck_assert_str_eq (loaded->message, sentence);
  remove_folder (folder);
}
END_TEST

static void
assert_is_folder (const GError *error,
                  const char   *path)
{
  g_autofree char *sentence = g_strdup_printf ("%s: %s.", path, g_strerror (EISDIR));

  ck_assert_str_eq (error->message, sentence);
}

/* A folder in the place of a set is not ours to remove. */
START_TEST (test_folder)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "x.rules", NULL);
  g_autoptr (GError) saved = NULL;
  g_autoptr (GError) removed = NULL;
  DulleRules rules = dulle_rules_default ();

  ck_assert_int_eq (g_mkdir (path, 0700), 0);
  ck_assert (!dulle_rule_sets_save (folder, "x", &rules, &saved));
  assert_is_folder (saved, path);
  ck_assert (!dulle_rule_sets_remove (folder, "x", &removed));
  assert_is_folder (removed, path);
  ck_assert_int_eq (g_rmdir (path), 0);
  remove_folder (folder);
}
END_TEST

/* What is wrong with a line is told in the language of all that is said. */
START_TEST (test_in_german)
{
  static const struct
  {
    const char *text;
    const char *message;
  } rows[] = {
    { "preset ddv\nnines both\n",
      "„x“ enthält weder Spiele noch Regeln. "
      "Als Regelsatz gelesen: x:2: „both“ ist kein Wert der Regel „nines“." },
    { "dulle-record 1\ngame 1\ndealer 7\n", "x:3: „7“ ist keine Zahl von 0 bis 3." },
    { "dulle-record 1\ngame 1\nresult 1\nresult 2\n",
      "x:3: Hier steht ein Ergebnis, aber das Spiel ist nicht zu Ende." },
    { "dulle-record 1\nend\n", "x:2: „end“ muss nach „game“ stehen." },
    { "dulle-record 1\ngame 1\ndeal 1\nauction 0!re\n",
      "x:4: „0!re“ ist nicht erlaubt: Das geht jetzt nicht." },
  };
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "x", NULL);

  g_setenv ("LANGUAGE", "de", TRUE);
  dulle_language_choose ();
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      ck_assert (g_file_set_contents (path, rows[i].text, -1, NULL));
      ck_assert_ptr_null (open_path (path, &error));
      ck_assert_str_eq (error->message, rows[i].message);
    }
  g_remove (path);
  g_rmdir (folder);
}
END_TEST

/* They stand in quotation marks where one option depends on another. */
START_TEST (test_german_labels)
{
  g_setenv ("LANGUAGE", "de", TRUE);
  dulle_language_choose ();
  ck_assert_str_eq (g_dgettext (NULL, "Cards held for black"), "Karten auf der Hand: schwarz");
  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      const char *label = g_dgettext (NULL, dulle_option (i)->label);

      ck_assert_msg (strstr (label, "„") == NULL, "%s", label);
    }
}
END_TEST

SUITE ("rule-sets",
       test_round_trip,
       test_new_folder,
       test_no_folder,
       test_saved_again,
       test_bad_names,
       test_not_there,
       test_broken_file,
       test_strays,
       test_bad_files,
       test_opened,
       test_names,
       test_pipe,
       test_folder,
       test_in_german,
       test_german_labels)
