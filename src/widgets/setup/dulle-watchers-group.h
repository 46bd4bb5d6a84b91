/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Who looks on at a shared table. For the host it has a switch that lets watchers in or not, and
 * a button for each that sends it away: the action "lobby.send-away" with its number. Whoever looks
 * on is offered a seat here if one is free.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_WATCHERS_GROUP (dulle_watchers_group_get_type ())
G_DECLARE_FINAL_TYPE (DulleWatchersGroup,
                      dulle_watchers_group,
                      DULLE,
                      WATCHERS_GROUP,
                      AdwPreferencesGroup)

/* Whose seat it would be. */
void dulle_watchers_group_set_session (DulleWatchersGroup *self,
                                       DulleSession       *session);

/* Shows who looks on. Without anybody, only hosts see the group. */
void dulle_watchers_group_show (DulleWatchersGroup *self,
                                const DulleCompany *company,
                                gboolean            hosts);

G_END_DECLS
