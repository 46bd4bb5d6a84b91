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
 * Emitted when the broker was reached, has refused or was lost, or is not used any more.
 */

/**
 * DulleMeetingState:
 * @DULLE_MEETING_CALLED: the broker has not answered yet or was lost, or no broker is used
 * @DULLE_MEETING_REFUSED: it lets nobody in with this name and password, or not by such a table
 * @DULLE_MEETING_UNTRUSTED: the connection to it could not be locked
 * @DULLE_MEETING_REACHED: guests come in there
 */
typedef enum
{
  DULLE_MEETING_CALLED,
  DULLE_MEETING_REFUSED,
  DULLE_MEETING_UNTRUSTED,
  DULLE_MEETING_REACHED,
} DulleMeetingState;

DulleMeeting *dulle_meeting_new (DulleHost *host);

DulleHost *dulle_meeting_get_host (DulleMeeting *self);

/**
 * dulle_meeting_set_broker:
 * @broker: (nullable): HOST or HOST:PORT, by TLS if “mqtts://” stands before it or the port is
 *   8883; %NULL or blanks for none
 * @name: (nullable): what it takes to be let in there, if not empty; guests learn it from the
 *   invitation
 * @password: (nullable): likewise
 *
 * Meets guests at @broker as well whenever a table is open, from now on.
 *
 * Returns: whether that can be an address; if not, @error is a sentence, and no broker is used
 */
gboolean dulle_meeting_set_broker (DulleMeeting *self,
                                   const char   *broker,
                                   const char   *name,
                                   const char   *password,
                                   GError      **error);

/* Returns: (nullable): the broker at which guests are awaited now */
const char *dulle_meeting_get_broker (DulleMeeting *self);

/* What has come of it. */
DulleMeetingState dulle_meeting_get_state (DulleMeeting *self);

/* Returns: (transfer full) (nullable): the link by which guests come in, by whatever way */
char *dulle_meeting_invite (DulleMeeting *self);

/* What a table at which nobody sits on this machine is announced as; it is not without a name.
 * Others go by the name of their host. */
void dulle_meeting_set_name (DulleMeeting *self,
                             const char   *name);

/* Whether dulle_meeting_set_broker() would use a broker. @is_locked (optional) says whether the
 * connection to it is locked then. */
gboolean dulle_meeting_check_broker (const char *broker,
                                     const char *name,
                                     const char *password,
                                     gboolean   *is_locked,
                                     GError    **error);

G_END_DECLS
