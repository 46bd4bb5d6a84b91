/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The lines of a score sheet as a list model: the games, a sum after the last game of
 * each session, and a sum of everything if the lines show single games.
 */
#pragma once

#include <gio/gio.h>

#include "book/words.h"
#include "score-sheet-values.h"

G_BEGIN_DECLS

/**
 * DulleScoreSheetLineKind:
 * @DULLE_SCORE_SHEET_GAME: a game
 * @DULLE_SCORE_SHEET_SESSION: the sum of a session
 * @DULLE_SCORE_SHEET_SUM: the sum of all games
 */
typedef enum
{
  DULLE_SCORE_SHEET_GAME,
  DULLE_SCORE_SHEET_SESSION,
  DULLE_SCORE_SHEET_SUM,
} DulleScoreSheetLineKind;

#define DULLE_TYPE_SCORE_SHEET_LINE (dulle_score_sheet_line_get_type ())
G_DECLARE_FINAL_TYPE (DulleScoreSheetLine, dulle_score_sheet_line, DULLE, SCORE_SHEET_LINE, GObject)

/**
 * dulle_score_sheet_lines_new:
 * @sheet: (element-type DulleSheetRow): the games
 * @players: their names
 *
 * Returns: (transfer full): a list of #DulleScoreSheetLine
 */
GListModel *dulle_score_sheet_lines_new (GArray               *sheet,
                                         DulleScoreSheetValues values,
                                         const char *const    *players);

/* Sums and the last totals stand out. */
gboolean dulle_score_sheet_line_is_strong (DulleScoreSheetLine *self);

/* Returns: (transfer full): the number of a game in the tournament; empty for sums */
char *dulle_score_sheet_line_number (DulleScoreSheetLine *self);

/* Returns: (transfer none): "Queen solo: Kleo", "Session 2", "Sum" */
const char *dulle_score_sheet_line_title (DulleScoreSheetLine *self);

/* Returns: the word for a game that is not a normal one, or %DULLE_NO_WORD */
DulleWord dulle_score_sheet_line_word (DulleScoreSheetLine *self);

/* Returns: the factor of a bock game, 1 for all others */
guint dulle_score_sheet_line_bock (DulleScoreSheetLine *self);

/* Returns: (transfer full): what is written for @player, "–" for somebody who sat out */
char *dulle_score_sheet_line_figure (DulleScoreSheetLine *self,
                                     guint                player);

G_END_DECLS
