/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Who judges finished games: always the same, so that what was found at one time agrees
 * with what is found at another.
 */
#pragma once

#include "ai/analysis.h"

/* The best that takes no more than seconds. */
#define DULLE_ANALYST_LEVEL DULLE_PLAYER_STRONG
#define DULLE_ANALYST_SEED  1

/* Returns: (transfer full) (element-type DulleMeasure): the decisions of @analysis that were
 *   measured, in the order of the game */
GArray *dulle_analyst_measures (const DulleAnalysis *analysis);
