/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Decks and deals.
 */
#pragma once

#include "hand.h"
#include "rng.h"
#include "rules.h"

/* All cards of the deck that @rules are played with. */
DulleHand dulle_deck (const DulleRules *rules);

/* Returns: how many @cards there are: the deck by their numbers, both copies side by side */
unsigned dulle_deck_list (const DulleRules *rules,
                          DulleCard         cards[DULLE_N_SEATS * DULLE_MAX_DEALT]);

/**
 * dulle_deal_cards:
 * @cards: the shuffled deck, whose last card is dealt first
 *
 * Deals in the packets that the rules ask for. They make no difference to chance; they are
 * for people who watch the deal.
 */
void dulle_deal_cards (const DulleRules *rules,
                       const DulleCard  *cards,
                       unsigned          n_cards,
                       uint8_t           dealer,
                       DulleHand         hands[DULLE_N_SEATS]);

/**
 * dulle_deal:
 * @number: the deal number, which always stands for the same deal
 * @hands: (out): the hand of each seat; whoever deals, the same hands lie at the same
 *   places as seen from the dealer
 *
 * Shuffles the deck and deals it.
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
 * Deals as FreeDoko does, so that its deals can be played here.
 *
 * Returns: the seed of the next deal
 */
uint32_t dulle_deal_freedoko (const DulleRules *rules,
                              uint32_t          seed,
                              uint8_t           dealer,
                              DulleHand         hands[DULLE_N_SEATS]);

/* Whether the four hands are of equal size and make up the whole deck. */
bool dulle_deal_is_whole (const DulleRules *rules,
                          const DulleHand   hands[DULLE_N_SEATS]);
