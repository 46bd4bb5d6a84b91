/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * dulle-cli train --clues.
 */
#pragma once

#include "lab/clue-games.h"

/**
 * dulle_cli_train_clues:
 * @commit: for the head of the table
 *
 * Fits what clues tell about the parties and prints its table.
 *
 * Returns: whether there was anything to learn from
 */
bool dulle_cli_train_clues (const DulleCluePlan *plan,
                            const char          *commit);
