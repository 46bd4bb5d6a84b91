/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where those meet at an MQTT broker who share a secret: under a topic that follows from it,
 * and from which it cannot be found.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What the address of a table begins with, and that of a club's door (club.h); an “s” is added
 * where the connection to the broker is locked by TLS. */
#define DULLE_BROKER_SCHEME "mqtt"
#define DULLE_CLUB_SCHEME   "club"

/**
 * DulleBrokerAccount:
 * @place: HOST or HOST:PORT; with “mqtts://” before it, or the port 8883, by TLS
 * @name: (nullable): what the broker wants to hear from whoever connects, if not empty
 * @password: (nullable): likewise
 *
 * A broker, and what it takes to be let in there. Guests get all of this with the invitation.
 */
typedef struct
{
  const char *place;
  const char *name;
  const char *password;
} DulleBrokerAccount;

/**
 * DulleBrokerAddress:
 * @host: the name of the broker's machine
 * @topic: that of the room, ending in a slash
 * @name: (nullable): see #DulleBrokerAccount
 * @password: (nullable): likewise
 * @is_locked: whether the connection to the broker is locked by TLS
 */
typedef struct
{
  char    *host;
  guint16  port;
  char    *topic;
  char    *name;
  char    *password;
  gboolean is_locked;
} DulleBrokerAddress;

/**
 * dulle_broker_address_make:
 * @scheme: %DULLE_BROKER_SCHEME or %DULLE_CLUB_SCHEME
 * @account: as in the preferences
 * @secret: that of the room
 *
 * Returns: (transfer full) (nullable): an address for an invitation, or %NULL with a sentence
 */
char *dulle_broker_address_make (const char               *scheme,
                                 const DulleBrokerAccount *account,
                                 const char               *secret,
                                 GError                  **error);

/* Fills @address. Returns: whether @text is what dulle_broker_address_make() makes; if not,
 * @error is a sentence */
gboolean dulle_broker_address_parse (const char         *text,
                                     const char         *scheme,
                                     DulleBrokerAddress *address,
                                     GError            **error);

/* Whether @text means to be one, locked or not. */
gboolean dulle_broker_address_has_scheme (const char *text,
                                          const char *scheme);

void dulle_broker_address_clear (DulleBrokerAddress *address);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DulleBrokerAddress, dulle_broker_address_clear)

G_END_DECLS
