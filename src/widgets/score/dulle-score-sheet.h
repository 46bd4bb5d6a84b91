/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The score sheet of a tournament: a line for each game, the sums of its sessions, and
 * a curve for each player. Shows points, totals or money, and can be saved as a table.
 */
#pragma once

#include <gtk/gtk.h>

#include "score-sheet-values.h"

G_BEGIN_DECLS

#define DULLE_TYPE_SHEET_VALUES (dulle_score_sheet_values_get_type ())
GType dulle_score_sheet_values_get_type (void) G_GNUC_CONST;

#define DULLE_TYPE_SCORE_SHEET (dulle_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (DulleScoreSheet, dulle_score_sheet, DULLE, SCORE_SHEET, GtkWidget)

/**
 * DulleScoreSheet:values: (type DulleScoreSheetValues)
 *
 * What the lines show; also set by the action `sheet.values`. `sheet.export` saves the
 * table.
 */

GtkWidget *dulle_score_sheet_new (void);

/* @faces: (array fixed-size=DULLE_MAX_PLAYERS): of the players that will be shown */
void dulle_score_sheet_set_faces (DulleScoreSheet *self,
                                  const DulleFace *faces);

/**
 * dulle_score_sheet_show:
 * @title: (nullable): the title above it
 * @sheet: (element-type DulleSheetRow) (nullable): the games so far
 * @players: (array length=n_players): their names
 */
void dulle_score_sheet_show (DulleScoreSheet   *self,
                             const char        *title,
                             GArray            *sheet,
                             const char *const *players,
                             guint              n_players);

G_END_DECLS
