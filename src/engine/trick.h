/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One trick: four cards in the order in which they were played.
 */
#pragma once

#include "order.h"

/**
 * DulleTrick:
 * @lead: the seat that plays first
 * @n_cards: how many cards lie there, 0 to 4
 * @best: the place in @cards of the card that wins so far
 * @cards: the cards in the order of play
 */
typedef struct
{
  uint8_t   lead;
  uint8_t   n_cards;
  uint8_t   best;
  DulleCard cards[DULLE_N_SEATS];
} DulleTrick;

/* The seat that played the card at @place of the trick, or will. */
static inline uint8_t
dulle_trick_seat (const DulleTrick *trick,
                  unsigned          place)
{
  return (uint8_t) ((trick->lead + place) % DULLE_N_SEATS);
}

/* The seat that wins so far; there must be a card. */
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
dulle_trick_augen (const DulleTrick *trick)
{
  unsigned augen = 0;

  for (unsigned i = 0; i < trick->n_cards; i++)
    augen += dulle_card_augen (trick->cards[i]);

  return augen;
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
