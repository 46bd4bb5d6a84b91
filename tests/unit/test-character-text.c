/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What characters say: short enough for a bubble, and only what concerns them.
 */
#include "suite.h"

#include "text/character-text.h"
#include "text/scene-text.h"

/* Characters of a phrase that a bubble on a telephone has room for. */
#define MAX_LENGTH 32

START_TEST (test_all_speak)
{
  static const DulleSaying always[] = { DULLE_SAYING_RE, DULLE_SAYING_KONTRA, DULLE_SAYING_SOLO,
                                        DULLE_SAYING_FOX_CAUGHT, DULLE_SAYING_FOX_LOST,
                                        DULLE_SAYING_DOPPELKOPF, DULLE_SAYING_WON,
                                        DULLE_SAYING_LOST };

  for (DulleFace face = DULLE_FIRST_CHARACTER; face < DULLE_FIRST_ANIMAL; face++)
    {
      ck_assert_ptr_nonnull (dulle_character_way (face));
      for (guint i = 0; i < G_N_ELEMENTS (always); i++)
        ck_assert_ptr_nonnull (dulle_character_words (face, always[i]));
    }
}
END_TEST

START_TEST (test_short)
{
  for (DulleFace face = DULLE_FACE_NONE; face < DULLE_N_FACES; face++)
    for (DulleSaying saying = DULLE_SAYING_NOTHING; saying < DULLE_N_SAYINGS; saying++)
      {
        const char *words = dulle_character_words (face, saying);

        if (words == NULL)
          continue;
        ck_assert (dulle_face_is_character (face));
        ck_assert_int_ne (saying, DULLE_SAYING_NOTHING);
        ck_assert_int_le (g_utf8_strlen (words, -1), MAX_LENGTH);
      }
  ck_assert_ptr_null (dulle_character_way (DULLE_FACE_FOX));
  ck_assert_ptr_null (dulle_character_way (DULLE_FACE_DRAWN));
}
END_TEST

START_TEST (test_remarks)
{
  const DulleMoment fox = { .kind = DULLE_MOMENT_FOX_CAUGHT, .seat = 2, .from = 0 };
  const DulleMoment level = { .kind = DULLE_MOMENT_NO_60, .seat = 1, .from = DULLE_NO_SEAT };

  ck_assert_str_eq (dulle_character_remark (DULLE_FACE_MIA, &fox, 2),
                    dulle_character_words (DULLE_FACE_MIA, DULLE_SAYING_FOX_CAUGHT));
  ck_assert_str_eq (dulle_character_remark (DULLE_FACE_MIA, &fox, 0),
                    dulle_character_words (DULLE_FACE_MIA, DULLE_SAYING_FOX_LOST));
  ck_assert_ptr_null (dulle_character_remark (DULLE_FACE_MIA, &fox, 1));
  ck_assert_ptr_null (dulle_character_remark (DULLE_FACE_OWL, &fox, 2));
  ck_assert_ptr_null (dulle_character_remark (DULLE_FACE_MIA, &level, 1));
}
END_TEST

/* Who speaks when a game is over: never the person, and nobody for a small one. */
START_TEST (test_verdicts)
{
  static const char *const names[] = { "Anna", "Kleo", "Mia", "Hinnerk" };
  const DulleFace          faces[] = { DULLE_FACE_FOX, DULLE_FACE_KLEO, DULLE_FACE_MIA,
                                       DULLE_FACE_HINNERK };
  DulleResult              result = { .winner = DULLE_RE,
                                      .parties = { DULLE_RE, DULLE_KONTRA, DULLE_RE, DULLE_KONTRA },
                                      .soloist = DULLE_NO_SEAT,
                                      .card_points = { 160, 80 },
                                      .n_won = { 9, 3 },
                                      .points = 2 };
  static const struct
  {
    guint8      soloist, re, kontra_tricks, own;
    const char *expected;
  } cases[] = {
    { DULLE_NO_SEAT, 160, 3, 0, "Kleo: “The next one is mine.”" },
    { DULLE_NO_SEAT, 160, 3, 1, "Mia: “Ta-da!”" },
    { DULLE_NO_SEAT, 162, 0, 0, "Mia: “Every last one!”" },
    { 3, 100, 3, 0, "Hinnerk: “Safe in harbor.”" },
    { 1, 100, 3, 0, "Kleo: “Never in doubt.”" },
  };

  ck_assert_ptr_null (dulle_scene_saying (&result, 0, names, faces));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *saying = NULL;

      result.points = cases[i].soloist == DULLE_NO_SEAT ? 3 : 1;
      result.winner = cases[i].soloist == DULLE_NO_SEAT ? DULLE_RE : DULLE_KONTRA;
      result.soloist = cases[i].soloist;
      result.card_points[DULLE_RE] = cases[i].re;
      result.n_won[DULLE_KONTRA] = cases[i].kontra_tricks;
      saying = dulle_scene_saying (&result, cases[i].own, names, faces);
      ck_assert_str_eq (saying, cases[i].expected);
    }
  result.winner = DULLE_NO_PARTY;
  ck_assert_ptr_null (dulle_scene_saying (&result, 0, names, faces));
}
END_TEST

SUITE ("character-text", test_all_speak, test_short, test_remarks, test_verdicts)
