/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The table of options, the presets, and both as text.
 */
#include <glib.h>
#include <string.h>

#include "engine/option.h"
#include "engine/preset.h"
#include "engine/rng.h"
#include "engine/rules-text.h"

#include "lasting-defaults.h"
#include "suite.h"

static const struct
{
  const char *member;
  const char *id;
} names[] = {
#define BOOL(member, id, ...) { #member, id },
#define INT(member, id, ...)  { #member, id },
#define ENUM(member, id, ...) { #member, id },
#include "engine/option-table.h"
#undef BOOL
#undef INT
#undef ENUM
};

START_TEST (test_number_of_options)
{
  ck_assert_uint_eq (DULLE_N_OPTIONS, G_N_ELEMENTS (names));
}
END_TEST

/* The name in files is the name in the code, with hyphens. */
START_TEST (test_ids)
{
  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      g_autofree char *id = g_strdelimit (g_strdup (names[i].member), "_", '-');

      ck_assert_str_eq (dulle_option (i)->id, id);
      ck_assert_str_eq (names[i].id, id);
      ck_assert_int_eq (dulle_option_from_id (id), i);
    }
  ck_assert_int_eq (dulle_option_from_id ("no-such-option"), -1);
}
END_TEST

START_TEST (test_texts)
{
  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      const DulleOption *option = dulle_option (i);

      ck_assert_uint_gt (strlen (option->label), 0);
      ck_assert (g_str_has_suffix (option->help, "."));
      ck_assert (option->group < DULLE_N_GROUPS);
      for (int k = 0; option->freedoko_key != NULL && k < i; k++)
        ck_assert_pstr_ne (option->freedoko_key, dulle_option (k)->freedoko_key);
    }
  for (unsigned i = 0; i < DULLE_N_GROUPS; i++)
    {
      ck_assert_uint_gt (strlen (dulle_group_id (i)), 0);
      ck_assert_uint_gt (strlen (dulle_group_label (i)), 0);
    }
}
END_TEST

START_TEST (test_ranges)
{
  DulleRules rules = dulle_rules_default ();

  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      const DulleOption *option = dulle_option (i);

      ck_assert_int_lt (option->lowest, option->highest);
      ck_assert_int_le (option->lowest, option->standard);
      ck_assert_int_le (option->standard, option->highest);
      ck_assert_int_eq (dulle_rules_get (&rules, i), option->standard);
      ck_assert_int_eq (option->choices != NULL, option->type == DULLE_OPTION_ENUM);
    }
}
END_TEST

START_TEST (test_needs)
{
  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      const DulleNeed *needs = dulle_option (i)->needs;

      for (int k = 0; k < DULLE_MAX_NEEDS && needs[k].test != DULLE_NEED_NONE; k++)
        {
          ck_assert_int_ge (needs[k].option, 0);
          ck_assert_int_lt (needs[k].option, DULLE_N_OPTIONS);
          ck_assert_int_ne (needs[k].option, i);
          ck_assert_int_ge (needs[k].value, dulle_option (needs[k].option)->lowest);
          ck_assert_int_le (needs[k].value, dulle_option (needs[k].option)->highest);
        }
    }
}
END_TEST

START_TEST (test_values_as_text)
{
  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      const DulleOption *option = dulle_option (i);

      for (int value = option->lowest; value <= option->highest; value++)
        {
          g_autofree char *text = dulle_option_format (option, (int16_t) value);
          int16_t          read = -1;

          ck_assert (dulle_option_parse (option, text, &read));
          ck_assert_int_eq (read, value);
        }
    }
}
END_TEST

START_TEST (test_wrong_values)
{
  static const char *const wrong[] = { "", " ", "nonsense", "-1", "99999", "1.5", "on off", "ON" };

  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      for (unsigned k = 0; k < G_N_ELEMENTS (wrong); k++)
        {
          int16_t read = 77;

          ck_assert (!dulle_option_parse (dulle_option (i), wrong[k], &read));
          ck_assert_int_eq (read, 77);
        }
    }
}
END_TEST

START_TEST (test_words_of_switches)
{
  static const char *const on[] = { "on", "true", "yes", "1" };
  static const char *const off[] = { "off", "false", "no", "0" };
  const DulleOption       *option = dulle_option (DULLE_OPTION (nines));

  for (unsigned i = 0; i < G_N_ELEMENTS (on); i++)
    {
      int16_t value = -1;

      ck_assert (dulle_option_parse (option, on[i], &value) && value == 1);
      ck_assert (dulle_option_parse (option, off[i], &value) && value == 0);
    }
}
END_TEST

/* Active rules */

static DulleRules
random_rules (DulleRng *rng)
{
  DulleRules rules;

  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      const DulleOption *option = dulle_option (i);
      uint32_t           n_values = (uint32_t) (option->highest - option->lowest + 1);

      *dulle_rules_at (&rules, i) = (int16_t) (option->lowest +
                                               (int) dulle_rng_below (rng, n_values));
    }

  return rules;
}

static bool
has_marriage (const DulleRules *rules)
{
  return rules->marriage_first_foreign || rules->marriage_first_plain ||
         rules->marriage_first_suit || rules->marriage_first_trump;
}

/* Active values are in range and either the chosen ones or the lowest, but for a kind of
 * marriage; activating the rules again changes nothing. */
START_TEST (test_active_rules)
{
  DulleRng rng = dulle_rng (1);

  for (unsigned round = 0; round < 2000; round++)
    {
      DulleRules chosen = random_rules (&rng);
      DulleRules active = dulle_rules_active (&chosen);
      DulleRules again = dulle_rules_active (&active);

      for (int i = 0; i < DULLE_N_OPTIONS; i++)
        {
          bool    met = dulle_rules_needs_met (&chosen, i);
          int16_t expected = met ? dulle_rules_get (&chosen, i) : dulle_option (i)->lowest;

          if (i == DULLE_OPTION (marriage_first_plain) && !has_marriage (&chosen))
            expected = 1;
          ck_assert_int_eq (dulle_rules_get (&active, i), expected);
        }
      ck_assert (dulle_rules_equal (&again, &active));
    }
}
END_TEST

START_TEST (test_values_out_of_range)
{
  DulleRules chosen = dulle_rules_default ();
  DulleRules active;

  chosen.rounds = 5000;
  chosen.announce_black = -3;
  active = dulle_rules_active (&chosen);
  ck_assert_int_eq (active.rounds, 1000);
  ck_assert_int_eq (active.announce_black, 1);
}
END_TEST

START_TEST (test_needs_that_fail)
{
  DulleRules chosen = dulle_rules_default ();
  DulleRules active;

  chosen.solo = 0;
  chosen.rounds_limited = 0;
  chosen.solo_always_triple = 1;
  chosen.dulle = 0;
  chosen.dulle_second_beats_first = 1;
  active = dulle_rules_active (&chosen);
  ck_assert_int_eq (active.solo_queen, 0);
  ck_assert_int_eq (active.compulsory_solos, 0);
  ck_assert_int_eq (active.rounds, 1);
  ck_assert_int_eq (active.solo_always_triple, 0);
  ck_assert_int_eq (active.dulle_second_beats_first, 0);
  ck_assert_int_eq (chosen.dulle_second_beats_first, 1);
}
END_TEST

/* Text */

static void
check_text (const DulleRules *rules,
            char *(*format) (const DulleRules *rules))
{
  g_autofree char *text = format (rules);
  g_autofree char *again = NULL;
  DulleRules       read;

  ck_assert (dulle_rules_parse (text, "text", &read, NULL));
  ck_assert_mem_eq (&read, rules, sizeof read);
  again = format (&read);
  ck_assert_str_eq (again, text);
}

/* What lasts does not depend on what a preset is in another version. */
static void
check_round_trip (const DulleRules *rules)
{
  g_autofree char *lasting = dulle_rules_format_lasting (rules);

  check_text (rules, dulle_rules_format);
  check_text (rules, dulle_rules_format_lasting);
  ck_assert_ptr_null (strstr (lasting, "preset"));
}

START_TEST (test_presets)
{
  static const char *const ids[] = {
    "ddv",
    "freedoko",
    "freedoko-beginner",
    "freedoko-tournament",
    "feldmeier",
    "dokolingen",
    "appendix-a",
  };
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  DulleRules         standard = dulle_rules_default ();
  DulleRules         ddv = dulle_preset_rules (dulle_preset_find ("ddv"));

  ck_assert_uint_eq (n_presets, G_N_ELEMENTS (ids));
  for (unsigned i = 0; i < n_presets; i++)
    {
      DulleRules       rules = dulle_preset_rules (&presets[i]);
      g_autofree char *text = dulle_rules_format (&rules);
      g_autofree char *line = g_strconcat ("preset ", ids[i], "\n", NULL);

      ck_assert_str_eq (presets[i].id, ids[i]);
      ck_assert_ptr_eq (dulle_preset_find (ids[i]), &presets[i]);
      ck_assert_str_eq (text, line);
      check_round_trip (&rules);
    }
  ck_assert (dulle_rules_equal (&ddv, &standard));
  ck_assert_ptr_null (dulle_preset_find ("none"));
}
END_TEST

/* Texts that last leave defaults out. A new option gets a row, and no row ever changes: official
 * rules that change are lines of the preset ddv. */
START_TEST (test_defaults)
{
  DulleRules rules = dulle_rules_default ();

  ck_assert_uint_eq (G_N_ELEMENTS (lasting_defaults), DULLE_N_OPTIONS);
  for (unsigned i = 0; i < G_N_ELEMENTS (lasting_defaults); i++)
    {
      int              option = dulle_option_from_id (lasting_defaults[i].id);
      g_autofree char *value = NULL;

      ck_assert_msg (option >= 0, "%s", lasting_defaults[i].id);
      value = dulle_option_format (dulle_option (option), dulle_rules_get (&rules, option));
      ck_assert_str_eq (value, lasting_defaults[i].value);
    }
}
END_TEST

/* No line of a preset repeats the official rules. */
START_TEST (test_presets_say_what_differs)
{
  unsigned           n_presets;
  const DullePreset *presets = dulle_presets (&n_presets);
  DulleRules         standard = dulle_rules_default ();

  for (unsigned i = 0; i < n_presets; i++)
    {
      for (const DullePresetChange *change = presets[i].changes; change->option >= 0; change++)
        {
          DulleRules rules = standard;

          ck_assert (dulle_option_parse (dulle_option (change->option), change->value,
                                         dulle_rules_at (&rules, change->option)));
          ck_assert_msg (!dulle_rules_equal (&rules, &standard), "%s: %s", presets[i].id,
                         dulle_option (change->option)->id);
        }
    }
}
END_TEST

START_TEST (test_random_rules_as_text)
{
  DulleRng rng = dulle_rng (2);

  for (unsigned round = 0; round < 500; round++)
    {
      DulleRules rules = random_rules (&rng);

      check_round_trip (&rules);
    }
}
END_TEST

/* Rules by chance have values that there are, and many an option is not as usual. */
START_TEST (test_rules_by_chance)
{
  DulleRng   rng = dulle_rng (1);
  DulleRules usual = dulle_rules_default ();
  unsigned   n_others = 0;

  for (unsigned n = 0; n < 20; n++)
    {
      DulleRules rules = dulle_rules_random (&rng);

      for (int i = 0; i < DULLE_N_OPTIONS; i++)
        {
          int value = *dulle_rules_at (&rules, i);

          ck_assert (value >= dulle_option (i)->lowest && value <= dulle_option (i)->highest);
          n_others += value != *dulle_rules_at (&usual, i);
        }
    }
  ck_assert_uint_gt (n_others, 20 * DULLE_N_OPTIONS / 10);
  ck_assert_uint_lt (n_others, 20 * DULLE_N_OPTIONS / 2);
}
END_TEST

START_TEST (test_comments_and_blanks)
{
  static const char text[] =
      "\n  # a table\n\tpreset   dokolingen # where we play\n\n rounds\t 7\n";
  DulleRules rules;
  DulleRules expected = dulle_preset_rules (dulle_preset_find ("dokolingen"));

  expected.rounds = 7;
  ck_assert (dulle_rules_parse (text, "text", &rules, NULL));
  ck_assert (dulle_rules_equal (&rules, &expected));
}
END_TEST

/* A catalogue with one sentence. */
static const char *
translate (const char *sentence)
{
  if (strcmp (sentence, "There is no preset called “%s”.") != 0)
    return sentence;

  return "Den Regelsatz „%s“ gibt es nicht.";
}

/* Whoever reads a message reads it in their language, whatever is quoted in it. */
START_TEST (test_translated_message)
{
  g_autoptr (GError) error = NULL;
  DulleRules rules;

  dulle_errors_translate (translate);
  ck_assert (!dulle_rules_parse ("preset nobody", "file", &rules, &error));
  ck_assert_str_eq (error->message, "file:1: Den Regelsatz „nobody“ gibt es nicht.");
}
END_TEST

START_TEST (test_wrong_texts)
{
  static const struct
  {
    const char *text;
    const char *message;
  } wrong[] = {
    { "preset nobody", "file:1: There is no preset called “nobody”." },
    { "preset ddv\n\nnine on", "file:3: There is no option called “nine”." },
    { "# fine\nbock on\npreset ddv",
      "file:3: A preset comes before all other rules, as it sets each of them." },
    { "nines maybe", "file:1: “maybe” is not a value of the option “nines”." },
    { "rounds 0", "file:1: “0” is not a value of the option “rounds”." },
    { "counting plus-plus", "file:1: “plus-plus” is not a value of the option “counting”." },
    { "nines", "file:1: “nines” has no value." },
    { "# fine\nnines # on", "file:2: “nines” has no value." },
    { "nines \xff", "file:1: This is not a text in UTF-8." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;
      DulleRules rules = { .rounds = 9 };

      ck_assert (!dulle_rules_parse (wrong[i].text, "file", &rules, &error));
      ck_assert_str_eq (error->message, wrong[i].message);
      ck_assert_int_eq (rules.rounds, 9);
    }
}
END_TEST

SUITE ("option",
       test_number_of_options,
       test_ids,
       test_texts,
       test_ranges,
       test_needs,
       test_values_as_text,
       test_wrong_values,
       test_words_of_switches,
       test_active_rules,
       test_values_out_of_range,
       test_needs_that_fail,
       test_presets,
       test_defaults,
       test_presets_say_what_differs,
       test_random_rules_as_text,
       test_rules_by_chance,
       test_comments_and_blanks,
       test_wrong_texts,
       test_translated_message)
