/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli puzzles: makes the puzzles that come with the program.
 */
#include "cli.h"

#include <stdlib.h>
#include <string.h>

#include "engine/quote.h"
#include "puzzle-file.h"
#include "puzzle-trial.h"
#include "work.h"

static const char summary[] =
    "Plays games and looks in each for a decision with one best answer: a card, an\n"
    "announcement, a reservation, or a step of an exchange. Several judgments, each with\n"
    "sampled deals of its own, must agree on it, and computer players of all levels answer it\n"
    "for its rating.\n"
    "\n"
    "What a game gives is one line of a result file; src/lab/puzzle-maker.h explains it. The\n"
    "same seed gives the same puzzles as long as the players stay the same. --result FILE\n"
    "continues a file that was begun by the same command; more games add to it. --shard I/N\n"
    "plays only every N-th game, from the I-th on; “dulle-cli merge” puts the files of all\n"
    "shards together.\n"
    "\n"
    "--of looks for what is rare, and nothing else: call (a reservation other than a solo),\n"
    "exchange, ace (a lead with an ace of a fresh suit) or aces (with several).\n"
    "\n"
    "--book FILE plays nothing, but prints the puzzles of a result file as they are shipped.\n"
    "--again FILE judges --games shipped puzzles, drawn by lot, once more: with another seed and\n"
    "--effort times the sampled deals, 97 in a hundred should have the same answer, and stronger\n"
    "players should be right more often.";

#define MAX_GAMES  100000000
#define MAX_EFFORT 1000

/**
 * Search:
 * @lines: what is printed in the end: the lines of a result file
 * @is_told: whether progress is told on standard error
 */
typedef struct
{
  uint64_t          seed;
  DullePuzzleQuarry quarry;
  bool              is_told;
  GString          *lines;
  unsigned          n_games;
  unsigned          n_found;
} Search;

static bool
compute_game (unsigned number,
              GString *text,
              void    *data,
              GError **error)
{
  const Search    *search = data;
  DulleFoundPuzzle found;

  if (dulle_puzzle_find (search->seed, search->quarry, number, &found))
    dulle_found_puzzle_write (&found, text);
  else
    g_string_append (text, DULLE_NO_PUZZLE);

  return true;
}

static bool
take_game (unsigned                 number,
           const char              *text,
           const DulleTextPosition *at,
           void                    *data)
{
  Search          *search = data;
  DulleFoundPuzzle found;
  bool             has_one = strcmp (text, DULLE_NO_PUZZLE) != 0;

  if (has_one && !dulle_found_puzzle_parse (text, at, &found))
    return false;
  search->n_games++;
  search->n_found += has_one;
  g_string_append_printf (search->lines, "%u %s\n", number, text);
  if (search->is_told)
    g_printerr ("\rGames: %u, puzzles: %u", search->n_games, search->n_found);

  return true;
}

/* Returns: (transfer full): what a result file is the answer to */
static char *
find_command (const Search *search)
{
  GString *command = g_string_new (DULLE_PUZZLES_COMMAND);

  g_string_append_printf (command, "%" G_GINT64_FORMAT, (gint64) search->seed);
  if (search->quarry != DULLE_QUARRY_ANY)
    g_string_append_printf (command, " of=%s", dulle_puzzle_quarry_id (search->quarry));

  return g_string_free (command, FALSE);
}

static int
find_puzzles (DulleWork *work,
              Search    *search)
{
  g_autofree char *command = find_command (search);
  g_autoptr (GString) lines = g_string_new (NULL);
  DulleWorkEnd end;

  dulle_result_file_write_head (lines, command, &work->shard);
  search->lines = lines;
  work->command = command;
  end = dulle_work_run (work);
  if (search->is_told)
    g_printerr ("\n");
  if (end != DULLE_WORK_FAILED)
    g_print ("%s", lines->str);

  return end == DULLE_WORK_DONE ? EXIT_SUCCESS : EXIT_FAILURE;
}

static const DulleCliMode modes[] = {
  { NULL, "games seed result shard threads progress of" },
  { "book", "of-theme" },
  { "again", "games seed result shard threads effort" },
};

/* What to do other than to find puzzles. */
typedef struct
{
  const char *book;
  const char *again;
  unsigned    of_theme;
  unsigned    effort;
} Choice;

static int
run_choice (DulleWork    *work,
            Search       *search,
            const Choice *choice)
{
  DullePuzzleTrial trial = { choice->again, work->n_units, search->seed, choice->effort };

  if (choice->book != NULL)
    return dulle_puzzles_print (choice->book, choice->of_theme) ? EXIT_SUCCESS : EXIT_FAILURE;

  return choice->again != NULL ? dulle_puzzle_trial_run (&trial, work)
                               : find_puzzles (work, search);
}

/* @id: (nullable) */
static bool
parse_quarry (const char        *id,
              DullePuzzleQuarry *quarry)
{
  return id == NULL || dulle_puzzle_quarry_parse (id, quarry) ||
         dulle_complain ("There are no puzzles of “%s”.", dulle_quote (id).text);
}

int
dulle_cli_puzzles (int    argc,
                   char **argv)
{
  g_auto (DulleCliNumber) n_games = { 1, MAX_GAMES, 100, NULL, false };
  g_auto (DulleCliNumber) n_threads = { 1, DULLE_MAX_WORK_THREADS, 1, NULL, false };
  g_auto (DulleCliNumber) of_theme = { 1, MAX_GAMES, MAX_GAMES, NULL, false };
  g_auto (DulleCliNumber) effort = { 1, MAX_EFFORT, 2, NULL, false };
  g_auto (DulleCliNumber) seed = DULLE_CLI_SEED;
  g_autofree char *shard = NULL;
  g_autofree char *of = NULL;
  g_autofree char *result = NULL;
  g_autofree char *book = NULL;
  g_autofree char *again = NULL;
  gboolean         progress = FALSE;
  GOptionEntry     entries[] = {
        { "games", 'n', 0, G_OPTION_ARG_STRING, &n_games.text,
          "The number of games of all shards together (100)", "N" },
        { "seed", 's', 0, G_OPTION_ARG_STRING, &seed.text, "The seed of all random numbers (1)",
          "S" },
        { "result", 'r', 0, G_OPTION_ARG_FILENAME, &result, "A file to write or continue", "FILE" },
        { "shard", 'i', 0, G_OPTION_ARG_STRING, &shard, "Only part I of N", "I/N" },
        { "threads", 't', 0, G_OPTION_ARG_STRING, &n_threads.text, "The number of threads (1)",
          "N" },
        { "progress", 'p', 0, G_OPTION_ARG_NONE, &progress, "Tell what was found so far", NULL },
        { "of", 'o', 0, G_OPTION_ARG_STRING, &of, "What to look for (any)", "KIND" },
        { "book", 'b', 0, G_OPTION_ARG_FILENAME, &book, "A result file to print", "FILE" },
        { "of-theme", 'm', 0, G_OPTION_ARG_STRING, &of_theme.text,
          "With --book, the most of one theme (all)", "N" },
        { "again", 'a', 0, G_OPTION_ARG_FILENAME, &again, "Puzzles to judge again", "FILE" },
        { "effort", 'e', 0, G_OPTION_ARG_STRING, &effort.text,
          "With --again, how many times the sampled deals (2)", "N" },
        { NULL }
  };
  Search    search = { 0 };
  Choice    choice;
  DulleWork work = { .compute = compute_game, .take = take_game, .data = &search };

  if (!dulle_cli_parse (&argc, &argv, entries, &(DulleCliWords){ 0 }, summary) ||
      !dulle_cli_parse_numbers (entries, &n_games, &n_threads, &of_theme, &effort, &seed, NULL) ||
      !dulle_cli_check_modes (entries, modes, G_N_ELEMENTS (modes)) ||
      !dulle_shard_parse (shard, &work.shard) || !parse_quarry (of, &search.quarry))
    return DULLE_CLI_USAGE;

  search.seed = (uint64_t) seed.value;
  search.is_told = progress;
  choice = (Choice){ book, again, (unsigned) of_theme.value, (unsigned) effort.value };
  work.path = result;
  work.n_units = (unsigned) n_games.value;
  work.n_threads = (unsigned) n_threads.value;

  return run_choice (&work, &search, &choice);
}
