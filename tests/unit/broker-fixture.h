/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A real broker for a test, a Mosquitto on the loopback, which can be killed and started again.
 */
#pragma once

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/wait.h>

#include "net/pipe.h"
#include "suite.h"

/**
 * Broker:
 * @guards: (nullable): what it asks of whoever connects, as it is configured; %NULL for nothing
 */
typedef struct
{
  guint16 port;
  char   *folder;
  char   *guards;
  GPid    pid;
} Broker;

static inline char *
find_program (void)
{
  char *path = g_find_program_in_path ("mosquitto");

  return path != NULL ? path : g_find_program_in_path ("/usr/sbin/mosquitto");
}

static inline void
start_broker (Broker *broker)
{
  g_autofree char *program = find_program ();
  g_autofree char *path = g_build_filename (broker->folder, "broker.conf", NULL);
  g_autofree char *text =
      g_strdup_printf ("listener %u 127.0.0.1\n%slog_type none\nset_tcp_nodelay true\n",
                       broker->port,
                       broker->guards != NULL ? broker->guards : "allow_anonymous true\n");
  char *command[] = { program, (char *) "-c", path, NULL };

  ck_assert (g_file_set_contents (path, text, -1, NULL));
  ck_assert (g_spawn_async (NULL, command, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL,
                            &broker->pid, NULL));
}

static inline void
kill_broker (Broker *broker)
{
  kill (broker->pid, SIGKILL);
  waitpid (broker->pid, NULL, 0);
}

/* Finds a port that is free. */
static inline void
place_broker (Broker *broker)
{
  guint16 port;
  g_autoptr (GSocketService) service = dulle_direct_pipe_listen (0, &port, NULL);

  ck_assert_ptr_nonnull (service);
  g_socket_service_stop (service);
  g_socket_listener_close (G_SOCKET_LISTENER (service));
  *broker = (Broker){ .port = port, .folder = g_dir_make_tmp ("dulle-broker-XXXXXX", NULL) };
}

static inline void
begin_broker (Broker *broker)
{
  place_broker (broker);
  start_broker (broker);
}

static inline void
end_broker (Broker *broker)
{
  g_autofree char *path = g_build_filename (broker->folder, "broker.conf", NULL);

  kill_broker (broker);
  g_unlink (path);
  g_rmdir (broker->folder);
  g_free (broker->folder);
  g_free (broker->guards);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Broker, end_broker)

/* Runs @tests where there is a broker. Returns: the exit status */
static inline int
broker_suite_run (const char         *name,
                  const TTest *const *tests,
                  char              **test_names)
{
  g_autofree char *program = find_program ();

  if (program != NULL)
    return suite_run (name, tests, test_names);

  printf ("1..0 # SKIP There is no broker: mosquitto is not installed.\n");

  return EXIT_SUCCESS;
}
