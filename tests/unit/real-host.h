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
 * @is_hasty: whether its seconds are short (tests/tools/hasty-host.c)
 * @said: a pipe from which what it says is read
 */
typedef struct
{
  char    *folder;
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
  g_autofree char *line = g_strdup_printf ("%s --state=%s --port=%u --tables=%u --beat=0 %s",
                                           program, host->folder, find_ports (N_HOST_TABLES),
                                           N_HOST_TABLES, words);
  g_auto (GStrv) command = g_strsplit (line, " ", -1);

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

static inline void
end_host (Host *host)
{
  kill (host->pid, SIGTERM);
  waitpid (host->pid, NULL, 0);
  close (host->said);
  for (guint number = 1; number <= N_HOST_TABLES; number++)
    {
      g_autofree char *name = g_strdup_printf ("table-%u", number);

      remove_folder (g_build_filename (host->folder, name, NULL));
    }
  remove_folder (host->folder);
}
