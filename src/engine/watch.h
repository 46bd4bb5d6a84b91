/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The hands that somebody sees besides an own one: all where the rules have the
 * cards lie open, and of a player who sits out those that the rules permit.
 * FreeDoko rules, "Information"; Feldmeier, "Passive Spieler".
 */
#pragma once

#include "game.h"

/**
 * DulleWatch:
 * @seats: a bit for each seat whose hand is seen
 * @hands: these hands; the others are empty
 */
typedef struct
{
  uint8_t   seats;
  DulleHand hands[DULLE_N_SEATS];
} DulleWatch;

/**
 * dulle_game_watch:
 * @viewer: the seat that looks, or %DULLE_NO_SEAT for a player who sits out
 * @wanted: a bit for each seat that it would like to look at
 *
 * Who plays sees none of the others or all. Who sits out and wants to see more hands
 * than permitted sees the first of them.
 */
DulleWatch dulle_game_watch (const DulleGame *game,
                             uint8_t          viewer,
                             uint8_t          wanted);
