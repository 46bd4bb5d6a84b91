/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-host.h"

G_BEGIN_DECLS

/* Begins the tournament at the table of @host; where guests are not ready yet, only after a
 * question. */
void dulle_begin_table (GtkWindow *parent, DulleHost *host);

G_END_DECLS
