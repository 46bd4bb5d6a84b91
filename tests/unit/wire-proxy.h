/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A port of this machine that passes everything on to another one. It cuts each connection
 * when a number of bytes has gone through it, or all at once; a rough one also in the middle
 * of establishing a connection, and delays what it passes on. A mute one keeps its connections and
 * passes nothing more on; a connection that was mute once remains so.
 */
#pragma once

#include <check.h>
#include <gio/gio.h>
#include <netinet/in.h>
#include <netinet/tcp.h>

#include "engine/rng.h"

/* A connection that is established again needs some of them. */
#define PROXY_MIN_BYTES   5000
#define PROXY_MAX_BYTES   9000
#define PROXY_ROUGH_BYTES 100

/* Milliseconds. */
#define PROXY_DELAY 4

typedef struct
{
  GSocketService *service;
  guint16         port;
  guint16         to;
  gboolean        cuts;
  DulleRng        rng;
  guint           n_cuts;
  gboolean        is_closed;
  gboolean        is_rough;
  gboolean        is_mute;
  guint           n_passages;
  GPtrArray      *passages;
} Proxy;

/* One connection; each direction holds a reference. */
typedef struct
{
  grefcount  references;
  Proxy     *proxy;
  GIOStream *sides[2];
  guint      n_bytes;
  guint      budget;
  gboolean   is_mute;
} Passage;

typedef struct
{
  Passage *passage;
  guint    from;
  gsize    n_bytes;
  char     bytes[1024];
} Direction;

static inline void
direction_free (Direction *direction)
{
  Passage *passage = direction->passage;

  g_free (direction);
  for (guint side = 0; side < 2 && !passage->is_mute; side++)
    g_io_stream_close (passage->sides[side], NULL, NULL);
  if (!g_ref_count_dec (&passage->references))
    return;
  g_ptr_array_remove (passage->proxy->passages, passage);
  g_object_unref (passage->sides[0]);
  g_object_unref (passage->sides[1]);
  g_free (passage);
}

static inline void direction_read (Direction *direction);

static inline void
direction_written_cb (GObject      *stream,
                      GAsyncResult *result,
                      gpointer      user_data)
{
  Direction *direction = user_data;

  if (g_output_stream_write_all_finish (G_OUTPUT_STREAM (stream), result, NULL, NULL))
    direction_read (direction);
  else
    direction_free (direction);
}

static inline gboolean
direction_write_cb (gpointer user_data)
{
  Direction *direction = user_data;

  g_output_stream_write_all_async (
      g_io_stream_get_output_stream (direction->passage->sides[1 - direction->from]),
      direction->bytes, direction->n_bytes, G_PRIORITY_DEFAULT, NULL, direction_written_cb,
      direction);

  return G_SOURCE_REMOVE;
}

static inline guint
proxy_draw_budget (Proxy *proxy)
{
  guint least = proxy->is_rough ? PROXY_ROUGH_BYTES : PROXY_MIN_BYTES;

  return least + dulle_rng_below (&proxy->rng, PROXY_MAX_BYTES - least);
}

static inline void
direction_read_cb (GObject      *stream,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  Direction *direction = user_data;
  Passage   *passage = direction->passage;
  gssize     n = g_input_stream_read_finish (G_INPUT_STREAM (stream), result, NULL);

  passage->n_bytes += n > 0 ? (guint) n : 0;
  passage->is_mute = passage->is_mute || passage->proxy->is_mute;
  if (passage->is_mute && n > 0)
    {
      direction_read (direction);
      return;
    }
  if (passage->proxy->cuts && passage->budget == 0)
    passage->budget = passage->n_bytes + proxy_draw_budget (passage->proxy);
  if (n <= 0 || (passage->budget > 0 && passage->n_bytes > passage->budget))
    {
      passage->proxy->n_cuts += n > 0 ? 1 : 0;
      direction_free (direction);
      return;
    }

  direction->n_bytes = (gsize) n;
  if (passage->proxy->is_rough)
    g_timeout_add (dulle_rng_below (&passage->proxy->rng, PROXY_DELAY), direction_write_cb,
                   direction);
  else
    direction_write_cb (direction);
}

static inline void
direction_read (Direction *direction)
{
  GIOStream *side = direction->passage->sides[direction->from];

  g_input_stream_read_async (g_io_stream_get_input_stream (side), direction->bytes,
                             sizeof direction->bytes, G_PRIORITY_DEFAULT, NULL, direction_read_cb,
                             direction);
}

/* As the programs themselves have it, or each line would be late. */
static inline void
proxy_hurry (GIOStream *side)
{
  g_socket_set_option (g_socket_connection_get_socket (G_SOCKET_CONNECTION (side)), IPPROTO_TCP,
                       TCP_NODELAY, 1, NULL);
}

static inline gboolean
proxy_incoming_cb (GSocketService    *service,
                   GSocketConnection *connection,
                   GObject           *source,
                   Proxy             *proxy)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  Passage *passage;

  if (proxy->is_closed)
    {
      g_io_stream_close (G_IO_STREAM (connection), NULL, NULL);
      return TRUE;
    }

  passage = g_new0 (Passage, 1);
  g_ptr_array_add (proxy->passages, passage);
  proxy->n_passages++;
  g_ref_count_init (&passage->references);
  g_ref_count_inc (&passage->references);
  passage->proxy = proxy;
  passage->sides[0] = g_object_ref (G_IO_STREAM (connection));
  passage->sides[1] = G_IO_STREAM (
      g_socket_client_connect_to_host (client, "127.0.0.1", proxy->to, NULL, NULL));
  ck_assert_ptr_nonnull (passage->sides[1]);
  for (guint from = 0; from < 2; from++)
    {
      Direction *direction = g_new0 (Direction, 1);

      direction->passage = passage;
      direction->from = from;
      proxy_hurry (passage->sides[from]);
      direction_read (direction);
    }

  return TRUE;
}

static inline Proxy *
proxy_new (guint16 to)
{
  Proxy *proxy = g_new0 (Proxy, 1);

  proxy->to = to;
  proxy->passages = g_ptr_array_new ();
  proxy->service = g_socket_service_new ();
  proxy->port =
      g_socket_listener_add_any_inet_port (G_SOCKET_LISTENER (proxy->service), NULL, NULL);
  ck_assert_uint_ne (proxy->port, 0);
  g_signal_connect (proxy->service, "incoming", G_CALLBACK (proxy_incoming_cb), proxy);
  g_socket_service_start (proxy->service);

  return proxy;
}

/* Cuts all connections, and lets nobody through until it is opened again. */
static inline void
proxy_close (Proxy *proxy)
{
  proxy->is_closed = TRUE;
  for (guint i = 0; i < proxy->passages->len; i++)
    {
      Passage *passage = g_ptr_array_index (proxy->passages, i);

      for (guint side = 0; side < 2; side++)
        g_socket_shutdown (g_socket_connection_get_socket (
                               G_SOCKET_CONNECTION (passage->sides[side])),
                           TRUE, TRUE, NULL);
    }
}

static inline void
proxy_open (Proxy *proxy)
{
  proxy->is_closed = FALSE;
}

/* What is under way has to come back first. */
static inline void
proxy_free (Proxy *proxy)
{
  proxy_close (proxy);
  while (proxy->passages->len > 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (proxy->service, proxy);
  g_socket_service_stop (proxy->service);
  g_object_unref (proxy->service);
  g_ptr_array_unref (proxy->passages);
  g_free (proxy);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Proxy, proxy_free)
