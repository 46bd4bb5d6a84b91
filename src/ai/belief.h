/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a seat believes about the others: where the unseen cards are, and who plays with
 * whom. The chances are computed in closed form from the view alone; no deals are sampled
 * here.
 */
#pragma once

#include "engine/view.h"

/* A possible partition into parties in a normal game: a bit for each seat that is Re, and
 * the chance of it. */
typedef struct
{
  uint8_t re;
  double  chance;
} DulleSpread;

/* Two of four seats are Re, or one with both queens of clubs. */
#define DULLE_MAX_SPREADS 10

/* All cards, which is more than enough: the viewer's own are never unseen. */
#define DULLE_MAX_UNSEEN 48

/**
 * DulleOdds:
 * @ways: for each n, the number of ordered ways in which n unseen cards may lie
 * @none: for each class, seat and n, in how many of these ways the seat holds none of n
 *   cards of the class
 *
 * The quotient is the chance that a seat holds none of n given cards; n is at most the
 * number of unseen cards of the class.
 */
typedef struct
{
  double ways[DULLE_MAX_UNSEEN + 1];
  double none[DULLE_N_CLASSES][DULLE_MAX_UNSEEN + 1][DULLE_N_SEATS];
} DulleOdds;

/**
 * DulleBelief:
 * @seat: whose belief it is
 * @unseen: the cards in the three other hands
 * @n_unseen: the number of these cards
 * @n_class: the number of them by class
 * @share: the chance that a given unseen card of a class is in a seat's hand
 * @voids: the chance that a seat holds no card of a class
 * @odds: for the classes that were asked for
 * @re: the chance that a seat is Re
 * @partner: the chance that a seat plays with the viewer; 1 for the viewer
 * @n_spreads: the number of possible spreads in a normal game; 0 in other games
 * @spreads: these spreads
 */
typedef struct
{
  uint8_t   seat;
  DulleHand unseen;
  uint8_t   n_unseen;
  uint8_t   n_class[DULLE_N_CLASSES];
  double    share[DULLE_N_CLASSES][DULLE_N_SEATS];
  double    voids[DULLE_N_CLASSES][DULLE_N_SEATS];
  DulleOdds odds;
  double    re[DULLE_N_SEATS];
  double    partner[DULLE_N_SEATS];

  unsigned    n_spreads;
  DulleSpread spreads[DULLE_MAX_SPREADS];
} DulleBelief;

/**
 * DullePlayEvidence:
 * @n_counted: the number of cards that have been counted
 * @lead: the likelihood ratio of a seat's leads: Re to Kontra
 * @friends: the likelihood ratio of what a seat added to another one's tricks: friend to
 *   foe
 * @sense: the odds that a seat plays sensibly
 *
 * What the cards played so far reveal about the parties, the same for every viewer. A
 * caller that follows a game card by card keeps it, so that no card is counted twice. It
 * stays valid as long as cards are added to the same game and their order does not change.
 */
typedef struct
{
  unsigned n_counted;
  double   lead[DULLE_N_SEATS];
  double   friends[DULLE_N_SEATS][DULLE_N_SEATS];
  double   sense[DULLE_N_SEATS];
} DullePlayEvidence;

/* Starts with no card counted. */
void dulle_play_evidence_init (DullePlayEvidence *evidence);

/**
 * dulle_belief_init:
 * @classes: a bit (1 << class) for each class for which `voids` and dulle_belief_holds()
 *   are needed
 */
void dulle_belief_init (DulleBelief     *belief,
                        const DulleView *view,
                        unsigned         classes);

#define DULLE_ALL_CLASSES ((1U << DULLE_N_CLASSES) - 1)

/**
 * dulle_belief_init_from_evidence:
 * @evidence: (inout): what has been counted so far of the viewer's game
 *
 * Does the same, faster if a game is followed card by card.
 */
void dulle_belief_init_from_evidence (DulleBelief       *belief,
                                      const DulleView   *view,
                                      unsigned           classes,
                                      DullePlayEvidence *evidence);

/**
 * dulle_belief_holds:
 * @n: a number of unseen cards of @suit_class; both copies of a card count
 *
 * Returns: the chance that @seat holds at least one of @n given cards
 */
static inline double
dulle_belief_holds (const DulleBelief *belief,
                    uint8_t            seat,
                    DulleSuitClass     suit_class,
                    unsigned           n)
{
  return 1.0 - belief->odds.none[suit_class][n][seat] / belief->odds.ways[n];
}
