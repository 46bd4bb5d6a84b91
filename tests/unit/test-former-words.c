/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Files of former versions can be read, and views are written in words that programs written
 * for former versions can read.
 */
#include <glib.h>
#include <string.h>

#include "engine/deal.h"
#include "engine/former-words.h"
#include "engine/option.h"
#include "engine/record.h"
#include "engine/rules-text.h"
#include "engine/view-text.h"

#include "suite.h"

START_TEST (test_table)
{
  static const DulleFormerWord table[] = { { "old", "new" }, { NULL, NULL } };

  ck_assert_str_eq (dulle_current_word (table, "old"), "new");
  ck_assert_str_eq (dulle_current_word (table, "new"), "new");
  ck_assert_str_eq (dulle_current_word (table, "other"), "other");
  ck_assert_str_eq (dulle_former_word (table, "new"), "old");
  ck_assert_str_eq (dulle_former_word (table, "other"), "other");
}
END_TEST

/* The words in files of 0.1.0, and those that are written today. */
static const struct
{
  const char *former;
  const char *current;
} rule_lines[] = {
  { "duty-soli 3", "compulsory-solos 3" },
  { "duty-soli-colour 1", "compulsory-solos-color 1" },
  { "duty-soli-picture 1", "compulsory-solos-picture 1" },
  { "duty-solo-offer on", "compulsory-solo-offer on" },
  { "duty-solo-forcing extra-round", "compulsory-solo-forcing extra-round" },
  { "duty-solo-round-vote on", "solo-round-vote on" },
  { "announce-re-contra 10", "announce-re-kontra 10" },
  { "contra-until-card 7", "kontra-until-card 7" },
  { "re-contra-effect doubles", "re-kontra-effect doubles" },
  { "contra-doubles-against-re on", "kontra-doubles-against-re on" },
  { "first-trick-duty on", "first-trick-announcement on" },
  { "first-trick-duty-only-first on", "first-trick-announcement-only-first on" },
  { "first-trick-duty-only-re-contra off", "first-trick-announcement-only-re-kontra off" },
  { "first-trick-duty-in-marriage off", "first-trick-announcement-in-marriage off" },
};

START_TEST (test_rules)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (rule_lines); i++)
    {
      DulleRules former;
      DulleRules current;

      ck_assert (dulle_rules_parse (rule_lines[i].former, "former", &former, NULL));
      ck_assert (dulle_rules_parse (rule_lines[i].current, "current", &current, NULL));
      ck_assert (dulle_rules_equal (&former, &current));
    }
}
END_TEST

START_TEST (test_written_rules)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (rule_lines); i++)
    {
      DulleRules       rules;
      g_autofree char *text = NULL;

      ck_assert (dulle_rules_parse (rule_lines[i].former, "former", &rules, NULL));
      text = dulle_rules_format (&rules);
      ck_assert_ptr_nonnull (strstr (text, rule_lines[i].current));
    }
}
END_TEST

START_TEST (test_value)
{
  DulleRules rules;

  ck_assert (dulle_rules_parse ("solo-precedence seat\nsolo-precedence duty-first\n", "former",
                                &rules, NULL));
  ck_assert_int_eq (rules.solo_precedence, DULLE_SOLO_PRECEDENCE_COMPULSORY_FIRST);
}
END_TEST

START_TEST (test_record)
{
  g_autoptr (GArray) records = dulle_record_parse (
      DULLE_RECORD_HEAD "game 1\nduty 2/1/0 0/0/0 1/0/1 0/0/0\ndeal 5\nend\n", "former", NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  ck_assert_ptr_nonnull (records);
  dulle_record_write (&g_array_index (records, DulleRecord, 0), text);
  ck_assert_ptr_nonnull (strstr (text->str, "\ncompulsory-solos 2/1/0 0/0/0 1/0/1 0/0/0\n"));
}
END_TEST

START_TEST (test_view)
{
  g_autoptr (GString) text = g_string_new (NULL);
  DulleRules rules = dulle_rules_default ();
  DulleHand  hands[DULLE_N_SEATS];
  DulleSetup setup;
  DulleGame  game;
  DulleView  view;

  rules.compulsory_solos = 3;
  rules.announce_re_kontra = 10;
  setup = dulle_setup (&rules, 0);
  dulle_deal (&rules, 1, 0, hands);
  dulle_game_start (&game, &setup, hands);
  game.board.compulsory_solo = true;
  game.board.voids[1] = 1 << DULLE_CLASS_HEARTS;
  game.board.card_points[2] = 11;
  view = dulle_game_view (&game, 0);
  dulle_view_write (&view, text);

  ck_assert_ptr_nonnull (strstr (text->str, "\nrule duty-soli 3\n"));
  ck_assert_ptr_nonnull (strstr (text->str, "\nrule announce-re-contra 10\n"));
  ck_assert_ptr_nonnull (strstr (text->str, "\nduty 0/0/0 0/0/0 0/0/0 0/0/0\n"));
  ck_assert_ptr_nonnull (strstr (text->str, "\nduty_solo yes\n"));
  ck_assert_ptr_nonnull (strstr (text->str, "\nlacks 0 4 0 0\n"));
  ck_assert_ptr_nonnull (strstr (text->str, "\naugen 0 0 11 0\n"));
}
END_TEST

SUITE ("former-words",
       test_table,
       test_rules,
       test_written_rules,
       test_value,
       test_record,
       test_view)
