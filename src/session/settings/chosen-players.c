/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "chosen-players.h"

#include "chosen-rules.h"

void
dulle_chosen_players_load (DulleTournamentSetup *setup,
                           GSettings            *settings)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, "player-names");
  g_auto (GStrv) skills = g_settings_get_strv (settings, "player-skills");
  guint n_names = g_strv_length (names);
  guint n_skills = g_strv_length (skills);

  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    {
      g_autofree char *name = g_strstrip (g_strdup (i < n_names ? names[i] : ""));

      dulle_participant_set_name (&setup->players[i], name);
      setup->players[i].skill = i < n_skills ? dulle_skill_from_id (skills[i]) : DULLE_USUAL_SKILL;
    }
}

void
dulle_chosen_players_save (const DulleTournamentSetup *setup,
                           GSettings                  *settings)
{
  const char *names[DULLE_MAX_PLAYERS + 1] = { NULL };
  const char *skills[DULLE_MAX_PLAYERS + 1] = { NULL };

  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    {
      names[i] = setup->players[i].name;
      skills[i] = dulle_skill_id (setup->players[i].skill);
    }

  g_settings_set_strv (settings, "player-names", names);
  g_settings_set_strv (settings, "player-skills", skills);
}

DulleTournamentSetup
dulle_chosen_tournament_setup (GSettings *settings)
{
  g_auto (DulleChosenRules) chosen = dulle_chosen_rules_load (settings);
  guint64              seed = (guint64) g_random_int () << 32 | g_random_int ();
  DulleTournamentSetup setup = dulle_tournament_setup_make (&chosen.rules, seed);

  dulle_chosen_players_load (&setup, settings);

  return setup;
}
