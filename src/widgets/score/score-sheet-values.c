/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The titles of the exported table are translated, but its numbers have a hyphen for a
 * minus and a decimal point in every language.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "text/score-text.h"
#include "score-sheet-values.h"

static const DulleSheetRow *
row_of (GArray *sheet,
        guint   row)
{
  return &g_array_index (sheet, DulleSheetRow, row);
}

gint32
dulle_score_sheet_value (GArray               *sheet,
                         DulleScoreSheetValues values,
                         guint                 row,
                         guint                 player)
{
  gint32 sum = 0;

  if (values == DULLE_SHEET_POINTS)
    return row_of (sheet, row)->scores[player];

  for (guint i = 0; i <= row; i++)
    sum += values == DULLE_SHEET_TOTALS ? row_of (sheet, i)->scores[player]
                                        : row_of (sheet, i)->money[player];

  return sum;
}

char *
dulle_score_sheet_figure (DulleScoreSheetValues values,
                          gint32                value)
{
  return values == DULLE_SHEET_MONEY ? dulle_score_decimal (value / 100.0, 2)
                                     : dulle_score_number (value);
}

gboolean
dulle_score_sheet_has_money (GArray *sheet)
{
  for (guint i = 0; i < sheet->len; i++)
    for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
      if (row_of (sheet, i)->money[player] != 0)
        return TRUE;

  return FALSE;
}

/* A table for other programs */

void
dulle_csv_field (GString    *text,
                 const char *field)
{
  if (text->len > 0 && text->str[text->len - 1] != '\n')
    g_string_append_c (text, ',');
  if (strpbrk (field, ",\"\r\n") == NULL)
    {
      g_string_append (text, field);
      return;
    }

  g_string_append_c (text, '"');
  for (; *field != '\0'; field++)
    {
      if (*field == '"')
        g_string_append_c (text, '"');
      g_string_append_c (text, *field);
    }
  g_string_append_c (text, '"');
}

static void
csv_number (GString *text,
            gint32   number)
{
  g_autofree char *field = g_strdup_printf ("%d", number);

  dulle_csv_field (text, field);
}

static void
csv_money (GString *text,
           gint32   cents)
{
  g_autofree char *field = g_strdup_printf ("%s%d.%02d", cents < 0 ? "-" : "", ABS (cents) / 100,
                                            ABS (cents) % 100);

  dulle_csv_field (text, field);
}

static void
csv_titles (GString           *text,
            const char *const *players,
            guint              n_players,
            gboolean           money)
{
  dulle_csv_field (text, _ ("Game"));
  dulle_csv_field (text, _ ("Session"));
  dulle_csv_field (text, _ ("Dealer"));
  dulle_csv_field (text, _ ("Kind of game"));
  dulle_csv_field (text, _ ("Bock"));
  dulle_csv_field (text, _ ("Winner"));
  dulle_csv_field (text, _ ("Value"));
  for (guint i = 0; i < n_players; i++)
    dulle_csv_field (text, players[i]);
  for (guint i = 0; i < n_players; i++)
    {
      /* Translators: the heading of a column: the total of a player */
      g_autofree char *title = g_strdup_printf (_ ("%s, total"), players[i]);

      dulle_csv_field (text, title);
    }
  for (guint i = 0; money && i < n_players; i++)
    {
      g_autofree char *title = g_strdup_printf (_ ("%s, money"), players[i]);

      dulle_csv_field (text, title);
    }
  g_string_append (text, "\r\n");
}

static void
csv_game (GString           *text,
          GArray            *sheet,
          guint              number,
          const char *const *players,
          guint              n_players,
          gboolean           money)
{
  static const char *const winners[] = {
    [DULLE_RE] = N_ ("Re"), [DULLE_KONTRA] = N_ ("Kontra"), [DULLE_NO_PARTY] = ""
  };
  const DulleSheetRow *row = row_of (sheet, number);
  g_autofree char     *kind = dulle_score_game (row, players);

  csv_number (text, (gint32) row->number);
  csv_number (text, row->session + 1);
  dulle_csv_field (text, players[row->dealer]);
  dulle_csv_field (text, kind);
  csv_number (text, row->bock);
  dulle_csv_field (text, row->winner == DULLE_NO_PARTY ? "" : _ (winners[row->winner]));
  csv_number (text, row->points);
  for (guint i = 0; i < n_players; i++)
    {
      if (row->players >> i & 1)
        csv_number (text, row->scores[i]);
      else
        dulle_csv_field (text, "");
    }
  for (guint i = 0; i < n_players; i++)
    csv_number (text, dulle_score_sheet_value (sheet, DULLE_SHEET_TOTALS, number, i));
  for (guint i = 0; money && i < n_players; i++)
    csv_money (text, row->money[i]);
  g_string_append (text, "\r\n");
}

char *
dulle_score_sheet_csv (GArray            *sheet,
                       const char *const *players,
                       guint              n_players)
{
  GString *text = g_string_new (NULL);
  gboolean money = dulle_score_sheet_has_money (sheet);

  csv_titles (text, players, n_players, money);
  for (guint i = 0; i < sheet->len; i++)
    csv_game (text, sheet, i, players, n_players, money);

  return g_string_free (text, FALSE);
}
