/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Direct pipes: how they fail, and what is left of how long they were waited for.
 */
#include "suite.h"

#include "net/line-end.h"
#include "net/pipe.h"

/* How every connection fails here, or -1 for none. */
static gint failure = -1;

GSocketConnection *
g_socket_client_connect_to_host_finish (GSocketClient *client,
                                        GAsyncResult  *result,
                                        GError       **error)
{
  /* Proxies are for the web. */
  ck_assert (!g_socket_client_get_enable_proxy (client));
  if (failure < 0)
    return g_socket_client_connect_finish (client, result, error);

  g_set_error_literal (error, G_IO_ERROR, failure, "The test wants it so.");

  return NULL;
}

/* Whether no port is free. */
static gboolean is_occupied;

guint16
g_socket_listener_add_any_inet_port (GSocketListener *listener,
                                     GObject         *source,
                                     GError         **error)
{
  for (guint16 port = 20000; !is_occupied && port < 30000; port++)
    {
      if (g_socket_listener_add_inet_port (listener, port, source, NULL))
        return port;
    }
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_ADDRESS_IN_USE, "The test wants it so.");

  return 0;
}

static void
note_end_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      end)
{
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (dulle_pipe_open_finish (result, &error));
  *(DulleLineEnd *) end = dulle_line_end_of_pipe (error);
}

/* A machine that has no IPv6, for example, fails otherwise than one that finds nobody, and like one
 * that cannot talk to brokers. */
START_TEST (test_failed_pipe)
{
  static const GIOErrorEnum failures[] = { G_IO_ERROR_CONNECTION_REFUSED, G_IO_ERROR_NOT_SUPPORTED,
                                           G_IO_ERROR_NOT_FOUND, G_IO_ERROR_NOT_CONNECTED };

  for (guint i = 0; i < G_N_ELEMENTS (failures); i++)
    {
      DulleLineEnd end = DULLE_LINE_END_NONE;

      failure = (gint) failures[i];
      dulle_pipe_open_async ("127.0.0.1:1", NULL, note_end_cb, &end);
      while (end == DULLE_LINE_END_NONE)
        g_main_context_iteration (NULL, TRUE);
      ck_assert_int_eq (end, DULLE_LINE_END_UNREACHABLE);
    }
  failure = -1;
}
END_TEST

static void
note_pipe_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      pipe)
{
  *(GIOStream **) pipe = dulle_pipe_open_finish (result, NULL);
  ck_assert_ptr_nonnull (*(GIOStream **) pipe);
}

/* A connection is waited for so long; what is said on it may take its time. */
START_TEST (test_no_timeout)
{
  guint16 port;
  g_autoptr (GSocketService) service = dulle_direct_pipe_listen (0, &port, NULL);
  g_autofree char *address = g_strdup_printf ("127.0.0.1:%u", port);
  g_autoptr (GIOStream) pipe = NULL;

  dulle_pipe_open_async (address, NULL, note_pipe_cb, &pipe);
  while (pipe == NULL)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_uint_eq (
      g_socket_get_timeout (g_socket_connection_get_socket (G_SOCKET_CONNECTION (pipe))), 0);
}
END_TEST

START_TEST (test_no_port)
{
  guint16 port;
  g_autoptr (GError) error = NULL;

  is_occupied = TRUE;
  ck_assert_ptr_null (dulle_direct_pipe_listen (0, &port, &error));
  ck_assert_ptr_nonnull (error);
  is_occupied = FALSE;
}
END_TEST

SUITE ("pipe", test_failed_pipe, test_no_timeout, test_no_port)
