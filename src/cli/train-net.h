/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli train --net.
 */
#pragma once

#include "lab/lessons.h"

/**
 * dulle_cli_train_net:
 * @plan: the lessons of each round; the player is not read
 * @n_rounds: the sum alone plays the first, the net before the others
 * @commit: for the head of the table
 *
 * Trains the net and prints its table.
 */
void dulle_cli_train_net (const DulleLessonPlan *plan,
                          unsigned               n_rounds,
                          const char            *commit);
