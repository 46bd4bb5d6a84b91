/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A bar above the table while somebody's line is lost, or somebody does nothing: for whom the
 * game waits, and how long it just waits. Then anybody may propose that a computer plays on, and
 * the others are asked. Whoever does nothing may say to be back.
 * Whoever is missing elsewhere, since the program was started anew, is offered its seat again.
 * Where the table of a host is gone for good, the bar says so as long as it is looked at. Before
 * the tournament it says that there is such a table, since its lobby may have been closed.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-host.h"

G_BEGIN_DECLS

#define DULLE_TYPE_MISSING_BAR (dulle_missing_bar_get_type ())
G_DECLARE_FINAL_TYPE (DulleMissingBar, dulle_missing_bar, DULLE, MISSING_BAR, GtkWidget)

/* The session, and the host of its tables, of which one has the table that is played at. @table is
 * what shows it, and outlives the bar: it cannot be used while the table is gone. */
void dulle_missing_bar_set_host (DulleMissingBar *self,
                                 DulleSession    *session,
                                 DulleHost       *host,
                                 GtkWidget       *table);

/* In a narrow window the buttons stand below the text, unless it is low. */
void dulle_missing_bar_set_room (DulleMissingBar *self,
                                 gboolean         narrow,
                                 gboolean         low);

G_END_DECLS
