/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where a shared table goes on if its host has to go. A guest offers to take it over
 * ("lobby.offer", with whether it does); the host chooses one of those who have, or nobody after
 * all ("lobby.hand-on", with the player or %DULLE_NO_SEAT).
 */
#pragma once

#include <adwaita.h>

#include "session/company.h"

G_BEGIN_DECLS

#define DULLE_TYPE_HANDOVER_GROUP (dulle_handover_group_get_type ())
G_DECLARE_FINAL_TYPE (DulleHandoverGroup,
                      dulle_handover_group,
                      DULLE,
                      HANDOVER_GROUP,
                      AdwPreferencesGroup)

/* @may_offer: whether this is a guest whose host hands its table on. Who neither is that nor
 * @hosts a table at which is played does not see the group. */
void dulle_handover_group_show (DulleHandoverGroup *self,
                                const DulleCompany *company,
                                gboolean            hosts,
                                gboolean            may_offer);

G_END_DECLS
