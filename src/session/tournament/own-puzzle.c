/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "own-puzzle.h"

#include <string.h>

#define PREFIX  "own-"
#define SILENCE "s"

char *
dulle_own_puzzle_id (const DulleOwnPuzzle *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_strdup_printf (PREFIX "%" G_GINT64_FORMAT "-%u-%u%s", self->tournament, self->number,
                          self->n_before, self->silence ? SILENCE : "");
}

/* 0 if there is none. */
static gint64
take_number (char **rest)
{
  char  *end;
  gint64 number = g_ascii_strtoll (*rest, &end, 10);

  *rest = *end == '-' ? end + 1 : end;

  return number;
}

static gboolean
is_number (gint64 number)
{
  return number >= 0 && number <= G_MAXINT;
}

/* It is one if it would be written in this way. */
gboolean
dulle_own_puzzle_parse (const char     *id,
                        DulleOwnPuzzle *self)
{
  g_autofree char *made = NULL;
  char            *rest;
  gint64           number;
  gint64           n_before;

  g_return_val_if_fail (id != NULL && self != NULL, FALSE);

  if (!g_str_has_prefix (id, PREFIX))
    return FALSE;
  rest = (char *) id + strlen (PREFIX);
  self->tournament = take_number (&rest);
  number = take_number (&rest);
  n_before = take_number (&rest);
  self->number = (guint) number;
  self->n_before = (guint) n_before;
  self->silence = g_str_equal (rest, SILENCE);
  made = dulle_own_puzzle_id (self);

  return is_number (self->tournament) && is_number (number) && is_number (n_before) &&
         g_str_equal (made, id);
}
