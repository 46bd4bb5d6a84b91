/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A connection to an MQTT broker that receives what is published under one topic, and
 * publishes under others. It connects again for as long as it exists. What is published
 * while there is no connection is lost: see broker-flow.h.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _DulleBrokerClient DulleBrokerClient;

/**
 * DulleBrokerClientFuncs:
 * @connected: what is published from now on arrives, if the other side is there
 * @received: something was published under the topic
 *
 * What the owner of a client is told, in the main context of the thread that made it.
 */
typedef struct
{
  void (*connected) (gpointer owner);
  void (*received) (GBytes  *message,
                    gpointer owner);
} DulleBrokerClientFuncs;

/**
 * dulle_broker_client_new:
 * @host: the name of the broker's machine
 * @topic: what to receive
 *
 * Returns: (transfer full): a client that is about to connect; drop it with
 *   dulle_broker_client_drop()
 */
DulleBrokerClient *dulle_broker_client_new (const char                   *host,
                                            guint16                       port,
                                            const char                   *topic,
                                            const DulleBrokerClientFuncs *funcs,
                                            gpointer                      owner);

/* The owner is not told of anything any more. */
void dulle_broker_client_drop (DulleBrokerClient *self);

gboolean dulle_broker_client_is_connected (DulleBrokerClient *self);

void dulle_broker_client_publish (DulleBrokerClient *self,
                                  const char        *topic,
                                  GBytes            *message);

G_END_DECLS
