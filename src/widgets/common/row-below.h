/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Rows whose controls stand below their text where it has no room for them beside it, as in a
 * narrow window.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_row_put_below:
 * @row: a row of libadwaita
 * @control: what is to stand behind all that @row has now, or below it
 *
 * Is called once.
 */
void dulle_row_put_below (GtkListBoxRow *row,
                          GtkWidget     *control);

/**
 * dulle_row_put_behind:
 * @row: a row of libadwaita
 * @control: what is to stand behind all that @row has now, also where its text then takes several
 *   lines, or below it where they would be a narrow column
 *
 * Is called once.
 */
void dulle_row_put_behind (GtkListBoxRow *row,
                           GtkWidget     *control);

G_END_DECLS
