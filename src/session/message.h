/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the worker sends up to the session: an event of the game, or the answer to a
 * question. Both come in the order in which the worker sent them.
 */
#pragma once

#include <gio/gio.h>

#include "dulle-event.h"

G_BEGIN_DECLS

/**
 * DulleMessage:
 * @event: (nullable): an event
 * @epoch: what the event belongs to; see dulle_worker_epoch()
 * @number: the number of the event, from 1 on
 * @task: (nullable): the question that is answered
 * @value: the answer, freed with @free_value
 * @error: (nullable): why there is none
 */
typedef struct
{
  const DulleEvent *event;
  guint             epoch;
  guint             number;
  GTask            *task;
  gpointer          value;
  GDestroyNotify    free_value;
  GError           *error;
} DulleMessage;

/* Gives the answer to whoever asked. */
void dulle_message_answer (DulleMessage *message);

/* What was not answered is answered with %DULLE_SESSION_ERROR_CLOSED. */
void dulle_message_free (gpointer message);

/* Returns: (transfer full): %DULLE_SESSION_ERROR_CLOSED */
GError *dulle_message_closed_error (void);

G_END_DECLS
