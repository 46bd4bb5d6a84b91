/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Playing a game whose cards all lie open to its end, quickly: how a world that a
 * search imagines goes on.
 */
#pragma once

#include "engine/game.h"
#include "engine/rng.h"
#include "engine/score.h"

/**
 * DullePlayout:
 * @game: the game as it is now; its hands, tricks and card points are followed, what
 *   only a view needs is not
 * @order: the order of the cards that the rest was worked out for
 * @beaten_by: for each card the kinds that beat it when played later, both bits set;
 *   [1] in the last trick
 * @keep: what a card is worth to its holder beyond its card points, in tenths of one
 *
 * A game and what is worked out about its cards once, or when they change their order.
 */
typedef struct
{
  DulleGame  game;
  DulleOrder order;
  DulleHand  beaten_by[2][DULLE_N_CARDS];
  int16_t    keep[DULLE_N_CARDS];
} DullePlayout;

/* By what a playout is guided: the policy, which sees what each seat may see; rules
 * that are twenty times as quick and look into all hands; nothing; or the policy, and
 * the best play with open cards in the last tricks (see endgame.h). */
typedef enum
{
  DULLE_GUIDE_POLICY,
  DULLE_GUIDE_RULES,
  DULLE_GUIDE_CHANCE,
  DULLE_GUIDE_SOLVER,
} DulleGuide;

/* Works out what is the same in all worlds, as long as the cards keep their order. */
void dulle_playout_init (DullePlayout     *playout,
                         const DulleBoard *board);

/**
 * dulle_playout_finish:
 * @rng: (nullable): what chance is made of; only chance needs it
 * @result: (out): the result
 *
 * Plays @playout->game to its end. Calls and exchanges are always the policy's, and
 * nobody announces anything.
 *
 * Returns: %FALSE if it was thrown in, and there is no result
 */
bool dulle_playout_finish (DullePlayout *playout,
                           DulleGuide    guide,
                           DulleRng     *rng,
                           DulleResult  *result);

/* Plays @card for the seat on turn without asking whether it may. What only a view needs
 * to know is not kept. */
void dulle_playout_play (DullePlayout *playout,
                         DulleCard     card);
