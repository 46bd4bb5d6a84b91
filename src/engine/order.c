/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Builds the order of the cards from a contract's table row.
 */
#include "order.h"

/* From low to high: plain cards, the trump suit, the trump pictures, dulles,
 * pigs, superpigs. */
static void
add_trump (DulleOrder *order,
           DulleCard   card,
           uint8_t     strength)
{
  order->suit_class[card] = DULLE_CLASS_TRUMP;
  order->strength[card] = strength;
}

void
dulle_order_init (DulleOrder       *order,
                  const DulleRules *rules,
                  DulleContract     contract,
                  bool              pigs,
                  bool              superpigs)
{
  const DulleContractInfo *info = &dulle_contracts[contract];
  bool                     dulles = info->dulles && rules->dulle;
  uint8_t                  strength = DULLE_N_RANKS;

  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    {
      order->suit_class[card] = (uint8_t) dulle_card_suit (card);
      order->strength[card] = (uint8_t) (DULLE_NINE - dulle_card_rank (card));
    }

  if (info->suit != DULLE_NO_SUIT)
    {
      for (int rank = DULLE_NINE; rank >= DULLE_ACE; rank--)
        add_trump (order, DULLE_CARD (info->suit, rank), strength++);
    }

  for (int i = info->n_pictures - 1; i >= 0; i--)
    {
      for (int suit = DULLE_DIAMONDS; suit >= DULLE_CLUBS; suit--)
        add_trump (order, DULLE_CARD (suit, info->pictures[i]), strength++);
    }

  if (dulles)
    add_trump (order, DULLE_HEART_TEN, strength++);
  if (pigs)
    add_trump (order, dulle_contract_pig (contract), strength++);
  if (superpigs)
    add_trump (order, dulle_contract_superpig (rules, contract), strength);

  for (int i = 0; i < DULLE_N_CLASSES; i++)
    order->members[i] = 0;
  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    order->members[order->suit_class[card]] |= 3 * dulle_hand_of (card);

  if (pigs && rules->dulle_first_beats_second_with_pigs)
    dulles = false;
  order->second_dulle[0] = dulles && rules->dulle_second_beats_first;
  order->second_dulle[1] = dulles &&
                           rules->dulle_second_beats_first != rules->dulle_reversed_in_last_trick;
}

/* Places in a sorted hand: trumps before plain suits, high before low. */
static unsigned
sort_key (const DulleOrder *order,
          DulleCard         card)
{
  unsigned group = (order->suit_class[card] + 1u) % DULLE_N_CLASSES;

  return group * DULLE_N_CARDS * 2 + DULLE_N_CARDS * 2 - order->strength[card];
}

unsigned
dulle_order_sort (const DulleOrder *order,
                  DulleHand         hand,
                  DulleCard        *cards)
{
  unsigned n = 0;

  DULLE_HAND_FOREACH (card, hand)
    {
      for (unsigned copies = dulle_hand_count (hand, card); copies > 0; copies--)
        {
          unsigned place = n++;

          for (; place > 0 && sort_key (order, cards[place - 1]) > sort_key (order, card); place--)
            cards[place] = cards[place - 1];
          cards[place] = card;
        }
    }

  return n;
}
