/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What somebody pastes as an invitation, or sends as an offer: what was understood is the same
 * after it has been written and read again, and its addresses are ways or refused.
 */
#include <gio/gio.h>
#include <string.h>

#include "net/broker-address.h"
#include "net/invitation.h"
#include "readers.h"

/* Whether a way by a broker says where, or is refused with a sentence. */
static bool
is_way_or_refused (const char *text,
                   const char *scheme)
{
  g_auto (DulleBrokerAddress) address = { 0 };
  g_autoptr (GError) error = NULL;

  if (!dulle_broker_address_parse (text, scheme, &address, &error))
    return error != NULL;

  return error == NULL && *address.host != '\0' && g_str_has_prefix (address.topic, "dulle/") &&
         g_str_has_suffix (address.topic, "/");
}

bool
read_invitations (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (DulleInvitation) invitation = dulle_invitation_parse (text, &error);
  g_autoptr (DulleInvitation) read = NULL;
  g_autofree char *written = NULL;
  g_autofree char *again = NULL;

  if (invitation == NULL)
    return error != NULL;

  written = dulle_invitation_format (invitation);
  read = dulle_invitation_parse (written, NULL);
  if (read == NULL)
    return false;
  again = dulle_invitation_format (read);
  for (char **address = invitation->addresses; *address != NULL; address++)
    if (!is_way_or_refused (*address, DULLE_BROKER_SCHEME) ||
        !is_way_or_refused (*address, DULLE_CLUB_SCHEME))
      return false;

  return strcmp (written, again) == 0;
}
