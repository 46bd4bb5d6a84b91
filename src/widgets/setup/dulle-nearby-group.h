/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The tables that are announced on the local network, with a button for each that asks for a
 * seat: the action "lobby.knock" with its address. It looks for tables as long as it is shown.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define DULLE_TYPE_NEARBY_GROUP (dulle_nearby_group_get_type ())
G_DECLARE_FINAL_TYPE (DulleNearbyGroup,
                      dulle_nearby_group,
                      DULLE,
                      NEARBY_GROUP,
                      AdwPreferencesGroup)

G_END_DECLS
