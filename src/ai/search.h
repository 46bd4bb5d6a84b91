/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The search: imagines worlds that agree with a view, plays each possible decision
 * in them to the end, and takes what brings most points on average.
 */
#pragma once

#include "player.h"
#include "playout.h"

/**
 * DulleBudget:
 * @worlds: how many worlds a decision is looked at in; more for those alternatives
 *   that turn out the best
 * @rivals: see dulle_sample_draw()
 * @guide: how the worlds go on
 * @caution: how much more often than else an announcement must be kept in the worlds,
 *   0 to 1, where these are too hopeful
 * @prior: how many worlds the policy's opinion of a card counts as much as
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
} DulleBudget;

/* How much a kind of player that searches thinks, as its row in player.c says. */
const DulleBudget *dulle_player_budget (DullePlayerKind kind);

/* See dulle_player_act() and dulle_player_speak(). */
DulleDecision dulle_search_act (const DullePlayer *player,
                                const DulleBudget *budget,
                                const DulleView   *view);
bool          dulle_search_speak (const DullePlayer *player,
                                  const DulleBudget *budget,
                                  const DulleView   *view,
                                  DulleAction       *announcement);
