/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "chosen-players.h"

#include "chosen-rules.h"

/* Before there were faces, people kept the names that characters have now. */
static DulleFace
usual_face (guint       player,
            const char *name)
{
  if (player == 0)
    return DULLE_USUAL_ANIMAL;

  for (DulleFace face = DULLE_FIRST_CHARACTER; face < DULLE_FIRST_ANIMAL; face++)
    {
      if (g_str_equal (dulle_face_name (face), name))
        return face;
    }

  return DULLE_FACE_DRAWN;
}

/* Nobody elsewhere can be chosen here: a tournament would wait for them forever. */
static DulleTaker
chosen_taker (const char *id)
{
  return dulle_taker_from_id (id) == DULLE_TAKER_PERSON ? DULLE_TAKER_PERSON
                                                        : DULLE_TAKER_COMPUTER;
}

void
dulle_chosen_players_load (DulleTournamentSetup *setup,
                           GSettings            *settings)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, "player-names");
  g_auto (GStrv) skills = g_settings_get_strv (settings, "player-skills");
  g_auto (GStrv) faces = g_settings_get_strv (settings, "player-faces");
  g_auto (GStrv) takers = g_settings_get_strv (settings, "player-takers");
  guint n_takers = g_strv_length (takers);
  guint n_names = g_strv_length (names);
  guint n_skills = g_strv_length (skills);
  guint n_faces = g_strv_length (faces);

  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    {
      g_autofree char *name = g_strstrip (g_strdup (i < n_names ? names[i] : ""));

      dulle_participant_set_name (&setup->players[i], name);
      setup->players[i].skill = i < n_skills ? dulle_skill_from_id (skills[i]) : DULLE_USUAL_SKILL;
      setup->players[i].face = i < n_faces && *faces[i] != '\0' ? dulle_face_from_id (faces[i])
                                                                : usual_face (i, name);
      setup->players[i].taker = i < n_takers ? chosen_taker (takers[i]) : DULLE_TAKER_COMPUTER;
    }
}

void
dulle_chosen_players_save (const DulleTournamentSetup *setup,
                           GSettings                  *settings)
{
  const char *names[DULLE_MAX_PLAYERS + 1] = { NULL };
  const char *skills[DULLE_MAX_PLAYERS + 1] = { NULL };
  const char *faces[DULLE_MAX_PLAYERS + 1] = { NULL };
  const char *takers[DULLE_MAX_PLAYERS + 1] = { NULL };

  for (guint i = 0; i < DULLE_MAX_PLAYERS; i++)
    {
      names[i] = setup->players[i].name;
      skills[i] = dulle_skill_id (setup->players[i].skill);
      faces[i] = dulle_face_id (setup->players[i].face);
      takers[i] = dulle_taker_id (setup->players[i].taker);
    }

  g_settings_set_strv (settings, "player-names", names);
  g_settings_set_strv (settings, "player-skills", skills);
  g_settings_set_strv (settings, "player-faces", faces);
  g_settings_set_strv (settings, "player-takers", takers);
}

DullePlayers
dulle_chosen_tutors_load (GSettings *settings)
{
  g_autoptr (GVariant) tutors = g_settings_get_value (settings, "player-tutors");
  DullePlayers warned = 0;

  for (guint8 player = 1; player < MIN (g_variant_n_children (tutors), DULLE_MAX_PLAYERS); player++)
    {
      gboolean warns;

      g_variant_get_child (tutors, player, "b", &warns);
      dulle_players_set (&warned, player, warns);
    }
  dulle_players_set (&warned, 0, g_settings_get_boolean (settings, "tutor"));

  return warned;
}

void
dulle_chosen_tutors_save (DullePlayers warned,
                          GSettings   *settings)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("ab"));
  for (guint8 i = 0; i < DULLE_MAX_PLAYERS; i++)
    g_variant_builder_add (&builder, "b", dulle_players_have (warned, i));
  g_settings_set_value (settings, "player-tutors", g_variant_builder_end (&builder));
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
