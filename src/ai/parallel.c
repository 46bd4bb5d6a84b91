/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A thread for each part; one is started in less time than a single world is played.
 */
#include "parallel.h"

#include <glib.h>

typedef struct
{
  DulleWork work;
  void     *data;
  unsigned  part;
} Share;

static gpointer
run (gpointer data)
{
  Share *share = data;

  share->work (share->part, share->data);

  return NULL;
}

void
dulle_parallel (unsigned  n_parts,
                DulleWork work,
                void     *data)
{
  unsigned n = CLAMP (n_parts, 1, DULLE_MAX_PARTS);
  Share    shares[DULLE_MAX_PARTS];
  GThread *threads[DULLE_MAX_PARTS];

  for (unsigned i = 1; i < n; i++)
    {
      shares[i] = (Share){ work, data, i };
      threads[i] = g_thread_new ("part", run, &shares[i]);
    }
  work (0, data);
  for (unsigned i = 1; i < n; i++)
    g_thread_join (threads[i]);
}
