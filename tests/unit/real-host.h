/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A real dulle-host for a test, and what it says to whoever runs it.
 */
#pragma once

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "free-ports.h"
#include "session-driver.h"

#define N_HOST_TABLES 2

/**
 * Host:
 * @folder: what it keeps
 * @port: that of the first table, once it was started
 * @is_hasty: whether its seconds are short (tests/tools/hasty-host.c)
 * @said: a pipe from which what it says is read
 */
typedef struct
{
  char    *folder;
  guint16  port;
  gboolean is_hasty;
  GPid     pid;
  int      said;
} Host;

/* @words: more of its options */
static inline void
start_host (Host       *host,
            const char *words)
{
  const char      *program = g_getenv (host->is_hasty ? "DULLE_HASTY_HOST" : "DULLE_HOST");
  g_autofree char *line = NULL;
  g_auto (GStrv) command = NULL;

  if (host->port == 0)
    host->port = find_ports (N_HOST_TABLES);
  line = g_strdup_printf ("%s --state=%s --port=%u --tables=%u --beat=0 %s", program, host->folder,
                          host->port, N_HOST_TABLES, words);
  command = g_strsplit (line, " ", -1);
  ck_assert (g_spawn_async_with_pipes (NULL, command, NULL,
                                       G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDOUT_TO_DEV_NULL,
                                       NULL, NULL, &host->pid, NULL, NULL, &host->said, NULL));
}

/* Returns: (transfer full): the first of its lines that ends with @ending */
static inline char *
await_said (const Host *host,
            const char *ending)
{
  g_autoptr (GString) line = g_string_new (NULL);
  char letter;

  while (!g_str_has_suffix (line->str, ending))
    {
      if (g_str_has_suffix (line->str, "\n"))
        g_string_truncate (line, 0);
      ck_assert_int_eq (read (host->said, &letter, 1), 1);
      g_string_append_c (line, letter);
    }

  return g_strdup (line->str);
}

/* Returns: where guests come to the first table */
static inline guint
await_table_port (const Host *host)
{
  static const char before[] = "Table 1 awaits guests on port ";
  g_autofree char  *said = await_said (host, "/table-1/invitation");
  const char       *start = strstr (said, before);

  ck_assert_ptr_nonnull (start);

  return (guint) g_ascii_strtoull (start + strlen (before), NULL, 10);
}

/* Returns: (transfer full): the invitation to the first table, by way of this machine alone */
static inline char *
await_table_link (const Host *host)
{
  guint            port = await_table_port (host);
  g_autofree char *path = g_build_filename (host->folder, "table-1", "invitation", NULL);
  g_autofree char *link = NULL;

  ck_assert (g_file_get_contents (path, &link, NULL, NULL));

  return g_strdup_printf ("%.*s@127.0.0.1:%u", (int) strcspn (link, "@"), link, port);
}

/* Its folder stays, and with it the tables. */
static inline void
stop_host (Host *host)
{
  kill (host->pid, SIGTERM);
  waitpid (host->pid, NULL, 0);
  close (host->said);
}

static inline void
end_host (Host *host)
{
  stop_host (host);
  for (guint number = 1; number <= N_HOST_TABLES; number++)
    {
      g_autofree char *name = g_strdup_printf ("table-%u", number);

      remove_folder (g_build_filename (host->folder, name, NULL));
    }
  remove_folder (host->folder);
}
