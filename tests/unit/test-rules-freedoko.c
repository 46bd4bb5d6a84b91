/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * FreeDoko's rule files play here as FreeDoko plays them, and what its files cannot say
 * of our rules is known.
 */
#include <glib.h>

#include "engine/option.h"
#include "engine/preset.h"
#include "engine/rules-freedoko.h"
#include "engine/rules-text.h"

#include "suite.h"

static DulleRules
read_rules (const char *text)
{
  g_autoptr (GPtrArray) unknown = NULL;
  DulleRules rules;

  ck_assert (dulle_rules_parse_freedoko (text, "file", &rules, &unknown, NULL));
  ck_assert_uint_eq (unknown->len, 0);

  return dulle_rules_active (&rules);
}

/* A file, an option, and the value in force. */
static const struct
{
  const char *text;
  int         option;
  int         value;
} files[] = {
  /* What a file does not name has the program's default. */
  { "throw with kings = 1\n", DULLE_OPTION (throw_kings), 5 },
  { "bock = 1\n", DULLE_OPTION (genscher), 0 },
  { "bock = 1\n", DULLE_OPTION (nines), 1 },
  { "bock = 1\n", DULLE_OPTION (rounds_limited), 1 },
  { "bock = 1\n", DULLE_OPTION (bock_after_black), 0 },
  { "bock = 1\n", DULLE_OPTION (take_back), 0 },
  { "bock = 1\n", DULLE_OPTION (first_trick_announcement_in_marriage), 1 },
  { "hyperswines = 1\n", DULLE_OPTION (superpigs_in_solo), 1 },
  { "bock = 1\n", DULLE_OPTION (bonus_fox_last_trick), 1 },
  { "bock = 1\n", DULLE_OPTION (solo_precedence), DULLE_SOLO_PRECEDENCE_SEAT },
  /* Choices of ours that are switches there. */
  { "announcement re/contra doubles = no\n", DULLE_OPTION (re_kontra_effect),
    DULLE_RE_KONTRA_EFFECT_PLUS_TWO },
  { "announcement re/contra doubles = yes\n", DULLE_OPTION (re_kontra_effect),
    DULLE_RE_KONTRA_EFFECT_DOUBLES },
  { "extrapoint catch charlie = 0\n", DULLE_OPTION (bonus_charlie_caught),
    DULLE_BONUS_CHARLIE_CAUGHT_OFF },
  { "extrapoint catch charlie = 1\n", DULLE_OPTION (bonus_charlie_caught),
    DULLE_BONUS_CHARLIE_CAUGHT_LAST_TRICK },
  /* Old keys. */
  { "throw with five nines = 1\nmin number of throwing nines = 6\nthrow with five nines = 1\n",
    DULLE_OPTION (throw_nines), 5 },
  { "throw with six kings = 1\n", DULLE_OPTION (throw_kings), 6 },
  { "throw with six kings = 1\n", DULLE_OPTION (throw_with_kings), 1 },
  { "throw with six kings = 0\n", DULLE_OPTION (throw_with_kings), 0 },
  /* Genscher and superpigs share the kings where there are no nines. */
  { "genscher = 1\nwith nines = 0\nhyperswines = 1\n", DULLE_OPTION (genscher), 0 },
  { "genscher = 1\nwith nines = 1\nhyperswines = 1\n", DULLE_OPTION (genscher), 1 },
  { "genscher = 1\nwith nines = 0\nhyperswines = 0\n", DULLE_OPTION (genscher), 1 },
  { "genscher = 1\nwith nines = 0\nhyperswines = 1\nswines = 0\n", DULLE_OPTION (genscher), 1 },
  /* Pigs that exclude each other. */
  { "swine only second = 1\nhyperswines = 1\nswines announcement begin = 0\n",
    DULLE_OPTION (superpigs), 1 },
  { "swine only second = 1\nhyperswines = 1\nswines announcement begin = 0\n",
    DULLE_OPTION (pig_only_second), 0 },
  { "swine only second = 1\nhyperswines = 1\nswines announcement begin = 1\n",
    DULLE_OPTION (pigs_at_start), 0 },
  { "swine only second = 1\nhyperswines = 0\nswines announcement begin = 1\n",
    DULLE_OPTION (pig_only_second), 0 },
  { "swine only second = 1\nhyperswines = 0\nswines announcement begin = 0\n",
    DULLE_OPTION (pig_only_second), 1 },
  /* Special points that need others. */
  { "extrapoint charlie = 0\nextrapoint catch charlie = 1\n", DULLE_OPTION (bonus_charlie_caught),
    DULLE_BONUS_CHARLIE_CAUGHT_OFF },
  { "extrapoint double charlie = 0\nextrapoint catch double charlie = 1\n",
    DULLE_OPTION (bonus_double_charlie_caught), 0 },
  { "extrapoint double charlie = 1\nextrapoint catch double charlie = 1\n",
    DULLE_OPTION (bonus_double_charlie_caught), 1 },
  { "extrapoint heart trick = 1\n", DULLE_OPTION (bonus_heart_trick), 0 },
  { "extrapoint heart trick = 1\nwith nines = 0\n", DULLE_OPTION (bonus_heart_trick), 1 },
  { "extrapoint heart trick = 1\nwith nines = 0\ndollen = 0\n", DULLE_OPTION (bonus_heart_trick),
    0 },
  { "extrapoint dolle jabs dolle = 1\n", DULLE_OPTION (bonus_dulle_caught), 1 },
  { "extrapoint dolle jabs dolle = 1\ndollen second over first = 0\n",
    DULLE_OPTION (bonus_dulle_caught), 0 },
  { "extrapoint dolle jabs dolle = 1\ndollen second over first = 0\n"
    "dollen contrary in last trick = 1\n",
    DULLE_OPTION (bonus_dulle_caught), 1 },
  { "dollen first over second with swines = 1\ndollen second over first = 0\n",
    DULLE_OPTION (dulle_first_beats_second_with_pigs), 0 },
  /* Compulsory solos need an end, and solos. */
  { "number of duty soli = 2\n", DULLE_OPTION (compulsory_solos), 2 },
  { "number of duty soli = 2\nnumber of rounds limited = 0\n", DULLE_OPTION (compulsory_solos),
    0 },
  { "number of duty soli = 2\nnumber of rounds limited = 0\npoints limited = 1\n",
    DULLE_OPTION (compulsory_solos), 2 },
  { "number of duty soli = 2\nnumber of rounds limited = 0\npoints limited = 1\n"
    "counting = plus-minus\n",
    DULLE_OPTION (compulsory_solos), 0 },
  { "number of duty soli = 2\nsolo color = 0\nsolo koehler = 0\nsolo meatless = 0\nsolo jack = 0\n"
    "solo queen = 0\nsolo king = 0\nsolo queen jack = 0\nsolo king jack = 0\n"
    "solo king queen = 0\n",
    DULLE_OPTION (compulsory_solos), 0 },
  { "number of duty soli = 2\nsolo = 0\n", DULLE_OPTION (compulsory_solos), 0 },
  /* A limit pulls its neighbours along. */
  { "announcement no 120 = 5\n", DULLE_OPTION (announce_no_90), 5 },
  { "announcement no 120 = 5\n", DULLE_OPTION (announce_no_60), 5 },
  { "announcement no 120 = 5\n", DULLE_OPTION (announce_no_30), 3 },
  { "announcement no 0 = 12\n", DULLE_OPTION (announce_re_kontra), 12 },
  { "announcement no 0 = 12\n", DULLE_OPTION (announce_no_30), 12 },
  { "announcement no 0 = 12\n", DULLE_OPTION (last_announcement), 3 },
  { "announcement no 0 = 2\n", DULLE_OPTION (last_announcement), 2 },
  { "last announcement = 4\n", DULLE_OPTION (announce_black), 4 },
  { "announcement no 90 = 12\nannouncement no 120 = 11\n", DULLE_OPTION (announce_no_90), 11 },
  { "number of rounds = 12\n", DULLE_OPTION (announce_no_60), 6 },
  /* Some kind of marriage is left. */
  { "marriage first foreign = 0\nmarriage first single color = 0\nmarriage first trump = 0\n"
    "marriage first color = 0\n",
    DULLE_OPTION (marriage_first_plain), 1 },
  { "marriage first single color = 0\nmarriage first trump = 0\nmarriage first color = 0\n",
    DULLE_OPTION (marriage_first_plain), 0 },
  { "marriage first foreign = 0\nmarriage first single color = 1\nmarriage first trump = 0\n"
    "marriage first color = 0\n",
    DULLE_OPTION (marriage_first_plain), 0 },
  /* A party file's rules stand in a block; nothing counts behind the end. */
  { "seed = 5\nrules\n{\n  with nines = 0\n}\nplayer\n{\n  name = x\n}\n", DULLE_OPTION (nines),
    0 },
  { "# with nines = 1\nwith nines = 0\n!end\nwith nines = 1\n", DULLE_OPTION (nines), 0 },
};

START_TEST (test_files)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (files); i++)
    {
      DulleRules rules = read_rules (files[i].text);

      ck_assert_msg (dulle_rules_get (&rules, files[i].option) == files[i].value, "%s: %s is %d",
                     files[i].text, dulle_option (files[i].option)->id,
                     dulle_rules_get (&rules, files[i].option));
    }
}
END_TEST

/* What is no rule, or no value, is skipped and told; it changes nothing. */
START_TEST (test_unknown_lines)
{
  static const char *const lines[] = {
    "no such rule = 1",
    "with nines = perhaps",
    "announcement re/contra doubles = perhaps",
    "throw with five nines = perhaps",
    "number of rounds = many",
    "with nines = = 0",
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = g_strdup_printf ("bock = 1\n%s\n", lines[i]);
      g_autoptr (GPtrArray) unknown = NULL;
      DulleRules rules;
      DulleRules without = read_rules ("bock = 1\n");

      ck_assert (dulle_rules_parse_freedoko (text, "file", &rules, &unknown, NULL));
      ck_assert_uint_eq (unknown->len, 1);
      ck_assert_str_eq (g_ptr_array_index (unknown, 0), lines[i]);
      rules = dulle_rules_active (&rules);
      ck_assert (dulle_rules_equal (&rules, &without));
    }
}
END_TEST

/* The other blocks of a party file have lines that are nothing like a rule, and are no news. */
START_TEST (test_other_lines)
{
  g_autoptr (GPtrArray) unknown = NULL;
  DulleRules rules;
  DulleRules without = read_rules ("bock = 1\n");

  ck_assert (dulle_rules_parse_freedoko ("bock = 1\nnines\n", "file", &rules, &unknown, NULL));
  ck_assert_uint_eq (unknown->len, 0);
  rules = dulle_rules_active (&rules);
  ck_assert (dulle_rules_equal (&rules, &without));
}
END_TEST

/* What could not be read is written again, in its place behind the rules. */
START_TEST (test_unknown_lines_are_kept)
{
  g_autoptr (GPtrArray) unknown = NULL;
  g_autofree char *text = NULL;
  DulleRules       rules;

  ck_assert (dulle_rules_parse_freedoko ("first = 1\nbock = 0\nlast = 2\n", "file", &rules,
                                         &unknown, NULL));
  text = dulle_rules_format_freedoko (&rules, unknown);
  ck_assert (g_str_has_suffix (text, "\nfirst = 1\nlast = 2\n"));
  ck_assert_ptr_nonnull (strstr (text, "\nbock = false\n"));
}
END_TEST

START_TEST (test_is_freedoko)
{
  ck_assert (dulle_rules_is_freedoko ("bock = 1\n"));
  ck_assert (!dulle_rules_is_freedoko ("preset ddv\nbock on\n"));

  /* A comment may have anything in it. */
  ck_assert (!dulle_rules_is_freedoko ("# our house: a = b\npreset feldmeier # c = d\n"));
  ck_assert (dulle_rules_is_freedoko ("# our house\r\n\r\nbock = 1 # e\r\n"));
  ck_assert (!dulle_rules_is_freedoko ("# = "));
  ck_assert (!dulle_rules_is_freedoko (""));
}
END_TEST

START_TEST (test_no_rules)
{
  static const char *const texts[] = { "", "# bock = 1\n", "name = x\n", "rules { }\n",
                                       "bock = perhaps\n" };

  for (unsigned i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      DulleRules rules = dulle_rules_default ();
      g_autoptr (GError) error = NULL;
      GPtrArray *unknown = NULL;

      ck_assert (!dulle_rules_parse_freedoko (texts[i], "Doko", &rules, &unknown, &error));
      ck_assert_str_eq (error->message, "Doko:1: There are no rules of FreeDoko’s in it.");
      ck_assert_ptr_null (unknown);
    }
}
END_TEST

static void
assert_lost (const DulleRules *rules,
             const char       *expected)
{
  g_autoptr (GString) ids = g_string_new (NULL);
  int      lost[DULLE_N_OPTIONS];
  unsigned n_lost = dulle_rules_lost_in_freedoko (rules, lost);

  for (unsigned i = 0; i < n_lost; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? " " : "", dulle_option (lost[i])->id);
  ck_assert_str_eq (ids->str, expected);
}

START_TEST (test_lost)
{
  static const struct
  {
    const char *text;
    const char *lost;
  } cases[] = {
    { "preset freedoko\n", "" },
    { "preset freedoko-tournament\n", "" },
    { "preset freedoko-beginner\n", "bonus-charlie-caught" },
    { "preset feldmeier\n",
      "deal-packets revoke players compulsory-solo-forcing solo-round-vote solo-doubles solo-point "
      "point-against-soloist against-points cents-per-point bock-limit bock-after-zero-game bock-after-dulle-fall "
      "solo-trump solo-precedence marriage-alone-is-solo marriage-fee announcement-timing "
      "announcement-chain mutual-raising re-kontra-effect superpig-card" },
    { "preset freedoko\nplayers 5\n", "players" },
    { "preset freedoko\nbonus-heart-trick on\n", "bonus-heart-trick" },
    { "preset freedoko\nre-kontra-effect plus-one\n", "re-kontra-effect" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      DulleRules rules;

      ck_assert (dulle_rules_parse (cases[i].text, "rules", &rules, NULL));
      assert_lost (&rules, cases[i].lost);
    }
}
END_TEST

SUITE ("rules-freedoko",
       test_files,
       test_unknown_lines,
       test_other_lines,
       test_unknown_lines_are_kept,
       test_is_freedoko,
       test_no_rules,
       test_lost)
