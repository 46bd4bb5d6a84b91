/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Money: who pays whom after a game. Feldmeier, "Geld".
 */
#pragma once

#include "score.h"

/**
 * DulleTransfer:
 * @from: the seat that pays
 * @to: the seat that is paid
 * @amount: how much, in the smallest coin
 */
typedef struct
{
  uint8_t from;
  uint8_t to;
  int32_t amount;
} DulleTransfer;

/* With one payment somebody is done each time, and the last two are at once. */
#define DULLE_MAX_TRANSFERS (DULLE_N_SEATS - 1)

/**
 * dulle_money_settle:
 * @transfers: (out): room for %DULLE_MAX_TRANSFERS
 *
 * Settles a game at `cents-per-point`. Where only one party is written down, the
 * other pays or is paid in equal parts.
 *
 * Returns: how many payments there are
 */
unsigned dulle_money_settle (const DulleRules  *rules,
                             const DulleResult *result,
                             DulleTransfer     *transfers);
