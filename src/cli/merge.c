/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli merge: puts the shards of a computation together.
 */
#include "cli.h"

#include <stdlib.h>
#include <string.h>

#include "engine/quote.h"
#include "result-file.h"

static const char summary[] =
    "Puts result files of several shards together, in any order, and prints the file that one\n"
    "run would have written, bit for bit. All of them must come from the same command with\n"
    "the same options, and nothing may be missing in between. The command itself, with\n"
    "--result (or “dulle-cli label” with --output) and the merged file, goes on from there or\n"
    "prints what was found.";

/* A unit and where it comes from. */
typedef struct
{
  const DulleUnit       *unit;
  const DulleResultFile *file;
} Piece;

static int
compare_pieces (const void *a,
                const void *b)
{
  const Piece *one = a;
  const Piece *other = b;

  return (one->unit->number > other->unit->number) - (one->unit->number < other->unit->number);
}

/* Prints a sentence about a line. Returns: false */
static bool
blame_piece (const Piece *piece,
             const char  *sentence)
{
  g_printerr ("%s:%u: %s\n", dulle_result_file_path (piece->file), piece->unit->line, sentence);

  return false;
}

static bool
is_same_command (const DulleResultFile *first,
                 const DulleResultFile *other)
{
  const char      *expected = dulle_result_file_command (first);
  const char      *found = dulle_result_file_command (other);
  g_autofree char *first_words = dulle_result_command_difference (expected, found);
  g_autofree char *other_words = dulle_result_command_difference (found, expected);

  if (strcmp (expected, found) == 0)
    return true;
  g_printerr ("%s:2: This is from “%s”, but “%s” is from “%s”.\n", dulle_result_file_path (other),
              dulle_quote (other_words).text, dulle_result_file_path (first),
              dulle_quote (first_words).text);

  return false;
}

/* Reads all files. Returns: whether they belong together; if not, a sentence was printed */
static bool
read_files (char     **paths,
            GPtrArray *files,
            GArray    *pieces)
{
  for (; *paths != NULL; paths++)
    {
      DulleResultFile *file = dulle_result_file_read (*paths);

      if (file == NULL)
        return false;
      g_ptr_array_add (files, file);
      if (!is_same_command (g_ptr_array_index (files, 0), file))
        return false;
      for (unsigned i = 0; i < dulle_result_file_n_units (file); i++)
        {
          Piece piece = { dulle_result_file_unit (file, i), file };

          g_array_append_val (pieces, piece);
        }
    }

  return true;
}

/* A unit may be in several files if it is the same in all of them. */
static bool
write_pieces (GArray  *pieces,
              GString *text)
{
  const Piece *last = NULL;

  g_array_sort (pieces, compare_pieces);
  for (unsigned i = 0; i < pieces->len; i++)
    {
      const Piece *piece = &g_array_index (pieces, Piece, i);
      unsigned     next = last != NULL ? last->unit->number + 1 : 0;

      if (last != NULL && last->unit->number == piece->unit->number)
        {
          if (strcmp (last->unit->text, piece->unit->text) != 0)
            return blame_piece (piece, "Another file has something else for this number.");
          continue;
        }
      if (piece->unit->number != next)
        {
          g_autofree char *sentence =
              g_strdup_printf ("Number %u, which comes before this one, is in none of the files.",
                               next);

          return blame_piece (piece, sentence);
        }
      g_string_append_printf (text, "%u %s\n", piece->unit->number, piece->unit->text);
      last = piece;
    }

  return true;
}

static void
free_file_cb (void *file)
{
  dulle_result_file_free (file);
}

int
dulle_cli_merge (int    argc,
                 char **argv)
{
  static const DulleCliWords expected = { "FILE…", 1, DULLE_MAX_SHARDS };
  GOptionEntry               entries[] = { { NULL } };
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (free_file_cb);
  g_autoptr (GArray) pieces = g_array_new (false, false, sizeof (Piece));
  g_autoptr (GString) text = g_string_new (NULL);

  if (!dulle_cli_parse (&argc, &argv, entries, &expected, summary))
    return DULLE_CLI_USAGE;
  if (!read_files (argv + 1, files, pieces))
    return EXIT_FAILURE;
  dulle_result_file_write_head (text, dulle_result_file_command (g_ptr_array_index (files, 0)),
                                &DULLE_WHOLE);
  if (!write_pieces (pieces, text))
    return EXIT_FAILURE;
  g_print ("%s", text->str);

  return EXIT_SUCCESS;
}
