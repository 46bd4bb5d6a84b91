/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The figures on a score sheet, game by game, and the same as a table for other
 * programs.
 */
#pragma once

#include "session/dulle-event.h"

G_BEGIN_DECLS

/**
 * DulleScoreSheetValues:
 * @DULLE_SHEET_POINTS: what each game brought
 * @DULLE_SHEET_TOTALS: the points so far
 * @DULLE_SHEET_MONEY: the money so far
 */
typedef enum
{
  DULLE_SHEET_POINTS,
  DULLE_SHEET_TOTALS,
  DULLE_SHEET_MONEY,
} DulleScoreSheetValues;

/**
 * dulle_score_sheet_value:
 * @sheet: (element-type DulleSheetRow)
 * @row: a game, from 0
 */
gint32 dulle_score_sheet_value (GArray               *sheet,
                                DulleScoreSheetValues values,
                                guint                 row,
                                guint                 player);

/* Returns: (transfer full): a value as people write it */
char *dulle_score_sheet_figure (DulleScoreSheetValues values,
                                gint32                value);

/* Whether any money was paid. */
gboolean dulle_score_sheet_has_money (GArray *sheet);

/**
 * dulle_score_sheet_csv:
 * @players: (array length=n_players): their names
 *
 * Returns: (transfer full): the sheet as comma-separated values, RFC 4180, with a line
 * of titles; the field of a player who sat out is empty
 */
char *dulle_score_sheet_csv (GArray            *sheet,
                             const char *const *players,
                             guint              n_players);

/* Appends a field, quoted where it has to be. */
void dulle_csv_field (GString    *text,
                      const char *field);

G_END_DECLS
