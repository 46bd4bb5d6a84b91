/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Fisher–Yates shuffle seeded by the deal number, and FreeDoko's way of dealing.
 */
#include "deal.h"

#include "board.h"

DulleHand
dulle_deck (const DulleRules *rules)
{
  DulleHand nines = 0;

  for (int suit = 0; suit < DULLE_N_SUITS; suit++)
    nines |= 2 * dulle_hand_of (DULLE_CARD (suit, DULLE_NINE));

  return rules->nines ? DULLE_HAND_PAIRS : DULLE_HAND_PAIRS - nines;
}

/* Cards given at a time, ended by 0. */
#define MAX_PACKETS 5

static const uint8_t packets[][MAX_PACKETS] = {
  [DULLE_DEAL_3_3_3_3] = { 3, 3, 3, 3 },
  [DULLE_DEAL_4_4_4] = { 4, 4, 4 },
  [DULLE_DEAL_3_4_3] = { 3, 4, 3 },
  [DULLE_DEAL_5_5] = { 5, 5 },
  [DULLE_DEAL_SINGLE] = { 0 },
};

static bool
packets_fit (const uint8_t *sizes,
             unsigned       n_hand)
{
  unsigned sum = 0;

  for (unsigned i = 0; sizes[i] > 0; i++)
    sum += sizes[i];

  return sum == n_hand;
}

static void
shuffle_cards (DulleCard *cards,
               unsigned   n_cards,
               uint64_t   number)
{
  DulleRng rng = dulle_rng (number);

  for (unsigned left = n_cards; left > 1; left--)
    {
      unsigned  at = dulle_rng_below (&rng, left);
      DulleCard card = cards[at];

      cards[at] = cards[left - 1];
      cards[left - 1] = card;
    }
}

unsigned
dulle_deck_list (const DulleRules *rules,
                 DulleCard         cards[DULLE_N_SEATS * DULLE_MAX_DEALT])
{
  unsigned n_cards = 0;

  DULLE_HAND_FOREACH (card, dulle_deck (rules))
    {
      cards[n_cards++] = card;
      cards[n_cards++] = card;
    }

  return n_cards;
}

void
dulle_deal_cards (const DulleRules *rules,
                  const DulleCard  *cards,
                  unsigned          n_cards,
                  uint8_t           dealer,
                  DulleHand         hands[DULLE_N_SEATS])
{
  const uint8_t *sizes = packets[rules->deal_packets];
  unsigned       n_hand = dulle_rules_n_tricks (rules);
  bool           fit = packets_fit (sizes, n_hand);

  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    hands[i] = 0;
  for (unsigned round = 0; n_cards > 0; round++)
    {
      uint8_t seat = dealer;

      for (unsigned i = 0; i < DULLE_N_SEATS; i++)
        {
          DulleHand packet = 0;

          for (unsigned j = fit ? sizes[round] : 1; j > 0; j--)
            packet = dulle_hand_add (packet, cards[--n_cards]);
          seat = dulle_next_seat (seat);
          hands[seat] += packet;
        }
    }
}

void
dulle_deal (const DulleRules *rules,
            uint64_t          number,
            uint8_t           dealer,
            DulleHand         hands[DULLE_N_SEATS])
{
  DulleCard cards[DULLE_N_SEATS * DULLE_MAX_DEALT];
  unsigned  n_cards = dulle_deck_list (rules, cards);

  shuffle_cards (cards, n_cards, number);
  dulle_deal_cards (rules, cards, n_cards, dealer, hands);
}

/* FreeDoko's generator and the order of its deck. */
static uint32_t
freedoko_next (uint32_t x)
{
  return (7200 * x + 100) % DULLE_FREEDOKO_SEEDS;
}

static unsigned
freedoko_deck (const DulleRules *rules,
               DulleCard        *cards)
{
  static const DulleRank ranks[] = { DULLE_ACE, DULLE_KING, DULLE_QUEEN, DULLE_JACK, DULLE_TEN };
  unsigned               n = 0;

  for (unsigned copy = 0; copy < 2; copy++)
    {
      for (int suit = DULLE_CLUBS; suit <= DULLE_DIAMONDS; suit++)
        {
          for (unsigned i = 0; i < G_N_ELEMENTS (ranks); i++)
            cards[n++] = DULLE_CARD (suit, ranks[i]);
        }
      for (int suit = DULLE_CLUBS; rules->nines && suit <= DULLE_DIAMONDS; suit++)
        cards[n++] = DULLE_CARD (suit, DULLE_NINE);
    }

  return n;
}

uint32_t
dulle_deal_freedoko (const DulleRules *rules,
                     uint32_t          seed,
                     uint8_t           dealer,
                     DulleHand         hands[DULLE_N_SEATS])
{
  DulleCard cards[DULLE_N_SEATS * DULLE_MAX_DEALT];
  unsigned  left = freedoko_deck (rules, cards);
  uint8_t   seat = dealer;
  uint32_t  x = seed;

  for (unsigned i = 0; i < DULLE_N_SEATS; i++)
    hands[i] = 0;
  while (left > 0)
    {
      unsigned at;

      x = freedoko_next (x);
      at = x % left--;
      seat = dulle_next_seat (seat);
      hands[seat] = dulle_hand_add (hands[seat], cards[at]);
      for (; at < left; at++)
        cards[at] = cards[at + 1];
    }

  for (unsigned i = 0; i < 49; i++)
    seed = freedoko_next (seed);

  return seed;
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
