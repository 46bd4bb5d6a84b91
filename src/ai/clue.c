/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a card is depends on nothing but what everybody has seen when it is played, so that it
 * is the same to all viewers, then and later.
 */
#include "clue.h"

/* A trick is rich if there are more card points in it for each card than in the deck. */
#define RICH_CARD 5

/* Whether @card is a trump from the queen of clubs on. */
static bool
is_high (const DulleOrder *order,
         DulleCard         card)
{
  return dulle_order_is_trump (order, card) &&
         order->strength[card] >= order->strength[DULLE_CLUB_QUEEN];
}

static DulleLead
classify_lead (const DulleOrder *order,
               DulleCard         card)
{
  unsigned card_points = dulle_card_points (card);

  if (!dulle_order_is_trump (order, card))
    return card_points == 11 ? DULLE_LEAD_ACE : DULLE_LEAD_PLAIN;
  if (is_high (order, card))
    return DULLE_LEAD_HIGH_TRUMP;
  if (card_points >= 10)
    return DULLE_LEAD_FAT_TRUMP;

  return card_points == 3 ? DULLE_LEAD_QUEEN : DULLE_LEAD_LOW_TRUMP;
}

static DulleFollow
classify_follow (const DulleOrder *order,
                 const DulleTrick *so_far,
                 DulleCard         card,
                 unsigned          last_trick)
{
  if (dulle_order_beats (order, dulle_trick_best_card (so_far), card, last_trick))
    return is_high (order, card) ? DULLE_FOLLOW_OVERTAKES_HIGH : DULLE_FOLLOW_OVERTAKES;
  if (dulle_card_points (card) >= 10)
    return DULLE_FOLLOW_SMEARS;

  return dulle_card_points (card) >= 3 ? DULLE_FOLLOW_GIVES : DULLE_FOLLOW_STAYS_LOW;
}

static DulleHold
classify_hold (const DulleOrder *order,
               const DulleTrick *so_far)
{
  DulleCard best = dulle_trick_best_card (so_far);

  if (so_far->n_cards + 1 == DULLE_N_SEATS)
    return DULLE_HOLD_LAST;

  return is_high (order, best) && best != DULLE_CLUB_QUEEN ? DULLE_HOLD_HIGH : DULLE_HOLD_OPEN;
}

static unsigned
find_lead_kind (const DulleBoard *board,
                unsigned          number,
                DulleCard         card)
{
  unsigned said = board->n_announcements > 0 &&
                  board->announcements[0].cards <= number * DULLE_N_SEATS;
  unsigned time = (number >= 1) + (number >= 4) + (number >= 8);

  return DULLE_CLUE_LEAD (classify_lead (&board->order, card), said, time);
}

static unsigned
find_follow_kind (const DulleBoard *board,
                  const DulleTrick *so_far,
                  unsigned          number,
                  DulleCard         card)
{
  const DulleOrder *order = &board->order;
  unsigned          last_trick = number + 1u == dulle_board_length (board);
  unsigned          free = dulle_order_is_trump (order, card) ||
                  order->suit_class[card] != order->suit_class[so_far->cards[0]];
  unsigned rich = dulle_trick_card_points (so_far) >= RICH_CARD * so_far->n_cards;
  unsigned time = (number >= 2) + (number >= 6);

  return DULLE_CLUE_FOLLOW (classify_follow (order, so_far, card, last_trick),
                            classify_hold (order, so_far), free, rich, time);
}

DulleClue
dulle_clue_of_card (const DulleBoard *board,
                    const DulleTrick *so_far,
                    unsigned          number,
                    DulleCard         card)
{
  uint8_t seat = dulle_trick_seat (so_far, so_far->n_cards);

  if (so_far->n_cards == 0)
    return (DulleClue){ (uint8_t) find_lead_kind (board, number, card), seat, seat };

  return (DulleClue){ (uint8_t) find_follow_kind (board, so_far, number, card), seat,
                      dulle_trick_winner (so_far) };
}
