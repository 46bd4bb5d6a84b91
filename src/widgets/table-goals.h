/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a card goes that is in nobody's hand, as a pure function of the layout.
 */
#pragma once

#include "table-geometry.h"

/**
 * DulleGoal:
 * @DULLE_GOAL_TRICK: its place in the trick
 * @DULLE_GOAL_RAISED: the same, lifted above the other cards
 * @DULLE_GOAL_PILE: face down to what the player has behind the name plate
 * @DULLE_GOAL_HAND: to the person's hand
 * @DULLE_GOAL_MIDDLE: in the middle of the table
 * @DULLE_GOAL_SHOWN_LEFT: in front of the player, who shows two cards
 * @DULLE_GOAL_SHOWN_RIGHT: the other one
 */
typedef enum
{
  DULLE_GOAL_TRICK,
  DULLE_GOAL_RAISED,
  DULLE_GOAL_PILE,
  DULLE_GOAL_HAND,
  DULLE_GOAL_MIDDLE,
  DULLE_GOAL_SHOWN_LEFT,
  DULLE_GOAL_SHOWN_RIGHT,
  DULLE_N_GOALS,
} DulleGoal;

/**
 * dulle_goal_of_card:
 * @lean: how the card is turned there, in degrees
 *
 * Returns: the place of a card
 */
DullePlace dulle_goal_of_card (const DulleTableGeometry *geometry,
                               DulleGoal                 goal,
                               DulleSide                 side,
                               float                     lean);

/* The place of a packet of backs: these keep their size, and are not turned over. */
DullePlace dulle_goal_of_packet (const DulleTableGeometry *geometry,
                                 DulleGoal                 goal,
                                 DulleSide                 side,
                                 float                     lean);
