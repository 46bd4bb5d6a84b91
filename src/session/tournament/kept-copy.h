/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A copy of all that is kept, as it was on another day.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Bytes of an id with its end. */
#define DULLE_MAX_COPY_ID 32

/**
 * DulleKeptCopy:
 * @id: what it is asked for by
 * @made: when it was made, in seconds since 1970; of a daily copy the first of its day
 * @daily: whether it is one of the daily copies, and not from before restoring another
 * @n_tournaments: how many tournaments it holds in which something was played
 *
 * A value without pointers.
 */
typedef struct
{
  char     id[DULLE_MAX_COPY_ID];
  gint64   made;
  gboolean daily;
  guint    n_tournaments;
} DulleKeptCopy;

G_END_DECLS
