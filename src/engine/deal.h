/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Decks and deals.
 */
#pragma once

#include "hand.h"
#include "rng.h"
#include "rules.h"

/* All cards of the deck that @rules are played with. */
DulleHand dulle_deck (const DulleRules *rules);

/**
 * dulle_deal:
 * @number: the deal number, which names the same deal for ever
 * @hands: (out): the hand of each seat; the same cards lie at the same place
 *   as seen from the dealer, whoever deals
 *
 * The shuffled deck is dealt in the packets of the rules. All ways are equally
 * random; packets are for people who follow the deal.
 */
void dulle_deal (const DulleRules *rules,
                 uint64_t          number,
                 uint8_t           dealer,
                 DulleHand         hands[DULLE_N_SEATS]);

/* FreeDoko's seeds are below this. */
#define DULLE_FREEDOKO_SEEDS 279841

/**
 * dulle_deal_freedoko:
 * @seed: a seed of FreeDoko's
 *
 * Deals as FreeDoko does, so that its deal numbers can be played again.
 *
 * Returns: the seed of the next deal
 */
uint32_t dulle_deal_freedoko (const DulleRules *rules,
                              uint32_t          seed,
                              uint8_t           dealer,
                              DulleHand         hands[DULLE_N_SEATS]);

/* Whether the four hands are of one size and make the whole deck. */
bool dulle_deal_is_whole (const DulleRules *rules,
                          const DulleHand   hands[DULLE_N_SEATS]);
