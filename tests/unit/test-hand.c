/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Multisets of cards in one machine word, compared with plain counters.
 */
#include "engine/hand.h"
#include "engine/rng.h"

#include "suite.h"

#define N_ROUNDS 2000

/* A random hand, with the number of copies of each card. */
static DulleHand
make_hand (DulleRng *rng,
           unsigned  counts[DULLE_N_CARDS])
{
  DulleHand hand = 0;

  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    {
      counts[card] = dulle_rng_below (rng, 3);
      for (unsigned i = 0; i < counts[card]; i++)
        hand = dulle_hand_add (hand, card);
    }

  return hand;
}

START_TEST (test_counts)
{
  DulleRng rng = dulle_rng (1);

  for (unsigned round = 0; round < N_ROUNDS; round++)
    {
      unsigned  counts[DULLE_N_CARDS];
      DulleHand hand = make_hand (&rng, counts);
      unsigned  size = 0;
      unsigned  card_points = 0;

      for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
        {
          ck_assert_uint_eq (dulle_hand_count (hand, card), counts[card]);
          ck_assert_int_eq (dulle_hand_has (hand, card), counts[card] > 0);
          size += counts[card];
          card_points += counts[card] * dulle_card_points (card);
        }
      ck_assert_uint_eq (dulle_hand_size (hand), size);
      ck_assert_uint_eq (dulle_hand_card_points (hand), card_points);
    }
}
END_TEST

START_TEST (test_remove)
{
  DulleRng rng = dulle_rng (2);

  for (unsigned round = 0; round < N_ROUNDS; round++)
    {
      unsigned  counts[DULLE_N_CARDS];
      DulleHand hand = make_hand (&rng, counts);

      for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
        {
          if (counts[card] == 0)
            continue;
          ck_assert_uint_eq (dulle_hand_count (dulle_hand_remove (hand, card), card),
                             counts[card] - 1);
          ck_assert (dulle_hand_add (dulle_hand_remove (hand, card), card) == hand);
        }
    }
}
END_TEST

START_TEST (test_kinds_and_masks)
{
  DulleRng rng = dulle_rng (3);

  for (unsigned round = 0; round < N_ROUNDS; round++)
    {
      unsigned  counts[DULLE_N_CARDS];
      DulleHand hand = make_hand (&rng, counts);
      DulleHand deck = DULLE_HAND_PAIRS;

      for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
        {
          ck_assert_uint_eq (dulle_hand_count (dulle_hand_kinds (hand), card), counts[card] > 0);
          ck_assert_uint_eq (dulle_hand_count (deck & dulle_hand_mask (hand), card),
                             counts[card] > 0 ? 2 : 0);
        }
    }
}
END_TEST

START_TEST (test_foreach)
{
  DulleRng rng = dulle_rng (4);

  for (unsigned round = 0; round < N_ROUNDS; round++)
    {
      unsigned  counts[DULLE_N_CARDS];
      DulleHand hand = make_hand (&rng, counts);
      DulleHand seen = 0;
      int       last = -1;

      DULLE_HAND_FOREACH (card, hand)
        {
          ck_assert_int_gt (card, last);
          last = card;
          seen = dulle_hand_add (seen, card);
        }
      ck_assert (seen == dulle_hand_kinds (hand));
      if (hand != 0)
        ck_assert_uint_gt (counts[dulle_hand_first (hand)], 0);
    }
}
END_TEST

START_TEST (test_nth)
{
  DulleRng rng = dulle_rng (5);

  for (unsigned round = 0; round < N_ROUNDS; round++)
    {
      unsigned  counts[DULLE_N_CARDS];
      DulleHand kinds = dulle_hand_kinds (make_hand (&rng, counts));
      unsigned  n = 0;

      DULLE_HAND_FOREACH (card, kinds)
        ck_assert_uint_eq (dulle_hand_nth (kinds, n++), card);
    }
  for (unsigned n = 0; n < DULLE_N_CARDS; n++)
    ck_assert_uint_eq (dulle_hand_nth (DULLE_HAND_SINGLES, n), n);
}
END_TEST

START_TEST (test_leaving_foreach)
{
  unsigned n = 0;

  DULLE_HAND_FOREACH (card, DULLE_HAND_SINGLES)
    {
      n++;
      if (card % 2 == 0)
        continue;
      n += 100;
    }
  ck_assert_uint_eq (n, DULLE_N_CARDS + DULLE_N_CARDS / 2 * 100);
}
END_TEST

SUITE ("hand",
       test_counts,
       test_remove,
       test_kinds_and_masks,
       test_foreach,
       test_nth,
       test_leaving_foreach)
