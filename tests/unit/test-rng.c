/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Random numbers that never change: everybody who has written down the number of a deal
 * relies on these numbers and deals. If this test fails, the code is wrong.
 */
#include <glib.h>

#include "engine/deal.h"

#include "suite.h"

START_TEST (test_stream)
{
  static const uint64_t numbers[] = {
    UINT64_C (0xe220a8397b1dcdaf),
    UINT64_C (0x6e789e6aa1b965f4),
    UINT64_C (0x06c45d188009454f),
    UINT64_C (0xf88bb8a8724c81ec),
  };
  DulleRng rng = dulle_rng (0);

  for (unsigned i = 0; i < G_N_ELEMENTS (numbers); i++)
    ck_assert (dulle_rng_next (&rng) == numbers[i]);
}
END_TEST

START_TEST (test_below)
{
  DulleRng rng = dulle_rng (7);
  unsigned counts[10] = { 0 };

  for (unsigned i = 0; i < 100000; i++)
    {
      uint32_t number = dulle_rng_below (&rng, G_N_ELEMENTS (counts));

      ck_assert_uint_lt (number, G_N_ELEMENTS (counts));
      counts[number]++;
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (counts); i++)
    ck_assert_uint_lt (ABS ((int) counts[i] - 10000), 400);

  ck_assert_uint_eq (dulle_rng_below (&rng, 1), 0);
}
END_TEST

/* All values of the four digits of a random number are equally likely, independently of the
 * digits before. */
START_TEST (test_digits)
{
  DulleRng rng = dulle_rng (9);
  unsigned counts[4][12][12] = { 0 };
  bool     below = true;

  for (unsigned i = 0; i < 144000; i++)
    {
      DulleDigits digits = dulle_rng_digits (&rng);
      unsigned    last = dulle_digits_below (&digits, 12);

      for (unsigned place = 0; place < 4; place++)
        {
          unsigned number = dulle_digits_below (&digits, 12);

          below &= number < 12;
          counts[place][last][number % 12]++;
          last = number;
        }
    }
  ck_assert (below);
  for (unsigned place = 0; place < 4; place++)
    for (unsigned last = 0; last < 12; last++)
      for (unsigned number = 0; number < 12; number++)
        ck_assert_uint_lt (ABS ((int) counts[place][last][number] - 1000), 160);
}
END_TEST

START_TEST (test_unit)
{
  DulleRng rng = dulle_rng (8);
  double   sum = 0;

  for (unsigned i = 0; i < 100000; i++)
    {
      double number = dulle_rng_unit (&rng);

      ck_assert (number >= 0 && number < 1);
      sum += number;
    }
  ck_assert_double_eq_tol (sum / 100000, 0.5, 0.01);
}
END_TEST

static DulleHand
read_hand (const char *codes)
{
  g_auto (GStrv) words = g_strsplit (codes, " ", -1);
  DulleHand hand = 0;

  for (char **word = words; *word != NULL; word++)
    {
      DulleCard card = DULLE_NO_CARD;

      ck_assert (dulle_card_from_code (*word, &card));
      hand = dulle_hand_add (hand, card);
    }

  return hand;
}

/* By place, from the dealer's left. */
static const char *const deal_1[] = {
  "HT CQ SQ CJ DJ DT D9 ST SK SK HK H9",
  "SQ SJ HJ HJ DJ DK D9 CA CK CK HA H9",
  "CQ HQ CJ SJ DA DT DK CA C9 C9 SA S9",
  "HT HQ DQ DQ DA CT CT SA ST S9 HA HK",
};

static const char *const deal_1_without_nines[] = {
  "HT HT CJ DA DT DK CA CT SK HA",
  "CQ HQ SJ SJ HJ CA SA ST SK HK",
  "CQ DQ CJ HJ DJ DK CK SA ST HA",
  "SQ SQ HQ DQ DJ DA DT CT CK HK",
};

static void
check_deal (const DulleRules  *rules,
            const char *const *expected)
{
  for (uint8_t dealer = 0; dealer < DULLE_N_SEATS; dealer++)
    {
      DulleHand hands[DULLE_N_SEATS];
      uint8_t   seat = dealer;

      dulle_deal (rules, 1, dealer, hands);
      for (unsigned i = 0; i < DULLE_N_SEATS; i++)
        {
          seat = dulle_next_seat (seat);
          ck_assert (hands[seat] == read_hand (expected[i]));
        }
    }
}

START_TEST (test_deal_1)
{
  DulleRules rules = dulle_rules_default ();

  check_deal (&rules, deal_1);
  rules.nines = 0;
  check_deal (&rules, deal_1_without_nines);
}
END_TEST

START_TEST (test_whole_deals)
{
  for (unsigned nines = 0; nines < 2; nines++)
    {
      DulleRules rules = dulle_rules_default ();
      DulleHand  hands[DULLE_N_SEATS];

      rules.nines = (int16_t) nines;
      rules.deal_packets = DULLE_DEAL_3_4_3;
      ck_assert_uint_eq (dulle_hand_size (dulle_deck (&rules)), nines ? 48 : 40);
      ck_assert_uint_eq (dulle_hand_card_points (dulle_deck (&rules)), DULLE_DECK_CARD_POINTS);
      for (uint64_t number = 0; number < 1000; number++)
        {
          dulle_deal (&rules, number, (uint8_t) (number % 4), hands);
          ck_assert (dulle_deal_is_whole (&rules, hands));
        }
    }
}
END_TEST

START_TEST (test_deals_that_are_not_whole)
{
  DulleRules rules = dulle_rules_default ();
  DulleHand  hands[DULLE_N_SEATS];
  DulleCard  card;

  dulle_deal (&rules, 1, 0, hands);
  card = dulle_hand_first (hands[0]);
  hands[0] = dulle_hand_remove (hands[0], card);
  ck_assert (!dulle_deal_is_whole (&rules, hands));
  hands[1] = dulle_hand_add (hands[1], card);
  ck_assert (!dulle_deal_is_whole (&rules, hands));
}
END_TEST

/* Every seat is dealt every card about equally often. */
START_TEST (test_deals_are_even)
{
  DulleRules rules = dulle_rules_default ();
  unsigned   counts[DULLE_N_SEATS][DULLE_N_CARDS] = { { 0 } };

  for (uint64_t number = 0; number < 10000; number++)
    {
      DulleHand hands[DULLE_N_SEATS];

      dulle_deal (&rules, number, 0, hands);
      for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
        {
          DULLE_HAND_FOREACH (card, hands[seat])
            counts[seat][card] += dulle_hand_count (hands[seat], card);
        }
    }
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      for (unsigned card = 0; card < DULLE_N_CARDS; card++)
        ck_assert_uint_lt (ABS ((int) counts[seat][card] - 5000), 300);
    }
}
END_TEST

SUITE ("rng",
       test_stream,
       test_below,
       test_digits,
       test_unit,
       test_deal_1,
       test_whole_deals,
       test_deals_that_are_not_whole,
       test_deals_are_even)
