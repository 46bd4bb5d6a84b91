/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The score sheet of a tournament: a line for each game, the sums of its sessions, and
 * a curve for each player. Shows points, totals or money, and can be saved as a table.
 */
#pragma once

#include <gtk/gtk.h>

#include "sheet-values.h"

G_BEGIN_DECLS

#define DULLE_TYPE_SHEET_VALUES (dulle_sheet_values_get_type ())
GType dulle_sheet_values_get_type (void) G_GNUC_CONST;

#define DULLE_TYPE_SHEET (dulle_sheet_get_type ())
G_DECLARE_FINAL_TYPE (DulleSheet, dulle_sheet, DULLE, SHEET, GtkWidget)

/**
 * DulleSheet:values: (type DulleSheetValues)
 *
 * What stands in the lines; set by the action `sheet.values` too. `sheet.export` saves
 * the table.
 */

GtkWidget *dulle_sheet_new (void);

/**
 * dulle_sheet_show:
 * @title: (nullable): what stands above it
 * @sheet: (element-type DulleSheetRow) (nullable): the games so far
 * @players: (array length=n_players): their names
 */
void dulle_sheet_show (DulleSheet        *self,
                       const char        *title,
                       GArray            *sheet,
                       const char *const *players,
                       guint              n_players);

G_END_DECLS
