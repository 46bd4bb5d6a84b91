/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where the cards that are in nobody's hand go, as pure functions of the layout.
 */
#pragma once

#include "table-geometry.h"

/**
 * DulleDestination:
 * @DULLE_DESTINATION_TRICK: its place in the trick
 * @DULLE_DESTINATION_AHEAD: the same, a little above the others: it wins so far
 * @DULLE_DESTINATION_RAISED: the same, lifted above the other cards
 * @DULLE_DESTINATION_PILE: face down to what the player has behind the name plate
 * @DULLE_DESTINATION_HAND: to the person's hand
 * @DULLE_DESTINATION_MIDDLE: in the middle of the table
 * @DULLE_DESTINATION_SHOWN_LEFT: in front of the player, who shows two cards
 * @DULLE_DESTINATION_SHOWN_RIGHT: the other one
 */
typedef enum
{
  DULLE_DESTINATION_TRICK,
  DULLE_DESTINATION_AHEAD,
  DULLE_DESTINATION_RAISED,
  DULLE_DESTINATION_PILE,
  DULLE_DESTINATION_HAND,
  DULLE_DESTINATION_MIDDLE,
  DULLE_DESTINATION_SHOWN_LEFT,
  DULLE_DESTINATION_SHOWN_RIGHT,
  DULLE_N_DESTINATIONS,
} DulleDestination;

/* Where a card comes from or goes to that belongs to @side: a hand, or the middle. */
DulleDestination dulle_destination_of_side (DulleSide side);

/**
 * dulle_destination_of_card:
 * @side: ignored for the hand and the middle
 * @lean: how the card is turned there, in degrees
 *
 * Returns: how a card lies there
 */
DullePose dulle_destination_of_card (const DulleTableGeometry *geometry,
                                     DulleDestination          destination,
                                     DulleSide                 side,
                                     float                     lean);

/* How a packet of backs lies there: these keep their size, and are not turned over. */
DullePose dulle_destination_of_packet (const DulleTableGeometry *geometry,
                                       DulleDestination          destination,
                                       DulleSide                 side,
                                       float                     lean);

/**
 * dulle_lean_of_card:
 * @number: which trick or packet it is
 *
 * Returns: the lean of a card, some degrees by chance, but always the same
 */
float dulle_lean_of_card (unsigned  number,
                          uint8_t   seat,
                          DulleCard card);
