/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Stands for broker-pipe.c and club.c where Dulle is built without libmosquitto.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "broker-address.h"
#include "broker-pipe.h"

static GError *
make_error (void)
{
  return g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                              _ ("This Dulle was built without support for brokers."));
}

char *
dulle_broker_address_make (const char *scheme,
                           const char *broker,
                           const char *secret,
                           GError    **error)
{
  g_propagate_error (error, make_error ());

  return NULL;
}

void
dulle_broker_pipe_open (GTask      *task,
                        const char *address)
{
  g_task_return_error (task, make_error ());
}

DulleBrokerTable *
dulle_broker_table_new (const char                  *address,
                        const DulleBrokerTableFuncs *funcs,
                        gpointer                     owner,
                        GError                     **error)
{
  g_propagate_error (error, make_error ());

  return NULL;
}

void
dulle_broker_table_drop (DulleBrokerTable *self)
{
  g_return_if_reached ();
}
