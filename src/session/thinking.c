/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#define _GNU_SOURCE

#include "thinking.h"

#include <sys/resource.h>
#include <unistd.h>

typedef struct
{
  DulleThought thought;
  gpointer     data;
} Thinker;

static gpointer
run_thought (gpointer data)
{
  Thinker *thinker = data;

  /* The nice value of one thread; elsewhere it would be that of the whole program. */
#ifdef __linux__
  setpriority (PRIO_PROCESS, (id_t) gettid (), 19);
#endif
  thinker->thought (thinker->data);

  return NULL;
}

void
dulle_think (DulleThought thought,
             gpointer     data)
{
  Thinker  thinker = { thought, data };
  GThread *thread;

  g_return_if_fail (thought != NULL);

  thread = g_thread_try_new ("dulle-thinking", run_thought, &thinker, NULL);
  if (thread != NULL)
    g_thread_join (thread);
  else
    thought (data);
}
