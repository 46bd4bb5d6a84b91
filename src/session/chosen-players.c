/* SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chosen-players.h"

#include "chosen-rules.h"

void
dulle_chosen_players_load (DullePlan *plan,
                           GSettings *settings)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, "player-names");
  g_auto (GStrv) skills = g_settings_get_strv (settings, "player-skills");
  guint n_names = g_strv_length (names);
  guint n_skills = g_strv_length (skills);

  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    {
      g_autofree char *name = g_strstrip (g_strdup (i < n_names ? names[i] : ""));

      dulle_participant_set_name (&plan->players[i], name);
      plan->players[i].skill = i < n_skills ? dulle_skill_from_id (skills[i]) : DULLE_USUAL_SKILL;
    }
}

void
dulle_chosen_players_save (const DullePlan *plan,
                           GSettings       *settings)
{
  const char *names[DULLE_MAX_PLAYERS + 1] = { NULL };
  const char *skills[DULLE_MAX_PLAYERS + 1] = { NULL };

  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    {
      names[i] = plan->players[i].name;
      skills[i] = dulle_skill_id (plan->players[i].skill);
    }

  g_settings_set_strv (settings, "player-names", names);
  g_settings_set_strv (settings, "player-skills", skills);
}

DullePlan
dulle_chosen_plan (GSettings *settings)
{
  g_auto (DulleChosenRules) chosen = dulle_chosen_rules_load (settings);
  guint64   seed = (guint64) g_random_int () << 32 | g_random_int ();
  DullePlan plan = dulle_plan (&chosen.rules, seed);

  dulle_chosen_players_load (&plan, settings);

  return plan;
}
