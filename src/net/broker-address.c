/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "broker-address.h"

#include <string.h>

#include "config.h"
#include <glib/gi18n-lib.h>

#define USUAL_PORT 1883

/* May stand before an address, as brokers' own pages have it. */
#define WRITTEN_SCHEME "mqtt://"

/* Digits of the hash of a secret that name a topic. */
#define ROOM_LENGTH 32

static gboolean
fail_address (const char *text,
              GError    **error)
{
  /* Translators: an MQTT broker, a program that passes messages on */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               _ ("“%s” is not the address of a broker."), text);

  return FALSE;
}

char *
dulle_broker_address_make (const char *scheme,
                           const char *broker,
                           const char *secret,
                           GError    **error)
{
  g_autofree char *text = NULL;
  g_autofree char *room = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GSocketConnectable) place = NULL;

  g_return_val_if_fail (scheme != NULL && broker != NULL && secret != NULL, NULL);

  if (g_str_has_prefix (broker, WRITTEN_SCHEME))
    broker += strlen (WRITTEN_SCHEME);
  text = g_strconcat ("dulle room 1 ", secret, NULL);
  room = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  place = g_network_address_parse (broker, USUAL_PORT, NULL);
  if (place == NULL || !g_str_is_ascii (broker) || *broker == '\0' ||
      strpbrk (broker, " /@,?#") != NULL)
    {
      fail_address (broker, error);
      return NULL;
    }

  room[ROOM_LENGTH] = '\0';
  path = g_strconcat ("/", room, NULL);

  return g_uri_join (G_URI_FLAGS_NONE, scheme, NULL,
                     g_network_address_get_hostname (G_NETWORK_ADDRESS (place)),
                     g_network_address_get_port (G_NETWORK_ADDRESS (place)), path, NULL, NULL);
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

  if (!g_uri_split (text, G_URI_FLAGS_NONE, &found, NULL, &address->host, &port, &path, NULL, NULL,
                    NULL) ||
      g_strcmp0 (found, scheme) != 0 || address->host == NULL || *address->host == '\0' ||
      strlen (path) != 1 + ROOM_LENGTH ||
      strspn (path + 1, "0123456789abcdef") != ROOM_LENGTH)
    return fail_address (text, error);

  address->port = (guint16) (port == -1 ? USUAL_PORT : port);
  address->topic = g_strconcat ("dulle", path, "/", NULL);

  return TRUE;
}

void
dulle_broker_address_clear (DulleBrokerAddress *address)
{
  g_clear_pointer (&address->host, g_free);
  g_clear_pointer (&address->topic, g_free);
}
