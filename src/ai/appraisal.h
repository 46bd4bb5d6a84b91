/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What alternatives are worth, measured for looking back: all of them in the same
 * worlds, none dropped early, so that their differences can be trusted.
 */
#pragma once

#include "playout.h"
#include "sample.h"

/* More than any decision has that is measured. */
#define DULLE_MAX_APPRAISED 16

#define DULLE_MAX_WORLDS 4096

/**
 * DulleAppraisal:
 * @action: what is done; an announcement of %DULLE_LEVEL_NONE is silence
 * @value: by how many points the seat may expect to be above the mean of all seats
 * @error: the standard error of how far it is behind the best one; 0 of the best
 * @won: how often the seat's party wins, 0 to 1
 * @augen: the card points that the seat's party gets on average
 */
typedef struct
{
  DulleAction action;
  float       value;
  float       error;
  float       won;
  float       augen;
} DulleAppraisal;

/**
 * DulleAppraiser:
 * @stop: (nullable): set to 1 from any thread to be answered soon; read atomically
 * @n_worlds: how many of @hands there are
 * @leads: what came of each alternative in each world, see dulle_lead()
 *
 * A view, the worlds that it might be part of, and room to reckon; too big for a
 * stack.
 */
typedef struct
{
  const int   *stop;
  DulleView    view;
  DulleRng     rng;
  DullePlayout playout;
  unsigned     n_worlds;
  DulleHand    hands[DULLE_MAX_WORLDS][DULLE_N_SEATS];
  int32_t      leads[DULLE_MAX_APPRAISED][DULLE_MAX_WORLDS];
} DulleAppraiser;

/**
 * dulle_appraiser_look:
 * @view: a view of the auction, or of trick play
 * @worlds: in how many worlds each alternative is played, %DULLE_MAX_WORLDS at most
 * @rivals: see #DulleSampler
 * @seed: with the same view and seed, the worlds are the same on any machine
 *
 * Draws the worlds in which the alternatives of @view are played.
 */
void dulle_appraiser_look (DulleAppraiser  *appraiser,
                           const DulleView *view,
                           unsigned         worlds,
                           unsigned         rivals,
                           uint64_t         seed);

/**
 * dulle_appraise:
 * @guide: how cards are played
 * @appraisals: (inout): alternatives with their actions; they come back measured, the
 *   best first, and of equals the earlier
 * @n: how many, at least one, %DULLE_MAX_APPRAISED at most
 *
 * Returns: whether all was measured; %FALSE if it was stopped
 */
bool dulle_appraise (DulleAppraiser *appraiser,
                     DulleGuide      guide,
                     DulleAppraisal *appraisals,
                     unsigned        n);
