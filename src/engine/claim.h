/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shortening: a soloist lays down its hand and claims all the tricks that are left.
 */
#pragma once

#include "view.h"

/**
 * dulle_claim_holds:
 * @own: a seat on lead
 *
 * Whether the seat wins every trick that is left, however the cards that it does
 * not see lie and whatever is played: by leading its trumps first and then each
 * suit from the top. Nothing hidden is asked for, so the answer tells nothing.
 */
bool dulle_claim_holds (const DulleBoard *board,
                        const DulleOwn   *own);
