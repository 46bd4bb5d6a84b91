/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The commands of dulle-cli. Each gets its own part of the command line, its name
 * first, and returns an exit status: 0 if all went well, 1 if something was found to be
 * wrong, 2 if the command line or a file could not be used.
 */
#pragma once

#include <json-glib/json-glib.h>
#include <stdbool.h>

#include "engine/rules.h"

int dulle_cli_analyse (int argc, char **argv);
int dulle_cli_bench (int argc, char **argv);
int dulle_cli_calibrate (int argc, char **argv);
int dulle_cli_games (int argc, char **argv);
int dulle_cli_train (int argc, char **argv);
int dulle_cli_deal (int argc, char **argv);
int dulle_cli_engine (int argc, char **argv);
int dulle_cli_match (int argc, char **argv);
int dulle_cli_play (int argc, char **argv);
int dulle_cli_replay (int argc, char **argv);
int dulle_cli_rules (int argc, char **argv);

/**
 * dulle_cli_parse:
 * @entries: the options of the command, ended by an empty one
 * @words: (nullable): what follows the options in its help, such as "FILE…"
 * @summary: what the command does, in a line or more
 *
 * Reads the options of a command; --help prints them and ends the program.
 *
 * Returns: whether all options are valid; if not, a sentence was printed
 */
bool dulle_cli_parse (int                *argc,
                      char             ***argv,
                      const GOptionEntry *entries,
                      const char         *words,
                      const char         *summary);

/**
 * dulle_cli_load_rules:
 * @name: the id of a preset, the name of a saved rule set, a file of Dulle's or FreeDoko's
 *   with a rule set, or “random:SEED” for random rules
 * @rules: (out): the rules as chosen, not yet the active ones
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
 * Like dulle_cli_load_rules(), for callers that write the set to a file again.
 */
bool dulle_cli_load_rules_and_rest (const char *name,
                                    DulleRules *rules,
                                    GPtrArray **unknown);

/* Reads --format: "text" or "json". */
bool dulle_cli_parse_format (const char *format,
                             bool       *json);

/* Prints @object (transfer full) on one line. */
void dulle_cli_print_json (JsonObject *object);

/**
 * dulle_cli_read_records:
 * @path: a file of records, or "-" for standard input
 *
 * Returns: (transfer full) (element-type DulleRecord) (nullable): the games; if they
 *   could not be read, a sentence was printed
 */
GArray *dulle_cli_read_records (const char *path);
