/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

/**
 * dulle_give_up_seat:
 * @link: (nullable): the invitation to that table
 *
 * Calls @go with @object, which goes to another table. Where a seat is being kept that is not at
 * that very table, it is asked first: nothing leads back to it then. Never called after @object is
 * disposed of.
 */
void dulle_give_up_seat (GtkWindow    *parent,
                         DulleSession *session,
                         const char   *link,
                         void (*go) (gpointer object),
                         gpointer object);

G_END_DECLS
