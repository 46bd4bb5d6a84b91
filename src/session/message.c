/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "message.h"

#include "config.h"
#include <glib/gi18n-lib.h>

GError *
dulle_message_closed_error (void)
{
  return g_error_new_literal (DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_CLOSED,
                              _ ("The game was closed before this was answered."));
}

void
dulle_message_answer (DulleMessage *message)
{
  g_autoptr (GTask) task = g_steal_pointer (&message->task);

  if (message->error != NULL)
    g_task_return_error (task, g_steal_pointer (&message->error));
  else
    g_task_return_pointer (task, g_steal_pointer (&message->value), message->free_value);
}

void
dulle_message_free (gpointer data)
{
  DulleMessage *message = data;

  if (message->task != NULL)
    {
      g_task_return_error (message->task, dulle_message_closed_error ());
      g_object_unref (message->task);
    }
  if (message->value != NULL && message->free_value != NULL)
    message->free_value (message->value);
  g_clear_error (&message->error);
  g_clear_pointer (&message->event, dulle_event_unref);
  g_free (message);
}
