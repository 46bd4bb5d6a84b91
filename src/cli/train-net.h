/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli train --net.
 */
#pragma once

#include "lab/lessons.h"

/**
 * dulle_cli_train_net:
 * @plan: the lessons of each round; its player plays the first, or without one the sum alone
 * @n_rounds: the net before plays all but the first; each net learns from all rounds so far
 * @commit: for the head of the table
 *
 * Trains the net and prints its table.
 */
void dulle_cli_train_net (const DulleLessonPlan *plan,
                          unsigned               n_rounds,
                          const char            *commit);
