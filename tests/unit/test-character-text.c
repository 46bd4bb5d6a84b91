/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What characters say: short enough for a bubble, and only what concerns them.
 */
#include "suite.h"

#include "text/character-text.h"

/* Characters of a phrase that a bubble on a telephone has room for. */
#define MAX_LENGTH 32

START_TEST (test_all_speak)
{
  static const DulleSaying always[] = { DULLE_SAYING_RE, DULLE_SAYING_KONTRA, DULLE_SAYING_SOLO,
                                        DULLE_SAYING_FOX_CAUGHT, DULLE_SAYING_FOX_LOST,
                                        DULLE_SAYING_DOPPELKOPF };

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

SUITE ("character-text", test_all_speak, test_short, test_remarks)
