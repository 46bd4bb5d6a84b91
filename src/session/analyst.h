/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Who judges finished games: always the same, so that what was found at one time agrees
 * with what is found at another.
 */
#pragma once

#include "ai/player.h"

/* The best that takes no more than seconds. */
#define DULLE_ANALYST_LEVEL DULLE_PLAYER_STRONG
#define DULLE_ANALYST_SEED  1
