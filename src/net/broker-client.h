/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A connection to an MQTT broker that receives what is published under one topic, and
 * publishes under others. It connects again for as long as it exists. What is published
 * while there is no connection is lost: see broker-flow.h. Where the connection is locked by
 * TLS, the broker must have a certificate that this system trusts.
 */
#pragma once

#include "broker-address.h"

G_BEGIN_DECLS

typedef struct _DulleBrokerClient DulleBrokerClient;

/**
 * DulleBrokerState:
 * @DULLE_BROKER_AWAY: it has not answered yet, or does not any more
 * @DULLE_BROKER_REFUSED: it lets nobody in with this name and password, or nobody receive that
 *   topic
 * @DULLE_BROKER_UNTRUSTED: the connection could not be locked, most likely because nobody whom
 *   this system trusts vouches for the broker
 * @DULLE_BROKER_CONNECTED: what is published under the topic arrives
 *
 * Of a broker. It is called again in each of them until it answers; meanwhile the reason stays.
 */
typedef enum
{
  DULLE_BROKER_AWAY,
  DULLE_BROKER_REFUSED,
  DULLE_BROKER_UNTRUSTED,
  DULLE_BROKER_CONNECTED,
} DulleBrokerState;

/**
 * DulleBrokerClientFuncs:
 * @connected: what is published from now on arrives, if the other side is there
 * @failed: (nullable): there is no connection any more, or for another reason than before
 * @received: something was published under the topic
 *
 * What the owner of a client is told, in the main context of the thread that made it.
 */
typedef struct
{
  void (*connected) (gpointer owner);
  void (*failed) (gpointer owner);
  void (*received) (GBytes  *message,
                    gpointer owner);
} DulleBrokerClientFuncs;

/**
 * dulle_broker_client_new:
 * @address: where the broker is; its topic does not matter
 * @topic: what to receive
 *
 * Returns: (transfer full): a client that is about to connect; drop it with
 *   dulle_broker_client_drop()
 */
DulleBrokerClient *dulle_broker_client_new (const DulleBrokerAddress     *address,
                                            const char                   *topic,
                                            const DulleBrokerClientFuncs *funcs,
                                            gpointer                      owner);

/* The owner is not told of anything any more. */
void dulle_broker_client_drop (DulleBrokerClient *self);

/* For a program that is about to end: waits until clients that were dropped have sent all that they
 * had published, and are gone, for a locked connection cannot be made any more while the program
 * ends; but no longer than a second. */
void dulle_broker_await_farewells (void);

DulleBrokerState dulle_broker_client_get_state (DulleBrokerClient *self);

/* Whether it makes no sense to wait for a connection. */
gboolean dulle_broker_client_is_hopeless (DulleBrokerClient *self);

/* Returns: (transfer full) (nullable): why there is no connection, as dulle_pipe_open_async()
 *   counts; %NULL if there is one */
GError *dulle_broker_client_explain (DulleBrokerClient *self);

void dulle_broker_client_publish (DulleBrokerClient *self,
                                  const char        *topic,
                                  GBytes            *message);

G_END_DECLS
