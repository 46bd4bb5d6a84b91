/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "pipe.h"

#include "broker-address.h"
#include "broker-pipe.h"

#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/socket.h>

/* Seconds until somebody must have answered. */
#define PATIENCE 15

/* An invitation with more of them would not fit on a screen. */
#define MAX_OWN_ADDRESSES 4

typedef void (*OpenFunc) (GTask      *task,
                          const char *address);

/* Direct pipes */

/* A message is short, and nobody waits for a second one that could go with it. */
static void
hurry_connection (GSocketConnection *connection)
{
  g_socket_set_option (g_socket_connection_get_socket (connection), IPPROTO_TCP, TCP_NODELAY, 1,
                       NULL);
}

static gboolean
hurry_cb (GSocketService    *service,
          GSocketConnection *connection,
          GObject           *source,
          gpointer           user_data)
{
  hurry_connection (connection);

  return FALSE;
}

static void
direct_opened_cb (GObject      *client,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;
  GSocketConnection *connection =
      g_socket_client_connect_to_host_finish (G_SOCKET_CLIENT (client), result, &error);

  if (connection == NULL)
    {
      /* What the system says may be what is said of brokers. */
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_HOST_UNREACHABLE, "%s",
                               error->message);
      return;
    }

  hurry_connection (connection);
  g_socket_set_timeout (g_socket_connection_get_socket (connection), 0);
  g_task_return_pointer (task, connection, g_object_unref);
}

static void
open_direct (GTask      *task,
             const char *address)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();

  g_socket_client_set_enable_proxy (client, FALSE);
  g_socket_client_set_timeout (client, PATIENCE);
  g_socket_client_connect_to_host_async (client, address, 0, g_task_get_cancellable (task),
                                         direct_opened_cb, g_object_ref (task));
}

GSocketService *
dulle_direct_pipe_listen (guint16  port,
                          guint16 *bound,
                          GError **error)
{
  g_autoptr (GSocketService) service = g_socket_service_new ();
  GSocketListener *listener = G_SOCKET_LISTENER (service);

  g_return_val_if_fail (bound != NULL, NULL);

  *bound = port;
  if (port == 0)
    *bound = g_socket_listener_add_any_inet_port (listener, NULL, error);
  else if (!g_socket_listener_add_inet_port (listener, port, NULL, error))
    return NULL;

  if (*bound == 0)
    return NULL;
  g_signal_connect (service, "incoming", G_CALLBACK (hurry_cb), NULL);

  return g_steal_pointer (&service);
}

static char *
format_address (const struct ifaddrs *interface,
                guint16               port)
{
  gboolean         is_old = interface->ifa_addr->sa_family == AF_INET;
  gsize            length = is_old ? sizeof (struct sockaddr_in) : sizeof (struct sockaddr_in6);
  g_autofree char *host = NULL;
  g_autoptr (GSocketAddress) address =
      g_socket_address_new_from_native (interface->ifa_addr, length);
  GInetAddress *inet = g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (address));

  if (g_inet_address_get_is_link_local (inet) || g_inet_address_get_is_loopback (inet))
    return NULL;
  host = g_inet_address_to_string (inet);

  return g_strdup_printf (strchr (host, ':') != NULL ? "[%s]:%u" : "%s:%u", host, port);
}

/* Appends the addresses of one kind. */
static void
add_addresses (const struct ifaddrs *interfaces,
               sa_family_t           family,
               guint16               port,
               GPtrArray            *addresses)
{
  for (const struct ifaddrs *one = interfaces; one != NULL; one = one->ifa_next)
    {
      char *address;

      if (one->ifa_addr == NULL || one->ifa_addr->sa_family != family ||
          (one->ifa_flags & IFF_UP) == 0 || addresses->len >= MAX_OWN_ADDRESSES)
        continue;
      address = format_address (one, port);
      if (address != NULL)
        g_ptr_array_add (addresses, address);
    }
}

char **
dulle_direct_pipe_addresses (guint16 port)
{
  GPtrArray      *addresses = g_ptr_array_new ();
  struct ifaddrs *interfaces = NULL;

  if (getifaddrs (&interfaces) == 0)
    {
      add_addresses (interfaces, AF_INET, port, addresses);
      add_addresses (interfaces, AF_INET6, port, addresses);
      freeifaddrs (interfaces);
    }
  if (addresses->len == 0)
    g_ptr_array_add (addresses, g_strdup_printf ("127.0.0.1:%u", port));
  g_ptr_array_add (addresses, NULL);

  return (char **) g_ptr_array_free (addresses, FALSE);
}

/* All pipes */

/* By what their addresses begin with; the last one takes all that are left. */
static const struct
{
  const char *prefix;
  OpenFunc    open;
} pipes[] = {
  { DULLE_BROKER_SCHEME "://", dulle_broker_pipe_open },
  { DULLE_BROKER_SCHEME "s://", dulle_broker_pipe_open },
  { "", open_direct },
};

void
dulle_pipe_open_async (const char         *address,
                       GCancellable       *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  guint i = 0;

  g_return_if_fail (address != NULL);

  while (!g_str_has_prefix (address, pipes[i].prefix))
    i++;
  pipes[i].open (task, address);
}

GIOStream *
dulle_pipe_open_finish (GAsyncResult *result,
                        GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
