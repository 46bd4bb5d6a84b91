/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Rule sets in a folder: kept, listed, read, removed, and bad ones told of.
 */
#include <glib/gstdio.h>

#include "settings/rule-sets.h"
#include "engine/preset.h"

#include "suite.h"

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

START_TEST (test_saved_again)
{
  g_autofree char *folder = make_folder ();
  DulleRules       rules = dulle_rules_default ();
  DulleRules       read;

  ck_assert (dulle_rule_sets_save (folder, "x", &rules, NULL));
  rules.knocking = 1;
  ck_assert (dulle_rule_sets_save (folder, "x", &rules, NULL));
  ck_assert (dulle_rule_sets_load (folder, "x", &read, NULL));
  ck_assert_int_eq (read.knocking, 1);
  remove_folder (folder);
}
END_TEST

START_TEST (test_bad_names)
{
  static const char *const names[] = { "", ".", "..", ".hidden", "a/b", "\xff" };
  g_autofree char         *folder = make_folder ();
  DulleRules               rules = dulle_rules_default ();

  for (unsigned i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GError) error = NULL;

      ck_assert (!dulle_rule_sets_save (folder, names[i], &rules, &error));
      ck_assert_ptr_nonnull (error);
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

SUITE ("rule-sets",
       test_round_trip,
       test_saved_again,
       test_bad_names,
       test_not_there,
       test_broken_file)
