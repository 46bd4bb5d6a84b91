/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * libmosquitto looks up names and connects without asking how long that takes, so it has a
 * thread of its own, which also owns its object: whoever drops a client waits for nothing.
 * It waits by g_poll(), for the library's own loop cannot where a process has more than a thousand
 * open files, as one with many tables has.
 * What arrives goes to the owner's main context by one source for each message; when too
 * many wait there, further ones are dropped.
 */
#include "broker-client.h"

#include <mosquitto.h>
/* Since 2.1 it is a part of the other. */
#if LIBMOSQUITTO_VERSION_NUMBER < 2001000
#include <mqtt_protocol.h>
#endif
#include <string.h>

/* Milliseconds until the library looks at its clock. */
#define LOOK 100

/* Microseconds for what was published before a client was dropped. */
#define FAREWELL (1 * G_TIME_SPAN_SECOND)

/* Seconds without a word after which the broker is asked whether it is there. */
#define KEEP_ALIVE 10

/* Milliseconds until the next attempt: doubled each time, up to the second. */
#define FIRST_DELAY   100
#define LONGEST_DELAY 5000

#define MAX_WAITING 256

/* Larger ones are none of ours. The broker is asked not to bring them, since the library would
 * keep them whole; a packet has a head and the topic as well. */
#define MAX_MESSAGE 16384
#define MAX_PACKET  (MAX_MESSAGE + 1024)

/**
 * DulleBrokerClient:
 * @wake: is canceled when something is to be sent, which ends waiting
 * @woken: what can be waited for then
 * @lock: for what follows it, which both threads use
 * @stopped: signaled when @is_dropped
 * @farewell: the time by which a client that was dropped has sent everything
 * @arrived: (element-type GBytes): messages on their way to the owner, one for each source;
 *   an empty one says that @state is another one
 * @state: a #DulleBrokerState; atomic
 */
struct _DulleBrokerClient
{
  gatomicrefcount               ref_count;
  char                         *host;
  guint16                       port;
  char                         *topic;
  GMainContext                 *context;
  struct mosquitto             *mosquitto;
  const DulleBrokerClientFuncs *funcs;
  gpointer                      owner;
  GAsyncQueue                  *arrived;
  gint                          state;
  GCancellable                 *wake;
  GPollFD                       woken;
  GMutex                        lock;
  GCond                         stopped;
  gboolean                      is_dropped;
  gint64                        farewell;
};

/* Clients that were dropped, and whose threads have not ended. */
static struct
{
  GMutex lock;
  GCond  said;
  guint  n_clients;
} farewells;

static DulleBrokerClient *
ref_client (DulleBrokerClient *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

static void
unref_client (gpointer data)
{
  DulleBrokerClient *self = data;

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  mosquitto_destroy (self->mosquitto);
  g_cancellable_release_fd (self->wake);
  g_object_unref (self->wake);
  g_async_queue_unref (self->arrived);
  g_main_context_unref (self->context);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->stopped);
  g_free (self->host);
  g_free (self->topic);
  g_free (self);
}

static gboolean
is_client_connected (DulleBrokerClient *self)
{
  return dulle_broker_client_get_state (self) == DULLE_BROKER_CONNECTED;
}

/* On its way to the owner */

static gboolean
deliver_cb (gpointer data)
{
  DulleBrokerClient *self = data;
  g_autoptr (GBytes) message = g_async_queue_try_pop (self->arrived);

  /* Only the owner's thread drops it. */
  if (self->is_dropped)
    return G_SOURCE_REMOVE;
  if (g_bytes_get_size (message) > 0)
    self->funcs->received (message, self->owner);
  else if (is_client_connected (self))
    self->funcs->connected (self->owner);
  else if (self->funcs->failed != NULL)
    self->funcs->failed (self->owner);

  return G_SOURCE_REMOVE;
}

/* @message: (transfer full): an empty one for the state */
static void
send_up (DulleBrokerClient *self,
         GBytes            *message)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  g_async_queue_push (self->arrived, message);
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, deliver_cb, ref_client (self), unref_client);
  g_source_attach (source, self->context);
}

/* The broker's thread */

static void
note_state (DulleBrokerClient *self,
            DulleBrokerState   state)
{
  if (dulle_broker_client_get_state (self) == state)
    return;

  g_atomic_int_set (&self->state, (gint) state);
  send_up (self, g_bytes_new_static (NULL, 0));
}

/* Whatever has ended a connection to a broker that was trusted, it is away now. */
static void
note_failure (DulleBrokerClient *self,
              int                result)
{
  if (is_client_connected (self))
    note_state (self, DULLE_BROKER_AWAY);
  else if (result == MOSQ_ERR_TLS || result == MOSQ_ERR_TLS_HANDSHAKE)
    note_state (self, DULLE_BROKER_UNTRUSTED);
}

static gboolean
is_refusal (int reason)
{
  return reason == MQTT_RC_BAD_USERNAME_OR_PASSWORD || reason == MQTT_RC_NOT_AUTHORIZED;
}

static void
connected_cb (struct mosquitto         *mosquitto,
              void                     *data,
              int                       reason,
              int                       flags,
              const mosquitto_property *properties)
{
  DulleBrokerClient *self = data;

  if (reason == 0)
    mosquitto_subscribe (mosquitto, NULL, self->topic, 0);
  else if (is_refusal (reason))
    note_state (self, DULLE_BROKER_REFUSED);
}

static void
subscribed_cb (struct mosquitto *mosquitto,
               void             *data,
               int               id,
               int               n_granted,
               const int        *granted)
{
  DulleBrokerClient *self = data;

  /* Whatever the broker has against it, nothing would arrive. */
  if (n_granted != 1 || granted[0] >= MQTT_RC_UNSPECIFIED)
    note_state (self, DULLE_BROKER_REFUSED);
  else
    note_state (self, DULLE_BROKER_CONNECTED);
}

static void
received_cb (struct mosquitto               *mosquitto,
             void                           *data,
             const struct mosquitto_message *message)
{
  DulleBrokerClient *self = data;

  if (message->payloadlen > 0 && message->payloadlen <= MAX_MESSAGE &&
      g_async_queue_length (self->arrived) < MAX_WAITING)
    send_up (self, g_bytes_new (message->payload, (gsize) message->payloadlen));
}

/* Returns: whether to go on */
static gboolean
wait_delay (DulleBrokerClient *self,
            guint              delay)
{
  gint64   end = g_get_monotonic_time () + delay * G_TIME_SPAN_MILLISECOND;
  gboolean goes_on;

  g_mutex_lock (&self->lock);
  while (!self->is_dropped && g_cond_wait_until (&self->stopped, &self->lock, end))
    ;
  goes_on = !self->is_dropped;
  g_mutex_unlock (&self->lock);

  return goes_on;
}

/* Whether what is left to be sent, if the client was dropped, has had its time. */
static gboolean
is_client_done (DulleBrokerClient *self)
{
  gboolean is_done;

  g_mutex_lock (&self->lock);
  is_done = self->is_dropped && g_get_monotonic_time () > self->farewell;
  g_mutex_unlock (&self->lock);

  return is_done;
}

/* Returns: what came of it, as libmosquitto counts */
static int
connect_client (DulleBrokerClient *self)
{
  mosquitto_property *limits = NULL;
  int                 result;

  result = mosquitto_property_add_int32 (&limits, MQTT_PROP_MAXIMUM_PACKET_SIZE, MAX_PACKET);
  if (result == MOSQ_ERR_SUCCESS)
    result = mosquitto_connect_bind_v5 (self->mosquitto, self->host, self->port, KEEP_ALIVE, NULL,
                                        limits);
  mosquitto_property_free_all (&limits);

  return result;
}

/* Waits, and reads and writes what can be. Returns: as libmosquitto counts */
static int
serve_client (DulleBrokerClient *self)
{
  GPollFD files[] = { { mosquitto_socket (self->mosquitto), G_IO_IN, 0 }, self->woken };
  int     result = MOSQ_ERR_SUCCESS;

  if (files[0].fd < 0)
    return MOSQ_ERR_NO_CONN;

  if (mosquitto_want_write (self->mosquitto))
    files[0].events |= G_IO_OUT;
  g_poll (files, G_N_ELEMENTS (files), LOOK);
  g_cancellable_reset (self->wake);
  if ((files[0].revents & ~G_IO_OUT) != 0)
    result = mosquitto_loop_read (self->mosquitto, 1);
  if (result == MOSQ_ERR_SUCCESS && mosquitto_want_write (self->mosquitto))
    result = mosquitto_loop_write (self->mosquitto, 1);

  return result == MOSQ_ERR_SUCCESS ? mosquitto_loop_misc (self->mosquitto) : result;
}

static void
count_leaving (int change)
{
  g_mutex_lock (&farewells.lock);
  farewells.n_clients += (guint) change;
  g_cond_broadcast (&farewells.said);
  g_mutex_unlock (&farewells.lock);
}

static gpointer
run_client (gpointer data)
{
  DulleBrokerClient *self = data;
  guint              delay = FIRST_DELAY;

  do
    {
      int result = connect_client (self);

      while (result == MOSQ_ERR_SUCCESS && !is_client_done (self))
        {
          result = serve_client (self);
          if (is_client_connected (self))
            delay = FIRST_DELAY;
        }
      note_failure (self, result);
      delay = MIN (2 * delay, LONGEST_DELAY);
    }
  while (wait_delay (self, delay));

  mosquitto_disconnect (self->mosquitto);
  unref_client (self);
  count_leaving (-1);

  return NULL;
}

/* The owner's thread */

static void
init_library (void)
{
  static gsize is_initialised = 0;

  if (g_once_init_enter (&is_initialised))
    {
      mosquitto_lib_init ();
      g_once_init_leave (&is_initialised, 1);
    }
}

/* The system says whom to trust, as with a web page. libmosquitto 2.0 takes what it has made for
 * the first connection for a context of ours at the next one, and refuses to go on without a file
 * of certificates unless it is told to take the context as it is. */
static void
lock_client (struct mosquitto *mosquitto)
{
  mosquitto_int_option (mosquitto, MOSQ_OPT_TLS_USE_OS_CERTS, 1);
  mosquitto_int_option (mosquitto, MOSQ_OPT_SSL_CTX_WITH_DEFAULTS, 0);
  mosquitto_tls_opts_set (mosquitto, 1, NULL, NULL);
}

static struct mosquitto *
make_mosquitto (DulleBrokerClient        *self,
                const DulleBrokerAddress *address)
{
  struct mosquitto *mosquitto = mosquitto_new (NULL, true, self);

  mosquitto_int_option (mosquitto, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V5);
  mosquitto_int_option (mosquitto, MOSQ_OPT_TCP_NODELAY, 1);
  mosquitto_threaded_set (mosquitto, true);
  if (address->name != NULL)
    mosquitto_username_pw_set (mosquitto, address->name, address->password);
  if (address->is_locked)
    lock_client (mosquitto);
  mosquitto_connect_v5_callback_set (mosquitto, connected_cb);
  mosquitto_subscribe_callback_set (mosquitto, subscribed_cb);
  mosquitto_message_callback_set (mosquitto, received_cb);

  return mosquitto;
}

DulleBrokerClient *
dulle_broker_client_new (const DulleBrokerAddress     *address,
                         const char                   *topic,
                         const DulleBrokerClientFuncs *funcs,
                         gpointer                      owner)
{
  DulleBrokerClient *self;

  g_return_val_if_fail (address != NULL && topic != NULL && funcs != NULL, NULL);

  init_library ();
  self = g_new0 (DulleBrokerClient, 1);
  g_atomic_ref_count_init (&self->ref_count);
  g_mutex_init (&self->lock);
  g_cond_init (&self->stopped);
  self->host = g_strdup (address->host);
  self->port = address->port;
  self->topic = g_strdup (topic);
  self->context = g_main_context_ref_thread_default ();
  self->arrived = g_async_queue_new_full ((GDestroyNotify) g_bytes_unref);
  self->wake = g_cancellable_new ();
  g_cancellable_make_pollfd (self->wake, &self->woken);
  self->funcs = funcs;
  self->owner = owner;
  self->mosquitto = make_mosquitto (self, address);
  g_thread_unref (g_thread_new ("broker", run_client, ref_client (self)));

  return self;
}

void
dulle_broker_await_farewells (void)
{
  gint64 end = g_get_monotonic_time () + FAREWELL;

  g_mutex_lock (&farewells.lock);
  while (farewells.n_clients > 0 &&
         g_cond_wait_until (&farewells.said, &farewells.lock, end))
    ;
  g_mutex_unlock (&farewells.lock);
}

void
dulle_broker_client_drop (DulleBrokerClient *self)
{
  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->lock);
  count_leaving (1);
  self->is_dropped = TRUE;
  self->farewell = g_get_monotonic_time () + FAREWELL;
  g_cond_signal (&self->stopped);
  g_mutex_unlock (&self->lock);
  mosquitto_disconnect (self->mosquitto);
  g_cancellable_cancel (self->wake);
  unref_client (self);
}

DulleBrokerState
dulle_broker_client_get_state (DulleBrokerClient *self)
{
  return (DulleBrokerState) g_atomic_int_get (&self->state);
}

gboolean
dulle_broker_client_is_hopeless (DulleBrokerClient *self)
{
  DulleBrokerState state = dulle_broker_client_get_state (self);

  return state == DULLE_BROKER_REFUSED || state == DULLE_BROKER_UNTRUSTED;
}

GError *
dulle_broker_client_explain (DulleBrokerClient *self)
{
  static const struct
  {
    GIOErrorEnum code;
    const char  *sentence;
  } states[] = {
    [DULLE_BROKER_AWAY] = { G_IO_ERROR_NOT_CONNECTED, "The broker does not answer." },
    [DULLE_BROKER_REFUSED] = { G_IO_ERROR_PROXY_AUTH_FAILED, "The broker refuses the password." },
    [DULLE_BROKER_UNTRUSTED] = { G_IO_ERROR_INVALID_DATA, "The broker is not trusted." },
  };
  DulleBrokerState state = dulle_broker_client_get_state (self);

  if (state == DULLE_BROKER_CONNECTED)
    return NULL;

  return g_error_new_literal (G_IO_ERROR, (gint) states[state].code, states[state].sentence);
}

void
dulle_broker_client_publish (DulleBrokerClient *self,
                             const char        *topic,
                             GBytes            *message)
{
  gsize         size;
  gconstpointer bytes = g_bytes_get_data (message, &size);

  if (!is_client_connected (self))
    return;
  mosquitto_publish (self->mosquitto, NULL, topic, (int) size, bytes, 0, false);
  g_cancellable_cancel (self->wake);
}
