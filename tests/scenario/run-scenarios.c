/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The executable rule book: each file NAME.txt below the folder given on the
 * command line asks one question about the rules and says what must come out.
 * The result is TAP, one test a file; a failure names file and line. At last
 * each option that the game obeys is given other values: where no scenario
 * notices that, the book lacks a page.
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
 *   score CONTRACT re AUGEN[/TRICKS] LEVEL kontra AUGEN[/TRICKS] LEVEL
 *                       A game that is over, without a card: seat 0, with a
 *                       partner seat 2, is Re. CONTRACT is one of records, or
 *                       marriage-alone or silent-marriage; TRICKS are 6 if left
 *                       out; LEVEL is one of records, or - for none; a binding
 *                       reply answers what the other party announced.
 *
 *   expect contract ID          expect soloist SEAT|nobody
 *   expect phase auction|exchange|tricks|over|thrown
 *   expect dealer SEAT          expect forced SEAT|nobody (to a duty solo)
 *   expect bock FACTOR          expect totals POINTS… (of the tournament, by player)
 *   expect player SEAT PLAYER   who sits there in a tournament
 *   expect duty SEAT A/C/P      duty soli due before this game
 *   expect games-left NUMBER    expect over yes|no (the tournament)
 *   expect vote-due yes|no      expect places P… (of the tournament, by player)
 *   expect may WHAT yes|no      tricks, augen, contract, parties, playable,
 *                               all-hands, hints, take-back (information.h)
 *   expect viewable NUMBER      tricks that may be looked at again now
 *   expect spectator-hands NUMBER  hands that somebody sitting out may look at
 *   expect watched VIEWER|nobody SEATS SEATS|none  whose hands somebody sees who
 *                               would like to see those; nobody sits out
 *   expect turn SEAT            expect lead SEAT (of the trick on the table)
 *   expect heard SEAT nothing|healthy|reservation
 *   expect legal ACTION         expect illegal ACTION SENTENCE
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
 *   expect trick-augen AUGEN    its card points
 *   expect trick TRICK SEAT:CARD…        its cards in the order of play, from 1
 *   expect decided TRICK        the trick that decided a marriage, 0 for none
 *   expect duty-solo yes|no     expect scored-as-solo yes|no
 *   expect trumps CARD…         all, from high to low
 *   expect suit NAME CARD…      the plain cards, from high to low
 *   expect winner re|kontra|nobody
 *   expect augen RE KONTRA      expect points POINTS
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

static void
read_files (const char *folder,
            GArray     *files)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      File             file = { .path = path };

      if (g_str_has_suffix (name, ".txt") && g_file_get_contents (path, &file.text, NULL, NULL))
        {
          g_array_append_val (files, file);
          g_steal_pointer (&path);
        }
      else
        read_files (path, files);
    }
}

static bool
run_all (GArray *files,
         size_t  name_at)
{
  bool good = true;

  for (unsigned i = 0; i < files->len; i++)
    {
      const File *file = &g_array_index (files, File, i);
      g_autoptr (GError) error = NULL;
      bool passed = scenario_run (file->path, file->text, (Flip){ NO_FLIP, 0 }, &error);

      printf ("%s %u %s\n", passed ? "ok" : "not ok", i + 1, file->path + name_at);
      if (!passed)
        printf ("# %s\n", error->message);
      good &= passed;
    }

  return good;
}

/* Options */

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

/* Says something only about scenarios that pass with all options as they are. */
static bool
all_options_shown (GArray *files)
{
  bool good = true;

  for (int i = 0; i < DULLE_N_OPTIONS; i++)
    {
      const DulleOption *option = dulle_option (i);

      if (!option->obeyed || is_shown (files, i))
        continue;
      printf ("# No scenario notices the option “%s”.\n", option->id);
      good = false;
    }
  return good;
}

static void
clear_file (void *data)
{
  File *file = data;

  g_free (file->path);
  g_free (file->text);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GArray) files = g_array_new (FALSE, FALSE, sizeof (File));
  bool good;

  if (argc != 2)
    {
      fprintf (stderr, "usage: %s FOLDER\n", argv[0]);
      return 2;
    }

  g_array_set_clear_func (files, clear_file);
  read_files (argv[1], files);
  g_array_sort (files, compare_paths);

  printf ("1..%u\n", files->len + 1);
  good = run_all (files, strlen (argv[1]) + 1);
  good = good && files->len > 0 && all_options_shown (files);
  printf ("%s %u all options are shown\n", good ? "ok" : "not ok", files->len + 1);

  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
