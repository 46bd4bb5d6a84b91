/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The presets. Their rules are the files of data/rules, built in as text.
 */
#include "preset.h"

#include "mark.h"
#include "preset-texts.h"
#include "rules-text.h"

#include <string.h>

static const DullePreset presets[] = {
  { "ddv", N_ ("Official rules"), ddv_rules },
  { "freedoko", N_ ("FreeDoko"), freedoko_rules },
  { "freedoko-beginner", N_ ("FreeDoko, beginners"), freedoko_beginner_rules },
  { "freedoko-tournament", N_ ("FreeDoko, tournament"), freedoko_tournament_rules },
  { "feldmeier", N_ ("Feldmeier house rules"), feldmeier_rules },
  { "dokolingen", N_ ("Dokolingen tournament"), dokolingen_rules },
  { "appendix-a", N_ ("Additional rules"), appendix_a_rules },
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

DulleRules
dulle_preset_rules (const DullePreset *preset)
{
  g_autoptr (GError) error = NULL;
  DulleRules rules = dulle_rules_default ();

  if (!dulle_rules_parse (preset->text, preset->id, &rules, &error))
    g_critical ("%s", error->message);

  return rules;
}
