/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * All figures are computed when the list is made, in one pass over the games: if each
 * line added up its own total, the cost would be quadratic.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "text/score-text.h"

#include "score-sheet-lines.h"

struct _DulleScoreSheetLine
{
  GObject parent_instance;

  DulleScoreSheetLineKind kind;
  DulleScoreSheetValues   values;
  guint                   number;
  guint                   bock;
  DulleWord               word;
  guint                   written;
  gboolean                strong;
  gint32                  figures[DULLE_MAX_PLAYERS];

  /* Owned */
  char *title;
};

G_DEFINE_FINAL_TYPE (DulleScoreSheetLine, dulle_score_sheet_line, G_TYPE_OBJECT)

static void
dulle_score_sheet_line_finalize (GObject *object)
{
  g_free (DULLE_SCORE_SHEET_LINE (object)->title);

  G_OBJECT_CLASS (dulle_score_sheet_line_parent_class)->finalize (object);
}

static void
dulle_score_sheet_line_class_init (DulleScoreSheetLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dulle_score_sheet_line_finalize;
}

static void
dulle_score_sheet_line_init (DulleScoreSheetLine *self)
{
}

/* Appends a line. @written has one bit for each player who has a figure in it. */
static DulleScoreSheetLine *
append_line (GListStore             *lines,
             DulleScoreSheetLineKind kind,
             char                   *title,
             guint                   written,
             const gint32            figures[DULLE_MAX_PLAYERS])
{
  g_autoptr (DulleScoreSheetLine) line = g_object_new (DULLE_TYPE_SCORE_SHEET_LINE, NULL);

  line->kind = kind;
  line->title = title;
  line->written = written;
  line->strong = kind != DULLE_SCORE_SHEET_GAME;
  line->bock = 1;
  line->word = DULLE_NO_WORD;
  memcpy (line->figures, figures, sizeof line->figures);
  g_list_store_append (lines, line);

  return line;
}

static void
add_figures (gint32       sums[DULLE_MAX_PLAYERS],
             const gint32 figures[DULLE_MAX_PLAYERS])
{
  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    sums[player] += figures[player];
}

/* The last line has everybody's total, even of those who sat out. */
static void
append_game (GListStore           *lines,
             const DulleSheetRow  *game,
             gboolean              last,
             DulleScoreSheetValues values,
             const char *const    *players,
             const gint32          figures[DULLE_MAX_PLAYERS])
{
  gboolean             everybody = last && values != DULLE_SHEET_POINTS;
  DulleScoreSheetLine *line = append_line (lines, DULLE_SCORE_SHEET_GAME,
                                           dulle_score_game (game, players),
                                           everybody ? ~0u : game->players, figures);

  line->values = values;
  line->number = game->number;
  line->bock = game->bock;
  if (game->contract != DULLE_CONTRACT_NORMAL)
    line->word = dulle_word_of_contract (game->contract);
  line->strong = everybody;
}

static void
append_session (GListStore           *lines,
                const DulleSheetRow  *game,
                DulleScoreSheetValues values,
                const gint32          figures[DULLE_MAX_PLAYERS])
{
  char *title = g_strdup_printf (_ ("Session %u"), game->session + 1u);

  append_line (lines, DULLE_SCORE_SHEET_SESSION, title, ~0u, figures)->values = values;
}

GListModel *
dulle_score_sheet_lines_new (GArray               *sheet,
                             DulleScoreSheetValues values,
                             const char *const    *players)
{
  const DulleSheetRow *games = (const DulleSheetRow *) sheet->data;
  GListStore          *lines = g_list_store_new (DULLE_TYPE_SCORE_SHEET_LINE);
  gint32               totals[DULLE_MAX_PLAYERS] = { 0 };
  gint32               money[DULLE_MAX_PLAYERS] = { 0 };
  gint32               session[DULLE_MAX_PLAYERS] = { 0 };
  gboolean             sessions = sheet->len > 0 && games[sheet->len - 1].session > 0;

  for (guint i = 0; i < sheet->len; i++)
    {
      gboolean      last = i + 1 == sheet->len;
      const gint32 *figures[] = { [DULLE_SHEET_POINTS] = games[i].scores,
                                  [DULLE_SHEET_TOTALS] = totals,
                                  [DULLE_SHEET_MONEY] = money };

      add_figures (totals, games[i].scores);
      add_figures (money, games[i].money);
      add_figures (session, values == DULLE_SHEET_MONEY ? games[i].money : games[i].scores);
      append_game (lines, &games[i], last, values, players, figures[values]);
      if (sessions && (last || games[i + 1].session != games[i].session))
        {
          append_session (lines, &games[i], values, session);
          memset (session, 0, sizeof session);
        }
    }
  if (sheet->len > 0 && values == DULLE_SHEET_POINTS)
    append_line (lines, DULLE_SCORE_SHEET_SUM, g_strdup (_ ("Sum")), ~0u, totals);

  return G_LIST_MODEL (lines);
}

gboolean
dulle_score_sheet_line_is_strong (DulleScoreSheetLine *self)
{
  g_return_val_if_fail (DULLE_IS_SCORE_SHEET_LINE (self), FALSE);

  return self->strong;
}

char *
dulle_score_sheet_line_number (DulleScoreSheetLine *self)
{
  g_return_val_if_fail (DULLE_IS_SCORE_SHEET_LINE (self), NULL);

  return self->kind == DULLE_SCORE_SHEET_GAME ? g_strdup_printf ("%u", self->number)
                                              : g_strdup ("");
}

const char *
dulle_score_sheet_line_title (DulleScoreSheetLine *self)
{
  g_return_val_if_fail (DULLE_IS_SCORE_SHEET_LINE (self), NULL);

  return self->title;
}

DulleWord
dulle_score_sheet_line_word (DulleScoreSheetLine *self)
{
  g_return_val_if_fail (DULLE_IS_SCORE_SHEET_LINE (self), DULLE_NO_WORD);

  return self->word;
}

guint
dulle_score_sheet_line_bock (DulleScoreSheetLine *self)
{
  g_return_val_if_fail (DULLE_IS_SCORE_SHEET_LINE (self), 1);

  return self->bock;
}

char *
dulle_score_sheet_line_figure (DulleScoreSheetLine *self,
                               guint                player)
{
  g_return_val_if_fail (DULLE_IS_SCORE_SHEET_LINE (self), NULL);
  g_return_val_if_fail (player < DULLE_MAX_PLAYERS, NULL);

  if ((self->written >> player & 1) == 0)
    return g_strdup ("–");

  return dulle_score_sheet_figure (self->values, self->figures[player]);
}
