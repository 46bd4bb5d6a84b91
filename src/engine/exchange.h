/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Poverty: which hands qualify, and the exchange of cards. FreeDoko rules, "Armut".
 *
 * The poverty puts cards in the middle, including all its trumps. The others are asked
 * in turn: whoever accepts takes the cards, gives back as many, and becomes the
 * partner. If all refuse, the cards are dealt again.
 */
#pragma once

#include "action.h"
#include "refusal.h"

/* The fewest cards that are passed. */
#define DULLE_EXCHANGE_CARDS 3

/* The trumps of @hand that count against a poverty. */
unsigned dulle_poverty_trumps (const DulleRules *rules,
                               DulleHand         hand);

/* Whether @hand may be announced as a poverty. */
bool dulle_poverty_allowed (const DulleRules *rules,
                            DulleHand         hand);

/* Whether a poverty with this @hand is dealt again instead of exchanged. */
bool dulle_poverty_is_thrown (const DulleRules *rules,
                              DulleHand         hand);

/**
 * dulle_exchange_size:
 * @own: the seat that has the poverty
 *
 * Returns: how many cards it must put in the middle
 */
unsigned dulle_exchange_size (const DulleBoard            *board,
                              const DullePrivateKnowledge *own);

/* Checks an action of the exchange. */
DulleRefusal dulle_exchange_check (const DulleBoard            *board,
                                   const DullePrivateKnowledge *own,
                                   const DulleAction           *action);

/**
 * dulle_exchange_list:
 *
 * Lists what the seat on turn may do: accept or refuse or, where cards are to be
 * chosen, one choice of cards. For a poverty these are its trumps and its lowest other
 * cards, for its partner the lowest plain cards.
 *
 * Returns: how many actions
 */
unsigned dulle_exchange_list (const DulleBoard            *board,
                              const DullePrivateKnowledge *own,
                              DulleAction                 *actions);
