/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * All deals that fit what a seat has seen, near the end of a game, where there are few
 * enough of them to look at each.
 */
#pragma once

#include "engine/view.h"

/**
 * DulleFittingDeal:
 * @hands: the hand of each seat
 * @weight: in how many ways the copies of the cards can lie like this
 */
typedef struct
{
  DulleHand hands[DULLE_N_SEATS];
  unsigned  weight;
} DulleFittingDeal;

/**
 * dulle_fitting_deals:
 * @view: a view of trick play
 * @deals: (out): room for @most deals
 *
 * Returns: the number of deals; 0 if there are more than @most, or if what is known cannot
 *   be told from the cards alone: while a marriage looks for its partner, and in a poverty
 */
unsigned dulle_fitting_deals (const DulleView  *view,
                              DulleFittingDeal *deals,
                              unsigned          most);
