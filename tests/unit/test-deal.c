/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * FreeDoko's deals: who has written down a seed of FreeDoko's relies on them. All but the
 * first four are recorded from FreeDoko; those are the ends of the range of seeds.
 */
#include <glib.h>

#include "engine/deal.h"
#include "engine/option.h"

#include "suite.h"

typedef struct
{
  bool        nines;
  uint32_t    seed;
  uint8_t     dealer;
  uint32_t    next;
  const char *hands[DULLE_N_SEATS];
} Deal;

/* clang-format off */
static const Deal deals[] = {
  { true, 0, 3, 78224,
    { "CT ST CJ DT DJ HJ SK HQ S9 CA SA HK",
      "SJ HA S9 DK SQ DJ CQ DT SA D9 DA H9",
      "CK SQ ST H9 CQ HJ DA HQ DQ HT CT HK",
      "HA DQ C9 D9 SK C9 HT CK CJ CA DK SJ" } },
  { false, 0, 2, 78224,
    { "HK SJ CT CA HT HQ DJ SA SK HJ",
      "SQ DJ HK CQ HT ST SJ DQ ST CK",
      "DK DK SA HJ SK DT CK HA HQ DA",
      "CA CQ CJ SQ CJ CT DT DQ DA HA" } },
  { true, 279840, 1, 144440,
    { "CK DK S9 SQ HK DA H9 HA HT D9 HJ H9",
      "CT DA CQ SA DT DJ C9 DQ HA CJ DJ ST",
      "SA CA HJ SJ S9 HT ST SK HQ CJ CQ CT",
      "HQ DT C9 CA SQ SJ CK DK DQ HK D9 SK" } },
  { false, 279840, 0, 144440,
    { "SK DA CA CJ HQ DT HA CQ CT HJ",
      "CK SJ ST DQ HT HJ SQ HK DJ CK",
      "DK DK HQ SA SJ DT CT HT ST HK",
      "DA CJ DJ CA SK SA CQ DQ SQ HA" } },
  { true, 1991, 2, 47279,
    { "ST HQ CJ HK HJ S9 SJ HK D9 HT HQ CT",
      "DK SA CQ DT DJ CJ DA DQ DA CT SA H9",
      "DQ SK D9 HA SQ HJ H9 CK SK CA HT C9",
      "CK ST DK DJ HA SJ CA DT SQ CQ S9 C9" } },
  { true, 100478, 3, 46751,
    { "HK ST DJ SJ DK CJ HT HJ C9 DJ HA ST",
      "S9 DQ CQ CQ CJ DT HK CT HQ H9 SQ HQ",
      "DK CK CT DQ HT CA D9 HJ CK C9 SA S9",
      "SJ SQ DT H9 SK HA SK CA DA SA DA D9" } },
  { true, 279374, 1, 218586,
    { "DJ HA ST SJ SK DK ST HT H9 SA DT HJ",
      "CA CJ C9 DA DJ CQ CQ CT DK SA HK HQ",
      "DQ SK SQ SJ H9 S9 DA HK CT CK D9 DT",
      "HT SQ CJ C9 D9 CK HJ CA HQ DQ S9 HA" } },
  { false, 2276, 3, 204907,
    { "CQ CQ DA CT SQ CA SK HQ DT SK",
      "SJ CJ SA CT ST HJ CK SQ DQ HA",
      "DK ST HQ HJ SA CK DJ DJ DQ DT",
      "SJ HT HA HT DA HK DK CA HK CJ" } },
  { false, 145960, 2, 59481,
    { "ST CQ CA HQ HK DK DJ DQ SJ HK",
      "SK DQ HQ SJ HA CT CQ DJ SQ HA",
      "DT DA CK DK SA DA CT CJ ST SQ",
      "SA CA HJ CK CJ HT SK HT DT HJ" } },
  { false, 270684, 1, 2689,
    { "SK HJ SJ SA CQ DA DK ST SQ HQ",
      "HK SQ HA HT CA HK SK HA CK DT",
      "DK HQ HT DJ DQ SJ CQ CA HJ CT",
      "DJ CJ CJ CK CT DT SA ST DA DQ" } },
};
/* clang-format on */

static DulleHand
hand_of (const char *codes)
{
  g_auto (GStrv) words = g_strsplit (codes, " ", -1);
  DulleHand hand = 0;

  for (unsigned i = 0; words[i] != NULL; i++)
    {
      DulleCard card;

      ck_assert (dulle_card_from_code (words[i], &card));
      hand = dulle_hand_add (hand, card);
    }

  return hand;
}

START_TEST (test_hands)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      const Deal *deal = &deals[i];
      DulleRules  rules = dulle_rules_default ();
      DulleHand   hands[DULLE_N_SEATS];

      rules.nines = deal->nines;
      dulle_deal_freedoko (&rules, deal->seed, deal->dealer, hands);
      for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
        ck_assert_msg (hands[seat] == hand_of (deal->hands[seat]), "seed %u, seat %u", deal->seed,
                       seat);
    }
}
END_TEST

/* Recorded as well: FreeDoko's tournaments go on with this seed. */
START_TEST (test_next_seed)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      const Deal *deal = &deals[i];
      DulleRules  rules = dulle_rules_default ();
      DulleHand   hands[DULLE_N_SEATS];

      rules.nines = deal->nines;
      ck_assert_uint_eq (dulle_deal_freedoko (&rules, deal->seed, deal->dealer, hands),
                         deal->next);
    }
}
END_TEST

/* All cards of the deck, as many for each seat. */
START_TEST (test_whole)
{
  for (uint32_t seed = 0; seed < DULLE_FREEDOKO_SEEDS; seed += 997)
    {
      DulleRules rules = dulle_rules_default ();
      DulleHand  hands[DULLE_N_SEATS];

      rules.nines = seed % 2;
      dulle_deal_freedoko (&rules, seed, seed % DULLE_N_SEATS, hands);
      ck_assert (dulle_deal_is_whole (&rules, hands));
    }
}
END_TEST

START_TEST (test_not_whole)
{
  DulleRules rules = dulle_rules_default ();
  DulleHand  hands[DULLE_N_SEATS];
  DulleCard  moved;

  dulle_deal_freedoko (&rules, 0, 0, hands);
  moved = dulle_hand_first (hands[0]);
  hands[0] = dulle_hand_remove (hands[0], moved);
  ck_assert (!dulle_deal_is_whole (&rules, hands));
  hands[1] = dulle_hand_add (hands[1], moved);
  ck_assert (!dulle_deal_is_whole (&rules, hands));
}
END_TEST

SUITE ("deal", test_hands, test_next_seed, test_whole, test_not_whole)
