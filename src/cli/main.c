/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli: the game without a window.
 */
#include "config.h"

#include <glib.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "engine/quote.h"
#include "lab/json-text.h"
#include "settings/language.h"

typedef struct
{
  const char *name;
  int (*run) (int argc, char **argv);
  const char *summary;
} Command;

static const Command commands[] = {
  { "play", dulle_cli_play, "Let computer players play, and print each game as JSON" },
  { "replay", dulle_cli_replay, "Replay records: tricks, parties, itemized scores" },
  { "analyse", dulle_cli_analyse, "Analyze records: what each decision cost" },
  { "verify", dulle_cli_verify, "Verify that nobody chose the cards of a fair deal" },
  { "games", dulle_cli_games, "Print the games of a store as records" },
  { "match", dulle_cli_match, "Compare two kinds of computer player" },
  { "deal", dulle_cli_deal, "Show numbered deals, those of FreeDoko too" },
  { "rules", dulle_cli_rules, "List, check, compare, convert and explain rule sets" },
  { "engine", dulle_cli_engine, "Play for another program, over standard input and output" },
  { "bench", dulle_cli_bench, "Measure the engine and the computer players" },
  { "calibrate", dulle_cli_calibrate, "Count how often forecasts come true" },
  { "label", dulle_cli_label, "Write decisions with the values of their alternatives" },
  { "lessons", dulle_cli_lessons, "Prove what lessons call best" },
  { "merge", dulle_cli_merge, "Put the shards of a computation together" },
  { "puzzles", dulle_cli_puzzles, "Make puzzles: decisions with one best answer" },
  { "train", dulle_cli_train, "Fit the weights of the policy" },
};

void
dulle_cli_print_json (JsonObject *object)
{
  g_autofree char *text = dulle_json_format (object, false);

  g_print ("%s\n", text);
  json_object_unref (object);
}

static void
print_help (void)
{
  g_print ("dulle-cli %s: Doppelkopf without a window\n\nCommands:\n", VERSION);
  for (unsigned i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-9s %s\n", commands[i].name, commands[i].summary);
  g_print ("\n“dulle-cli COMMAND --help” explains each.\n"
           "\nThe exit status is 0 if all went well, 1 if the work failed, because a file is bad,\n"
           "output is lost, or what was to be checked is wrong; and 2 if the command line itself\n"
           "makes no sense.\n");
}

/* Returns: the exit status */
static int
run_command (int    argc,
             char **argv)
{
  static const DulleCliWords none = { 0 };
  static const char *const   help[] = { "--help", "-h", NULL };

  for (unsigned i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (strcmp (commands[i].name, argv[0]) == 0)
        return commands[i].run (argc, argv);
    }

  if (!g_strv_contains (help, argv[0]) && strcmp (argv[0], "--version") != 0)
    dulle_complain ("There is no command “%s”; --help lists them.",
                    dulle_quote (argv[0]).text);
  else if (dulle_cli_check_words (&none, argv + 1))
    {
      if (g_strv_contains (help, argv[0]))
        print_help ();
      else
        g_print ("dulle-cli %s\n", VERSION);
      return EXIT_SUCCESS;
    }

  return DULLE_CLI_USAGE;
}

int
main (int    argc,
      char **argv)
{
  dulle_standard_streams_occupy ();
  dulle_standard_streams_guard ("dulle-cli");
  dulle_language_choose ();
  /* Programs read the numbers, so the locale must not change them. */
  setlocale (LC_NUMERIC, "C");
  g_set_prgname ("dulle-cli");
  if (argc >= 2)
    return run_command (argc - 1, argv + 1);

  print_help ();

  return DULLE_CLI_USAGE;
}
