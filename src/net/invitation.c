/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "invitation.h"

#include <gio/gio.h>
#include <string.h>

#include "config.h"
#include "broker-address.h"
#include "identity.h"
#include <glib/gi18n-lib.h>

#define MAX_ADDRESSES 8

static gboolean
fail_parse (GError    **error,
            const char *sentence)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, sentence);

  return FALSE;
}

static gboolean
is_hexadecimal (const char *text,
                gsize       length)
{
  return strlen (text) == length && strspn (text, "0123456789abcdef") == length;
}

/* One by a broker names a room there, and the end of that is lost first. */
static gboolean
is_address (const char *text)
{
  static const char *const schemes[] = { DULLE_BROKER_SCHEME, DULLE_CLUB_SCHEME };

  if (*text == '\0' || !g_str_is_ascii (text))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      g_auto (DulleBrokerAddress) address = { 0 };

      if (dulle_broker_address_has_scheme (text, schemes[i]))
        return dulle_broker_address_parse (text, schemes[i], &address, NULL);
    }

  return TRUE;
}

/* An address has no blanks and says where to go to. */
static gboolean
are_addresses (char **addresses)
{
  guint n = g_strv_length (addresses);

  for (guint i = 0; i < n; i++)
    {
      if (!is_address (addresses[i]))
        return FALSE;
    }

  return n > 0 && n <= MAX_ADDRESSES;
}

static char *
remove_blanks (const char *text)
{
  GString *clean = g_string_new (NULL);

  for (; *text != '\0'; text++)
    {
      if (!g_ascii_isspace (*text))
        g_string_append_c (clean, *text);
    }

  return g_string_free (clean, FALSE);
}

/* @text: without blanks */
static gboolean
split_link (char            *text,
            DulleInvitation *self)
{
  char *at = strchr (text, '@');
  char *dot = strchr (text, '.');

  if (at == NULL || dot == NULL || dot > at)
    return FALSE;
  *at = '\0';
  *dot = '\0';
  self->fingerprint = g_ascii_strdown (text + strlen (DULLE_INVITATION_PREFIX), -1);
  self->secret = g_ascii_strdown (dot + 1, -1);
  self->addresses = g_strsplit (at + 1, ",", -1);

  return is_hexadecimal (self->fingerprint, DULLE_FINGERPRINT_LENGTH) &&
         is_hexadecimal (self->secret, DULLE_ROOM_SECRET_LENGTH) && are_addresses (self->addresses);
}

DulleInvitation *
dulle_invitation_parse (const char *text,
                        GError    **error)
{
  g_autoptr (DulleInvitation) self = g_new0 (DulleInvitation, 1);
  g_autofree char *link = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  if (strlen (text) <= DULLE_INVITATION_MAX_LENGTH)
    link = remove_blanks (text);
  if (link == NULL || !g_str_has_prefix (link, DULLE_INVITATION_PREFIX))
    {
      fail_parse (error, _ ("This is not an invitation; invitations begin with “dulle:”."));
      return NULL;
    }
  if (!split_link (link, self))
    {
      fail_parse (error, _ ("This invitation is incomplete. Please copy all of it."));
      return NULL;
    }

  return g_steal_pointer (&self);
}

char *
dulle_invitation_format (const DulleInvitation *self)
{
  g_autofree char *addresses = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  addresses = g_strjoinv (",", self->addresses);

  return g_strdup_printf ("%s%s.%s@%s", DULLE_INVITATION_PREFIX, self->fingerprint, self->secret,
                          addresses);
}

gboolean
dulle_invitation_is_to_club (const DulleInvitation *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return dulle_broker_address_has_scheme (self->addresses[0], DULLE_CLUB_SCHEME);
}

DulleInvitation *
dulle_invitation_copy (const DulleInvitation *self)
{
  DulleInvitation *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new0 (DulleInvitation, 1);
  copy->fingerprint = g_strdup (self->fingerprint);
  copy->secret = g_strdup (self->secret);
  copy->addresses = g_strdupv (self->addresses);

  return copy;
}

void
dulle_invitation_free (DulleInvitation *self)
{
  if (self == NULL)
    return;

  g_free (self->fingerprint);
  g_free (self->secret);
  g_strfreev (self->addresses);
  g_free (self);
}
