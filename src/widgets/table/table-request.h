/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the widgets of a table ask for: fills in a DulleTableRequest.
 */
#pragma once

#include <gtk/gtk.h>

#include "table-geometry.h"

G_BEGIN_DECLS

/* The plates are all as high as the highest one. */
void dulle_table_request_plate (DulleTableRequest *self,
                                GtkWidget         *plate);

/* @panel, @bar: (nullable): nothing is asked for by what is hidden.
 * @room: how wide it can be at most, if it does not need more */
void dulle_table_request_panel (DulleTableRequest *self,
                                GtkWidget         *panel,
                                float              room);
void dulle_table_request_bar (DulleTableRequest *self,
                              GtkWidget         *bar,
                              float              room);

G_END_DECLS
