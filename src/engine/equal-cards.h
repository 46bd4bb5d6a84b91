/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Cards of a hand that are as good as each other: whichever is played, the same can happen.
 */
#pragma once

#include "view.h"

/**
 * dulle_cards_are_equal:
 * @view: a view of trick play
 * @one: a card of the viewer
 * @other: another one
 *
 * Two cards are equal if they are of one suit class and worth the same, if neither has a name
 * of its own, and if no card that lies between them, or is one of them, is in another hand
 * or in the trick on the table. What a card tells the others is no difference.
 *
 * Returns: whether they are equal; a card is equal to itself
 */
bool dulle_cards_are_equal (const DulleView *view,
                            DulleCard        one,
                            DulleCard        other);
