/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Puzzles: the heads are read when the text is opened, each puzzle when it is asked for.
 */
#include <glib.h>
#include <string.h>

#include "learning/puzzle-book.h"
#include "readers.h"

/* Whether a puzzle that was read is the same after it has been written and read again. */
static bool
is_sound (const DullePuzzle *puzzle)
{
  DulleTextPosition nowhere = { .name = READERS_NAME, .line = 1 };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) again = g_string_new (NULL);
  DullePuzzle read;

  dulle_puzzle_write (puzzle, text);
  g_string_truncate (text, text->len - strlen ("\n"));
  if (!dulle_puzzle_parse (text->str, &nowhere, &read))
    return false;
  dulle_puzzle_write (&read, again);
  g_string_truncate (again, again->len - strlen ("\n"));

  return strcmp (text->str, again->str) == 0;
}

bool
read_puzzles (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (DullePuzzleBook) book = dulle_puzzle_book_new (bytes, READERS_NAME, &error);
  bool good = true;

  if (book == NULL)
    return readers_name_line (error->message, text);
  for (unsigned i = 0; good && i < dulle_puzzle_book_n_puzzles (book); i++)
    {
      DullePuzzle puzzle;

      g_clear_error (&error);
      good = dulle_puzzle_book_read (book, i, &puzzle, &error)
                 ? is_sound (&puzzle)
                 : readers_name_line (error->message, text);
    }

  return good;
}
