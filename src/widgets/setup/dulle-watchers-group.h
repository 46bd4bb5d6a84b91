/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Who looks on at a shared table. For the host it has a switch that lets watchers in or not, and
 * a button for each that sends it away. Whoever looks on is offered a seat here if one is free.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-host.h"

G_BEGIN_DECLS

#define DULLE_TYPE_WATCHERS_GROUP (dulle_watchers_group_get_type ())
G_DECLARE_FINAL_TYPE (DulleWatchersGroup,
                      dulle_watchers_group,
                      DULLE,
                      WATCHERS_GROUP,
                      AdwPreferencesGroup)

/* Whose seat it would be, and at whose table others look on; they may from now on, or not. */
void dulle_watchers_group_set_table (DulleWatchersGroup *self,
                                     DulleSession       *session,
                                     DulleHost          *host);

/* Shows who looks on. Without anybody, only hosts see the group. */
void dulle_watchers_group_show (DulleWatchersGroup *self,
                                const DulleCompany *company,
                                gboolean            hosts);

G_END_DECLS
