/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Hands with which solos can be played, for training.
 */
#pragma once

#include "ai/hand-strength.h"
#include "engine/rng.h"

/**
 * dulle_deal_solo:
 * @rng: draws the deals
 * @n_deals: how many deals are looked at, at least one
 * @hands: (out): the one of them in which a seat has the best chance to win the solo
 *
 * Returns: that seat
 */
uint8_t dulle_deal_solo (const DulleRules *rules,
                         DulleContract     contract,
                         uint8_t           dealer,
                         unsigned          n_deals,
                         DulleRng         *rng,
                         DulleHand         hands[DULLE_N_SEATS]);
