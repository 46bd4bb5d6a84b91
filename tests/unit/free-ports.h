/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Ports for a host that a test starts.
 */
#pragma once

#include "net/pipe.h"

/* Whether so many ports from @port on are free. */
static inline gboolean
are_ports_free (guint16 port,
                guint   n)
{
  gboolean free = TRUE;

  for (guint i = 0; i < n && free; i++)
    {
      guint16 bound;
      g_autoptr (GSocketService) service =
          dulle_direct_pipe_listen ((guint16) (port + i), &bound, NULL);

      free = service != NULL;
      if (free)
        {
          g_socket_service_stop (service);
          g_socket_listener_close (G_SOCKET_LISTENER (service));
        }
    }

  return free;
}

/* Returns: the first of @n free ports in a row */
static inline guint16
find_ports (guint n)
{
  guint16 port;

  do
    port = (guint16) g_random_int_range (20000, 30000);
  while (!are_ports_free (port, n));

  return port;
}
