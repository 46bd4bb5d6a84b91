/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The decisions that only house rules require: throwing in, poverty, pigs, Genscher. They
 * follow simple rules of thumb, from which a search starts.
 */
#pragma once

#include "decision.h"

/**
 * dulle_house_call_value:
 * @call: throwing in or a poverty
 *
 * Returns: by how many points the call is better than being healthy (worse if negative)
 */
double dulle_house_call_value (const DulleView   *view,
                               const DulleAction *call);

/* Decides the next step in the exchange of a poverty. */
DulleDecision dulle_house_exchange (const DulleView *view);

/**
 * dulle_house_partner_value:
 * @view: of a seat that may choose @partner by Genscher
 *
 * Returns: how many points it gains to play with @partner from now on
 */
double dulle_house_partner_value (const DulleView *view,
                                  uint8_t          partner);

/* Declares pigs or superpigs as soon as that is allowed. Returns: whether it is */
bool dulle_house_declare (const DulleView *view,
                          DulleAction     *declaration);
