/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Whatever takes the place of the tournament on the table may end it for others who play at it. So
 * the person is asked first, in whichever window that was wanted.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The response of the person who leaves the table all the same. */
#define DULLE_LEAVE_RESPONSE "close"

/* Returns: (nullable): a dialog that asks the person, with %DULLE_LEAVE_RESPONSE; %NULL if nobody
 *   has to be asked */
typedef GtkWidget *(*DulleLeaveQuestion) (GtkWindow *parent,
                                          gpointer   user_data);

/* From now on the person is asked before the table in this window is left. @user_data outlives
 * the window. */
void dulle_leave_table_ask (GtkWindow         *table,
                            DulleLeaveQuestion question,
                            gpointer           user_data);

/**
 * dulle_leave_table:
 * @window: the window of the table, or one that was opened from there
 * @leave: leaves the table
 * @object: what @leave gets
 *
 * Calls @leave, at once or when the person has agreed; never after @object is disposed of.
 */
void dulle_leave_table (GtkWindow *window,
                        void (*leave) (gpointer object),
                        gpointer object);

G_END_DECLS
