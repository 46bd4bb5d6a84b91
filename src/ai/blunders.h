/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The mistakes of people who have not played for long: they mix up which cards are out, do not
 * notice who plays with whom, throw their fox away. Apart from these they play as well as the
 * policy, so the mistakes look like a person's and not like chance.
 */
#pragma once

#include "decision.h"

/**
 * DulleBlunders:
 * @forgets: the chance that a card of an earlier trick is remembered as another one of its
 *   class
 * @overlooks: the chance that an announcement does not tell the player with whom its seat
 *   plays
 * @throws_fox: the chance that the player takes its fox for a strong trump when it sees the
 *   chance to win a trick with it that others can still take away
 * @blur: cards whose values differ by less look equally good
 * @shy: by how many standard deviations a hand must be better than needed to announce
 * @counts: whether the player counts card points, and so announces no 90 and more
 */
typedef struct
{
  double forgets;
  double overlooks;
  double throws_fox;
  double blur;
  double shy;
  bool   counts;
} DulleBlunders;

/**
 * dulle_blunders_recall:
 * @seed: the seed of the player
 *
 * What is forgotten stays forgotten for the rest of the game. The number of cards, their
 * classes, the queens of clubs, the last trick and the one on the table are always
 * remembered, so @view stays one that policies can judge.
 *
 * Returns: @view as the player remembers it
 */
DulleView dulle_blunders_recall (const DulleBlunders *blunders,
                                 uint64_t             seed,
                                 const DulleView     *view);

/**
 * dulle_blunders_choose:
 * @decision: (inout): the cards with their values, the best first
 *
 * Chooses the card that the player takes for the best one.
 */
void dulle_blunders_choose (const DulleBlunders *blunders,
                            uint64_t             seed,
                            const DulleView     *view,
                            DulleDecision       *decision);
