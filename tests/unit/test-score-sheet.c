/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The score sheet as figures and as a table for other programs, and the places of its
 * curves.
 */
#include "suite.h"

#include <string.h>

#include "score/curve-geometry.h"
#include "score/score-sheet-lines.h"

static const char *const players[] = { "Anna", "Kleo, the \"Fox\"", "Ben", "Mia", "Lea" };

#define N_PLAYERS 5

static GArray *
make_sheet (void)
{
  static const DulleSheetRow rows[] = {
    { .number = 1, .dealer = 4, .session = 0, .players = 0x0f, .bock = 1, .contract = DULLE_CONTRACT_NORMAL, .soloist = DULLE_NO_SEAT, .winner = DULLE_KONTRA, .points = 3, .scores = { 3, -3, 3, -3, 0 }, .money = { 15, -15, 15, -15, 0 } },
    { .number = 2, .dealer = 0, .session = 1, .players = 0x1e, .bock = 2, .contract = DULLE_CONTRACT_NORMAL, .soloist = DULLE_NO_SEAT, .winner = DULLE_NO_PARTY, .points = 0, .scores = { 0, -12, 4, 4, 4 }, .money = { 0, -120, 40, 40, 40 } },
  };
  GArray *sheet = g_array_new (FALSE, FALSE, sizeof (DulleSheetRow));

  return g_array_append_vals (sheet, rows, G_N_ELEMENTS (rows));
}

START_TEST (test_values)
{
  g_autoptr (GArray) sheet = make_sheet ();
  g_autofree char *money = dulle_score_sheet_figure (DULLE_SHEET_MONEY, -135);
  g_autofree char *points = dulle_score_sheet_figure (DULLE_SHEET_POINTS, -15);

  ck_assert_int_eq (dulle_score_sheet_value (sheet, DULLE_SHEET_POINTS, 1, 1), -12);
  ck_assert_int_eq (dulle_score_sheet_value (sheet, DULLE_SHEET_TOTALS, 1, 1), -15);
  ck_assert_int_eq (dulle_score_sheet_value (sheet, DULLE_SHEET_MONEY, 1, 1), -135);
  ck_assert (dulle_score_sheet_has_money (sheet));
  ck_assert_str_eq (money, "\342\210\2221,35");
  ck_assert_str_eq (points, "\342\210\22215");
}
END_TEST

/* What stands in a line: its title and all figures. */
static char *
read_line (GListModel *lines,
           guint       n)
{
  g_autoptr (DulleScoreSheetLine) line = g_list_model_get_item (lines, n);
  g_autofree char *number = dulle_score_sheet_line_number (line);
  GString         *text = g_string_new (number);

  g_string_append_printf (text, " %s:", dulle_score_sheet_line_title (line));
  for (guint player = 0; player < N_PLAYERS; player++)
    {
      g_autofree char *figure = dulle_score_sheet_line_figure (line, player);

      g_string_append_printf (text, " %s", figure);
    }

  return g_string_free (text, FALSE);
}

static void
assert_lines (DulleScoreSheetValues values,
              const char *const    *expected)
{
  g_autoptr (GArray) sheet = make_sheet ();
  g_autoptr (GListModel) lines = dulle_score_sheet_lines_new (sheet, values, players);

  ck_assert_uint_eq (g_list_model_get_n_items (lines), g_strv_length ((char **) expected));
  for (guint i = 0; expected[i] != NULL; i++)
    {
      g_autofree char *line = read_line (lines, i);

      ck_assert_str_eq (line, expected[i]);
    }
}

START_TEST (test_lines)
{
  static const char *const points[] = { "1 Normal game: 3 −3 3 −3 –", " Session 1: 3 −3 3 −3 0",
                                        "2 Normal game: – −12 4 4 4", " Session 2: 0 −12 4 4 4",
                                        " Sum: 3 −15 7 1 4", NULL };
  static const char *const totals[] = { "1 Normal game: 3 −3 3 −3 –", " Session 1: 3 −3 3 −3 0",
                                        "2 Normal game: 3 −15 7 1 4", " Session 2: 0 −12 4 4 4",
                                        NULL };
  static const char *const money[] = { "1 Normal game: 0,15 −0,15 0,15 −0,15 –",
                                       " Session 1: 0,15 −0,15 0,15 −0,15 0,00",
                                       "2 Normal game: 0,15 −1,35 0,55 0,25 0,40",
                                       " Session 2: 0,00 −1,20 0,40 0,40 0,40", NULL };

  assert_lines (DULLE_SHEET_POINTS, points);
  assert_lines (DULLE_SHEET_TOTALS, totals);
  assert_lines (DULLE_SHEET_MONEY, money);
}
END_TEST

START_TEST (test_fields)
{
  static const char *const fields[] = { "plain", "", "a,b", "say \"no\"", "two\nlines", NULL };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; fields[i] != NULL; i++)
    dulle_csv_field (text, fields[i]);
  ck_assert_str_eq (text->str, "plain,,\"a,b\",\"say \"\"no\"\"\",\"two\nlines\"");
}
END_TEST

START_TEST (test_csv)
{
  g_autoptr (GArray) sheet = make_sheet ();
  g_autofree char *csv = dulle_score_sheet_csv (sheet, players, N_PLAYERS);
  g_auto (GStrv) lines = g_strsplit (csv, "\r\n", -1);

  ck_assert_uint_eq (g_strv_length (lines), 4);
  ck_assert (g_str_has_prefix (
      lines[0],
      "Game,Session,Dealer,Kind of game,Bock,Winner,Value,Anna,\"Kleo, the \"\"Fox\"\"\",Ben"));
  ck_assert_str_eq (
      lines[1], "1,1,Lea,Normal game,1,Kontra,3,3,-3,3,-3,,3,-3,3,-3,0,0.15,-0.15,0.15,-0.15,0.00");
  ck_assert_str_eq (lines[2],
                    "2,2,Anna,Normal game,2,,0,,-12,4,4,4,3,-15,7,1,4,0.00,-1.20,0.40,0.40,0.40");
  ck_assert_str_eq (lines[3], "");
}
END_TEST

START_TEST (test_empty_csv)
{
  g_autoptr (GArray) sheet = g_array_new (FALSE, FALSE, sizeof (DulleSheetRow));
  g_autofree char *csv = dulle_score_sheet_csv (sheet, players, 4);

  ck_assert (
      g_str_has_suffix (csv, "\"Kleo, the \"\"Fox\"\", total\",\"Ben, total\",\"Mia, total\"\r\n"));
}
END_TEST

START_TEST (test_scale)
{
  static const struct
  {
    int        lowest;
    int        highest;
    unsigned   max_lines;
    DulleScale scale;
  } cases[] = {
    { 0, 0, 5, { 0, 1, 1 } },
    { -2, 2, 5, { -2, 2, 1 } },
    { -2, 3, 5, { -2, 4, 2 } },
    { 5, 17, 6, { 0, 20, 5 } },
    { -694, 340, 8, { -800, 400, 200 } },
    { -30, -10, 4, { -30, 0, 10 } },
    { -1, 1000000, 3, { -1000000, 1000000, 1000000 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      DulleScale scale = dulle_scale_for (cases[i].lowest, cases[i].highest, cases[i].max_lines);

      ck_assert_msg (scale.low == cases[i].scale.low && scale.high == cases[i].scale.high &&
                         scale.step == cases[i].scale.step,
                     "case %u: %d to %d by %d", i, scale.low, scale.high, scale.step);
    }
}
END_TEST

START_TEST (test_places)
{
  DulleScale scale = { -10, 30, 10 };

  ck_assert_float_eq_tol (dulle_scale_place (&scale, 30, 200), 0, 0.01f);
  ck_assert_float_eq_tol (dulle_scale_place (&scale, 0, 200), 150, 0.01f);
  ck_assert_float_eq_tol (dulle_scale_place (&scale, -10, 200), 200, 0.01f);
}
END_TEST

/* Labels keep their order and their distance, and stay within their room. */
START_TEST (test_labels)
{
  static const float wanted[] = { 190, 195, 5, 100, 102, 0, 199 };
  float              places[G_N_ELEMENTS (wanted)];

  memcpy (places, wanted, sizeof places);
  dulle_spread_labels (places, G_N_ELEMENTS (places), 20, 200);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      ck_assert_float_ge (places[i], 9.99f);
      ck_assert_float_le (places[i], 190.01f);
      for (guint k = 0; k < i; k++)
        {
          ck_assert_float_ge (ABS (places[i] - places[k]), 19.99f);
          ck_assert ((wanted[i] < wanted[k]) == (places[i] < places[k]));
        }
    }
}
END_TEST

START_TEST (test_labels_without_room)
{
  float places[] = { 10, 10, 10, 10 };

  dulle_spread_labels (places, 4, 20, 40);
  for (guint i = 0; i < 4; i++)
    ck_assert_float_eq_tol (places[i], 5 + 10 * (float) i, 0.01f);
}
END_TEST

SUITE ("sheet",
       test_values,
       test_lines,
       test_fields,
       test_csv,
       test_empty_csv,
       test_scale,
       test_places,
       test_labels,
       test_labels_without_room)
