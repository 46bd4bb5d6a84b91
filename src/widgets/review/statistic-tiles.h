/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Named numbers, as large tiles or as rows; a screen reader reads number and name
 * together.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A number with @name below it; the number is set later.
 * Setting returns: (transfer full): what the tile says, such as "Won: 59 %" */
GtkWidget *dulle_statistic_tile_new (const char *name);
char      *dulle_statistic_tile_set (GtkWidget  *tile,
                                     const char *value);

/* A row of a preferences group, with @name as its title; its value is set later. */
GtkWidget *dulle_statistic_row_new (const char *name);
void       dulle_statistic_row_set (GtkWidget  *row,
                                    const char *value);

G_END_DECLS
