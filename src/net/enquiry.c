/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * All addresses are tried at the same time, for at some of them nobody may answer for as long as
 * it takes. The task lives as long as one of its sources, or a pipe that is being opened.
 */
#include "enquiry.h"

#include "config.h"
#include "line.h"
#include "pipe.h"

/* To one address. @line: (nullable): to whoever has answered there */
typedef struct
{
  GTask     *task;
  DulleLine *line;
} Attempt;

/**
 * Enquiry:
 * @attempts: one for each address
 * @opening: ends what is under way
 * @clock: at the end of the time
 * @alarm: (nullable): when nobody wants to know any more
 */
typedef struct
{
  char         *fingerprint;
  GPtrArray    *attempts;
  GCancellable *opening;
  GSource      *clock;
  GSource      *alarm;
} Enquiry;

static void
clear_source (GSource **source)
{
  if (*source != NULL)
    g_source_destroy (*source);
  g_clear_pointer (source, g_source_unref);
}

static void
free_enquiry (gpointer data)
{
  Enquiry *enquiry = data;

  g_ptr_array_unref (enquiry->attempts);
  g_object_unref (enquiry->opening);
  g_free (enquiry->fingerprint);
  g_free (enquiry);
}

static void
drop_line (Attempt     *attempt,
           DulleLineEnd end)
{
  if (attempt->line != NULL)
    dulle_line_drop (g_steal_pointer (&attempt->line), end);
}

static void
end_enquiry (GTask   *task,
             gboolean is_found)
{
  g_autoptr (GTask) held = g_object_ref (task);
  Enquiry *enquiry = g_task_get_task_data (task);

  g_cancellable_cancel (enquiry->opening);
  for (guint i = 0; i < enquiry->attempts->len; i++)
    drop_line (g_ptr_array_index (enquiry->attempts, i), DULLE_LINE_END_NONE);
  clear_source (&enquiry->clock);
  clear_source (&enquiry->alarm);
  g_task_return_boolean (task, is_found);
}

static void
received_cb (DulleLine              *line,
             const DulleWireMessage *message,
             gpointer                owner)
{
  Attempt *attempt = owner;

  if (message->kind != DULLE_WIRE_HELLO || message->hello.lowest > DULLE_WIRE_HIGHEST ||
      message->hello.highest < DULLE_WIRE_LOWEST)
    {
      drop_line (attempt, DULLE_LINE_END_NONE);
      return;
    }

  drop_line (attempt, DULLE_LINE_END_LEFT);
  end_enquiry (attempt->task, TRUE);
}

static void
ended_cb (DulleLine    *line,
          DulleLineEnd  end,
          const GError *error,
          gpointer      owner)
{
  drop_line (owner, DULLE_LINE_END_NONE);
}

static const DulleLineFuncs line_funcs = { received_cb, ended_cb };

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  Attempt *attempt = user_data;
  g_autoptr (GTask) task = attempt->task;
  Enquiry *enquiry = g_task_get_task_data (task);
  g_autoptr (GIOStream) pipe = dulle_pipe_open_finish (result, NULL);

  if (pipe == NULL || g_cancellable_is_cancelled (enquiry->opening))
    return;

  attempt->line = dulle_line_new_guest (pipe, enquiry->fingerprint, &line_funcs, attempt);
  dulle_line_send (attempt->line,
                   &(DulleWireMessage){ DULLE_WIRE_HELLO,
                                        .hello = { DULLE_WIRE_LOWEST, DULLE_WIRE_HIGHEST,
                                                   (char *) "dulle " VERSION } });
}

static void
try_address (GTask      *task,
             const char *address)
{
  Enquiry *enquiry = g_task_get_task_data (task);
  Attempt *attempt = g_new0 (Attempt, 1);

  attempt->task = g_object_ref (task);
  g_ptr_array_add (enquiry->attempts, attempt);
  dulle_pipe_open_async (address, enquiry->opening, opened_cb, attempt);
}

static gboolean
late_cb (gpointer task)
{
  end_enquiry (task, FALSE);

  return G_SOURCE_REMOVE;
}

static gboolean
cancelled_cb (GCancellable *cancellable,
              gpointer      task)
{
  end_enquiry (task, FALSE);

  return G_SOURCE_REMOVE;
}

static GSource *
attach_source (GTask      *task,
               GSource    *source,
               GSourceFunc callback)
{
  g_source_set_callback (source, callback, g_object_ref (task), g_object_unref);
  g_source_attach (source, g_main_context_get_thread_default ());

  return source;
}

void
dulle_enquire_async (const DulleInvitation *invitation,
                     guint                  seconds,
                     GCancellable          *cancellable,
                     GAsyncReadyCallback    callback,
                     gpointer               user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Enquiry *enquiry;

  g_return_if_fail (invitation != NULL && invitation->fingerprint != NULL);

  enquiry = g_new0 (Enquiry, 1);
  enquiry->fingerprint = g_strdup (invitation->fingerprint);
  enquiry->attempts = g_ptr_array_new_with_free_func (g_free);
  enquiry->opening = g_cancellable_new ();
  g_task_set_task_data (task, enquiry, free_enquiry);
  enquiry->clock = attach_source (task, g_timeout_source_new (seconds * 1000), late_cb);
  if (cancellable != NULL)
    enquiry->alarm = attach_source (task, g_cancellable_source_new (cancellable),
                                    G_SOURCE_FUNC (cancelled_cb));
  for (guint i = 0; invitation->addresses[i] != NULL; i++)
    try_address (task, invitation->addresses[i]);
}

gboolean
dulle_enquire_finish (GAsyncResult *result,
                      GError      **error)
{
  g_return_val_if_fail (G_IS_TASK (result), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
