/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Buttons beside each other. They are as wide as they like to be, closer and narrower where
 * there is less room, and stand in several rows where even that is too wide.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DULLE_TYPE_BUTTON_ROWS (dulle_button_rows_get_type ())
G_DECLARE_FINAL_TYPE (DulleButtonRows, dulle_button_rows, DULLE, BUTTON_ROWS, GtkWidget)

GtkWidget *dulle_button_rows_new (void);

void dulle_button_rows_append (DulleButtonRows *self,
                               GtkWidget       *button);

/* They never need the height of more rows, but then the width of these. At first, one. */
void dulle_button_rows_set_max_rows (DulleButtonRows *self,
                                     int              max_rows);

G_END_DECLS
