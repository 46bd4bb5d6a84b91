/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Poverty: who has one, and the exchange of cards. FreeDoko rules, "Armut".
 *
 * The poverty puts cards in the middle, all its trumps among them. The others are
 * asked in turn; who accepts takes the cards, gives as many back, and is partner.
 * If all refuse the cards are dealt again.
 */
#pragma once

#include "action.h"

/* Cards that are passed at least. */
#define DULLE_EXCHANGE_CARDS 3

/* The trumps of @hand that count against a poverty. */
unsigned dulle_poverty_trumps (const DulleRules *rules,
                               DulleHand         hand);

/* Whether @hand may be announced as a poverty. */
bool dulle_poverty_allowed (const DulleRules *rules,
                            DulleHand         hand);

/* Whether the poverty of @hand is not exchanged but dealt again. */
bool dulle_poverty_is_thrown (const DulleRules *rules,
                              DulleHand         hand);

/**
 * dulle_exchange_size:
 * @own: the seat that has the poverty
 *
 * Returns: how many cards it must put in the middle
 */
unsigned dulle_exchange_size (const DulleBoard *board,
                              const DulleOwn   *own);

/* Checks an action of the exchange. */
DulleRefusal dulle_exchange_check (const DulleBoard  *board,
                                   const DulleOwn    *own,
                                   const DulleAction *action);

/**
 * dulle_exchange_list:
 *
 * Lists what the seat on turn may do: accept or refuse, or, where cards are
 * chosen, one choice of them: the trumps and the lowest cards beside them for a
 * poverty, the lowest plain cards for its partner.
 *
 * Returns: how many actions
 */
unsigned dulle_exchange_list (const DulleBoard *board,
                              const DulleOwn   *own,
                              DulleAction      *actions);
