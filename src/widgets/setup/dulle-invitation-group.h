/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The invitation to a table, as it is passed on: as a link and as a QR code. A host can have it
 * replaced.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-host.h"

G_BEGIN_DECLS

#define DULLE_TYPE_INVITATION_GROUP (dulle_invitation_group_get_type ())
G_DECLARE_FINAL_TYPE (
    DulleInvitationGroup, dulle_invitation_group, DULLE, INVITATION_GROUP, AdwPreferencesGroup)

/**
 * dulle_invitation_group_show:
 * @link: (nullable): the link, if there is one
 * @note: whom it lets in
 * @host: (nullable): whose table it is, if it is that of the person here
 */
void dulle_invitation_group_show (DulleInvitationGroup *self,
                                  const char           *link,
                                  const char           *note,
                                  DulleHost            *host);

/* Returns: the link, or an empty string */
const char *dulle_invitation_group_get_link (DulleInvitationGroup *self);

G_END_DECLS
