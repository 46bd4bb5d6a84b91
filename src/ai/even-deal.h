/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Deals cards to seats that must not hold some of them, each possible way equally likely.
 */
#pragma once

#include "engine/hand.h"
#include "engine/rng.h"

/**
 * dulle_even_deal:
 * @cards: the cards to deal
 * @banned: for each seat, the cards that it must not get, both bits set
 * @room: for each seat, how many cards it gets; at most three seats get any
 * @hands: (inout): the cards are added to them
 *
 * Deals @cards. Two cards of a kind count as two: of the ways to deal them to two seats there are
 * two, and one to deal both to one.
 *
 * Returns: whether there is a way; if not, nothing is dealt
 */
bool dulle_even_deal (DulleHand       cards,
                      const DulleHand banned[DULLE_N_SEATS],
                      const uint8_t   room[DULLE_N_SEATS],
                      DulleRng       *rng,
                      DulleHand       hands[DULLE_N_SEATS]);
