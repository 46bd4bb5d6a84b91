/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Who pays whom.
 */
#include <string.h>

#include "engine/money.h"

#include "suite.h"

typedef struct
{
  DulleCounting counting;
  int32_t       scores[DULLE_N_SEATS];
  int32_t       balances[DULLE_N_SEATS];
} Case;

/* At five cents a point. */
static const Case cases[] = {
  { DULLE_COUNTING_PLUS_MINUS, { 3, -3, 3, -3 }, { 15, -15, 15, -15 } },
  { DULLE_COUNTING_PLUS_MINUS, { -2, 6, -2, -2 }, { -10, 30, -10, -10 } },
  { DULLE_COUNTING_PLUS_MINUS, { 4, 4, -12, 4 }, { 20, 20, -60, 20 } },
  { DULLE_COUNTING_PLUS_MINUS, { 0, 0, 0, 0 }, { 0, 0, 0, 0 } },
  { DULLE_COUNTING_PLUS, { 2, 0, 0, 2 }, { 10, -10, -10, 10 } },
  { DULLE_COUNTING_PLUS, { 0, 6, 0, 0 }, { -10, 30, -10, -10 } },
  { DULLE_COUNTING_PLUS, { 5, 5, 0, 5 }, { 25, 25, -75, 25 } },
  { DULLE_COUNTING_PLUS, { 1, 0, 0, 0 }, { 5, -2, -2, -1 } },
  { DULLE_COUNTING_PLUS, { 0, 4, 0, 0 }, { -7, 20, -7, -6 } },
  { DULLE_COUNTING_PLUS, { 0, 0, -1, 0 }, { 2, 2, -5, 1 } },
  { DULLE_COUNTING_MINUS, { 0, 0, -4, 0 }, { 7, 7, -20, 6 } },
  { DULLE_COUNTING_MINUS, { -2, 0, 0, -2 }, { -10, 10, 10, -10 } },
  { DULLE_COUNTING_MINUS, { 0, -6, 0, 0 }, { 10, -30, 10, 10 } },
};

static void
check_case (const Case *expected)
{
  DulleRules    rules = dulle_rules_default ();
  DulleResult   result = { 0 };
  DulleTransfer transfers[DULLE_MAX_TRANSFERS];
  int32_t       balances[DULLE_N_SEATS] = { 0 };
  unsigned      n_transfers;

  rules.cents_per_point = 5;
  rules.counting = expected->counting;
  memcpy (result.scores, expected->scores, sizeof result.scores);

  n_transfers = dulle_money_settle (&rules, &result, transfers);
  ck_assert_uint_le (n_transfers, DULLE_MAX_TRANSFERS);
  for (unsigned i = 0; i < n_transfers; i++)
    {
      ck_assert_int_gt (transfers[i].amount, 0);
      balances[transfers[i].from] -= transfers[i].amount;
      balances[transfers[i].to] += transfers[i].amount;
    }
  ck_assert_mem_eq (balances, expected->balances, sizeof balances);
}

/* Also among more players than there are seats. */
START_TEST (test_balance)
{
  static const int32_t balances[] = { -10, 0, 30, -10, 0, -10 };
  DulleTransfer        transfers[DULLE_MAX_TRANSFERS];
  unsigned             n = dulle_money_balance (balances, G_N_ELEMENTS (balances), transfers);

  ck_assert_uint_eq (n, 3);
  for (unsigned i = 0; i < n; i++)
    {
      ck_assert_uint_eq (transfers[i].to, 2);
      ck_assert_int_eq (transfers[i].amount, 10);
    }
  ck_assert_uint_eq (transfers[0].from, 0);
  ck_assert_uint_eq (transfers[1].from, 3);
  ck_assert_uint_eq (transfers[2].from, 5);
}
END_TEST

START_TEST (test_settle)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    check_case (&cases[i]);
}
END_TEST

/* The smallest debt is paid, too. */
START_TEST (test_one_cent)
{
  DulleRules    rules = dulle_rules_default ();
  DulleResult   result = { .scores = { 1, -1, 1, -1 } };
  DulleTransfer transfers[DULLE_MAX_TRANSFERS];

  rules.cents_per_point = 1;
  ck_assert_uint_eq (dulle_money_settle (&rules, &result, transfers), 2);
  for (unsigned i = 0; i < 2; i++)
    {
      ck_assert_int_eq (transfers[i].amount, 1);
      ck_assert_uint_eq (transfers[i].from, 2 * i + 1);
      ck_assert_uint_eq (transfers[i].to, 2 * i);
    }
}
END_TEST

START_TEST (test_no_money)
{
  DulleRules    rules = dulle_rules_default ();
  DulleResult   result = { .scores = { 3, -3, 3, -3 } };
  DulleTransfer transfers[DULLE_MAX_TRANSFERS];

  ck_assert_uint_eq (dulle_money_settle (&rules, &result, transfers), 0);
}
END_TEST

SUITE ("money", test_balance, test_settle, test_one_cent, test_no_money)
