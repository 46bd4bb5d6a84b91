/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Measures alternatives for the analysis: all in the same sampled deals, and none dropped
 * early, so that their differences can be trusted.
 */
#pragma once

#include "guide.h"
#include "sampler.h"

/* No measured decision has more alternatives. */
#define DULLE_MAX_APPRAISED 16

#define DULLE_MAX_SAMPLED_DEALS 4096

/**
 * DulleAppraisal:
 * @action: the alternative; an announcement of %DULLE_LEVEL_NONE is silence
 * @value: how many points above the mean of all seats the seat can expect
 * @error: the standard error of the distance from the best alternative; 0 for the best
 * @won: how often the seat's party wins, 0 to 1
 * @card_points: the mean card points of the seat's party
 */
typedef struct
{
  DulleAction action;
  float       value;
  float       error;
  float       won;
  float       card_points;
} DulleAppraisal;

/**
 * DulleAppraiser:
 * @stop: (nullable): set to 1 by any thread to get an answer soon; read atomically
 * @n_deals: the number of sampled deals in @hands
 * @scores: the score of each alternative in each deal, see dulle_relative_score()
 *
 * A view, the deals sampled for it, and the results of playing them; too big for the
 * stack.
 */
typedef struct
{
  const int   *stop;
  DulleView    view;
  DulleRng     rng;
  DullePlayout playout;
  unsigned     n_deals;
  DulleHand    hands[DULLE_MAX_SAMPLED_DEALS][DULLE_N_SEATS];
  int32_t      scores[DULLE_MAX_APPRAISED][DULLE_MAX_SAMPLED_DEALS];
} DulleAppraiser;

/**
 * dulle_appraiser_sample:
 * @view: a view of the auction or of trick play
 * @deals: the number of deals to sample, %DULLE_MAX_SAMPLED_DEALS at most
 * @candidates: see #DulleSampler
 * @seed: with the same view and seed, the deals are the same on any machine
 *
 * Samples the deals in which the alternatives of @view are played.
 */
void dulle_appraiser_sample (DulleAppraiser  *appraiser,
                             const DulleView *view,
                             unsigned         deals,
                             unsigned         candidates,
                             uint64_t         seed);

/**
 * dulle_appraise:
 * @guide: the guide of the playouts
 * @appraisals: (inout): the alternatives, with their actions set; they are returned
 *   measured and sorted, the best first, equals in their original order
 * @n: the number of alternatives, 1 to %DULLE_MAX_APPRAISED
 *
 * Returns: %FALSE if it was stopped
 */
bool dulle_appraise (DulleAppraiser *appraiser,
                     DulleGuide      guide,
                     DulleAppraisal *appraisals,
                     unsigned        n);
