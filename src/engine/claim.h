/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Shortening: a soloist lays down its hand and claims all the tricks that are left.
 */
#pragma once

#include "view.h"

/**
 * dulle_claim_holds:
 * @own: a seat on lead
 *
 * Whether the seat wins every remaining trick, wherever the cards that it does not see
 * may be and whatever is played or declared, by leading its trumps first and then each suit from
 * the top. Nothing hidden is looked at, so the answer gives nothing away.
 */
bool dulle_claim_holds (const DulleBoard            *board,
                        const DullePrivateKnowledge *own);
