/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where those meet at an MQTT broker who share a secret: under a topic that follows from it,
 * and from which it cannot be found.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What the address of a table begins with, and that of a club's door (club.h). */
#define DULLE_BROKER_SCHEME "mqtt"
#define DULLE_CLUB_SCHEME   "club"

/**
 * DulleBrokerAddress:
 * @host: the name of the broker's machine
 * @topic: that of the room, ending in a slash
 */
typedef struct
{
  char   *host;
  guint16 port;
  char   *topic;
} DulleBrokerAddress;

/**
 * dulle_broker_address_make:
 * @scheme: %DULLE_BROKER_SCHEME or %DULLE_CLUB_SCHEME
 * @broker: HOST or HOST:PORT, from the preferences
 * @secret: that of the room
 *
 * Returns: (transfer full) (nullable): an address for an invitation, or %NULL with a sentence
 */
char *dulle_broker_address_make (const char *scheme,
                                 const char *broker,
                                 const char *secret,
                                 GError    **error);

/* Fills @address. Returns: whether @text is what dulle_broker_address_make() makes; if not,
 * @error is a sentence */
gboolean dulle_broker_address_parse (const char         *text,
                                     const char         *scheme,
                                     DulleBrokerAddress *address,
                                     GError            **error);

void dulle_broker_address_clear (DulleBrokerAddress *address);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DulleBrokerAddress, dulle_broker_address_clear)

G_END_DECLS
