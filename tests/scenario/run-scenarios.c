/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The executable rule book: each file NAME.txt below tests/scenario asks one
 * question about the rules and says what must come out.
 *
 *   scenario-run-scenarios [FILE|FOLDER…]
 *
 * runs these, or the whole book in tests/scenario, one TAP test a file. A failure
 * names file and line. The whole book must also be complete: each option that the
 * game obeys is given other values, each refusal is looked for, and what no
 * scenario notices lacks a page. The status is 2 if something cannot be read.
 *
 * After each line, the reader of views must find what each seat sees possible.
 *
 * A scenario begins with the question and the rule book that answers it, as
 * lines of prose behind a #. Then follow the lines of a record (record.h) and
 * these. A record's line "game NUMBER" may be left out at the beginning; it may
 * also begin another game, with the official rules again unless a tournament runs.
 *
 *   hand SEAT CARD…     A hand may be given in part or not at all: the cards
 *                       that are missing are dealt round in the order of their
 *                       numbers, from seat 0 on, to whoever has room.
 *   auction …           Who is passed over is healthy. To be left out if
 *                       all are; a forced seat then plays the first solo of all.
 *   keep SEAT CARD…     What the seat does not play by itself if it can help it.
 *   play N [SEED]       N cards are played: the legal card that stands last in
 *                       the sorted hand; with a seed, any.
 *   finish [SEED]       The same until the game is over.
 *   games N             N whole games of a tournament are played like this.
 *   score CONTRACT re CARD_POINTS[/TRICKS] LEVEL kontra CARD_POINTS[/TRICKS] LEVEL
 *                       A game that is over, without a card: seat 0, with a
 *                       partner seat 2, is Re. CONTRACT is one of records, or
 *                       marriage-alone or silent-marriage; TRICKS are 6 if left
 *                       out; LEVEL is one of records, or - for none; a binding
 *                       reply answers what the other party announced.
 *
 *   expect contract ID          expect soloist SEAT|nobody
 *   expect phase auction|exchange|tricks|over|thrown
 *   expect dealer SEAT          expect forced SEAT|nobody (to a compulsory solo)
 *   expect bock FACTOR          expect totals POINTS… (of the tournament, by player)
 *   expect player SEAT PLAYER   who sits there in a tournament
 *   expect compulsory-solos SEAT A/C/P  compulsory solos due before this game
 *   expect games-left NUMBER    expect over yes|no (the tournament)
 *   expect vote-due yes|no      expect places P… (of the tournament, by player)
 *   expect may WHAT yes|no      tricks, card-points, contract, parties, playable,
 *                               all-hands, hints, take-back (information.h)
 *   expect viewable NUMBER      tricks that may be looked at again now
 *   expect spectator-hands NUMBER  hands that somebody sitting out may look at
 *   expect watched VIEWER|nobody SEATS SEATS|none  whose hands somebody sees who
 *                               would like to see those; nobody sits out
 *   expect turn SEAT            expect lead SEAT (of the trick on the table)
 *   expect heard SEAT nothing|healthy|reservation
 *   expect legal ACTION         expect illegal ACTION REFUSAL
 *                               by its id (dulle_refusal_id()); a whole sentence
 *                               is understood in place of the id
 *   expect sentence ACTION SENTENCE      how the refusal reads: for the files in
 *                               sentences/, so that few change with a sentence
 *   expect cards SEAT CARD…     all that it may play, in the order of its hand
 *   expect holds SEAT NUMBER    how many cards it has left
 *   expect known SEAT re|kontra|nobody   as all players know
 *   expect party SEAT re|kontra|nobody   as the seat itself knows
 *   expect seen VIEWER SEAT re|kontra|nobody  as the viewer knows
 *   expect level re|kontra LEVEL         announced by known members
 *   expect open-foxes NUMBER    that lie face up in the middle, from a poverty
 *   expect trumps-returned NUMBER        that the partner of a poverty gave back
 *   expect pigs SEAT|nobody     expect superpigs SEAT|nobody (who has them)
 *   expect reply yes|no         whether the last announcement was one
 *   expect trick-winner SEAT    of the last full trick, or of the one that lies
 *   expect trick-card-points POINTS  its card points
 *   expect trick TRICK SEAT:CARD…        its cards in the order of play, from 1
 *   expect decided TRICK        the trick that decided a marriage, 0 for none
 *   expect compulsory-solo yes|no     expect scored-as-solo yes|no
 *   expect trumps CARD…         all, from high to low
 *   expect suit NAME CARD…      the plain cards, from high to low
 *   expect winner re|kontra|nobody
 *   expect card-points RE KONTRA expect points POINTS
 *   expect scores S S S S
 *   expect lines LINE/PARTY…    all lines of the result; =VALUE behind if not 1
 *   expect line LINE PARTY NUMBER        how often it is there
 *   expect special TRICK LINE/PARTY…     special points of a trick, from 1
 *   expect money FROM>TO:AMOUNT…         who pays whom, by seat
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scenario.h"

#include "engine/option.h"

typedef struct
{
  char *path;
  char *text;
} File;

static int
compare_paths (const void *a,
               const void *b)
{
  return strcmp (((const File *) a)->path, ((const File *) b)->path);
}

static bool
read_file (const char *path,
           GArray     *files,
           GError    **error)
{
  File file = { 0 };

  if (!g_file_get_contents (path, &file.text, NULL, error))
    return false;
  file.path = g_strdup (path);
  g_array_append_val (files, file);

  return true;
}

static bool
read_folder (const char *folder,
             GArray     *files,
             GError    **error)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, error);
  const char *name;
  bool        good = dir != NULL;

  while (good && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        good = read_folder (path, files, error);
      else if (g_str_has_suffix (name, ".txt"))
        good = read_file (path, files, error);
    }

  return good;
}

static bool
read_path (const char *path,
           GArray     *files,
           GError    **error)
{
  unsigned n_before = files->len;

  if (!g_file_test (path, G_FILE_TEST_IS_DIR))
    return read_file (path, files, error);
  if (!read_folder (path, files, error))
    return false;
  if (files->len == n_before)
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, "There is no scenario below “%s”.", path);

  return files->len > n_before;
}

static void
print_result (unsigned    number,
              bool        passed,
              const char *name)
{
  printf ("%s %u %s\n", passed ? "ok" : "not ok", number, name);
}

static bool
run_all (GArray *files)
{
  bool good = true;

  for (unsigned i = 0; i < files->len; i++)
    {
      const File *file = &g_array_index (files, File, i);
      g_autoptr (GError) error = NULL;
      bool passed = scenario_run (file->path, file->text, (Flip){ NO_FLIP, 0 }, &error);

      print_result (i + 1, passed, file->path);
      if (!passed)
        fprintf (stderr, "%s\n", error->message);
      good &= passed;
    }

  return good;
}

/* Is the book complete? */

static bool
any_fails (GArray *files,
           Flip    flip)
{
  for (unsigned i = 0; i < files->len; i++)
    {
      const File *file = &g_array_index (files, File, i);

      if (!scenario_run (file->path, file->text, flip, NULL))
        return true;
    }

  return false;
}

static bool
is_shown (GArray *files,
          int     option)
{
  const DulleOption *info = dulle_option (option);

  for (int value = info->lowest; value <= info->highest; value++)
    {
      if (any_fails (files, (Flip){ option, (int16_t) value }))
        return true;
    }

  return false;
}

static bool
all_options_shown (GArray *files)
{
  bool good = true;

  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      const DulleOption *option = dulle_option (i);

      if (!option->obeyed || is_shown (files, i))
        continue;
      fprintf (stderr, "No scenario notices the option “%s”.\n", option->id);
      good = false;
    }
  return good;
}

static bool
is_read (GArray     *files,
         const char *sentence)
{
  unsigned i = 0;

  while (i < files->len && strstr (g_array_index (files, File, i).text, sentence) == NULL)
    i++;

  return i < files->len;
}

static bool
all_refusals_read (GArray *files)
{
  bool good = true;

  for (unsigned i = DULLE_ACCEPTED + 1; i < DULLE_N_REFUSALS; i++)
    {
      if (is_read (files, dulle_refusal_sentence (i)))
        continue;
      fprintf (stderr, "No scenario reads the sentence of the refusal “%s”.\n",
               dulle_refusal_id (i));
      good = false;
    }

  return good;
}

/* Says something only about scenarios that pass with all options as they are. */
static bool
is_complete (GArray *files)
{
  bool all_shown = all_options_shown (files);
  bool all_read = all_refusals_read (files);

  print_result (files->len + 1, all_shown, "all options are shown");
  print_result (files->len + 2, all_read, "all refusals are read");

  return all_shown && all_read;
}

/* Files */

static void
clear_file (void *data)
{
  File *file = data;

  g_free (file->path);
  g_free (file->text);
}

/* No argument means the whole book. */
static bool
read_paths (char   **paths,
            GArray  *files,
            GError **error)
{
  bool good = *paths != NULL || read_path ("tests/scenario", files, error);

  for (; good && *paths != NULL; paths++)
    good = read_path (*paths, files, error);
  g_array_sort (files, compare_paths);

  return good;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GArray) files = g_array_new (FALSE, FALSE, sizeof (File));
  g_autoptr (GError) error = NULL;
  bool     whole_book = argc < 2;
  unsigned n_tests;
  bool     good;

  g_array_set_clear_func (files, clear_file);
  if (!read_paths (argv + 1, files, &error))
    {
      fprintf (stderr, "%s\n", error->message);
      return 2;
    }

  n_tests = files->len;
  good = run_all (files);
  if (good && whole_book)
    {
      good = is_complete (files);
      n_tests += 2;
    }
  printf ("1..%u\n", n_tests);

  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
