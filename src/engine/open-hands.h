/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The hands that somebody sees besides their own: all of them where the rules have the
 * cards face up, and for a player who sits out those that the rules permit. FreeDoko
 * rules, "Information"; Feldmeier, "Passive Spieler".
 */
#pragma once

#include "game.h"

/**
 * DulleOpenHands:
 * @seats: a bit for each seat whose hand is seen
 * @hands: these hands; the others are empty
 */
typedef struct
{
  uint8_t   seats;
  DulleHand hands[DULLE_N_SEATS];
} DulleOpenHands;

/**
 * dulle_may_open_hands:
 * @viewer: the seat that is looking, or %DULLE_NO_SEAT for a player who sits out
 *
 * Returns: whether the rules permit to look into all hands. Nobody has to.
 */
bool dulle_may_open_hands (const DulleRules *rules,
                           uint8_t           viewer);

/**
 * dulle_game_open_hands:
 * @viewer: the seat that is looking, or %DULLE_NO_SEAT for a player who sits out
 * @wanted: a bit for each seat whose hand the viewer would like to see
 *
 * A seat in the game sees all of the others or none. A player who sits out and wants to
 * see more hands than permitted sees the first of them.
 */
DulleOpenHands dulle_game_open_hands (const DulleGame *game,
                                      uint8_t          viewer,
                                      uint8_t          wanted);
