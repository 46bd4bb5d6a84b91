/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Direct pipes: by which addresses a machine is found, how they fail, and what is left of how long
 * they were waited for.
 */
#include "suite.h"

#include <ifaddrs.h>
#include <net/if.h>
#include <sys/socket.h>

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

#define MAX_INTERFACES 8

/* The interfaces that this machine seems to have. */
static struct ifaddrs *interfaces;

int
getifaddrs (struct ifaddrs **list)
{
  *list = interfaces;

  return 0;
}

void
freeifaddrs (struct ifaddrs *list)
{
  ck_assert_ptr_eq (list, interfaces);
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

typedef struct
{
  const char  *address;
  unsigned int flags;
} Interface;

/* Where a machine with these interfaces, up to one with neither address nor flags, is found. */
static char *
find_addresses (const Interface *rows)
{
  struct ifaddrs          list[MAX_INTERFACES] = { 0 };
  struct sockaddr_storage natives[MAX_INTERFACES];
  g_auto (GStrv) addresses = NULL;

  for (guint i = 0; rows[i].flags != 0; i++)
    {
      list[i].ifa_flags = rows[i].flags;
      list[i].ifa_next = rows[i + 1].flags != 0 ? &list[i + 1] : NULL;
      if (rows[i].address != NULL)
        {
          g_autoptr (GSocketAddress) address =
              g_inet_socket_address_new_from_string (rows[i].address, 0);

          ck_assert (g_socket_address_to_native (address, &natives[i], sizeof natives[i], NULL));
          list[i].ifa_addr = (struct sockaddr *) &natives[i];
        }
    }
  interfaces = rows->flags != 0 ? list : NULL;
  addresses = dulle_direct_pipe_addresses (2345);
  interfaces = NULL;

  return g_strjoinv (" ", addresses);
}

#define UP   (IFF_UP | IFF_RUNNING)
#define DOWN IFF_BROADCAST

/* Not by what is down, without an address, or of use on its own cable or machine alone. */
START_TEST (test_own_addresses)
{
  static const struct
  {
    Interface   rows[MAX_INTERFACES];
    const char *found;
  } machines[] = {
    { { { 0 } }, "127.0.0.1:2345" },
    { { { "127.0.0.1", UP }, { "::1", UP }, { NULL, UP } }, "127.0.0.1:2345" },
    { { { "127.0.0.1", UP },
        { "2001:db8::1", UP },
        { "10.0.0.1", DOWN },
        { "192.168.1.5", UP },
        { "fe80::1", UP },
        { "169.254.7.7", UP } },
      "192.168.1.5:2345 [2001:db8::1]:2345" },
    { { { "2001:db8::1", UP },
        { "10.0.0.1", UP },
        { "10.0.0.2", UP },
        { "10.0.0.3", UP },
        { "10.0.0.4", UP },
        { "10.0.0.5", UP } },
      "10.0.0.1:2345 10.0.0.2:2345 10.0.0.3:2345 10.0.0.4:2345" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (machines); i++)
    {
      g_autofree char *found = find_addresses (machines[i].rows);

      ck_assert_str_eq (found, machines[i].found);
    }
}
END_TEST

SUITE ("pipe", test_own_addresses, test_failed_pipe, test_no_timeout, test_no_port)
