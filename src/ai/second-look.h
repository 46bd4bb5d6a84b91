/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Whether a decision has one best answer, whoever judges it: several looks, each with sampled
 * deals of its own and its own way to play them, must agree. A puzzle is such a decision.
 */
#pragma once

#include "appraisal.h"

/* By how many points the best answer must be better than any other, and by how many standard
 * errors of that distance. */
#define DULLE_ONE_ANSWER_GAP    0.5f
#define DULLE_ONE_ANSWER_ERRORS 4.0f

/**
 * DulleLook:
 * @deals: how many are sampled
 * @candidates: how sharply deals are chosen that explain what was played; see #DulleSampler
 */
typedef struct
{
  unsigned   deals;
  unsigned   candidates;
  DulleGuide guide;
} DulleLook;

#define DULLE_N_LOOKS 4

/* The cheapest first, since most decisions fail in one. */
extern const DulleLook dulle_looks[DULLE_N_LOOKS];

/* Whether the two actions are one answer: the same, or equal cards. */
bool dulle_answers_are_equal (const DulleView   *view,
                              const DulleAction *one,
                              const DulleAction *other);

/**
 * dulle_second_look:
 * @seed: other seeds look at other deals
 * @stop: (nullable): see #DulleAppraiser
 * @appraisals: (inout): at least two alternatives, with their actions set; returned as
 *   dulle_appraise() does
 *
 * Returns: whether all looks find the same answer, and find it clearly the best
 */
bool dulle_second_look (uint64_t         seed,
                        const DulleView *view,
                        const int       *stop,
                        DulleAppraisal  *appraisals,
                        unsigned         n);
