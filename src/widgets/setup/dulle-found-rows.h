/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A list of the rows of preferences pages in which what is looked for was found, or that there
 * are none.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define DULLE_TYPE_FOUND_ROWS (dulle_found_rows_get_type ())
G_DECLARE_FINAL_TYPE (DulleFoundRows, dulle_found_rows, DULLE, FOUND_ROWS, AdwBin)

/**
 * DulleFoundRows::opened:
 * @row: an AdwPreferencesRow of one of the pages
 *
 * The person chose what was found.
 */

/**
 * dulle_found_rows_find:
 * @pages: an ancestor of the rows
 * @words: what is looked for in their titles, their subtitles and the titles of their groups
 */
void dulle_found_rows_find (DulleFoundRows *self,
                            GtkWidget      *pages,
                            const char     *words);

/* Returns: (nullable): the first line of the list; it is activated to open the row */
GtkWidget *dulle_found_rows_get_first (DulleFoundRows *self);

G_END_DECLS
