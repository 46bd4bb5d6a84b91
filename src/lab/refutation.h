/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Refutations: what a decision leads to when the hidden cards lie badly. Luck rewards
 * nothing in a lesson: whoever plays the wrong card meets the deal that punishes it.
 */
#pragma once

#include "label.h"

/**
 * DulleRefutation:
 * @hands: what each seat was dealt, in agreement with all that the seat of the label knows
 * @cost: the points that the wrong alternative loses against the best one in this deal
 * @n_then: how many cards follow, up to the end of a trick
 * @then: what they are
 */
typedef struct
{
  DulleHand   hands[DULLE_N_SEATS];
  double      cost;
  unsigned    n_then;
  DulleAction then[DULLE_MAX_RECORD];
} DulleRefutation;

/**
 * dulle_label_refute:
 * @label: a decision on a card, measured
 * @wrong: which of its alternatives is refuted; 0, the best one, gets the deal in which it
 *   gains most against the second
 * @n_deals: how many deals are sampled
 * @n_tricks: how many tricks are played on, the running one included
 *
 * Everybody plays as in the playouts of master.
 */
DulleRefutation dulle_label_refute (const DulleLabel *label,
                                    unsigned          wrong,
                                    uint64_t          seed,
                                    unsigned          n_deals,
                                    unsigned          n_tricks);
