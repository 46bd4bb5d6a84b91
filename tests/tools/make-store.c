/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * make-store FILE GAMES: adds tournaments to a store until these have so many games in
 * all, to look at the program with it: dulle --store FILE.
 */
#include <stdio.h>
#include <stdlib.h>

#include "many-games.h"

int
main (int    argc,
      char **argv)
{
  DulleTournamentRun run = { 0 };
  g_autoptr (GError) error = NULL;
  DulleStore *store;

  if (argc != 3)
    {
      fputs ("Usage: make-store FILE GAMES\n", stderr);
      return EXIT_FAILURE;
    }

  store = dulle_store_open (argv[1], &run, &error);
  if (error != NULL)
    fprintf (stderr, "make-store: %s\n", error->message);
  if (store == NULL)
    return EXIT_FAILURE;

  dulle_tournament_run_clear (&run);
  add_many_games (store, (guint) strtoul (argv[2], NULL, 10));
  dulle_store_close (store);

  return EXIT_SUCCESS;
}
