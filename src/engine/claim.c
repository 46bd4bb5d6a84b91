/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Proves a claim against the worst distribution of the cards and the best defense.
 *
 * The worst case is a single opponent that holds all unseen cards of a class and plays
 * the lowest of them first, so that it keeps the highest until it runs out. A led card
 * is therefore safe if no unseen card of its class is higher, or if the class has
 * already been led as often as the opponent can follow.
 */
#include "claim.h"

#include "pigs.h"

/* The most often that an opponent can follow a class. */
static unsigned
longest_holding (DulleHand unseen,
                 DulleHand members,
                 unsigned  n_tricks)
{
  return MIN (dulle_hand_size (unseen & members), n_tricks);
}

static bool
is_highest (const DulleOrder *order,
            DulleCard         card,
            DulleHand         others,
            unsigned          n_tricks)
{
  DULLE_HAND_FOREACH (other, others)
    {
      if (dulle_order_beats (order, card, other, n_tricks == 1))
        return false;
    }

  return true;
}

/* Whether all of the seat's cards of a class win when led from the top. */
static bool
class_holds (const DulleOrder *order,
             DulleHand         own,
             DulleHand         unseen,
             DulleHand         members,
             unsigned          n_tricks)
{
  DulleCard cards[DULLE_MAX_HAND];
  unsigned  n_cards = dulle_order_sort (order, own & members, cards);

  for (unsigned i = 0; i < n_cards && i < longest_holding (unseen, members, n_tricks); i++)
    {
      if (!is_highest (order, cards[i], unseen & members, n_tricks - i))
        return false;
    }

  return true;
}

/* The seat might hold all that is not seen. */
static bool
may_declare (const DulleBoard *board,
             uint8_t           seat,
             DulleHand         unseen,
             DullePigs         pigs)
{
  DullePrivateKnowledge other = {
    .seat = seat,
    .party = board->known[seat],
    .hand = unseen,
    .dealt = board->played[seat] + unseen,
  };

  return dulle_pigs_check (board, &other, pigs) == DULLE_ACCEPTED;
}

/* The order of the cards once all has been declared that somebody else may still declare. */
static DulleOrder
worst_order (const DulleBoard *board,
             uint8_t           own,
             DulleHand         unseen)
{
  DulleBoard worst;

  if (!board->rules.pigs)
    return board->order;

  worst = *board;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    if (seat != own && may_declare (&worst, seat, unseen, DULLE_PIGS))
      worst.pigs = seat;
  for (uint8_t seat = 0; seat < DULLE_N_SEATS; seat++)
    if (seat != own && may_declare (&worst, seat, unseen, DULLE_SUPERPIGS))
      worst.superpigs = seat;
  dulle_board_update_order (&worst);

  return worst.order;
}

bool
dulle_claim_holds (const DulleBoard            *board,
                   const DullePrivateKnowledge *own)
{
  DulleView  view = { .board = *board, .own = *own };
  DulleHand  unseen = dulle_view_unseen (&view);
  DulleOrder order = worst_order (board, own->seat, unseen);
  DulleHand  trumps = order.members[DULLE_CLASS_TRUMP];
  unsigned   n_tricks = dulle_hand_size (own->hand);
  unsigned   n_trumps = dulle_hand_size (own->hand & trumps);

  if (n_trumps < n_tricks && n_trumps < longest_holding (unseen, trumps, n_tricks))
    return false;

  for (unsigned i = 0; i < DULLE_N_CLASSES; i++)
    {
      if (!class_holds (&order, own->hand, unseen, order.members[i], n_tricks))
        return false;
    }

  return true;
}
