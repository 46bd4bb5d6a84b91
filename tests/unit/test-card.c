/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Cards: their codes, names and points.
 */
#include <string.h>

#include "engine/card.h"

#include "suite.h"

START_TEST (test_codes)
{
  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    {
      const char *code = dulle_card_code (card);
      DulleCard   read = DULLE_NO_CARD;

      ck_assert_uint_eq (strlen (code), 2);
      ck_assert_int_eq (code[0], "CSHD"[dulle_card_suit (card)]);
      ck_assert_int_eq (code[1], "ATKQJ9"[dulle_card_rank (card)]);
      ck_assert (dulle_card_from_code (code, &read));
      ck_assert_uint_eq (read, card);
    }
}
END_TEST

START_TEST (test_no_codes)
{
  static const char *const wrong[] = { "", "C", "CQ ", "QC", "cq", "H10", "D8", "XX" };

  for (unsigned i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      DulleCard card = DULLE_NO_CARD;

      ck_assert (!dulle_card_from_code (wrong[i], &card));
      ck_assert_uint_eq (card, DULLE_NO_CARD);
    }
}
END_TEST

START_TEST (test_named_cards)
{
  ck_assert_str_eq (dulle_card_code (DULLE_CLUB_QUEEN), "CQ");
  ck_assert_str_eq (dulle_card_code (DULLE_CLUB_JACK), "CJ");
  ck_assert_str_eq (dulle_card_code (DULLE_HEART_TEN), "HT");
  ck_assert_str_eq (dulle_card_code (DULLE_DIAMOND_QUEEN), "DQ");
  ck_assert_str_eq (dulle_card_code (DULLE_DIAMOND_ACE), "DA");
  ck_assert_str_eq (dulle_card_name (DULLE_CLUB_QUEEN), "Queen of Clubs");
}
END_TEST

START_TEST (test_names_differ)
{
  for (DulleCard a = 0; a < DULLE_N_CARDS; a++)
    {
      for (DulleCard b = 0; b < a; b++)
        ck_assert_str_ne (dulle_card_name (a), dulle_card_name (b));
    }
}
END_TEST

START_TEST (test_card_points)
{
  static const unsigned points[DULLE_N_RANKS] = { 11, 10, 4, 3, 2, 0 };
  unsigned              sum = 0;

  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    {
      ck_assert_uint_eq (dulle_card_points (card), points[dulle_card_rank (card)]);
      sum += 2 * dulle_card_points (card);
    }
  ck_assert_uint_eq (sum, DULLE_DECK_CARD_POINTS);
}
END_TEST

START_TEST (test_next_seat)
{
  ck_assert_uint_eq (dulle_next_seat (0), 1);
  ck_assert_uint_eq (dulle_next_seat (3), 0);
}
END_TEST

SUITE ("card",
       test_codes,
       test_no_codes,
       test_named_cards,
       test_names_differ,
       test_card_points,
       test_next_seat)
