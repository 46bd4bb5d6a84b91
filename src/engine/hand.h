/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A multiset of cards in one word, with two bits for each card that count its copies.
 * All operations are inline, and none branches on the cards.
 */
#pragma once

#include "card.h"

/**
 * DulleHand:
 *
 * A multiset of cards: bits 2c and 2c+1 hold the number of copies of card c (0 to 2).
 * The empty hand is 0.
 */
typedef uint64_t DulleHand;

#define DULLE_HAND_SINGLES UINT64_C (0x0000555555555555)
#define DULLE_HAND_PAIRS   UINT64_C (0x0000aaaaaaaaaaaa)

/* The most cards that are dealt to a seat, and that it can hold, with those taken up in
 * an exchange. */
#define DULLE_MAX_DEALT 12
#define DULLE_MAX_HAND  24

static inline DulleHand
dulle_hand_of (DulleCard card)
{
  return UINT64_C (1) << (2 * card);
}

static inline unsigned
dulle_hand_count (DulleHand hand,
                  DulleCard card)
{
  return (hand >> (2 * card)) & 3;
}

static inline bool
dulle_hand_has (DulleHand hand,
                DulleCard card)
{
  return dulle_hand_count (hand, card) != 0;
}

static inline DulleHand
dulle_hand_add (DulleHand hand,
                DulleCard card)
{
  return hand + dulle_hand_of (card);
}

/* @hand must contain @card. */
static inline DulleHand
dulle_hand_remove (DulleHand hand,
                   DulleCard card)
{
  return hand - dulle_hand_of (card);
}

/**
 * dulle_hand_size:
 *
 * Returns: the number of cards, both copies counted
 */
static inline unsigned
dulle_hand_size (DulleHand hand)
{
  /* Adds the counts of pairs of cards, then of four; a byte holds the sum. */
  hand = (hand & UINT64_C (0x3333333333333333)) + (hand >> 2 & UINT64_C (0x3333333333333333));
  hand = (hand + (hand >> 4)) & UINT64_C (0x0f0f0f0f0f0f0f0f);

  return (unsigned) (hand * UINT64_C (0x0101010101010101) >> 56);
}

/**
 * dulle_hand_kinds:
 *
 * Returns: the hand with one copy of each of its cards
 */
static inline DulleHand
dulle_hand_kinds (DulleHand hand)
{
  return (hand | hand >> 1) & DULLE_HAND_SINGLES;
}

/**
 * dulle_hand_mask:
 *
 * Returns: a mask with both bits set for each card in @hand; `other & mask` are the
 *   cards in another hand that @hand has too
 */
static inline DulleHand
dulle_hand_mask (DulleHand hand)
{
  return dulle_hand_kinds (hand) * 3;
}

/**
 * dulle_hand_first:
 *
 * Returns: the card with the lowest number; @hand must not be empty
 */
static inline DulleCard
dulle_hand_first (DulleHand hand)
{
  return (DulleCard) (__builtin_ctzll (hand) / 2);
}

/**
 * dulle_hand_nth:
 * @kinds: at most one copy of each card
 * @n: less than the number of these cards
 *
 * Returns: the card below which there are @n others, by number
 */
static inline DulleCard
dulle_hand_nth (DulleHand kinds,
                unsigned  n)
{
  /* The number of cards in each nibble, in each byte, and up to each byte. */
  uint64_t nibbles = (kinds & UINT64_C (0x3333333333333333)) +
                     (kinds >> 2 & UINT64_C (0x3333333333333333));
  uint64_t bytes = (nibbles + (nibbles >> 4)) & UINT64_C (0x0f0f0f0f0f0f0f0f);
  uint64_t sums = bytes * UINT64_C (0x0101010101010101);

  /* The lowest byte whose sum is above n, then the nibble in it, then the card in
   * that. */
  uint64_t above = ((sums | UINT64_C (0x8080808080808080)) -
                    (n + 1) * UINT64_C (0x0101010101010101)) &
                   UINT64_C (0x8080808080808080);
  unsigned place = (unsigned) __builtin_ctzll (above) - 7;
  unsigned rest = n - (unsigned) (sums << 8 >> place & 0xff);
  unsigned low = (unsigned) (nibbles >> place & 0xf);
  unsigned upper = rest >= low;

  rest -= upper * low;
  place += 4 * upper;
  upper = rest >= (kinds >> place & 1);

  return (DulleCard) (place / 2 + upper);
}

/* Runs once for each kind of card in @hand, in the order of their numbers. */
#define DULLE_HAND_FOREACH(card, hand)                                     \
  for (DulleHand card##_rest = dulle_hand_kinds (hand); card##_rest != 0;  \
       card##_rest &= card##_rest - 1)                                     \
    for (DulleCard card = dulle_hand_first (card##_rest), card##_once = 1; \
         card##_once; card##_once = 0)

static inline unsigned
dulle_hand_card_points (DulleHand hand)
{
  unsigned card_points = 0;

  DULLE_HAND_FOREACH (card, hand)
    card_points += dulle_hand_count (hand, card) * dulle_card_points (card);

  return card_points;
}
