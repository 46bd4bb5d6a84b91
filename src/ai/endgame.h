/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The last tricks of a sampled deal, played as well as they can be with all cards open.
 */
#pragma once

#include "playout.h"

/* The number of tricks that are solved; more would not pay for the time they take. */
#define DULLE_ENDGAME_TRICKS 3u

/* Whether a game in trick play is close enough to its end, with all parties settled. */
bool dulle_endgame_is_near (const DulleGame *game);

/**
 * dulle_endgame_finish:
 * @playout: a game for which dulle_endgame_is_near() is true
 *
 * Plays it to its end; each side maximizes its utility, see dulle_utility(). Among equal
 * cards the one with the lowest number is played.
 */
void dulle_endgame_finish (DullePlayout *playout);
