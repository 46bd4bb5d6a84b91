/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One trick: four cards in the order in which they were played.
 */
#pragma once

#include "order.h"

/**
 * DulleTrick:
 * @lead: the seat that plays first
 * @n_cards: how many cards have been played, 0 to 4
 * @best: the index in @cards of the card that wins so far
 * @cards: the cards in the order of play
 */
typedef struct
{
  uint8_t   lead;
  uint8_t   n_cards;
  uint8_t   best;
  DulleCard cards[DULLE_N_SEATS];
} DulleTrick;

/* The seat that played, or will play, the card at @place in the trick. */
static inline uint8_t
dulle_trick_seat (const DulleTrick *trick,
                  unsigned          place)
{
  return (uint8_t) ((trick->lead + place) % DULLE_N_SEATS);
}

/* The seat that is winning the trick, in which there must be a card. */
static inline uint8_t
dulle_trick_winner (const DulleTrick *trick)
{
  return dulle_trick_seat (trick, trick->best);
}

static inline DulleCard
dulle_trick_best_card (const DulleTrick *trick)
{
  return trick->cards[trick->best];
}

static inline unsigned
dulle_trick_card_points (const DulleTrick *trick)
{
  unsigned card_points = 0;

  for (unsigned i = 0; i < trick->n_cards; i++)
    card_points += dulle_card_points (trick->cards[i]);

  return card_points;
}

/**
 * dulle_trick_add:
 * @last_trick: 1 in the last trick of the game, else 0
 *
 * Puts a card on a trick that is not full.
 */
static inline void
dulle_trick_add (DulleTrick       *trick,
                 const DulleOrder *order,
                 DulleCard         card,
                 unsigned          last_trick)
{
  if (trick->n_cards > 0 && dulle_order_beats (order, dulle_trick_best_card (trick), card,
                                               last_trick))
    trick->best = trick->n_cards;
  trick->cards[trick->n_cards++] = card;
}
