/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The commands of dulle-cli. Each gets its own part of the command line, its name
 * first, and returns an exit status: EXIT_SUCCESS if all went well, EXIT_FAILURE if the
 * work failed, because a file is bad, output is lost, or what was to be checked is wrong;
 * and %DULLE_CLI_USAGE if the command line itself makes no sense. Whatever is wrong is
 * told in one sentence on standard error.
 */
#pragma once

#include <json-glib/json-glib.h>
#include <stdbool.h>

#include "ai/player.h"
#include "engine/rules.h"
#include "settings/standard-streams.h"

int dulle_cli_analyse (int argc, char **argv);
int dulle_cli_bench (int argc, char **argv);
int dulle_cli_calibrate (int argc, char **argv);
int dulle_cli_games (int argc, char **argv);
int dulle_cli_train (int argc, char **argv);
int dulle_cli_deal (int argc, char **argv);
int dulle_cli_engine (int argc, char **argv);
int dulle_cli_label (int argc, char **argv);
int dulle_cli_lessons (int argc, char **argv);
int dulle_cli_match (int argc, char **argv);
int dulle_cli_merge (int argc, char **argv);
int dulle_cli_play (int argc, char **argv);
int dulle_cli_puzzles (int argc, char **argv);
int dulle_cli_replay (int argc, char **argv);
int dulle_cli_rules (int argc, char **argv);
int dulle_cli_verify (int argc, char **argv);

#define DULLE_CLI_USAGE 2

/**
 * DulleCliWords:
 * @names: (nullable): what they are called in the help, such as "FILE…"
 *
 * How many words may follow the options.
 */
typedef struct
{
  const char *names;
  unsigned    fewest;
  unsigned    most;
} DulleCliWords;

/* Whether there are as many @words as expected; if not, a sentence was printed. */
bool dulle_cli_check_words (const DulleCliWords *expected,
                            char               **words);

/**
 * dulle_cli_parse:
 * @entries: the options of the command, ended by an empty one
 * @words: what follows the options
 * @summary: what the command does, in a line or more
 *
 * Reads the options of a command; --help prints them and ends the program.
 *
 * Returns: whether all options and words are valid; if not, a sentence was printed
 */
bool dulle_cli_parse (int                 *argc,
                      char              ***argv,
                      const GOptionEntry  *entries,
                      const DulleCliWords *words,
                      const char          *summary);

/**
 * DulleCliNumber:
 * @lowest: the lowest value
 * @highest: the highest value
 * @value: the value, before that the one that holds if the option is not given
 * @text: what was given, for a #GOptionEntry of %G_OPTION_ARG_STRING
 * @is_given: whether the option was given
 */
typedef struct
{
  gint64 lowest;
  gint64 highest;
  gint64 value;
  char  *text;
  bool   is_given;
} DulleCliNumber;

void dulle_cli_number_clear (DulleCliNumber *number);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DulleCliNumber, dulle_cli_number_clear)

/* The seed of all random numbers; any number does. */
#define DULLE_CLI_SEED                     \
  {                                        \
    G_MININT64, G_MAXINT64, 1, NULL, false \
  }

/**
 * dulle_cli_parse_numbers:
 * @entries: the options of the command
 * @...: numbers whose texts were read, each a #DulleCliNumber, ended by %NULL
 *
 * Returns: whether all are numbers that are allowed; if not, a sentence was printed
 */
bool dulle_cli_parse_numbers (const GOptionEntry *entries,
                              ...) G_GNUC_NULL_TERMINATED;

/**
 * DulleCliMode:
 * @name: (nullable): the option that chooses it; %NULL for what is done without one
 * @options: the other options that it makes use of, separated by blanks
 *
 * One of several things that a command does.
 */
typedef struct
{
  const char *name;
  const char *options;
} DulleCliMode;

/**
 * dulle_cli_check_modes:
 * @entries: the options of the command, each a text or a switch
 * @modes: what it does, first what it does without any of their options
 *
 * Returns: whether all options that are given go together; if not, a sentence was printed
 */
bool dulle_cli_check_modes (const GOptionEntry *entries,
                            const DulleCliMode *modes,
                            unsigned            n_modes);

/* Finds a kind of player. Returns: whether there is one; if not, a sentence was printed */
bool dulle_cli_parse_player (const char      *id,
                             DullePlayerKind *kind);

/**
 * dulle_cli_load_rules:
 * @name: the id of a preset, the name of a saved rule set, a file of Dulle's or FreeDoko's
 *   with a rule set, or “random:SEED” for random rules
 * @rules: (out): the rules as chosen, not yet the active ones
 *
 * Says so if nobody can announce by these rules, unless they are random.
 *
 * Returns: whether the rules could be read; if not, a sentence was printed
 */
bool dulle_cli_load_rules (const char *name,
                           DulleRules *rules);

/**
 * dulle_cli_load_rules_and_rest:
 * @unknown: (out) (nullable) (transfer full) (element-type utf8): the lines of a FreeDoko
 *   file whose keys are not known
 *
 * The same without that remark, for callers that write the set to a file again.
 */
bool dulle_cli_load_rules_and_rest (const char *name,
                                    DulleRules *rules,
                                    GPtrArray **unknown);

/* Returns: (transfer full): what the head of a result file says of @rules, which were loaded by
 * @name: the name, and a mark of the rules if other rules may have this name tomorrow */
char *dulle_cli_describe_rules (const char       *name,
                                const DulleRules *rules);

/* Whether a saved rule set can have this name, which then is not that of other rules. */
bool dulle_cli_is_own_name (const char *name);

/* Whether @name can be loaded; if not, a sentence was printed for each line at fault. */
bool dulle_cli_check_rules (const char *name);

/* Reads --format: "text" or "json". */
bool dulle_cli_parse_format (const char *format,
                             bool       *json);

/* Prints @object (transfer full) on one line. */
void dulle_cli_print_json (JsonObject *object);

/* Returns: (transfer full) (nullable): the text of the file @path, or of standard input if
 * @path is "-"; %NULL if it cannot be read, and then a sentence was printed */
char *dulle_cli_read_text (const char *path);

/**
 * dulle_cli_read_records:
 * @path: a file of records, or "-" for standard input
 *
 * Returns: (transfer full) (element-type DulleRecord) (nullable): the games; if they
 *   could not be read, a sentence was printed
 */
GArray *dulle_cli_read_records (const char *path);
