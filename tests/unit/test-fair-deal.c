/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Fair deals: numbers that were computed elsewhere (tests/cli/test-verify.py has the same
 * steps in Python), the shuffle by its statistics, proofs as records, and what is found when
 * somebody bends one.
 */
#include <glib.h>

#include "engine/fair-check.h"
#include "engine/rng.h"

#include "suite.h"

#define GAME   7
#define DEALER 2

static DulleFairNumber
repeat_byte (uint8_t byte)
{
  DulleFairNumber number;

  memset (number.bytes, byte, sizeof number.bytes);

  return number;
}

static DulleFairNumber
draw_number (DulleRng *rng)
{
  DulleFairNumber number;

  for (unsigned i = 0; i < DULLE_FAIR_SIZE; i++)
    number.bytes[i] = (uint8_t) dulle_rng_below (rng, 256);

  return number;
}

static void
assert_digits (DulleFairNumber number,
               const char     *digits)
{
  g_autofree char *text = dulle_fair_number_format (&number);

  ck_assert_str_eq (text, digits);
}

/* The host and the players 0, 2 and 3. */
static DulleFairProof
make_proof (void)
{
  DulleFairProof  proof = { 0 };
  DulleFairNumber secret;

  for (uint8_t i = 0; i < DULLE_FAIR_SIZE; i++)
    secret.bytes[i] = i;
  dulle_fair_proof_add (&proof, GAME, DULLE_FAIR_HOST, &secret);
  for (uint8_t player = 0; player < DULLE_N_SEATS; player++)
    {
      DulleFairNumber share = repeat_byte ((uint8_t) (0x11 * MAX (player, 1)));

      if (player != 1)
        dulle_fair_proof_add (&proof, GAME, player, &share);
    }

  return proof;
}

static DulleRecord
make_record (void)
{
  DulleRecord record = {
    .number = GAME,
    .rules = dulle_rules_default (),
    .fair = make_proof (),
  };
  DulleFairNumber key = dulle_fair_key (&record.fair, GAME);

  record.setup = dulle_setup (&record.rules, DEALER);
  dulle_fair_deal (&key, &record.setup.rules, DEALER, record.hands);

  return record;
}

static void
assert_finding (DulleFairFinding finding,
                DulleFairFlaw    flaw,
                uint8_t          who)
{
  ck_assert_int_eq (finding.flaw, flaw);
  ck_assert_uint_eq (finding.who, who);
}

START_TEST (test_known_answers)
{
  DulleFairProof  proof = make_proof ();
  DulleFairNumber root = repeat_byte (0xaa);

  assert_digits (dulle_fair_secret (&root, 1),
                 "4649cc2b5b9112a0b55ccb88dfbf1b3e"
                 "fa013e9b25c000d2336cbec2b30f3697");
  assert_digits (dulle_fair_secret (&root, 0x01020304),
                 "410ea8311d3b08b344d7638f92ca49d6"
                 "8ad3157ac2b9e8d4e8e7409f95201999");
  assert_digits (dulle_fair_share (&root, 1, 2, &proof.parts[0].commitment),
                 "26db46b2bbc9a96091ae75b53a65e7a0"
                 "00f87d4e070124a31c4a2c8fe5cd1ce6");
  assert_digits (proof.parts[0].commitment,
                 "e4dad56c748b6dbd50e1d8076b9b6ac3"
                 "2aca8f4c0343e459d44420508cbd81b8");
  assert_digits (proof.parts[3].commitment,
                 "6b9c0b651053ae0da490949abdc2e445"
                 "cd456c285975bda38296f80a4264bbee");
  assert_digits (dulle_fair_key (&proof, GAME),
                 "07b5f2d28ee00440fd1638fa6653eedc"
                 "2390f7d7dbaafa18db7ae73492412455");
}
END_TEST

START_TEST (test_known_deal)
{
  static const char *const dealt[] = {
    "CK CK CJ S9 S9 HA HT HT HJ H9 DJ D9",
    "C9 SA ST SK SQ SQ SJ HK HJ DT DT DK",
    "CA CA CT CQ SA ST SJ HK H9 DA DA DQ",
    "CT CQ CJ C9 SK HA HQ HQ DK DQ DJ D9",
  };
  DulleRecord record = make_record ();

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      g_autoptr (GString) hand = g_string_new (NULL);

      for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
        for (unsigned i = 0; i < dulle_hand_count (record.hands[seat], card); i++)
          g_string_append_printf (hand, "%s%s", hand->len > 0 ? " " : "", dulle_card_code (card));
      ck_assert_str_eq (hand->str, dealt[seat]);
    }
}
END_TEST

/* Other numbers give other hashes: games, players, purposes and values are told apart. */
START_TEST (test_apart)
{
  DulleFairNumber value = repeat_byte (1);
  DulleFairNumber other = repeat_byte (2);
  DulleFairNumber hashes[] = {
    dulle_fair_commit (1, 0, &value),
    dulle_fair_commit (2, 0, &value),
    dulle_fair_commit (1, 1, &value),
    dulle_fair_commit (1, DULLE_FAIR_HOST, &value),
    dulle_fair_commit (1, 0, &other),
    dulle_fair_commit (256, 0, &value),
    dulle_fair_secret (&value, 1),
    dulle_fair_secret (&value, 2),
    dulle_fair_secret (&other, 1),
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (hashes); i++)
    for (unsigned j = 0; j < i; j++)
      ck_assert_msg (!dulle_fair_number_equal (&hashes[i], &hashes[j]), "%u and %u", i, j);
}
END_TEST

START_TEST (test_digits)
{
  static const char *const bad[] = {
    "",
    "00",
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1",
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f0",
    "000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F",
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1eß",
  };
  DulleFairNumber number;

  for (unsigned i = 0; i < G_N_ELEMENTS (bad); i++)
    ck_assert_msg (!dulle_fair_number_parse (bad[i], &number), "%s", bad[i]);
  ck_assert (dulle_fair_number_parse (
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", &number));
  for (unsigned i = 0; i < DULLE_FAIR_SIZE; i++)
    ck_assert_uint_eq (number.bytes[i], i);
}
END_TEST

/* Statistics: all by fixed seeds */

#define N_DEALS 4000

/* How many deals put a copy of each card into each hand. */
static double
chi_square (unsigned counts[DULLE_N_SEATS][DULLE_N_CARDS],
            unsigned n_deals)
{
  double expected = n_deals * 2.0 / DULLE_N_SEATS;
  double sum = 0;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
      sum += (counts[seat][card] - expected) * (counts[seat][card] - expected) / expected;

  return sum;
}

/* Of so many deals by proofs with the given part the same each time, the others drawn. */
static double
deal_with_fixed_part (unsigned fixed)
{
  unsigned        counts[DULLE_N_SEATS][DULLE_N_CARDS] = { 0 };
  DulleRules      rules = dulle_rules_default ();
  DulleRng        rng = dulle_rng (fixed);
  DulleFairNumber same = draw_number (&rng);

  for (unsigned i = 0; i < N_DEALS; i++)
    {
      DulleFairProof  proof = { 0 };
      DulleFairNumber key;
      DulleHand       hands[DULLE_N_SEATS];

      for (unsigned part = 0; part < 3; part++)
        {
          DulleFairNumber value = part == fixed ? same : draw_number (&rng);

          dulle_fair_proof_add (&proof, 1, part == 0 ? DULLE_FAIR_HOST : (uint8_t) part, &value);
        }
      key = dulle_fair_key (&proof, 1);
      dulle_fair_deal (&key, &rules, 0, hands);
      for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
        for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
          counts[seat][card] += dulle_hand_count (hands[seat], card);
    }

  return chi_square (counts, N_DEALS);
}

/* Whoever knows the host's secret, or a share, but not the rest, knows nothing of the
 * cards: with one part fixed, all cards go everywhere as often. Of 96 counts with 27 sums
 * given, 69 are free; the bounds leave out one of 10,000 on each side. The two copies of a
 * card lie in one hand a bit less often than by themselves, which makes the sum smaller. */
START_TEST (test_predicts_nothing)
{
  for (unsigned fixed = 0; fixed < 4; fixed++)
    {
      double sum = deal_with_fixed_part (fixed);

      ck_assert_msg (sum > 30 && sum < 120, "part %u: %g", fixed, sum);
    }
}
END_TEST

/* Both copies of a card come into one hand as often as they should: of 48 · 47 ways, 12 · 11. */
START_TEST (test_pairs)
{
  unsigned   pairs[DULLE_N_CARDS] = { 0 };
  DulleRules rules = dulle_rules_default ();
  double     expected = N_DEALS * 12.0 * 11 / (48 * 47);
  double     sum = 0;

  for (uint32_t i = 0; i < N_DEALS; i++)
    {
      DulleFairNumber root = repeat_byte (5);
      DulleFairNumber key = dulle_fair_secret (&root, i);
      DulleHand       hands[DULLE_N_SEATS];

      dulle_fair_deal (&key, &rules, 0, hands);
      for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
        pairs[card] += dulle_hand_count (hands[0], card) == 2;
    }

  for (DulleCard card = 0; card < DULLE_N_CARDS; card++)
    sum += (pairs[card] - expected) * (pairs[card] - expected) / expected;
  ck_assert_msg (sum > 5 && sum < 60, "%g", sum);
}
END_TEST

START_TEST (test_any_rules)
{
  DulleRng rng = dulle_rng (3);

  for (unsigned i = 0; i < 200; i++)
    {
      DulleRules      random = dulle_rules_random (&rng);
      DulleRules      rules = dulle_rules_active (&random);
      DulleFairNumber key = draw_number (&rng);
      DulleHand       hands[DULLE_N_SEATS];

      dulle_fair_deal (&key, &rules, (uint8_t) (i % DULLE_N_SEATS), hands);
      ck_assert (dulle_deal_is_whole (&rules, hands));
    }
}
END_TEST

/* Records */

START_TEST (test_record)
{
  DulleRecord record = make_record ();
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);
  g_autoptr (GArray) read = NULL;
  const DulleFairProof *proof;

  record.fair.parts[2].is_open = false;
  dulle_record_write (&record, text);
  read = dulle_record_parse (text->str, "file", NULL);
  ck_assert_ptr_nonnull (read);
  proof = &g_array_index (read, DulleRecord, 0).fair;
  ck_assert_uint_eq (proof->n_parts, 4);
  for (unsigned i = 0; i < proof->n_parts; i++)
    {
      const DulleFairPart *part = &record.fair.parts[i];

      ck_assert_uint_eq (proof->parts[i].who, part->who);
      ck_assert (proof->parts[i].is_open == part->is_open);
      ck_assert (dulle_fair_number_equal (&proof->parts[i].commitment, &part->commitment));
      ck_assert (!part->is_open ||
                 dulle_fair_number_equal (&proof->parts[i].value, &part->value));
    }
}
END_TEST

START_TEST (test_good)
{
  DulleRecord record = make_record ();

  assert_finding (dulle_fair_check (&record), DULLE_FAIR_GOOD, DULLE_NO_SEAT);
}
END_TEST

/* What the host or a guest makes of a proof, and what is found. */
START_TEST (test_bent)
{
  DulleRecord record = make_record ();

  record.fair.n_parts = 0;
  assert_finding (dulle_fair_check (&record), DULLE_FAIR_NO_PROOF, DULLE_NO_SEAT);

  record = make_record ();
  record.fair.parts[0].who = 1;
  assert_finding (dulle_fair_check (&record), DULLE_FAIR_NO_HOST, DULLE_NO_SEAT);

  record = make_record ();
  record.fair.parts[1] = record.fair.parts[2];
  assert_finding (dulle_fair_check (&record), DULLE_FAIR_WRONG_ORDER, 2);

  record = make_record ();
  record.fair.parts[1].who = DULLE_FAIR_HOST;
  assert_finding (dulle_fair_check (&record), DULLE_FAIR_WRONG_ORDER, DULLE_FAIR_HOST);

  record = make_record ();
  record.fair.parts[2].is_open = false;
  assert_finding (dulle_fair_check (&record), DULLE_FAIR_MISSING_SHARE, 2);

  record = make_record ();
  record.fair.parts[0].is_open = false;
  assert_finding (dulle_fair_check (&record), DULLE_FAIR_MISSING_SHARE, DULLE_FAIR_HOST);

  record = make_record ();
  record.fair.parts[3].value.bytes[31] ^= 1;
  assert_finding (dulle_fair_check (&record), DULLE_FAIR_WRONG_OPENING, 3);

  record = make_record ();
  record.fair.parts[0].commitment.bytes[0] ^= 128;
  assert_finding (dulle_fair_check (&record), DULLE_FAIR_WRONG_OPENING, DULLE_FAIR_HOST);

  record = make_record ();
  record.hands[0] = record.hands[1];
  assert_finding (dulle_fair_check (&record), DULLE_FAIR_OTHER_DEAL, DULLE_NO_SEAT);
}
END_TEST

/* What a guest knows before the deal: all commitments and shares, but no secret. */
START_TEST (test_kept)
{
  DulleFairProof  kept = make_proof ();
  DulleFairProof  shown = make_proof ();
  DulleFairNumber other = repeat_byte (9);

  kept.parts[0].is_open = false;
  assert_finding (dulle_fair_check_kept (&kept, &shown), DULLE_FAIR_GOOD, DULLE_NO_SEAT);

  /* A host that looked for a secret it likes better. */
  shown.n_parts = 0;
  dulle_fair_proof_add (&shown, GAME, DULLE_FAIR_HOST, &other);
  for (unsigned i = 1; i < kept.n_parts; i++)
    dulle_fair_proof_add (&shown, GAME, kept.parts[i].who, &kept.parts[i].value);
  assert_finding (dulle_fair_check_kept (&kept, &shown), DULLE_FAIR_CHANGED, DULLE_FAIR_HOST);

  /* Or for a share. */
  shown = make_proof ();
  shown.parts[2] = (DulleFairPart){ 2, true, dulle_fair_commit (GAME, 2, &other), other };
  assert_finding (dulle_fair_check_kept (&kept, &shown), DULLE_FAIR_CHANGED, 2);

  /* Or shows a share that its commitment does not fit to. */
  shown = make_proof ();
  shown.parts[2].value = other;
  assert_finding (dulle_fair_check_kept (&kept, &shown), DULLE_FAIR_CHANGED, 2);

  shown = make_proof ();
  shown.n_parts--;
  assert_finding (dulle_fair_check_kept (&kept, &shown), DULLE_FAIR_MISSING_SHARE, 3);
  shown = make_proof ();
  shown.parts[0].is_open = false;
  assert_finding (dulle_fair_check_kept (&kept, &shown), DULLE_FAIR_MISSING_SHARE,
                  DULLE_FAIR_HOST);
  shown = make_proof ();
  dulle_fair_proof_add (&shown, GAME, 5, &other);
  assert_finding (dulle_fair_check_kept (&kept, &shown), DULLE_FAIR_ADDED, 5);
}
END_TEST

/* Each finding that there can be has a sentence; those of players have a place for the name. */
START_TEST (test_sentences)
{
  for (unsigned flaw = 0; flaw < DULLE_N_FAIR_FLAWS; flaw++)
    {
      DulleFairFinding of_host = { (DulleFairFlaw) flaw, DULLE_FAIR_HOST };
      DulleFairFinding of_player = { (DulleFairFlaw) flaw, 3 };

      ck_assert (g_str_has_suffix (dulle_fair_sentence (&of_host), "."));
      if (dulle_fair_sentence (&of_player) != NULL)
        ck_assert_ptr_nonnull (strstr (dulle_fair_sentence (&of_player), "%s"));
    }
}
END_TEST

SUITE ("fair-deal",
       test_known_answers,
       test_known_deal,
       test_apart,
       test_digits,
       test_predicts_nothing,
       test_pairs,
       test_any_rules,
       test_record,
       test_good,
       test_bent,
       test_kept,
       test_sentences)
