/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "puzzle-book.h"

#include <string.h>

#include "engine/quote.h"
#include "engine/text-lines.h"

/* No line is longer, unfolded: a game with all its answers has about 600 bytes. */
#define LONGEST_LINE 8192

/* A puzzle in the text: where its line begins, how long it is with all that goes on with it,
 * and its number from 1. */
typedef struct
{
  DullePuzzleHead head;
  gsize           start;
  gsize           length;
  guint           line;
} Entry;

struct _DullePuzzleBook
{
  GBytes     *text;
  char       *name;
  GArray     *entries;
  GHashTable *places;
};

static const char *
text_of (const DullePuzzleBook *self,
         gsize                 *size)
{
  return g_bytes_get_data (self->text, size);
}

/* Returns: whether there is a null byte in the line of @entry */
static gboolean
holds_null_byte (const DullePuzzleBook *self,
                 const Entry           *entry)
{
  return memchr (text_of (self, NULL) + entry->start, '\0', entry->length) != NULL;
}

static gboolean
add_entry (DullePuzzleBook *self,
           const char      *line,
           Entry           *entry,
           GError         **error)
{
  DulleTextPosition at = { self->name, entry->line, error };

  if (entry->length > LONGEST_LINE || holds_null_byte (self, entry) ||
      !g_utf8_validate (line, -1, NULL))
    return dulle_fail_at (&at, DULLE_ENGINE_ERROR_SYNTAX, "This line is no text of ours.");
  if (!dulle_puzzle_head_parse (line, &at, &entry->head))
    return FALSE;
  if (dulle_puzzle_book_find (self, entry->head.id) >= 0)
    return dulle_fail_at (&at, DULLE_ENGINE_ERROR_INCONSISTENT,
                          "There is another puzzle called “%s”.",
                          dulle_quote (entry->head.id).text);
  g_hash_table_insert (self->places, g_strdup (entry->head.id),
                       GUINT_TO_POINTER (self->entries->len));
  g_array_append_val (self->entries, *entry);

  return TRUE;
}

static gboolean
check_head (DullePuzzleBook *self,
            GError         **error)
{
  DulleTextPosition at = { self->name, 1, error };
  gsize             size;
  const char       *text = text_of (self, &size);

  return (size >= strlen (DULLE_PUZZLES_HEAD) &&
          memcmp (text, DULLE_PUZZLES_HEAD, strlen (DULLE_PUZZLES_HEAD)) == 0) ||
         dulle_fail_at (&at, DULLE_ENGINE_ERROR_VERSION,
                        "The first line is not “dulle-puzzles 1”.");
}

static gboolean
read_entries (DullePuzzleBook *self,
              GError         **error)
{
  gsize       size;
  const char *text = text_of (self, &size);
  guint       number = 2;

  if (!check_head (self, error))
    return FALSE;
  for (gsize start = strlen (DULLE_PUZZLES_HEAD); start < size;)
    {
      gsize            length = dulle_text_folded_length (text + start, size - start);
      g_autofree char *line = dulle_text_unfold (text + start, MIN (length, LONGEST_LINE));
      Entry            entry = { .start = start, .length = length, .line = number };

      if (length > 0 && text[start] != '#' && !add_entry (self, line, &entry, error))
        return FALSE;
      number += 1 + dulle_text_count_ends (text + start, length);
      start += length + 1;
    }

  return TRUE;
}

DullePuzzleBook *
dulle_puzzle_book_new (GBytes     *text,
                       const char *name,
                       GError    **error)
{
  g_autoptr (DullePuzzleBook) self = g_new0 (DullePuzzleBook, 1);

  g_return_val_if_fail (text != NULL && name != NULL, NULL);

  self->text = g_bytes_ref (text);
  self->name = g_strdup (name);
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  self->places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return read_entries (self, error) ? g_steal_pointer (&self) : NULL;
}

void
dulle_puzzle_book_free (DullePuzzleBook *self)
{
  if (self == NULL)
    return;

  g_bytes_unref (self->text);
  g_free (self->name);
  g_array_unref (self->entries);
  g_hash_table_unref (self->places);
  g_free (self);
}

guint
dulle_puzzle_book_n_puzzles (const DullePuzzleBook *self)
{
  return self->entries->len;
}

const DullePuzzleHead *
dulle_puzzle_book_head (const DullePuzzleBook *self,
                        guint                  index)
{
  g_return_val_if_fail (index < self->entries->len, NULL);

  return &g_array_index (self->entries, Entry, index).head;
}

int
dulle_puzzle_book_find (const DullePuzzleBook *self,
                        const char            *id)
{
  gpointer place;

  return g_hash_table_lookup_extended (self->places, id, NULL, &place)
             ? (int) GPOINTER_TO_UINT (place)
             : -1;
}

gboolean
dulle_puzzle_book_read (const DullePuzzleBook *self,
                        guint                  index,
                        DullePuzzle           *puzzle,
                        GError               **error)
{
  const Entry      *entry = &g_array_index (self->entries, Entry, index);
  DulleTextPosition at = { self->name, entry->line, error };
  const char       *text = text_of (self, NULL);
  g_autofree char  *line = dulle_text_unfold (text + entry->start, entry->length);

  return dulle_puzzle_parse (line, &at, puzzle);
}
