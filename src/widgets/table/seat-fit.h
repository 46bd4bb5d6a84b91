/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Name plates are as large as the table that they stand at lets them be.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_fit_seats:
 * @board: the parent of the seats
 * @width: of the table
 *
 * To be called when @board is allocated. With the next frame its seats have the size for a
 * table of @width and @height, and @board has the style class `compact` in a small one.
 */
void dulle_fit_seats (GtkWidget *board,
                      int        width,
                      int        height);

G_END_DECLS
