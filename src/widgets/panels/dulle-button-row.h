/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Buttons beside each other, in one row always. They are as wide as they like to be, closer
 * and narrower where there is less room, and where even that is too wide, some of them are
 * not shown and another button stands for them.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DULLE_TYPE_BUTTON_ROW (dulle_button_row_get_type ())
G_DECLARE_FINAL_TYPE (DulleButtonRow, dulle_button_row, DULLE, BUTTON_ROW, GtkWidget)

/* @rest: stands at the end in place of those that are not shown */
GtkWidget *dulle_button_row_new (GtkWidget *rest);

/* Adds a button at the end. All those that can be spared come before all others, and the last of
 * them are the first that are not shown. */
void dulle_button_row_append (DulleButtonRow *self,
                              GtkWidget      *button,
                              gboolean        can_be_spared);

G_END_DECLS
