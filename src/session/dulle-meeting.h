/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where guests find a host's table, apart from its own addresses: at a broker, and by its
 * announcement on the local network. Both end with the table.
 */
#pragma once

#include "dulle-host.h"

G_BEGIN_DECLS

#define DULLE_TYPE_MEETING (dulle_meeting_get_type ())
G_DECLARE_FINAL_TYPE (DulleMeeting, dulle_meeting, DULLE, MEETING, GObject)

/**
 * DulleMeeting::changed:
 *
 * Emitted when the broker was reached, or is not used any more.
 */

DulleMeeting *dulle_meeting_new (DulleHost *host);

DulleHost *dulle_meeting_get_host (DulleMeeting *self);

/**
 * dulle_meeting_set_broker:
 * @broker: (nullable): HOST or HOST:PORT; %NULL or blanks for none
 *
 * Meets guests at @broker as well whenever a table is open, from now on.
 *
 * Returns: whether that can be an address; if not, @error is a sentence, and no broker is used
 */
gboolean dulle_meeting_set_broker (DulleMeeting *self,
                                   const char   *broker,
                                   GError      **error);

/* Returns: (nullable): the broker at which guests are awaited now */
const char *dulle_meeting_get_broker (DulleMeeting *self);

/* Whether the broker has answered. */
gboolean dulle_meeting_is_reached (DulleMeeting *self);

/* Returns: (transfer full) (nullable): the link by which guests come in, by whatever way */
char *dulle_meeting_invite (DulleMeeting *self);

/* What a table at which nobody sits on this machine is announced as; it is not without a name.
 * Others go by the name of their host. */
void dulle_meeting_set_name (DulleMeeting *self,
                             const char   *name);

/* Whether @broker, without blanks around it, can be the address of one. */
gboolean dulle_meeting_check_broker (const char *broker,
                                     GError    **error);

G_END_DECLS
