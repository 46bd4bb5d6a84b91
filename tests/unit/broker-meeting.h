/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A table at a real broker, and a guest that comes to it: what one side says the other one hears.
 */
#pragma once

#include "broker-fixture.h"
#include "net/broker-address.h"
#include "net/broker-pipe.h"

#define SECRET  "0123456789abcdef"
#define N_BYTES (1024 * 1024)

static inline char *
make_address (const char *broker,
              const char *secret,
              GError    **error)
{
  return dulle_broker_address_make (DULLE_BROKER_SCHEME, &(DulleBrokerAccount){ .place = broker },
                                    secret, error);
}

static inline char *
find_address (const Broker *broker)
{
  g_autofree char *place = g_strdup_printf ("127.0.0.1:%u", broker->port);
  char            *address = make_address (place, SECRET, NULL);

  ck_assert_ptr_nonnull (address);

  return address;
}

/* Both sides */

/**
 * Mouth:
 * @n_said: bytes that were written, of N_BYTES
 * @n_heard: bytes that were read, all of them the right ones
 */
typedef struct
{
  GIOStream *pipe;
  guint      salt;
  gsize      n_said;
  gsize      n_heard;
  gboolean   is_over;
  guint8     saying[5000];
  guint8     hearing[7000];
} Mouth;

typedef struct
{
  DulleBrokerTable *table;
  guint             n_connected;
  guint             n_failed;
  GIOStream        *incoming;
  GIOStream        *opened;
  GError           *error;
  gboolean          is_answered;
} Meeting;

static inline void
meeting_connected_cb (gpointer owner)
{
  ((Meeting *) owner)->n_connected++;
}

static inline void
meeting_incoming_cb (GIOStream *pipe,
                     gpointer   owner)
{
  Meeting *meeting = owner;

  g_clear_object (&meeting->incoming);
  meeting->incoming = g_object_ref (pipe);
}

static const DulleBrokerTableFuncs meeting_funcs = { meeting_connected_cb, NULL,
                                                     meeting_incoming_cb };

static inline void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Meeting *meeting = data;

  meeting->opened = dulle_pipe_open_finish (result, &meeting->error);
  meeting->is_answered = TRUE;
}

static inline void
meet (Meeting    *meeting,
      const char *address)
{
  *meeting = (Meeting){ 0 };
  meeting->table = dulle_broker_table_new (address, &meeting_funcs, meeting, NULL);
  ck_assert_ptr_nonnull (meeting->table);
  dulle_pipe_open_async (address, NULL, opened_cb, meeting);
  while (!meeting->is_answered || meeting->incoming == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_ptr_nonnull (meeting->opened);
}

static inline void
part (Meeting *meeting)
{
  g_clear_object (&meeting->opened);
  g_clear_object (&meeting->incoming);
  g_clear_error (&meeting->error);
  g_clear_pointer (&meeting->table, dulle_broker_table_drop);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Meeting, part)

/* What stands at a place of what is said. */
static inline guint8
find_byte (guint salt,
           gsize place)
{
  return (guint8) (place * 31 + (place >> 9) + salt);
}

static inline void say_more (Mouth *mouth);

static inline void
said_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Mouth *mouth = data;
  gssize n = g_output_stream_write_finish (G_OUTPUT_STREAM (source), result, NULL);

  ck_assert_int_gt (n, 0);
  mouth->n_said += (gsize) n;
  say_more (mouth);
}

static inline void
say_more (Mouth *mouth)
{
  gsize n = MIN (sizeof mouth->saying, N_BYTES - mouth->n_said);

  if (n == 0)
    {
      g_socket_shutdown (g_socket_connection_get_socket (G_SOCKET_CONNECTION (mouth->pipe)), FALSE,
                         TRUE, NULL);
      return;
    }
  for (gsize i = 0; i < n; i++)
    mouth->saying[i] = find_byte (mouth->salt, mouth->n_said + i);
  g_output_stream_write_async (g_io_stream_get_output_stream (mouth->pipe), mouth->saying, n, 0,
                               NULL, said_cb, mouth);
}

static inline void hear_more (Mouth *mouth);

static inline void
heard_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Mouth *mouth = data;
  gssize n = g_input_stream_read_finish (G_INPUT_STREAM (source), result, NULL);

  ck_assert_int_ge (n, 0);
  for (gssize i = 0; i < n; i++)
    {
      guint8 wanted = find_byte (1 - mouth->salt, mouth->n_heard + (gsize) i);

      if (mouth->hearing[i] != wanted)
        ck_abort_msg ("byte %zu", mouth->n_heard + (gsize) i);
    }
  mouth->n_heard += (gsize) n;
  mouth->is_over = n == 0;
  if (n > 0)
    hear_more (mouth);
}

static inline void
hear_more (Mouth *mouth)
{
  g_input_stream_read_async (g_io_stream_get_input_stream (mouth->pipe), mouth->hearing,
                             sizeof mouth->hearing, 0, NULL, heard_cb, mouth);
}

static inline void
talk_until (Mouth *mouths,
            gsize  n_heard)
{
  while (mouths[0].n_heard < n_heard || mouths[1].n_heard < n_heard)
    g_main_context_iteration (NULL, TRUE);
}

/* One side's bytes are one above the other's, so that they cannot be taken for each other. */
static inline void
begin_talk (Mouth          mouths[2],
            const Meeting *meeting)
{
  mouths[0] = (Mouth){ .pipe = meeting->incoming, .salt = 0 };
  mouths[1] = (Mouth){ .pipe = meeting->opened, .salt = 1 };
  for (guint i = 0; i < 2; i++)
    {
      say_more (&mouths[i]);
      hear_more (&mouths[i]);
    }
}

static inline void
end_talk (Mouth mouths[2])
{
  while (!mouths[0].is_over || !mouths[1].is_over)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < 2; i++)
    ck_assert_uint_eq (mouths[i].n_heard, N_BYTES);
}
