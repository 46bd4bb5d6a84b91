/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-host.h"

G_BEGIN_DECLS

/* Closes the table of @host; where guests play at it, only after a question. */
void dulle_close_table (GtkWindow *parent, DulleHost *host);

/* Returns: (nullable): the question whether to close it for another tournament (see
 *   dulle_leave_table_ask()); %NULL if no guests play at it */
GtkWidget *dulle_close_table_to_leave (GtkWindow *parent, DulleHost *host);

G_END_DECLS
