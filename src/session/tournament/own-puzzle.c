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

static gboolean
take_number (char  **rest,
             gint64 *number)
{
  char *end;

  *number = g_ascii_strtoll (*rest, &end, 10);
  if (end == *rest || *number < 0 || *number > G_MAXINT)
    return FALSE;
  *rest = *end == '-' ? end + 1 : end;

  return TRUE;
}

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
  if (!take_number (&rest, &self->tournament) || !take_number (&rest, &number) ||
      !take_number (&rest, &n_before))
    return FALSE;
  self->number = (guint) number;
  self->n_before = (guint) n_before;
  self->silence = g_str_equal (rest, SILENCE);
  made = dulle_own_puzzle_id (self);

  return g_str_equal (made, id);
}
