/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The presets. Their rules are the files of data/rules, built in as tables.
 */
#include "preset.h"

#include <glib.h>
#include <string.h>

#include "i18n.h"
#include "option.h"
#include "preset-changes.h"

static const DullePreset presets[] = {
  { "ddv", N_ ("Official rules"),
    N_ ("As played in tournaments: no house rules, and everybody has a compulsory solo."),
    ddv_rules },
  { "freedoko", N_ ("FreeDoko"),
    N_ ("As the program FreeDoko plays by default: many solos, poverty, pigs and bock."),
    freedoko_rules },
  { "freedoko-beginner", N_ ("FreeDoko, beginners"),
    N_ ("First steps: no solos and no dulles, and all hands may be opened."),
    freedoko_beginner_rules },
  { "freedoko-tournament", N_ ("FreeDoko, tournament"),
    N_ ("Close to the official rules, but you have to remember everything yourself."),
    freedoko_tournament_rules },
  { "feldmeier", N_ ("Feldmeier house rules"),
    N_ ("Among friends: forty cards, bock, money, and announcements timed by the cards on the "
        "table."),
    feldmeier_rules },
  { "dokolingen", N_ ("Dokolingen tournament"),
    N_ ("A club’s tournament: three sessions at tables of five."),
    dokolingen_rules },
  { "appendix-a", N_ ("Additional rules"),
    N_ ("Rules from here and there: forty cards, poverty, pigs and almost every solo."),
    appendix_a_rules },
};

const DullePreset *
dulle_presets (unsigned *n_presets)
{
  *n_presets = G_N_ELEMENTS (presets);

  return presets;
}

const DullePreset *
dulle_preset_find (const char *id)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (presets); i++)
    {
      if (strcmp (presets[i].id, id) == 0)
        return &presets[i];
    }

  return NULL;
}

static DulleRules
change_rules (const DullePresetChange *changes)
{
  DulleRules rules = dulle_rules_default ();

  for (; changes->option >= 0; changes++)
    {
      bool is_value = dulle_option_parse (dulle_option (changes->option), changes->value,
                                          dulle_rules_at (&rules, changes->option));

      g_assert (is_value);
    }

  return rules;
}

DulleRules
dulle_preset_rules (const DullePreset *preset)
{
  static DulleRules rules[G_N_ELEMENTS (presets)];
  static gsize      read = 0;

  g_return_val_if_fail (preset >= presets && preset < presets + G_N_ELEMENTS (presets),
                        dulle_rules_default ());

  if (g_once_init_enter (&read))
    {
      for (unsigned i = 0; i < G_N_ELEMENTS (presets); i++)
        rules[i] = change_rules (presets[i].changes);
      g_once_init_leave (&read, 1);
    }

  return rules[preset - presets];
}
