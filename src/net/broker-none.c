/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Stands for broker-pipe.c and club.c where Dulle is built without libmosquitto.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "broker-pipe.h"
#include "club.h"

static GError *
make_error (void)
{
  return g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                              _ ("This Dulle was built without support for brokers."));
}

gboolean
dulle_broker_is_supported (GError **error)
{
  g_propagate_error (error, make_error ());

  return FALSE;
}

void
dulle_broker_await_farewells (void)
{
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

DulleBrokerState
dulle_broker_table_get_state (DulleBrokerTable *self)
{
  g_return_val_if_reached (DULLE_BROKER_AWAY);
}

void
dulle_broker_table_drop (DulleBrokerTable *self)
{
  g_return_if_reached ();
}

DulleInvitation *
dulle_club_invite (GTlsCertificate          *certificate,
                   const DulleBrokerAccount *broker,
                   GError                  **error)
{
  g_propagate_error (error, make_error ());

  return NULL;
}

void
dulle_club_ask_async (const DulleInvitation *club,
                      GCancellable          *cancellable,
                      GAsyncReadyCallback    callback,
                      gpointer               user_data)
{
  g_task_report_error (NULL, callback, user_data, NULL, make_error ());
}

DulleInvitation *
dulle_club_ask_finish (GAsyncResult *result,
                       GError      **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

DulleClubDoor *
dulle_club_door_new (const DulleInvitation    *club,
                     GTlsCertificate          *certificate,
                     const DulleClubDoorFuncs *funcs,
                     gpointer                  owner,
                     GError                  **error)
{
  g_propagate_error (error, make_error ());

  return NULL;
}

void
dulle_club_door_close (DulleClubDoor *self)
{
  g_return_if_reached ();
}
