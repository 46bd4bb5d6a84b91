/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The time of g_get_monotonic_time(), which a test can stop, or let pass. Timeouts go on.
 */
#pragma once

#include <glib.h>
#include <time.h>

/* The time while it does not pass, or 0. */
static gint64 stopped_at;

/* Microseconds that have passed in no time. */
static gint64 skipped;

gint64
g_get_monotonic_time (void)
{
  struct timespec now;

  if (stopped_at != 0)
    return stopped_at;

  clock_gettime (CLOCK_MONOTONIC, &now);

  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000 + skipped;
}
