/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The seats of a shared table in the lobby, and above them what the person there can do next. A
 * host has a button for each guest that sends it away.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-host.h"

G_BEGIN_DECLS

#define DULLE_TYPE_SEATS_GROUP (dulle_seats_group_get_type ())
G_DECLARE_FINAL_TYPE (DulleSeatsGroup, dulle_seats_group, DULLE, SEATS_GROUP, AdwPreferencesGroup)

/* At whose table the seats are, if it is one here. */
void dulle_seats_group_set_host (DulleSeatsGroup *self,
                                 DulleHost       *host);

/* @hosts: whether the table is here */
void dulle_seats_group_show (DulleSeatsGroup    *self,
                             const DulleCompany *company,
                             gboolean            hosts);

G_END_DECLS
