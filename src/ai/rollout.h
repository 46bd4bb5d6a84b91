/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A rollout for one decision: deals that agree with a view are sampled and played to their
 * end. The search and the announcements both use it.
 */
#pragma once

#include "decision.h"
#include "guide.h"
#include "sampler.h"

/* The largest number of threads for one decision. */
#define DULLE_MAX_THREADS 8

/**
 * DulleBudget:
 * @deals: the mean number of deals in which an alternative is played at most; the better ones
 *   are played in more of them, and none in more than it takes to tell them apart
 * @cards: about the largest number of cards that are played in these deals, as in
 *   #DulleLimits
 * @announcing_deals: the number of deals that say whether an announcement pays
 * @deal_candidates: see #DulleSampler
 * @guide: the guide of the playouts
 * @announcing_margin: added to the share of the deals in which an announcement must be kept,
 *   -1 to 1: positive where forecasts are too optimistic, negative where they are better
 * @higher_margin: added to that for what is above Re and Kontra
 * @solo_margin: added to the points by which a solo must be better than a normal game
 * @prior: the number of deals that the policy's opinion of a card counts as
 * @equal_margin: the points by which a card must be better than the conventional one, which a
 *   partner expects
 * @conventional_margin: added to that for each square of the difference of their card points
 *
 * How much a player computes. It is limited by counts and not by time, so that a decision
 * is the same on every machine.
 */
typedef struct
{
  unsigned   deals;
  unsigned   cards;
  unsigned   announcing_deals;
  unsigned   deal_candidates;
  DulleGuide guide;
  double     announcing_margin;
  double     higher_margin;
  double     solo_margin;
  unsigned   prior;
  double     equal_margin;
  double     conventional_margin;
} DulleBudget;

/**
 * DulleRollout:
 * @n_parts: the number of parts into which the deals are divided, one for each thread
 * @chance: the source of the random streams
 * @playout: prepared for the first card; each thread works on a copy
 *
 * Several threads may play deals of one rollout.
 */
typedef struct
{
  const DulleLimits *limits;
  const DulleBudget *budget;
  const DulleView   *view;
  unsigned           n_parts;
  DulleRng           chance;
  DullePlayout       playout;
  DulleSampler       sampler;
} DulleRollout;

/* All arguments must outlive @rollout. */
void dulle_rollout_init (DulleRollout      *rollout,
                         const DulleLimits *limits,
                         const DulleBudget *budget,
                         const DulleView   *view);

bool dulle_rollout_is_stopped (const DulleRollout *rollout);

/**
 * dulle_rollout_play:
 * @playout: a copy of the rollout's playout; it ends up at the end of the game
 * @deal: the number of the sampled deal, which determines its random stream
 * @hands: its hands
 * @action: (nullable): what the viewer does first
 * @result: (out): the score
 *
 * Returns: %FALSE if the game was thrown in
 */
bool dulle_rollout_play (const DulleRollout *rollout,
                         DullePlayout       *playout,
                         unsigned            deal,
                         const DulleHand     hands[DULLE_N_SEATS],
                         const DulleAction  *action,
                         DulleResult        *result);
