/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "broker-address.h"

#include <string.h>

#include "config.h"
#include <glib/gi18n-lib.h>

#include "engine/quote.h"

#define USUAL_PORT  1883
#define LOCKED_PORT 8883

/* May stand before an address, as brokers' own pages have it. */
#define OPEN_SCHEME   "mqtt://"
#define LOCKED_SCHEME "mqtts://"

/* Characters of the name of a machine (RFC 1035). */
#define MAX_HOST 253

/* Digits of the hash of a secret that name a topic. */
#define ROOM_LENGTH 32

/* Name and password together, so that an invitation still fits on a screen. */
#define MAX_ACCOUNT 200

static gboolean
fail_address (const char *text,
              GError    **error)
{
  /* Translators: an MQTT broker, a program that passes messages on */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               _ ("“%s” is not the address of a broker."), dulle_quote (text).text);

  return FALSE;
}

/* Whether all of it may stand in the name or address of a machine, or in a port. */
static gboolean
is_plain (const char *text)
{
  for (; *text != '\0'; text++)
    {
      if (!g_ascii_isgraph (*text) || strchr ("/@,?#", *text) != NULL)
        return FALSE;
    }

  return TRUE;
}

/* Whether there can be such a machine with such a port. */
static gboolean
is_reachable (GNetworkAddress *place)
{
  return g_network_address_get_port (place) != 0 &&
         strlen (g_network_address_get_hostname (place)) <= MAX_HOST;
}

/* Splits what a person wrote. Returns: (transfer full) (nullable) */
static GNetworkAddress *
read_place (const char *text,
            gboolean   *is_locked)
{
  gboolean            is_open = g_str_has_prefix (text, OPEN_SCHEME);
  GSocketConnectable *place;

  *is_locked = g_str_has_prefix (text, LOCKED_SCHEME);
  if (is_open || *is_locked)
    text += strlen (is_open ? OPEN_SCHEME : LOCKED_SCHEME);
  if (!is_plain (text) || *text == '\0')
    return NULL;

  place = g_network_address_parse (text, *is_locked ? LOCKED_PORT : USUAL_PORT, NULL);
  if (place != NULL && !is_reachable (G_NETWORK_ADDRESS (place)))
    g_clear_object (&place);
  if (place != NULL && !is_open &&
      g_network_address_get_port (G_NETWORK_ADDRESS (place)) == LOCKED_PORT)
    *is_locked = TRUE;

  return place != NULL ? G_NETWORK_ADDRESS (place) : NULL;
}

/* Returns: (transfer full) (nullable): for the place of @text in a link, where nothing else of it
 * may be taken for a sign; %NULL for nothing */
static char *
escape_word (const char *text)
{
  return text != NULL && *text != '\0' ? g_uri_escape_string (text, NULL, FALSE) : NULL;
}

/* The room of those who know @secret. Returns: (transfer full) */
static char *
find_path (const char *secret)
{
  g_autofree char *text = g_strconcat ("dulle room 1 ", secret, NULL);
  g_autofree char *room = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  room[ROOM_LENGTH] = '\0';

  return g_strconcat ("/", room, NULL);
}

char *
dulle_broker_address_make (const char               *scheme,
                           const DulleBrokerAccount *account,
                           const char               *secret,
                           GError                  **error)
{
  g_autofree char *full_scheme = NULL;
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;
  g_autofree char *password = NULL;
  g_autoptr (GNetworkAddress) place = NULL;
  gboolean is_locked;

  g_return_val_if_fail (scheme != NULL && account != NULL && secret != NULL, NULL);

  place = read_place (account->place, &is_locked);
  if (place == NULL)
    {
      fail_address (account->place, error);
      return NULL;
    }
  name = escape_word (account->name);
  password = name != NULL ? escape_word (account->password) : NULL;
  if ((name != NULL ? strlen (name) : 0) + (password != NULL ? strlen (password) : 0) > MAX_ACCOUNT)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                           _ ("The name or the password for the broker is too long."));
      return NULL;
    }

  full_scheme = g_strconcat (scheme, is_locked ? "s" : "", NULL);
  path = find_path (secret);

  return g_uri_join_with_user (G_URI_FLAGS_ENCODED, full_scheme, name, password, NULL,
                               g_network_address_get_hostname (place),
                               g_network_address_get_port (place), path, NULL, NULL);
}

gboolean
dulle_broker_address_has_scheme (const char *text,
                                 const char *scheme)
{
  g_return_val_if_fail (text != NULL && scheme != NULL, FALSE);

  if (!g_str_has_prefix (text, scheme))
    return FALSE;
  text += strlen (scheme);

  return g_str_has_prefix (text, "://") || g_str_has_prefix (text, "s://");
}

static gboolean
is_room (const char *path)
{
  return strlen (path) == 1 + ROOM_LENGTH &&
         strspn (path + 1, "0123456789abcdef") == ROOM_LENGTH;
}

gboolean
dulle_broker_address_parse (const char         *text,
                            const char         *scheme,
                            DulleBrokerAddress *address,
                            GError            **error)
{
  g_autofree char *found = NULL;
  g_autofree char *path = NULL;
  int              port;

  g_return_val_if_fail (text != NULL && scheme != NULL && address != NULL, FALSE);

  if (!dulle_broker_address_has_scheme (text, scheme) ||
      !g_uri_split_with_user (text, G_URI_FLAGS_HAS_PASSWORD, &found, &address->name,
                              &address->password, NULL, &address->host, &port, &path, NULL, NULL,
                              NULL) ||
      address->host == NULL || *address->host == '\0' || !is_room (path))
    return fail_address (text, error);

  address->is_locked = strlen (found) > strlen (scheme);
  if (port == -1)
    port = address->is_locked ? LOCKED_PORT : USUAL_PORT;
  address->port = (guint16) port;
  address->topic = g_strconcat ("dulle", path, "/", NULL);

  return TRUE;
}

void
dulle_broker_address_clear (DulleBrokerAddress *address)
{
  g_clear_pointer (&address->host, g_free);
  g_clear_pointer (&address->topic, g_free);
  g_clear_pointer (&address->name, g_free);
  g_clear_pointer (&address->password, g_free);
}
