/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The owner of a pipe has one end of a pair of sockets, so that it can be polled and closed
 * like any connection. Behind the other end a stream moves bytes between the socket and its
 * flow, and packets between the flow and the broker. All streams over one connection to a
 * broker belong to a table: many on the host's side, one on a guest's.
 */
#include <gnutls/crypto.h>
#include <string.h>
#include <sys/socket.h>

#include "broker-address.h"
#include "broker-client.h"
#include "broker-flow.h"
#include "broker-pipe.h"
#include "hexadecimal.h"

#define MAX_STREAMS 64

/* Microseconds: between two looks at the clock, until something is said at all, and until a side
 * that is silent is gone. */
#define TICK     (500 * G_TIME_SPAN_MILLISECOND)
#define PING     (5 * G_TIME_SPAN_SECOND)
#define OPENING  (15 * G_TIME_SPAN_SECOND)
#define PATIENCE (40 * G_TIME_SPAN_SECOND)

/**
 * DulleBrokerTable:
 * @topic: that of the room, ending in a slash
 * @funcs: (nullable): %NULL on a guest's side
 * @streams: (element-type Stream): by id
 * @ticking: the source that looks at the clock
 */
struct _DulleBrokerTable
{
  DulleBrokerClient           *client;
  char                        *topic;
  const DulleBrokerTableFuncs *funcs;
  gpointer                     owner;
  GHashTable                  *streams;
  GSource                     *ticking;
};

/**
 * Stream:
 * @topic: where the other side receives
 * @task: (nullable): waits for the pipe, until the other side has answered
 * @socket: (nullable): the near end of the pair of sockets
 * @far: (nullable): the other end, until the owner of the pipe has it
 * @source: (nullable): what is waited for at the socket
 * @heard: when the other side last said something; or when it was first called
 * @said: when something was last said to it
 * @is_deaf: whether nobody reads what arrives
 * @is_shut: whether the owner of the pipe knows that nothing more arrives
 */
typedef struct
{
  DulleBrokerTable *table;
  guint8            id[DULLE_STREAM_ID_SIZE];
  char             *topic;
  DulleFlow         flow;
  GTask            *task;
  GSocket          *socket;
  GSocket          *far;
  GSource          *source;
  gint64            heard;
  gint64            said;
  gboolean          is_deaf;
  gboolean          is_shut;
} Stream;

static gint64
read_clock (const Stream *stream)
{
  return g_source_get_time (stream->table->ticking);
}

/* Streams */

static guint
hash_id (gconstpointer id)
{
  guint hash;

  memcpy (&hash, id, sizeof hash);

  return hash;
}

static gboolean
equal_ids (gconstpointer one,
           gconstpointer other)
{
  return memcmp (one, other, DULLE_STREAM_ID_SIZE) == 0;
}

static void
publish_packet (DulleBrokerTable      *table,
                const char            *topic,
                const DulleFlowPacket *packet)
{
  g_autoptr (GBytes) message = dulle_flow_packet_write (packet);

  dulle_broker_client_publish (table->client, topic, message);
}

static void
publish_kind (DulleBrokerTable   *table,
              const char         *topic,
              DulleFlowPacketKind kind,
              const guint8       *id)
{
  DulleFlowPacket packet = { .kind = kind };

  memcpy (packet.stream, id, sizeof packet.stream);
  publish_packet (table, topic, &packet);
}

static void
stop_waiting (Stream *stream)
{
  if (stream->source != NULL)
    g_source_destroy (stream->source);
  g_clear_pointer (&stream->source, g_source_unref);
}

static void
free_stream (gpointer data)
{
  Stream *stream = data;

  stop_waiting (stream);
  dulle_flow_clear (&stream->flow);
  g_clear_object (&stream->task);
  g_clear_object (&stream->socket);
  g_clear_object (&stream->far);
  g_free (stream->topic);
  g_free (stream);
}

/* Why a pipe was not opened. */
static GError *
explain_silence (const DulleBrokerTable *table)
{
  GError *error = dulle_broker_client_explain (table->client);

  return error != NULL ? error
                       : g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                                              "Nobody answers at this table.");
}

/* On a guest's side this is the end of everything. */
static void
remove_stream (Stream *stream)
{
  DulleBrokerTable *table = stream->table;

  g_hash_table_remove (table->streams, stream->id);
  if (table->funcs == NULL)
    dulle_broker_table_drop (table);
}

static void
break_stream (Stream *stream)
{
  g_autoptr (GTask) task = g_steal_pointer (&stream->task);
  GError *error = task != NULL ? explain_silence (stream->table) : NULL;

  publish_kind (stream->table, stream->topic, DULLE_FLOW_PACKET_RESET, stream->id);
  remove_stream (stream);
  if (task != NULL)
    g_task_return_error (task, error);
}

static GSocket *
wrap_socket (int      fd,
             GError **error)
{
  GSocket *socket = g_socket_new_from_fd (fd, error);

  if (socket != NULL)
    g_socket_set_blocking (socket, FALSE);

  return socket;
}

static gboolean
make_sockets (Stream  *stream,
              GError **error)
{
  int fds[2];

  if (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds) != 0)
    {
      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
      return FALSE;
    }

  stream->socket = wrap_socket (fds[0], error);
  stream->far = wrap_socket (fds[1], error);

  return stream->socket != NULL && stream->far != NULL;
}

/* Returns: (transfer full) (nullable) */
static Stream *
add_stream (DulleBrokerTable *table,
            const guint8     *id,
            const char       *topic,
            GError          **error)
{
  Stream *stream = g_new0 (Stream, 1);

  stream->table = table;
  memcpy (stream->id, id, sizeof stream->id);
  stream->topic = g_strdup (topic);
  stream->heard = g_get_monotonic_time ();
  dulle_flow_init (&stream->flow);
  if (!make_sockets (stream, error))
    {
      free_stream (stream);
      return NULL;
    }
  g_hash_table_insert (table->streams, stream->id, stream);

  return stream;
}

static GIOStream *
take_pipe (Stream *stream)
{
  GSocketConnection *connection = g_socket_connection_factory_create_connection (stream->far);

  g_clear_object (&stream->far);

  return G_IO_STREAM (connection);
}

/* Moving bytes */

static gboolean
is_just_busy (const GError *error)
{
  return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK);
}

/* From the owner of the pipe to the flow. */
static void
read_socket (Stream *stream)
{
  g_autoptr (GError) error = NULL;
  guint8 bytes[DULLE_FLOW_CHUNK];
  gsize  room;

  while (error == NULL && (room = dulle_flow_room (&stream->flow)) > 0)
    {
      gssize n = g_socket_receive (stream->socket, (gchar *) bytes, MIN (room, sizeof bytes), NULL,
                                   &error);

      if (n > 0)
        dulle_flow_add (&stream->flow, bytes, (gsize) n);
      else if (n == 0 || !is_just_busy (error))
        dulle_flow_end (&stream->flow);
    }
}

/* From the flow to the owner of the pipe; if that has closed it, to nobody. */
static void
write_socket (Stream *stream)
{
  g_autoptr (GError) error = NULL;
  GByteArray *in = stream->flow.in;

  while (error == NULL && in->len > 0 && !stream->is_deaf)
    {
      gssize n = g_socket_send (stream->socket, (const gchar *) in->data, in->len, NULL, &error);

      if (n > 0)
        dulle_flow_take (&stream->flow, (gsize) n);
      else if (!is_just_busy (error))
        stream->is_deaf = TRUE;
    }
  if (stream->is_deaf)
    dulle_flow_take (&stream->flow, in->len);
  if (stream->flow.in_ended && in->len == 0 && !stream->is_shut)
    {
      stream->is_shut = TRUE;
      g_socket_shutdown (stream->socket, FALSE, TRUE, NULL);
    }
}

static void
send_packets (Stream *stream)
{
  DulleFlowPacket packet;

  while (dulle_flow_next (&stream->flow, &packet))
    {
      memcpy (packet.stream, stream->id, sizeof packet.stream);
      publish_packet (stream->table, stream->topic, &packet);
      stream->said = read_clock (stream);
    }
}

static gboolean socket_ready_cb (GSocket     *socket,
                                 GIOCondition condition,
                                 gpointer     data);

static void
wait_for_socket (Stream *stream)
{
  GIOCondition condition = 0;

  stop_waiting (stream);
  if (dulle_flow_room (&stream->flow) > 0)
    condition |= G_IO_IN;
  if (stream->flow.in->len > 0)
    condition |= G_IO_OUT;
  if (condition == 0)
    return;

  stream->source = g_socket_create_source (stream->socket, condition, NULL);
  g_source_set_callback (stream->source, G_SOURCE_FUNC (socket_ready_cb), stream, NULL);
  g_source_attach (stream->source, g_main_context_get_thread_default ());
}

/* Moves whatever can be moved, and ends the stream when both sides have. */
static void
pump_stream (Stream *stream)
{
  if (stream->task != NULL)
    return;

  dulle_flow_note_time (&stream->flow, read_clock (stream));
  read_socket (stream);
  write_socket (stream);
  send_packets (stream);
  if (dulle_flow_is_over (&stream->flow) && stream->flow.in->len == 0)
    remove_stream (stream);
  else
    wait_for_socket (stream);
}

static gboolean
socket_ready_cb (GSocket     *socket,
                 GIOCondition condition,
                 gpointer     data)
{
  pump_stream (data);

  return G_SOURCE_REMOVE;
}

/* What the broker brings */

/* The other side has answered for the first time. */
static void
finish_opening (Stream *stream)
{
  g_autoptr (GTask) task = g_steal_pointer (&stream->task);

  g_task_return_pointer (task, take_pipe (stream), g_object_unref);
}

static void
receive_packet (Stream                *stream,
                const DulleFlowPacket *packet)
{
  stream->heard = read_clock (stream);
  if (packet->kind == DULLE_FLOW_PACKET_RESET)
    {
      break_stream (stream);
      return;
    }

  if (stream->task != NULL)
    finish_opening (stream);
  if (packet->kind == DULLE_FLOW_PACKET_OPEN)
    stream->flow.must_tell = TRUE;
  else
    dulle_flow_receive (&stream->flow, packet);
  pump_stream (stream);
}

/* A guest knocks at the table. */
static void
accept_stream (DulleBrokerTable      *self,
               const DulleFlowPacket *packet)
{
  g_autofree char *id = dulle_hexadecimal_write (packet->stream, DULLE_STREAM_ID_SIZE);
  g_autofree char *topic = g_strconcat (self->topic, id, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GIOStream) pipe = NULL;
  Stream *stream = NULL;

  if (packet->kind == DULLE_FLOW_PACKET_RESET)
    return;
  if (packet->kind == DULLE_FLOW_PACKET_OPEN && g_hash_table_size (self->streams) < MAX_STREAMS)
    stream = add_stream (self, packet->stream, topic, &error);
  if (stream == NULL)
    {
      publish_kind (self, topic, DULLE_FLOW_PACKET_RESET, packet->stream);
      return;
    }

  pipe = take_pipe (stream);
  receive_packet (stream, packet);
  self->funcs->incoming (pipe, self->owner);
}

static void
received_cb (GBytes  *message,
             gpointer owner)
{
  DulleBrokerTable *self = owner;
  DulleFlowPacket   packet;
  gsize             size;
  const guint8     *data = g_bytes_get_data (message, &size);
  Stream           *stream;

  if (!dulle_flow_packet_read (data, size, &packet))
    return;

  stream = g_hash_table_lookup (self->streams, packet.stream);
  if (stream != NULL)
    receive_packet (stream, &packet);
  else if (self->funcs != NULL)
    accept_stream (self, &packet);
}

/* Says again what may have been lost. */
static void
repeat_stream (Stream *stream)
{
  if (stream->task != NULL)
    {
      publish_kind (stream->table, stream->topic, DULLE_FLOW_PACKET_OPEN, stream->id);
      return;
    }

  dulle_flow_repeat (&stream->flow, read_clock (stream));
  pump_stream (stream);
}

/* Whether the pipe that is being opened is not wanted any more, or cannot be opened. */
static gboolean
is_hopeless (const Stream *stream)
{
  return stream->task != NULL &&
         (g_cancellable_is_cancelled (g_task_get_cancellable (stream->task)) ||
          dulle_broker_client_is_hopeless (stream->table->client));
}

static void
check_stream (Stream *stream)
{
  gint64 now = read_clock (stream);

  if (now - stream->heard > (stream->task != NULL ? OPENING : PATIENCE) || is_hopeless (stream))
    break_stream (stream);
  else if (stream->task != NULL ||
           dulle_flow_is_late (&stream->flow, now) || now - stream->said > PING)
    repeat_stream (stream);
}

/* Streams may go meanwhile; on a guest's side the table goes with its only one. */
static void
visit_streams (DulleBrokerTable *self,
               void (*visit) (Stream *))
{
  g_autoptr (GList) streams = g_hash_table_get_values (self->streams);

  for (GList *link = streams; link != NULL; link = link->next)
    visit (link->data);
}

static void
connected_cb (gpointer owner)
{
  DulleBrokerTable            *self = owner;
  const DulleBrokerTableFuncs *funcs = self->funcs;

  visit_streams (self, repeat_stream);
  if (funcs != NULL)
    funcs->connected (self->owner);
}

static void
failed_cb (gpointer owner)
{
  DulleBrokerTable            *self = owner;
  const DulleBrokerTableFuncs *funcs = self->funcs;

  if (funcs != NULL && funcs->failed != NULL)
    funcs->failed (self->owner);
}

static gboolean
tick_cb (gpointer owner)
{
  visit_streams (owner, check_stream);

  return G_SOURCE_CONTINUE;
}

/* Tables */

static const DulleBrokerClientFuncs client_funcs = { connected_cb, failed_cb, received_cb };

/* @suffix: what is received below the topic of the room */
static DulleBrokerTable *
make_table (DulleBrokerAddress *address,
            const char         *suffix)
{
  DulleBrokerTable *self = g_new0 (DulleBrokerTable, 1);
  g_autofree char  *topic = g_strconcat (address->topic, suffix, NULL);

  self->topic = g_steal_pointer (&address->topic);
  self->streams = g_hash_table_new_full (hash_id, equal_ids, NULL, free_stream);
  self->ticking = g_timeout_source_new (TICK / G_TIME_SPAN_MILLISECOND);
  g_source_set_callback (self->ticking, tick_cb, self, NULL);
  g_source_attach (self->ticking, g_main_context_get_thread_default ());
  self->client = dulle_broker_client_new (address, topic, &client_funcs, self);

  return self;
}

DulleBrokerTable *
dulle_broker_table_new (const char                  *address,
                        const DulleBrokerTableFuncs *funcs,
                        gpointer                     owner,
                        GError                     **error)
{
  g_auto (DulleBrokerAddress) parsed = { 0 };
  DulleBrokerTable *self;

  g_return_val_if_fail (address != NULL && funcs != NULL, NULL);

  if (!dulle_broker_address_parse (address, DULLE_BROKER_SCHEME, &parsed, error))
    return NULL;

  self = make_table (&parsed, "host");
  self->funcs = funcs;
  self->owner = owner;

  return self;
}

DulleBrokerState
dulle_broker_table_get_state (DulleBrokerTable *self)
{
  g_return_val_if_fail (self != NULL, DULLE_BROKER_AWAY);

  return dulle_broker_client_get_state (self->client);
}

gboolean
dulle_broker_is_supported (GError **error)
{
  return TRUE;
}

static void
leave_stream (Stream *stream)
{
  publish_kind (stream->table, stream->topic, DULLE_FLOW_PACKET_RESET, stream->id);
}

void
dulle_broker_table_drop (DulleBrokerTable *self)
{
  g_return_if_fail (self != NULL);

  visit_streams (self, leave_stream);
  dulle_broker_client_drop (self->client);
  g_source_destroy (self->ticking);
  g_source_unref (self->ticking);
  g_hash_table_unref (self->streams);
  g_free (self->topic);
  g_free (self);
}

void
dulle_broker_pipe_open (GTask      *task,
                        const char *address)
{
  g_auto (DulleBrokerAddress) parsed = { 0 };
  g_autofree char  *topic = NULL;
  g_autofree char  *own = NULL;
  GError           *error = NULL;
  DulleBrokerTable *table;
  guint8            id[DULLE_STREAM_ID_SIZE];
  Stream           *stream;

  if (!dulle_broker_address_parse (address, DULLE_BROKER_SCHEME, &parsed, &error))
    {
      g_task_return_error (task, error);
      return;
    }

  gnutls_rnd (GNUTLS_RND_NONCE, id, sizeof id);
  topic = g_strconcat (parsed.topic, "host", NULL);
  own = dulle_hexadecimal_write (id, sizeof id);
  table = make_table (&parsed, own);
  stream = add_stream (table, id, topic, &error);
  if (stream != NULL)
    stream->task = g_object_ref (task);
  else
    {
      dulle_broker_table_drop (table);
      g_task_return_error (task, error);
    }
}
