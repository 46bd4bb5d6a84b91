/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A decision is tried out: worlds that agree with a view are played to their end. What
 * the search and the announcements have in common.
 */
#pragma once

#include "player.h"
#include "playout.h"
#include "sample.h"

/* Threads that think about one decision. */
#define DULLE_MAX_THREADS 8

/**
 * DulleBudget:
 * @worlds: how many worlds a decision is looked at in; more for those alternatives
 *   that turn out the best
 * @rivals: see #DulleSampler
 * @guide: how the worlds go on
 * @caution: how much more often than else an announcement must be kept in the worlds,
 *   -1 to 1: more where these are too hopeful, less where they forecast better
 * @prior: how many worlds the policy's opinion of a card counts as much as
 * @courtesy: by how many points a card must be better than the one that a partner expects,
 *   for each square of the card points between them
 *
 * How much a level thinks; counted, so that a decision is the same on every machine.
 */
typedef struct
{
  unsigned   worlds;
  unsigned   rivals;
  DulleGuide guide;
  double     caution;
  unsigned   prior;
  double     courtesy;
} DulleBudget;

/**
 * DulleTrial:
 * @n_parts: into how many parts the worlds are divided, a thread each
 * @chance: how each world goes on has a branch of it
 * @playout: one that is ready to begin; each thread has a copy
 *
 * Several threads may play worlds of one trial.
 */
typedef struct
{
  const DullePlayer *player;
  const DulleBudget *budget;
  const DulleView   *view;
  unsigned           n_parts;
  DulleRng           chance;
  DullePlayout       playout;
  DulleSampler       sampler;
} DulleTrial;

/* What is pointed to must outlive @trial. */
void dulle_trial_init (DulleTrial        *trial,
                       const DullePlayer *player,
                       const DulleBudget *budget,
                       const DulleView   *view);

bool dulle_trial_is_stopped (const DulleTrial *trial);

/**
 * dulle_trial_play:
 * @playout: a copy of the trial's; it is left at the end of the game
 * @world: the number of the world, which says how it goes on
 * @hands: its hands
 * @action: (nullable): what the viewer does first, or %NULL
 * @result: (out): the score
 *
 * Returns: whether the game was played to its end; %FALSE if it was thrown in
 */
bool dulle_trial_play (const DulleTrial  *trial,
                       DullePlayout      *playout,
                       unsigned           world,
                       const DulleHand    hands[DULLE_N_SEATS],
                       const DulleAction *action,
                       DulleResult       *result);
