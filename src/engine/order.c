/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Builds the order of the cards from a contract's table row.
 */
#include "order.h"

/* Trumps from high to low. */
typedef struct
{
  DulleCard cards[DULLE_N_CARDS];
  uint8_t   n;
  DulleHand all;
} Trumps;

/* A card that is listed as a higher trump stays there. */
static void
add_trump (Trumps   *trumps,
           DulleCard card)
{
  if (dulle_hand_has (trumps->all, card))
    return;
  trumps->all |= dulle_hand_of (card);
  trumps->cards[trumps->n++] = card;
}

/* From high to low: superpigs, pigs, dulles, the trump pictures, the trump suit. */
static void
list_trumps (Trumps           *trumps,
             const DulleRules *rules,
             DulleContract     contract,
             bool              pigs,
             bool              superpigs)
{
  const DulleContractInfo *info = &dulle_contracts[contract];

  if (superpigs)
    add_trump (trumps, dulle_contract_superpig (rules, contract));
  if (pigs)
    add_trump (trumps, dulle_contract_pig (contract));
  if (info->dulles && rules->dulle)
    add_trump (trumps, DULLE_HEART_TEN);
  for (int i = 0; i < info->n_pictures; i++)
    for (int suit = DULLE_CLUBS; suit <= DULLE_DIAMONDS; suit++)
      add_trump (trumps, DULLE_CARD (suit, info->pictures[i]));
  if (info->suit != DULLE_NO_SUIT)
    for (int rank = DULLE_ACE; rank <= DULLE_NINE; rank++)
      add_trump (trumps, DULLE_CARD (info->suit, rank));
}

void
dulle_order_init (DulleOrder       *order,
                  const DulleRules *rules,
                  DulleContract     contract,
                  bool              pigs,
                  bool              superpigs)
{
  bool   dulles = dulle_contracts[contract].dulles && rules->dulle;
  Trumps trumps = { .n = 0 };

  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    {
      order->suit_class[card] = (uint8_t) dulle_card_suit (card);
      order->strength[card] = (uint8_t) (DULLE_NINE - dulle_card_rank (card));
    }

  list_trumps (&trumps, rules, contract, pigs, superpigs);
  for (uint8_t i = 0; i < trumps.n; i++)
    {
      order->suit_class[trumps.cards[i]] = DULLE_CLASS_TRUMP;
      order->strength[trumps.cards[i]] = (uint8_t) (DULLE_N_RANKS + trumps.n - 1 - i);
    }

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
