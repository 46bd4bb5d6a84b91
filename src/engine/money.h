/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Money: who pays whom after a game. Feldmeier, "Geld".
 */
#pragma once

#include "score.h"

/**
 * DulleTransfer:
 * @from: the seat, or player, that pays
 * @to: the one that is paid
 * @amount: how much, in the smallest coin
 */
typedef struct
{
  uint8_t from;
  uint8_t to;
  int32_t amount;
} DulleTransfer;

/* Each payment settles one seat's account, and the last one settles two. */
#define DULLE_MAX_TRANSFERS (DULLE_N_SEATS - 1)

/**
 * dulle_money_balance:
 * @balances: what each has won or lost; the sum is zero, and at most %DULLE_N_SEATS are not
 * @n_balances: how many there are
 * @transfers: (out): room for %DULLE_MAX_TRANSFERS, from and to the places in @balances
 *
 * Those that are behind pay those that are ahead, in the order of @balances.
 *
 * Returns: how many payments there are
 */
unsigned dulle_money_balance (const int32_t *balances,
                              unsigned       n_balances,
                              DulleTransfer *transfers);

/**
 * dulle_money_settle:
 * @transfers: (out): room for %DULLE_MAX_TRANSFERS
 *
 * Settles a game at `cents-per-point`. Where only one party's points are written down,
 * the others pay or are paid in equal shares, to the coin.
 *
 * Returns: how many payments there are
 */
unsigned dulle_money_settle (const DulleRules  *rules,
                             const DulleResult *result,
                             DulleTransfer     *transfers);
