/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The importance weight of a sampled deal: how well it explains what has been played and
 * announced. What a sensible player plays depends on its hand, and it announces with good
 * ones.
 */
#pragma once

#include "engine/game.h"

/**
 * DulleImportance:
 * @start: the game before its first card, as far as the viewer knows it
 *
 * The play so far, prepared to be replayed in many sampled deals.
 */
typedef struct
{
  const DulleView *view;
  DulleGame        start;
} DulleImportance;

/* So many hands of each seat are remembered; a power of two. */
#define DULLE_N_RECALLED 1024

/* A hand of a seat, and how likely what the seat did is with it; 0 where none is noted. */
typedef struct
{
  DulleHand hand;
  double    chance;
} DulleRecalledHand;

/**
 * DulleImportanceMemory:
 *
 * What has been found out about single hands: sampled deals share them, above all in the last
 * tricks, where replaying takes longest. It changes no weight. It begins as zeros, belongs to
 * one #DulleImportance, and is not for several threads at once.
 */
typedef struct
{
  DulleRecalledHand seats[DULLE_N_SEATS][DULLE_N_RECALLED];
} DulleImportanceMemory;

/* @view must be of trick play and must outlive @importance. */
void dulle_importance_init (DulleImportance *importance,
                            const DulleView *view);

/**
 * dulle_importance_weigh:
 * @memory: (inout) (nullable): to be quicker with the next deals
 * @hands: the hands of a sampled deal, without the cards already played
 * @width: a card that is worse than the best one by this many points is half as likely; the
 *   same for all deals of a memory
 *
 * Returns: how likely it is that the others play as they did, up to a factor that is the
 *   same for all deals
 */
double dulle_importance_weigh (const DulleImportance *importance,
                               DulleImportanceMemory *memory,
                               const DulleHand        hands[DULLE_N_SEATS],
                               double                 width);
