/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Who sits at the table: characters are drawn by the seed, no two alike, and what is kept of
 * a player tells skill and face.
 */
#include "suite.h"

#include "ai/style.h"
#include "settings/chosen-players.h"
#include "tournament/tournament-setup.h"

static DulleTournamentSetup
make_drawn_setup (guint64 seed)
{
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, seed);

  setup.players[0].face = DULLE_FACE_OWL;
  for (guint player = 1; player < DULLE_MAX_PLAYERS; player++)
    setup.players[player].face = DULLE_FACE_DRAWN;

  return setup;
}

START_TEST (test_ids)
{
  for (DulleFace face = DULLE_FACE_NONE; face <= DULLE_FACE_DRAWN; face++)
    ck_assert_int_eq (dulle_face_from_id (dulle_face_id (face)), face);
  ck_assert_int_eq (dulle_face_from_id ("nobody"), DULLE_FACE_NONE);
  ck_assert_str_eq (dulle_face_name (DULLE_FACE_KLEO), "Kleo");
  ck_assert_str_eq (dulle_face_name (DULLE_FACE_NONE), "");
  ck_assert_str_eq (dulle_face_name (DULLE_FACE_DRAWN), "");
}
END_TEST

START_TEST (test_skills)
{
  for (DulleSkill skill = 0; skill < DULLE_N_SKILLS; skill++)
    {
      ck_assert_int_eq (dulle_skill_from_id (dulle_skill_id (skill)), skill);
      ck_assert_ptr_nonnull (dulle_skill_label (skill));
      ck_assert (g_str_has_suffix (dulle_skill_sentence (skill), "."));
    }
  ck_assert_int_eq (dulle_skill_from_id ("wizard"), DULLE_USUAL_SKILL);
  ck_assert_str_eq (dulle_skill_label (DULLE_SKILL_EASY), "Easy");
}
END_TEST

/* No two characters play alike, and people are given no style. */
START_TEST (test_styles)
{
  gboolean seen[DULLE_N_STYLES] = { FALSE };

  for (DulleFace face = DULLE_FACE_NONE; face < DULLE_N_FACES; face++)
    {
      DulleStyle style = DULLE_N_STYLES;

      ck_assert (dulle_style_from_id (dulle_face_style (face), &style));
      if (!dulle_face_is_character (face))
        ck_assert_int_eq (style, DULLE_STYLE_PLAIN);
      else
        ck_assert (!seen[style]);
      seen[style] |= dulle_face_is_character (face);
    }
}
END_TEST

START_TEST (test_play)
{
  static const struct
  {
    const char *text;
    DulleSkill  skill;
    DulleFace   face;
    const char *written;
  } rows[] = {
    { "strong", DULLE_SKILL_STRONG, DULLE_FACE_NONE, "strong" },
    { "easy kleo", DULLE_SKILL_EASY, DULLE_FACE_KLEO, "easy kleo" },
    { "master raven", DULLE_SKILL_MASTER, DULLE_FACE_RAVEN, "master raven" },
    { "easy somebody else", DULLE_SKILL_EASY, DULLE_FACE_NONE, "easy" },
    { "", DULLE_USUAL_SKILL, DULLE_FACE_NONE, "normal" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      DulleParticipant participant = { .face = DULLE_FACE_CAT };
      g_autofree char *written = NULL;

      dulle_participant_parse_play (&participant, rows[i].text);
      written = dulle_participant_format_play (&participant);
      ck_assert_int_eq (participant.skill, rows[i].skill);
      ck_assert_int_eq (participant.face, rows[i].face);
      ck_assert_str_eq (written, rows[i].written);
    }
}
END_TEST

START_TEST (test_draw)
{
  gboolean differs = FALSE;

  for (guint64 seed = 0; seed < 50; seed++)
    {
      DulleTournamentSetup setup = make_drawn_setup (seed);
      DulleTournamentSetup again = make_drawn_setup (seed);
      DulleTournamentSetup other = make_drawn_setup (seed + 1);

      dulle_tournament_setup_draw_faces (&setup);
      dulle_tournament_setup_draw_faces (&again);
      dulle_tournament_setup_draw_faces (&other);
      ck_assert_mem_eq (setup.players, again.players, sizeof setup.players);
      differs |= memcmp (setup.players, other.players, sizeof setup.players) != 0;
      ck_assert_int_eq (setup.players[0].face, DULLE_FACE_OWL);
      ck_assert_str_eq (setup.players[0].name, "");
      for (guint player = 1; player < DULLE_MAX_PLAYERS; player++)
        {
          DulleFace face = setup.players[player].face;

          ck_assert (dulle_face_is_character (face));
          ck_assert_str_eq (setup.players[player].name, dulle_face_name (face));
          for (guint earlier = 1; earlier < player; earlier++)
            ck_assert_int_ne (face, setup.players[earlier].face);
        }
    }
  ck_assert (differs);
}
END_TEST

/* Whoever is called like a character is not met by it, such as the third player without a
 * name; given names stay. */
START_TEST (test_names)
{
  for (guint64 seed = 0; seed < 50; seed++)
    {
      DulleTournamentSetup setup = make_drawn_setup (seed);

      dulle_participant_set_name (&setup.players[0], "Emil");
      dulle_participant_set_name (&setup.players[1], "Zoe");
      setup.players[2].face = DULLE_FACE_ERNA;
      setup.players[3].face = DULLE_FACE_NONE;
      dulle_tournament_setup_draw_faces (&setup);
      ck_assert_str_eq (setup.players[1].name, "Zoe");
      ck_assert_str_eq (setup.players[2].name, "Erna");
      ck_assert_str_eq (setup.players[3].name, "");
      for (guint player = 1; player < DULLE_MAX_PLAYERS; player++)
        {
          ck_assert_int_ne (setup.players[player].face, DULLE_FACE_EMIL);
          ck_assert_int_ne (setup.players[player].face, DULLE_FACE_MIA);
        }
    }
}
END_TEST

/* Names of characters that were kept before there were any stand for them. */
START_TEST (test_former_settings)
{
  static const char *const names[] = { "Anna", "Mia", "Zoe", "", NULL };
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");
  DulleTournamentSetup setup = { 0 };

  g_settings_set_strv (settings, "player-names", names);
  dulle_chosen_players_load (&setup, settings);
  ck_assert_int_eq (setup.players[0].face, DULLE_USUAL_ANIMAL);
  ck_assert_int_eq (setup.players[1].face, DULLE_FACE_MIA);
  ck_assert_int_eq (setup.players[2].face, DULLE_FACE_DRAWN);
  ck_assert_int_eq (setup.players[3].face, DULLE_FACE_DRAWN);
}
END_TEST

/* The person's own switch and those of the others are kept apart, and told as one. */
START_TEST (test_tutors)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.dulle.Dulle");

  for (DullePlayers own = 0; own < 2; own++)
    {
      g_settings_set_boolean (settings, "tutor", own == 1);
      dulle_chosen_tutors_save (1 << 2 | 1 << 6, settings);
      ck_assert_uint_eq (dulle_chosen_tutors_load (settings), own | 1 << 2 | 1 << 6);
      dulle_chosen_tutors_save (1 << 2, settings);
      ck_assert_uint_eq (dulle_chosen_tutors_load (settings), own | 1 << 2);
    }
}
END_TEST

/* The same people, whoever was drawn, with other cards. */
START_TEST (test_again)
{
  DulleTournamentSetup setup = make_drawn_setup (7);
  DulleTournamentSetup again;

  setup.deals = DULLE_DEALS_FREEDOKO;
  dulle_tournament_setup_draw_faces (&setup);
  again = dulle_tournament_setup_again (&setup, 8);
  dulle_tournament_setup_draw_faces (&again);
  ck_assert_mem_eq (again.players, setup.players, sizeof setup.players);
  ck_assert (dulle_rules_equal (&again.rules, &setup.rules));
  ck_assert_int_eq (again.deals, DULLE_DEALS_OWN);
  ck_assert_uint_eq (again.seed, 8);
  ck_assert (dulle_tournament_setup_is_valid (&again));
}
END_TEST

SUITE ("faces",
       test_ids,
       test_skills,
       test_styles,
       test_play,
       test_draw,
       test_names,
       test_former_settings,
       test_tutors,
       test_again)
