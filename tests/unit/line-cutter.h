/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A port of this machine that passes on what is said to a host, line by line, and in place of one
 * of these lines cuts the connection, once. It has the key of the host, so it can count lines. One
 * that is mute passes nothing more on instead but the beats, so nobody sees that.
 */
#pragma once

#include <check.h>
#include <gio/gio.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>

/* Who says a line. */
typedef enum
{
  CUTTER_GUEST,
  CUTTER_HOST,
} CutterSide;

/**
 * Cutter:
 * @to: the port of the host
 * @first: (nullable): lines are counted from the first one of the host that begins with this word
 * @side: who says the line that is not passed on
 * @line: its number, from 1; of all that this side says on any connection
 * @n_lines: how many lines each side has said
 * @is_mute: whether the programs do not see it
 * @has_cut: whether a connection was cut
 * @is_closed: whether nobody comes through any more
 * @closes: whether that is so after the cut
 */
typedef struct _Cutter Cutter;

struct _Cutter
{
  GSocketService  *service;
  GTlsCertificate *certificate;
  guint16          port;
  guint16          to;
  GPtrArray       *passages;
  const char      *first;
  gboolean         counts;
  CutterSide       side;
  guint            line;
  guint            n_lines[2];
  gboolean         is_mute;
  gboolean         has_cut;
  gboolean         is_closed;
  gboolean         closes;
};

/* One connection; each direction holds a reference. */
typedef struct
{
  grefcount  references;
  Cutter    *cutter;
  GSocket   *sockets[2];
  GIOStream *sides[2];
  guint      n_locked;
  gboolean   is_cut;
} CutterPassage;

typedef struct
{
  CutterPassage *passage;
  CutterSide     from;
  GString       *heard;
  GString       *passed;
  gboolean       cuts;
  char           bytes[4096];
} CutterWay;

static inline void
cutter_way_read (CutterWay *way);

/* The programs see the end, and end their lines themselves. */
static inline void
cutter_passage_cut (CutterPassage *passage)
{
  gboolean is_unseen = passage->is_cut && passage->cutter->is_mute;

  passage->is_cut = TRUE;
  for (guint i = 0; i < 2 && !is_unseen; i++)
    g_socket_shutdown (passage->sockets[i], FALSE, TRUE, NULL);
}

/* That of a mute one is seen from now on. */
static inline void
cutter_show_cut (Cutter *cutter)
{
  cutter->is_mute = FALSE;
  for (guint i = 0; i < cutter->passages->len; i++)
    {
      CutterPassage *passage = g_ptr_array_index (cutter->passages, i);

      if (passage->is_cut)
        cutter_passage_cut (passage);
    }
}

static inline void
cutter_passage_unref (CutterPassage *passage)
{
  if (!g_ref_count_dec (&passage->references))
    return;

  g_ptr_array_remove (passage->cutter->passages, passage);
  for (guint i = 0; i < 2; i++)
    {
      g_object_unref (passage->sockets[i]);
      g_object_unref (passage->sides[i]);
    }
  g_free (passage);
}

static inline void
cutter_way_free (CutterWay *way)
{
  cutter_passage_cut (way->passage);
  cutter_passage_unref (way->passage);
  g_string_free (way->heard, TRUE);
  g_string_free (way->passed, TRUE);
  g_free (way);
}

/* Programs say these by the clock. */
static inline gboolean
cutter_is_beat (const char *line)
{
  return g_str_has_prefix (line, "ping ") || g_str_has_prefix (line, "pong ");
}

/* Returns: whether the line is passed on */
static inline gboolean
cutter_take_line (CutterWay  *way,
                  const char *line)
{
  Cutter *cutter = way->passage->cutter;

  if (way->passage->is_cut || way->cuts)
    return cutter->is_mute && cutter_is_beat (line);
  cutter->counts = cutter->counts || cutter->first == NULL ||
                   (way->from == CUTTER_HOST && g_str_has_prefix (line, cutter->first));
  if (!cutter->counts || cutter_is_beat (line))
    return TRUE;
  cutter->n_lines[way->from]++;
  if (cutter->has_cut || way->from != cutter->side || cutter->n_lines[way->from] != cutter->line)
    return TRUE;

  cutter->has_cut = TRUE;
  way->cuts = TRUE;

  return FALSE;
}

static inline void
cutter_written_cb (GObject      *stream,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  CutterWay *way = user_data;
  Cutter    *cutter = way->passage->cutter;

  if (!g_output_stream_write_all_finish (G_OUTPUT_STREAM (stream), result, NULL, NULL))
    {
      cutter_way_free (way);
      return;
    }
  if (way->cuts)
    {
      way->cuts = FALSE;
      way->passage->is_cut = TRUE;
      cutter_passage_cut (way->passage);
      cutter->is_closed = cutter->closes;
    }

  cutter_way_read (way);
}

/* Whole lines only. */
static inline void
cutter_way_read_cb (GObject      *stream,
                    GAsyncResult *result,
                    gpointer      user_data)
{
  CutterWay *way = user_data;
  gssize     n = g_input_stream_read_finish (G_INPUT_STREAM (stream), result, NULL);
  char      *end;

  if (n <= 0)
    {
      cutter_way_free (way);
      return;
    }

  g_string_append_len (way->heard, way->bytes, n);
  g_string_truncate (way->passed, 0);
  while ((end = memchr (way->heard->str, '\n', way->heard->len)) != NULL)
    {
      gssize length = end + 1 - way->heard->str;

      if (cutter_take_line (way, way->heard->str))
        g_string_append_len (way->passed, way->heard->str, length);
      g_string_erase (way->heard, 0, length);
    }
  g_output_stream_write_all_async (
      g_io_stream_get_output_stream (way->passage->sides[1 - way->from]), way->passed->str,
      way->passed->len, G_PRIORITY_DEFAULT, NULL, cutter_written_cb, way);
}

static inline void
cutter_way_read (CutterWay *way)
{
  GIOStream *side = way->passage->sides[way->from];

  g_input_stream_read_async (g_io_stream_get_input_stream (side), way->bytes, sizeof way->bytes,
                             G_PRIORITY_DEFAULT, NULL, cutter_way_read_cb, way);
}

static inline void
cutter_locked_cb (GObject      *connection,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  CutterPassage *passage = user_data;
  gboolean       is_locked =
      g_tls_connection_handshake_finish (G_TLS_CONNECTION (connection), result, NULL);

  if (!is_locked)
    cutter_passage_cut (passage);
  if (is_locked && ++passage->n_locked == 2)
    for (guint from = 0; from < 2; from++)
      {
        CutterWay *way = g_new0 (CutterWay, 1);

        g_ref_count_inc (&passage->references);
        way->passage = passage;
        way->from = (CutterSide) from;
        way->heard = g_string_new (NULL);
        way->passed = g_string_new (NULL);
        cutter_way_read (way);
      }
  cutter_passage_unref (passage);
}

static inline gboolean
cutter_accept_cb (GTlsConnection      *connection,
                  GTlsCertificate     *certificate,
                  GTlsCertificateFlags errors,
                  gpointer             user_data)
{
  return TRUE;
}

static inline gboolean
cutter_incoming_cb (GSocketService    *service,
                    GSocketConnection *connection,
                    GObject           *source,
                    Cutter            *cutter)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GSocketConnection) further = NULL;
  CutterPassage *passage;

  if (!cutter->is_closed)
    further = g_socket_client_connect_to_host (client, "127.0.0.1", cutter->to, NULL, NULL);
  if (further == NULL)
    return TRUE;

  passage = g_new0 (CutterPassage, 1);
  g_ptr_array_add (cutter->passages, passage);
  g_ref_count_init (&passage->references);
  g_ref_count_inc (&passage->references);
  passage->cutter = cutter;
  passage->sockets[CUTTER_GUEST] = g_object_ref (g_socket_connection_get_socket (connection));
  passage->sockets[CUTTER_HOST] = g_object_ref (g_socket_connection_get_socket (further));
  passage->sides[CUTTER_GUEST] =
      g_tls_server_connection_new (G_IO_STREAM (connection), cutter->certificate, NULL);
  passage->sides[CUTTER_HOST] = g_tls_client_connection_new (G_IO_STREAM (further), NULL, NULL);
  g_signal_connect (passage->sides[CUTTER_HOST], "accept-certificate",
                    G_CALLBACK (cutter_accept_cb), NULL);
  for (guint i = 0; i < 2; i++)
    {
      /* As the programs themselves have it, or each line would be late. */
      g_socket_set_option (passage->sockets[i], IPPROTO_TCP, TCP_NODELAY, 1, NULL);
      g_tls_connection_handshake_async (G_TLS_CONNECTION (passage->sides[i]), G_PRIORITY_DEFAULT,
                                        NULL, cutter_locked_cb, passage);
    }

  return TRUE;
}

/* @certificate: that of the host at the port @to */
static inline Cutter *
cutter_new (guint16          to,
            GTlsCertificate *certificate)
{
  Cutter *cutter = g_new0 (Cutter, 1);

  cutter->to = to;
  cutter->certificate = g_object_ref (certificate);
  cutter->passages = g_ptr_array_new ();
  cutter->service = g_socket_service_new ();
  cutter->port =
      g_socket_listener_add_any_inet_port (G_SOCKET_LISTENER (cutter->service), NULL, NULL);
  ck_assert_uint_ne (cutter->port, 0);
  g_signal_connect (cutter->service, "incoming", G_CALLBACK (cutter_incoming_cb), cutter);
  g_socket_service_start (cutter->service);

  return cutter;
}

/* What is under way has to come back first. */
static inline void
cutter_free (Cutter *cutter)
{
  g_signal_handlers_disconnect_by_data (cutter->service, cutter);
  g_socket_service_stop (cutter->service);
  cutter->is_mute = FALSE;
  for (guint i = 0; i < cutter->passages->len; i++)
    cutter_passage_cut (g_ptr_array_index (cutter->passages, i));
  while (cutter->passages->len > 0)
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (cutter->service);
  g_object_unref (cutter->certificate);
  g_ptr_array_unref (cutter->passages);
  g_free (cutter);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Cutter, cutter_free)
