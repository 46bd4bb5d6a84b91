/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The decisions that only house rules ask for: throwing in, poverty, pigs. Simple
 * rules of thumb, which a search begins with; no partner is chosen by Genscher.
 */
#pragma once

#include "player.h"

/**
 * dulle_house_call_value:
 * @call: throwing in or a poverty
 *
 * Returns: how much the call is better (or worse, below 0) than being healthy, in
 *   the measure of a solo's chance to win
 */
double dulle_house_call_value (const DulleView   *view,
                               const DulleAction *call);

/* Decides what the exchange of a poverty waits for. */
DulleDecision dulle_house_exchange (const DulleView *view);

/* Whether the seat declares pigs or superpigs now: always as soon as it may. */
bool dulle_house_declare (const DulleView *view,
                          DulleAction     *declaration);
