/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Threads are started anew each time: that takes less time than playing one sampled deal.
 */
#include "parallel.h"

#include <glib.h>

typedef struct
{
  DullePartFunc func;
  void         *data;
  unsigned      part;
} Share;

static gpointer
run_share (gpointer data)
{
  Share *share = data;

  share->func (share->part, share->data);

  return NULL;
}

void
dulle_parallel (unsigned      n_parts,
                DullePartFunc func,
                void         *data)
{
  unsigned n = CLAMP (n_parts, 1, DULLE_MAX_PARTS);
  Share    shares[DULLE_MAX_PARTS];
  GThread *threads[DULLE_MAX_PARTS];

  for (unsigned i = 1; i < n; i++)
    {
      shares[i] = (Share){ func, data, i };
      threads[i] = g_thread_new ("part", run_share, &shares[i]);
    }
  func (0, data);
  for (unsigned i = 1; i < n; i++)
    g_thread_join (threads[i]);
}
