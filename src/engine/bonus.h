/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Special points of a trick: Doppelkopf, foxes, Charlies and those of house rules.
 * Official rules, "Sonderpunkte"; Dokolingen §6.
 */
#pragma once

#include "board.h"
#include "score-line.h"

/* A trick of so many card points is a Doppelkopf. */
#define DULLE_DOPPELKOPF_CARD_POINTS 40

/* The most special points that one trick can bring. */
#define DULLE_MAX_BONUS 10

/**
 * dulle_bonus:
 * @trick: a finished trick, from 0
 * @lines: (out): room for %DULLE_MAX_BONUS lines
 *
 * Lists the special points of a trick, as far as the parties are known. There are none
 * in a solo.
 *
 * Returns: how many
 */
unsigned dulle_bonus (const DulleBoard *board,
                      unsigned          trick,
                      DulleScoreLine   *lines);

/* The same for all finished tricks in their order; @lines has room for all of them. */
unsigned dulle_bonus_of_game (const DulleBoard *board,
                              DulleScoreLine   *lines);
