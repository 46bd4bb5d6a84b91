/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Special points of a trick: Doppelkopf, foxes, Charlies and what house rules
 * add. Official rules, "Sonderpunkte"; Dokolingen §6.
 */
#pragma once

#include "score.h"

/* Special points that one trick can bring at most. */
#define DULLE_MAX_BONUS 10

/**
 * dulle_bonus:
 * @trick: a finished trick, from 0
 * @lines: (out): room for %DULLE_MAX_BONUS lines
 *
 * Lists the special points of a trick as far as the parties are known. A solo
 * has none.
 *
 * Returns: how many
 */
unsigned dulle_bonus (const DulleBoard *board,
                      unsigned          trick,
                      DulleScoreLine   *lines);

/* The same of all finished tricks, in their order; @lines has room for those of all. */
unsigned dulle_bonus_of_game (const DulleBoard *board,
                              DulleScoreLine   *lines);
