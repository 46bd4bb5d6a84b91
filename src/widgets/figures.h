/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Numbers with names, large or in a row; a screen reader says both together.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A number with @name below it; the number is set later. */
GtkWidget *dulle_figure_new (const char *name);
void       dulle_figure_set (GtkWidget  *figure,
                             const char *value);

/* A row of a preferences group with @name as its title; its value is set later. */
GtkWidget *dulle_figure_row_new (const char *name);
void       dulle_figure_row_set (GtkWidget  *row,
                                 const char *value);

G_END_DECLS
