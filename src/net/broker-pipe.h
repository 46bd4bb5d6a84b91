/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Pipes through an MQTT broker, where neither side can be reached from outside. Host and
 * guest meet under a topic that only those know who were invited; docs/brokers.md says what
 * goes through it. A pipe outlives a broker that is started again. Whoever knows the topic,
 * the broker above all, can disturb a pipe, so it has to be locked (line.h).
 */
#pragma once

#include "broker-client.h"

G_BEGIN_DECLS

/* Returns: whether this program can talk to brokers; if not, @error is a sentence */
gboolean dulle_broker_is_supported (GError **error);

/* Opens a pipe to a table for dulle_pipe_open_async(). */
void dulle_broker_pipe_open (GTask      *task,
                             const char *address);

typedef struct _DulleBrokerTable DulleBrokerTable;

/**
 * DulleBrokerTableFuncs:
 * @connected: the broker has been reached, for the first time or again
 * @failed: (nullable): the broker is not reached any more, or for another reason than before
 * @incoming: (transfer none): a guest has opened a pipe
 */
typedef struct
{
  void (*connected) (gpointer owner);
  void (*failed) (gpointer owner);
  void (*incoming) (GIOStream *pipe,
                    gpointer   owner);
} DulleBrokerTableFuncs;

/**
 * dulle_broker_table_new:
 * @address: from dulle_broker_address_make()
 *
 * Waits for guests, in the main context of this thread.
 *
 * Returns: (transfer full) (nullable): a table, or %NULL with a sentence
 */
DulleBrokerTable *dulle_broker_table_new (const char                  *address,
                                          const DulleBrokerTableFuncs *funcs,
                                          gpointer                     owner,
                                          GError                     **error);

DulleBrokerState dulle_broker_table_get_state (DulleBrokerTable *self);

/* Ends all of its pipes. */
void dulle_broker_table_drop (DulleBrokerTable *self);

G_END_DECLS
