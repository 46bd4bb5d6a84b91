/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Settles a game: seats that are behind pay those that are ahead, in the order of the
 * seats.
 */
#include "money.h"

#include <string.h>

#include "tournament.h"

static unsigned
count_written_down (const DulleResult *result,
                    int32_t           *sum)
{
  unsigned count = 0;

  *sum = 0;
  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      count += result->scores[seat] != 0;
      *sum += result->scores[seat];
    }

  return count;
}

/* Returns: the first of @n shares of @sum, rounded away from zero */
static int32_t
divide_up (int32_t sum,
           int32_t n)
{
  return sum / n + (sum % n > 0) - (sum % n < 0);
}

/* Computes what each seat wins or loses; the sum is zero. What cannot be divided among the others
 * falls to the first of them, a coin each. */
static void
balance_seats (const DulleRules  *rules,
               const DulleResult *result,
               int32_t            balances[DULLE_N_SEATS])
{
  int32_t sum;
  int32_t n_others = (int32_t) (DULLE_N_SEATS - count_written_down (result, &sum));
  int32_t left = -sum * rules->cents_per_point;

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      int32_t score = result->scores[seat];

      if (score != 0)
        {
          balances[seat] = score * rules->cents_per_point;
          continue;
        }
      balances[seat] = divide_up (left, n_others--);
      left -= balances[seat];
    }
}

unsigned
dulle_money_balance (const int32_t *balances,
                     unsigned       n_balances,
                     DulleTransfer *transfers)
{
  int32_t  left[DULLE_MAX_PLAYERS];
  unsigned n = 0;

  memcpy (left, balances, n_balances * sizeof *balances);
  for (uint8_t from = 0; from < n_balances; from++)
    {
      for (uint8_t to = 0; to < n_balances; to++)
        {
          int32_t amount = MIN (-left[from], left[to]);

          if (amount <= 0)
            continue;
          left[from] += amount;
          left[to] -= amount;
          transfers[n++] = (DulleTransfer){ from, to, amount };
        }
    }

  return n;
}

unsigned
dulle_money_settle (const DulleRules  *rules,
                    const DulleResult *result,
                    DulleTransfer     *transfers)
{
  int32_t balances[DULLE_N_SEATS];

  balance_seats (rules, result, balances);

  return dulle_money_balance (balances, DULLE_N_SEATS, transfers);
}
