/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The last tricks of a world, played as well as they can be with all cards open.
 */
#pragma once

#include "playout.h"

/* Tricks that are solved: more cost more than they tell. */
#define DULLE_ENDGAME_TRICKS 3u

/* Whether the rest of a game in trick play is short enough, and all parties are
 * settled. */
bool dulle_endgame_is_near (const DulleGame *game);

/**
 * dulle_endgame_finish:
 * @playout: a game of which dulle_endgame_is_near() is true
 *
 * Plays it to its end: each side takes what is worth most to it, see dulle_worth(). Of
 * equal cards the first by number is played.
 */
void dulle_endgame_finish (DullePlayout *playout);
