/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The commands of dulle-cli. Each is given its own words, its name first, and
 * returns an exit status: 0 done, 1 something was found wrong, 2 the command
 * line or a file could not be used.
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

#include "engine/rules.h"

int dulle_cli_analyse (int argc, char **argv);
int dulle_cli_bench (int argc, char **argv);
int dulle_cli_calibrate (int argc, char **argv);
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
 * @words: what stands behind the options in its help, "FILE…", or %NULL
 * @summary: a line or more on what the command does
 *
 * Reads the options of a command; --help prints them and ends the program.
 *
 * Returns: whether all could be understood; if not, a sentence was printed
 */
bool dulle_cli_parse (int                *argc,
                      char             ***argv,
                      const GOptionEntry *entries,
                      const char         *words,
                      const char         *summary);

/**
 * dulle_cli_load_rules:
 * @name: the id of a preset, the name of a set that the person keeps, a file with a
 *   rule set, ours or FreeDoko's, or “random:SEED” for rules that nobody chose
 * @rules: (out): the chosen rules
 *
 * Returns: whether they could be read; if not, a sentence was printed
 */
bool dulle_cli_load_rules (const char *name,
                           DulleRules *rules);

/**
 * dulle_cli_load_rules_and_rest:
 * @unknown: (out) (nullable) (transfer full) (element-type utf8): lines of a file of
 *   FreeDoko's that nobody understands
 *
 * The same, for who writes the set again.
 */
bool dulle_cli_load_rules_and_rest (const char *name,
                                    DulleRules *rules,
                                    GPtrArray **unknown);

/* Reads --format: "text" or "json". */
bool dulle_cli_parse_format (const char *format,
                             bool       *json);

/**
 * dulle_cli_read_records:
 * @path: a file of records, or "-" for standard input
 *
 * Returns: (transfer full) (element-type DulleRecord) (nullable): the games; if they
 *   could not be read, a sentence was printed
 */
GArray *dulle_cli_read_records (const char *path);
