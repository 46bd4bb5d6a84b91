/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Plays playouts to their end. A guide chooses the cards.
 */
#pragma once

#include "engine/score.h"
#include "playout.h"

/* Who chooses the cards of a playout: the policy, which sees what each seat may see; rules
 * that are twenty times as fast and look into all hands; chance; or the policy, followed by
 * perfect play with open cards in the last tricks (see endgame.h). */
typedef enum
{
  DULLE_GUIDE_POLICY,
  DULLE_GUIDE_RULES,
  DULLE_GUIDE_CHANCE,
  DULLE_GUIDE_SOLVER,
} DulleGuide;

/**
 * dulle_guide_finish:
 * @rng: (nullable): needed by %DULLE_GUIDE_CHANCE only
 * @result: (out): the result
 *
 * Plays @playout->game to its end. The policy always decides calls and exchanges, and
 * nobody announces anything.
 *
 * Returns: %FALSE if the game was thrown in, which leaves no result
 */
bool dulle_guide_finish (DullePlayout *playout,
                         DulleGuide    guide,
                         DulleRng     *rng,
                         DulleResult  *result);
