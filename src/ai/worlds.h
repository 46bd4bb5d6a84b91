/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Worlds: deals of the hidden cards that agree with all that a seat knows, drawn
 * by chance. Who plays with whom is drawn first, as the belief has it, and the
 * cards after it.
 */
#pragma once

#include "belief.h"
#include "declaration.h"
#include "engine/rng.h"

/* Trumps that a poverty may have, by any rules: five, and both foxes. */
#define DULLE_MAX_POOR_TRUMPS 7

/**
 * DulleWorlds:
 * @board: what everybody knows
 * @belief: where cards may lie and who plays with whom
 * @own: the viewer's hand
 * @free: the unseen cards whose holder is not known
 * @fixed: the cards that a seat is known to hold
 * @banned: the kinds of cards that a seat cannot hold, both bits set
 * @room: how many cards of @free each seat holds
 * @queens: in a normal game, whether the queens of clubs lie as the parties say
 * @shown: the queens of clubs that each seat has played
 * @poor: the seat that gave its trumps away, or %DULLE_NO_SEAT
 * @poor_trumps: how many trumps it holds now
 * @asked: whether a poverty waits for an answer: then it still holds, in worlds, what it
 *   has put in the middle
 * @poor_chances: how likely it is, up to a factor, that it has so many trumps there
 * @trumps: the trumps, both bits set
 * @declaration: a solo of somebody else
 */
typedef struct
{
  const DulleBoard *board;

  DulleBelief belief;
  DulleHand   own;
  DulleHand   free;
  DulleHand   fixed[DULLE_N_SEATS];
  DulleHand   banned[DULLE_N_SEATS];
  uint8_t     room[DULLE_N_SEATS];
  bool        queens;
  uint8_t     shown[DULLE_N_SEATS];
  uint8_t     poor;
  uint8_t     poor_trumps;
  bool        asked;
  double      poor_chances[DULLE_MAX_POOR_TRUMPS + 1];
  DulleHand   trumps;

  DulleDeclaration declaration;
} DulleWorlds;

/* @view must outlive the worlds. In the exchange of a poverty it is of the seat on turn. */
void dulle_worlds_init (DulleWorlds     *worlds,
                        const DulleView *view);

/**
 * dulle_worlds_draw:
 * @hands: (out): a hand for each seat; the viewer's is its own. A poverty that waits for
 *   an answer holds what it has put in the middle
 *
 * Draws one world.
 */
void dulle_worlds_draw (const DulleWorlds *worlds,
                        DulleRng          *rng,
                        DulleHand          hands[DULLE_N_SEATS]);
