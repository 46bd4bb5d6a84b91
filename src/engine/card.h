/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Cards: the 24 different cards of a Doppelkopf deck, of which there are two copies
 * each. Both copies are the same card. Which cards are trumps is decided in order.h.
 */
#pragma once

#include <glib.h>
#include <stdbool.h>
#include <stdint.h>

#define DULLE_N_SEATS 4
#define DULLE_NO_SEAT 255
#define DULLE_N_SUITS 4
#define DULLE_N_RANKS 6

/**
 * DULLE_N_CARDS:
 *
 * The number of different cards; cards are numbered from 0 to this minus one.
 */
#define DULLE_N_CARDS (DULLE_N_SUITS * DULLE_N_RANKS)
#define DULLE_NO_CARD 255

/**
 * DULLE_DECK_CARD_POINTS:
 *
 * The card points of a whole deck, with nines or without.
 */
#define DULLE_DECK_CARD_POINTS 240

typedef enum
{
  DULLE_CLUBS,
  DULLE_SPADES,
  DULLE_HEARTS,
  DULLE_DIAMONDS,
  DULLE_NO_SUIT,
} DulleSuit;

/* In the order of a plain suit, highest first. */
typedef enum
{
  DULLE_ACE,
  DULLE_TEN,
  DULLE_KING,
  DULLE_QUEEN,
  DULLE_JACK,
  DULLE_NINE,
} DulleRank;

/**
 * DulleCard:
 *
 * A card as `suit * 6 + rank`, from 0 to 23, or %DULLE_NO_CARD.
 */
typedef uint8_t DulleCard;

#define DULLE_CARD(suit, rank) ((DulleCard) (DULLE_N_RANKS * (suit) + (rank)))

#define DULLE_CLUB_QUEEN    DULLE_CARD (DULLE_CLUBS, DULLE_QUEEN)
#define DULLE_CLUB_JACK     DULLE_CARD (DULLE_CLUBS, DULLE_JACK)
#define DULLE_HEART_TEN     DULLE_CARD (DULLE_HEARTS, DULLE_TEN)
#define DULLE_DIAMOND_QUEEN DULLE_CARD (DULLE_DIAMONDS, DULLE_QUEEN)
#define DULLE_DIAMOND_ACE   DULLE_CARD (DULLE_DIAMONDS, DULLE_ACE)

static inline DulleSuit
dulle_card_suit (DulleCard card)
{
  return (DulleSuit) (card / DULLE_N_RANKS);
}

static inline DulleRank
dulle_card_rank (DulleCard card)
{
  return (DulleRank) (card % DULLE_N_RANKS);
}

/**
 * dulle_next_seat:
 *
 * Returns: the seat to the left of @seat, which plays after it
 */
static inline uint8_t
dulle_next_seat (uint8_t seat)
{
  return (seat + 1) % DULLE_N_SEATS;
}

extern const uint8_t dulle_points_by_card[DULLE_N_CARDS];

/**
 * dulle_card_points:
 *
 * Returns: the card points of @card, from 0 to 11
 */
static inline uint8_t
dulle_card_points (DulleCard card)
{
  return dulle_points_by_card[card];
}

/* The code of a card in records and rule files: suit letter C S H D and rank
 * letter A T K Q J 9, for instance "CQ", "HT", "D9". */
const char *dulle_card_code (DulleCard card);
bool        dulle_card_from_code (const char *code,
                                  DulleCard  *card);

/* The English name of a card, "Queen of Clubs", marked for translation. */
const char *dulle_card_name (DulleCard card);
