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

/* Computes what each seat wins or loses; the sum is zero. */
static void
balance_seats (const DulleRules  *rules,
               const DulleResult *result,
               int32_t            balances[DULLE_N_SEATS])
{
  int32_t  sum;
  unsigned n_others = DULLE_N_SEATS - count_written_down (result, &sum);

  for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      int32_t score = result->scores[seat];
      int32_t points = score != 0 ? score : -sum / (int32_t) n_others;

      balances[seat] = points * rules->cents_per_point;
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
