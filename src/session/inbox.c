/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The queue between the session and its worker: one source with one queue for
 * each direction. A source for each message would do as well, but leaves nothing
 * to take hold of when a session is closed with messages under way; and
 * g_main_context_invoke() runs on the caller's thread while the worker's thread
 * has not yet made the context its own.
 */
#include "inbox.h"

typedef struct
{
  GSource        source;
  GAsyncQueue   *queue;
  DulleInboxFunc func;
  gpointer       user_data;
  GDestroyNotify free_message;
} Inbox;

/* The ready time is withdrawn before the queue is read: what is posted in
 * between sets it again, so that no message is left behind. */
static gboolean
inbox_dispatch (GSource    *source,
                GSourceFunc callback,
                gpointer    user_data)
{
  Inbox   *self = (Inbox *) source;
  gpointer message;

  g_source_set_ready_time (source, -1);
  message = g_async_queue_try_pop (self->queue);
  if (message == NULL)
    return G_SOURCE_CONTINUE;

  if (g_async_queue_length (self->queue) > 0)
    g_source_set_ready_time (source, 0);
  self->func (message, self->user_data);
  self->free_message (message);

  return G_SOURCE_CONTINUE;
}

static void
inbox_finalize (GSource *source)
{
  Inbox *self = (Inbox *) source;

  g_async_queue_unref (self->queue);
}

static GSourceFuncs inbox_funcs = {
  .dispatch = inbox_dispatch,
  .finalize = inbox_finalize,
};

GSource *
dulle_inbox_new (GMainContext  *context,
                 DulleInboxFunc func,
                 gpointer       user_data,
                 GDestroyNotify free_message)
{
  GSource *source = g_source_new (&inbox_funcs, sizeof (Inbox));
  Inbox   *self = (Inbox *) source;

  self->queue = g_async_queue_new_full (free_message);
  self->func = func;
  self->user_data = user_data;
  self->free_message = free_message;
  g_source_set_static_name (source, "dulle-inbox");
  g_source_attach (source, context);

  return source;
}

void
dulle_inbox_post (GSource *inbox,
                  gpointer message)
{
  g_async_queue_push (((Inbox *) inbox)->queue, message);
  g_source_set_ready_time (inbox, 0);
}

/* What is freed here may call back its sender, so this does not wait for the last
 * reference to the source. */
void
dulle_inbox_close (GSource *inbox)
{
  Inbox   *self = (Inbox *) inbox;
  gpointer message;

  g_source_destroy (inbox);
  while ((message = g_async_queue_try_pop (self->queue)) != NULL)
    self->free_message (message);
  g_source_unref (inbox);
}
