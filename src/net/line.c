/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * Each operation under way (handshake, reading, writing) holds a reference, so that a line
 * lives until they have returned, whatever the owner does. There is at most one of each.
 *
 * A heart beats every BEAT seconds. It says “ping”, and counts the beats since something
 * was heard, and what was heard since the last one. Beats are counted, not seconds: a
 * program that was stopped for a while does not take all others for silent.
 */
#include "line.h"

#include <string.h>

#include "identity.h"
#include "no-authority.h"

#define BEAT 5

/* Beats until a guest must have a seat, and where persons are asked for it; until silence is
 * an end, and until a line that was dropped is closed although not all was read. */
#define GREETING_BEATS 2
#define ASKING_BEATS   24
#define SILENT_BEATS   4
#define FAREWELL_BEATS 1

/* What a guest may say in a beat, and what a line keeps for a slow reader, in bytes. */
#define MAX_LINES  400
#define MAX_UNSENT (1024 * 1024)

#define CHUNK 4096

struct _DulleLine
{
  grefcount       references;
  DulleLineFuncs  funcs;
  gpointer        owner;
  GIOStream      *stream;
  char           *fingerprint;
  gboolean        is_wrong_key;
  GCancellable   *cancellable;
  GSource        *heart;
  DulleWireReader reader;
  char            chunk[CHUNK];
  GString        *heard;
  GString        *unsent;
  GBytes         *sending;
  gboolean        is_locked;
  gboolean        has_ended;
  gboolean        is_dropped;
  gboolean        is_asking;
  guint           n_beats;
  guint           n_silent;
  guint           n_lines;
};

static void
unref_line (DulleLine *self)
{
  if (!g_ref_count_dec (&self->references))
    return;

  g_clear_object (&self->stream);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->sending, g_bytes_unref);
  dulle_wire_reader_clear (&self->reader);
  g_string_free (self->heard, TRUE);
  g_string_free (self->unsent, TRUE);
  g_free (self->fingerprint);
  g_free (self);
}

static DulleLine *
ref_line (DulleLine *self)
{
  g_ref_count_inc (&self->references);

  return self;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleLine, unref_line)

/* Whoever does not read what is being sent would not read the farewell of the lock, either: a
 * thread would wait for that as long as the other side likes. */
static void
cut_pipe (DulleLine *self)
{
  g_autoptr (GIOStream) pipe = NULL;

  g_object_get (self->stream, "base-io-stream", &pipe, NULL);
  g_io_stream_close (pipe, NULL, NULL);
}

static void
stop_line (DulleLine *self)
{
  self->has_ended = TRUE;
  g_cancellable_cancel (self->cancellable);
  if (self->heart != NULL)
    g_source_destroy (self->heart);
  g_clear_pointer (&self->heart, g_source_unref);
  if (self->sending != NULL)
    cut_pipe (self);
  g_io_stream_close_async (self->stream, G_PRIORITY_DEFAULT, NULL, NULL, NULL);
}

static void
end_line (DulleLine    *self,
          DulleLineEnd  end,
          const GError *error)
{
  if (self->has_ended)
    return;

  stop_line (self);
  if (!self->is_dropped)
    self->funcs.ended (self, end, error, self->owner);
}

/* Writing */

static void write_more (DulleLine *self);

static void
written_cb (GObject      *stream,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (DulleLine) self = user_data;
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->sending, g_bytes_unref);
  if (!g_output_stream_write_all_finish (G_OUTPUT_STREAM (stream), result, NULL, &error))
    {
      end_line (self, DULLE_LINE_END_LOST, error);
      return;
    }

  write_more (self);
}

static void
write_more (DulleLine *self)
{
  if (self->has_ended || !self->is_locked || self->sending != NULL)
    return;
  if (self->unsent->len == 0)
    {
      if (self->is_dropped)
        stop_line (self);
      return;
    }

  self->sending = g_string_free_to_bytes (self->unsent);
  self->unsent = g_string_new (NULL);
  g_output_stream_write_all_async (g_io_stream_get_output_stream (self->stream),
                                   g_bytes_get_data (self->sending, NULL),
                                   g_bytes_get_size (self->sending), G_PRIORITY_DEFAULT,
                                   self->cancellable, written_cb, ref_line (self));
}

static gboolean
end_slow_cb (gpointer user_data)
{
  end_line (user_data, DULLE_LINE_END_SLOW, NULL);

  return G_SOURCE_REMOVE;
}

/* The owner is in the middle of something, and told later. */
static void
end_slow_line (DulleLine *self)
{
  g_autoptr (GSource) idle = g_idle_source_new ();

  g_source_set_callback (idle, end_slow_cb, ref_line (self), (GDestroyNotify) unref_line);
  g_source_attach (idle, g_main_context_get_thread_default ());
}

void
dulle_line_send (DulleLine              *self,
                 const DulleWireMessage *message)
{
  g_return_if_fail (self != NULL && message != NULL);

  if (self->has_ended || self->is_dropped || self->unsent->len > MAX_UNSENT)
    return;

  dulle_wire_write (message, self->unsent);
  if (self->unsent->len > MAX_UNSENT)
    end_slow_line (self);
  else
    write_more (self);
}

/* Reading */

static void read_more (DulleLine *self);

/* What every line does by itself. */
static gboolean
answer_message (DulleLine              *self,
                const DulleWireMessage *message)
{
  if (message->kind == DULLE_WIRE_PING)
    dulle_line_send (self, &(DulleWireMessage){ DULLE_WIRE_PONG, .number = message->number });
  else if (message->kind == DULLE_WIRE_BYE)
    end_line (self, dulle_line_end_from_id (message->text), NULL);

  return message->kind == DULLE_WIRE_PING || message->kind == DULLE_WIRE_PONG ||
         message->kind == DULLE_WIRE_BYE;
}

static void
hear_line (DulleLine  *self,
           const char *line)
{
  g_autoptr (GError) error = NULL;
  DulleWireMessage message;

  self->n_silent = 0;
  if (++self->n_lines > MAX_LINES && self->reader.from == DULLE_WIRE_GUEST)
    {
      end_line (self, DULLE_LINE_END_FLOOD, NULL);
      return;
    }
  switch (dulle_wire_reader_take (&self->reader, line, &message, &error))
    {
    case DULLE_WIRE_FAILED:
      end_line (self, DULLE_LINE_END_ERROR, error);
      break;
    case DULLE_WIRE_WHOLE:
      if (!answer_message (self, &message))
        self->funcs.received (self, &message, self->owner);
      dulle_wire_message_clear (&message);
      break;
    default:
      break;
    }
}

/* A zero byte ends a string, so that it would hide what follows it.
 *
 * @start: so many bytes, and a zero behind them
 * Returns: the line; one that is refused if there is a zero in it */
static const char *
find_line (const char *start,
           gsize       length)
{
  return memchr (start, '\0', length) != NULL ? "\x01" : start;
}

/* Hears all whole lines. What is left has no end yet; longer than a line it is refused as one. */
static void
hear_lines (DulleLine *self)
{
  g_autoptr (GString) heard = g_steal_pointer (&self->heard);
  char *start = heard->str;
  char *end;

  self->heard = g_string_new (NULL);
  while (!self->has_ended && !self->is_dropped &&
         (end = memchr (start, '\n', (gsize) (heard->str + heard->len - start))) != NULL)
    {
      *end = '\0';
      hear_line (self, find_line (start, (gsize) (end - start)));
      start = end + 1;
    }
  g_string_append_len (self->heard, start, (gssize) (heard->str + heard->len - start));
  if (self->heard->len > DULLE_WIRE_MAX_LINE && !self->has_ended && !self->is_dropped)
    hear_line (self, find_line (self->heard->str, self->heard->len));
}

static void
read_cb (GObject      *stream,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (DulleLine) self = user_data;
  g_autoptr (GError) error = NULL;
  gssize n = g_input_stream_read_finish (G_INPUT_STREAM (stream), result, &error);

  if (n <= 0)
    {
      end_line (self, DULLE_LINE_END_LOST, error);
      return;
    }

  g_string_append_len (self->heard, self->chunk, n);
  hear_lines (self);
  if (!self->has_ended && !self->is_dropped)
    read_more (self);
}

static void
read_more (DulleLine *self)
{
  g_input_stream_read_async (g_io_stream_get_input_stream (self->stream), self->chunk, CHUNK,
                             G_PRIORITY_DEFAULT, self->cancellable, read_cb, ref_line (self));
}

/* The heart */

static gboolean
beat_cb (gpointer user_data)
{
  g_autoptr (DulleLine) self = ref_line (user_data);

  self->n_lines = 0;
  self->n_beats++;
  self->n_silent++;
  if (self->is_dropped && self->n_beats > FAREWELL_BEATS)
    stop_line (self);
  else if (self->n_silent >= SILENT_BEATS ||
           (self->n_beats >= (self->is_asking ? ASKING_BEATS : GREETING_BEATS) &&
            !dulle_line_is_seated (self)))
    end_line (self, DULLE_LINE_END_SILENT, NULL);
  else
    dulle_line_send (self, &(DulleWireMessage){ DULLE_WIRE_PING, .number = self->n_beats });

  return G_SOURCE_CONTINUE;
}

static void
start_heart (DulleLine *self)
{
  self->heart = g_timeout_source_new_seconds (BEAT);
  g_source_set_static_name (self->heart, "dulle-line");
  g_source_set_callback (self->heart, beat_cb, ref_line (self), (GDestroyNotify) unref_line);
  g_source_attach (self->heart, g_main_context_get_thread_default ());
}

/* The lock */

/* What it refuses is told apart from any other failure of the handshake. */
static gboolean
accept_certificate_cb (GTlsConnection      *connection,
                       GTlsCertificate     *certificate,
                       GTlsCertificateFlags errors,
                       DulleLine           *self)
{
  g_autofree char *fingerprint = dulle_identity_fingerprint (certificate);

  if (self->fingerprint == NULL)
    self->fingerprint = g_strdup (fingerprint);
  self->is_wrong_key = !dulle_secret_equal (fingerprint, self->fingerprint);

  return !self->is_wrong_key;
}

static void
locked_cb (GObject      *connection,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (DulleLine) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!g_tls_connection_handshake_finish (G_TLS_CONNECTION (connection), result, &error) ||
      g_tls_connection_get_protocol_version (G_TLS_CONNECTION (connection)) !=
          G_TLS_PROTOCOL_VERSION_TLS_1_3)
    {
      end_line (self, self->is_wrong_key ? DULLE_LINE_END_KEY : DULLE_LINE_END_LOCK, error);
      return;
    }
  if (self->has_ended)
    return;

  self->is_locked = TRUE;
  write_more (self);
  if (!self->has_ended && !self->is_dropped)
    read_more (self);
}

/* @stream: (transfer full) (nullable) */
static DulleLine *
new_line (GIOStream            *stream,
          DulleWireSide         other,
          const DulleLineFuncs *funcs,
          gpointer              owner)
{
  DulleLine *self = g_new0 (DulleLine, 1);

  g_ref_count_init (&self->references);
  self->funcs = *funcs;
  self->owner = owner;
  self->stream = stream;
  self->cancellable = g_cancellable_new ();
  self->heard = g_string_new (NULL);
  self->unsent = g_string_new (NULL);
  self->reader = (DulleWireReader){
    .name = other == DULLE_WIRE_HOST ? "host" : "guest",
    .from = other,
    .state = DULLE_WIRE_GREETING,
  };
  start_heart (self);

  return self;
}

/* GIO has a handshake done by one of ten threads. While none of them is free it adds another one
 * from time to time, for the task of the highest priority. So whoever comes last goes first, and
 * does not wait for all those who have begun and say no more. */
static void
begin_handshake (DulleLine *self)
{
  static int n_begun;
  int        priority = G_PRIORITY_DEFAULT - 1 - (g_atomic_int_add (&n_begun, 1) & G_MAXINT16);

  g_tls_connection_handshake_async (G_TLS_CONNECTION (self->stream), priority, self->cancellable,
                                    locked_cb, ref_line (self));
}

static gboolean
greeted_cb (GObject *input,
            gpointer line)
{
  begin_handshake (line);

  return G_SOURCE_REMOVE;
}

static void
free_waiting (gpointer line)
{
  unref_line (line);
}

/* A handshake takes one of a few threads, so there is none with those who say nothing. */
static void
await_greeting (DulleLine *self,
                GIOStream *pipe)
{
  GPollableInputStream *input = G_POLLABLE_INPUT_STREAM (g_io_stream_get_input_stream (pipe));
  g_autoptr (GSource) source = g_pollable_input_stream_create_source (input, self->cancellable);

  g_source_set_callback (source, G_SOURCE_FUNC (greeted_cb), ref_line (self), free_waiting);
  g_source_attach (source, g_main_context_get_thread_default ());
}

DulleLine *
dulle_line_new_host (GIOStream            *pipe,
                     GTlsCertificate      *certificate,
                     const DulleLineFuncs *funcs,
                     gpointer              owner)
{
  GIOStream *stream;
  DulleLine *self;

  g_return_val_if_fail (G_IS_IO_STREAM (pipe) && funcs != NULL, NULL);

  dulle_no_authority_install ();
  stream = g_tls_server_connection_new (pipe, certificate, NULL);
  g_return_val_if_fail (stream != NULL, NULL);
  self = new_line (stream, DULLE_WIRE_GUEST, funcs, owner);
  await_greeting (self, pipe);

  return self;
}

DulleLine *
dulle_line_new_guest (GIOStream            *pipe,
                      const char           *fingerprint,
                      const DulleLineFuncs *funcs,
                      gpointer              owner)
{
  GIOStream *stream;
  DulleLine *self;

  g_return_val_if_fail (G_IS_IO_STREAM (pipe) && funcs != NULL, NULL);

  dulle_no_authority_install ();
  stream = g_tls_client_connection_new (pipe, NULL, NULL);
  g_return_val_if_fail (stream != NULL, NULL);
  self = new_line (stream, DULLE_WIRE_HOST, funcs, owner);
  self->fingerprint = g_strdup (fingerprint);
  g_signal_connect (stream, "accept-certificate", G_CALLBACK (accept_certificate_cb), self);
  begin_handshake (self);

  return self;
}

const char *
dulle_line_get_fingerprint (const DulleLine *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->fingerprint;
}

void
dulle_line_wait (DulleLine *self)
{
  g_return_if_fail (self != NULL);

  self->is_asking = TRUE;
}

void
dulle_line_sit_down (DulleLine *self)
{
  g_return_if_fail (self != NULL);

  self->reader.state = DULLE_WIRE_SEATED;
}

gboolean
dulle_line_is_seated (const DulleLine *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->reader.state == DULLE_WIRE_SEATED;
}

void
dulle_line_drop (DulleLine   *self,
                 DulleLineEnd end)
{
  g_return_if_fail (self != NULL);

  if (end != DULLE_LINE_END_NONE)
    dulle_line_send (self, &(DulleWireMessage){ DULLE_WIRE_BYE,
                                                .text = (char *) dulle_line_end_id (end) });
  self->is_dropped = TRUE;
  self->n_beats = 0;
  if (!self->has_ended && (end == DULLE_LINE_END_NONE || self->unsent->len > MAX_UNSENT))
    stop_line (self);
  else
    write_more (self);
  unref_line (self);
}
