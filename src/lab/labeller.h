/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Makes labels: plays a game of mixed players up to a decision, and measures its
 * alternatives as `master` would, with far more sampled deals and none dropped early.
 */
#pragma once

#include "ai/rollout.h"
#include "label.h"

/* Nearly three times as many deals as `master` samples for a card. */
#define DULLE_LABEL_DEALS 12000

/**
 * dulle_label_draw:
 * @seed: determines all decisions, together with the players as they are
 * @number: the number of the label
 * @label: (out): the decision, without values
 *
 * Seven games in ten are played by the official rules, the others by presets and random
 * rules. Every game gives one decision, so that no two labels depend on each other.
 */
void dulle_label_draw (uint64_t    seed,
                       unsigned    number,
                       DulleLabel *label);

/**
 * dulle_label_collect:
 * @label: (inout): a label of some kind, which gets the alternatives and their place
 * @view: a decision in its game
 *
 * Returns: the number of alternatives that are measured; 0 if @view has no decision of this
 *   kind
 */
unsigned dulle_label_collect (DulleLabel      *label,
                              const DulleView *view);

/**
 * dulle_label_measure:
 * @seed: the seed of the sampled deals
 * @n_deals: in how many sampled deals each alternative is played; an even number
 * @label: (inout): the decision, whose alternatives are measured and sorted
 */
void dulle_label_measure (uint64_t    seed,
                          unsigned    n_deals,
                          DulleLabel *label);

/* The same by another player: only its candidates for each deal and its guide matter. */
void dulle_label_measure_by (const DulleBudget *budget,
                             uint64_t           seed,
                             unsigned           n_deals,
                             DulleLabel        *label);
