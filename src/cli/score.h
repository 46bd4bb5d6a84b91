/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Scores players by labels: what they would do, and how many points that gives away.
 */
#pragma once

#include <stdbool.h>

#define DULLE_MAX_SCORED 8

/**
 * dulle_cli_score:
 * @path: a file of labels
 * @names: (array zero-terminated=1): the players, %DULLE_MAX_SCORED at most
 * @blunder: how many points a decision must give away to be listed; 0 lists none
 *
 * Prints a table. Returns: an exit status
 */
int dulle_cli_score (const char        *path,
                     const char *const *names,
                     double             blunder);
