/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shuffles by Fisher and Yates with the deal number as the seed.
 */
#include "deal.h"

DulleHand
dulle_deck (const DulleRules *rules)
{
  DulleHand deck = 0;

  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    {
      if (rules->nines || dulle_card_rank (card) != DULLE_NINE)
        deck |= 2 * dulle_hand_of (card);
    }

  return deck;
}

void
dulle_deal (const DulleRules *rules,
            uint64_t          number,
            uint8_t           dealer,
            DulleHand         hands[DULLE_N_SEATS])
{
  DulleRng  rng = dulle_rng (number);
  DulleCard cards[DULLE_N_SEATS * DULLE_MAX_HAND];
  unsigned  n_cards = 0;
  uint8_t   seat = dealer;

  DULLE_HAND_FOREACH (card, dulle_deck (rules))
    {
      cards[n_cards++] = card;
      cards[n_cards++] = card;
    }

  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    hands[i] = 0;

  for (unsigned left = n_cards; left > 0; left--)
    {
      unsigned  at = dulle_rng_below (&rng, left);
      DulleCard card = cards[at];

      cards[at] = cards[left - 1];
      if (left % (n_cards / DULLE_N_SEATS) == 0)
        seat = dulle_next_seat (seat);
      hands[seat] = dulle_hand_add (hands[seat], card);
    }
}

bool
dulle_deal_is_whole (const DulleRules *rules,
                     const DulleHand   hands[DULLE_N_SEATS])
{
  unsigned size = dulle_rules_n_tricks (rules);

  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    {
      unsigned count = 0;

      for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
        count += dulle_hand_count (hands[seat], card);
      if (count != dulle_hand_count (dulle_deck (rules), card))
        return false;
    }

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      if (dulle_hand_size (hands[seat]) != size)
        return false;
    }

  return true;
}
