/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What one seat may believe about the others: where the unseen cards lie and
 * who plays with whom. Estimates in closed form from a view, nothing else; no
 * worlds are sampled here.
 */
#pragma once

#include "engine/view.h"

/* One way in which the parties of a normal game may be spread: a bit for each seat
 * that is Re, and how likely that is. */
typedef struct
{
  uint8_t re;
  double  chance;
} DulleSpread;

/* Two of four seats are Re, or one that holds both queens of clubs. */
#define DULLE_MAX_SPREADS 10

/* Cards that may be unseen: all but the viewer's, of which there are a few at least. */
#define DULLE_MAX_UNSEEN 48

/**
 * DulleOdds:
 * @ways: in how many ways n unseen cards may lie in order, whoever holds them
 * @none: for each class in how many of these none of n cards of it lies with a seat
 *
 * Of each n, from 0 to the number of unseen cards of the class: the quotient is the
 * chance that a seat holds none of n given cards.
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
 * @n_unseen: how many these are
 * @n_class: how many of them are of each class
 * @share: the chance that one given unseen card of a class lies with a seat
 * @lacks: the chance that a seat holds no card of a class
 * @odds: of the classes that were asked for
 * @re: the chance that a seat is Re
 * @partner: the chance that a seat plays with the viewer; 1 for itself
 * @n_spreads: in a normal game, in how many ways the parties may be spread; 0 in others
 * @spreads: these ways
 */
typedef struct
{
  uint8_t   seat;
  DulleHand unseen;
  uint8_t   n_unseen;
  uint8_t   n_class[DULLE_N_CLASSES];
  double    share[DULLE_N_CLASSES][DULLE_N_SEATS];
  double    lacks[DULLE_N_CLASSES][DULLE_N_SEATS];
  DulleOdds odds;
  double    re[DULLE_N_SEATS];
  double    partner[DULLE_N_SEATS];

  unsigned    n_spreads;
  DulleSpread spreads[DULLE_MAX_SPREADS];
} DulleBelief;

/**
 * DulleHearsay:
 * @n_heard: how many cards of the game have been heard
 * @lead: how much likelier what a seat led comes from Re
 * @friends: how much likelier what a seat did comes from a friend of another one
 * @sense: the odds that a seat plays with sense
 *
 * What the cards of a game tell of parties, whoever looks: who asks at card after card
 * keeps it, so that none is heard twice. It is good as long as cards are added to the
 * same game and keep their order.
 */
typedef struct
{
  unsigned n_heard;
  double   lead[DULLE_N_SEATS];
  double   friends[DULLE_N_SEATS][DULLE_N_SEATS];
  double   sense[DULLE_N_SEATS];
} DulleHearsay;

/* Nothing has been heard yet. */
void dulle_hearsay_init (DulleHearsay *hearsay);

/**
 * dulle_belief_init:
 * @classes: a bit (1 << class) for each class that `lacks` and dulle_belief_holds() are
 *   wanted of
 */
void dulle_belief_init (DulleBelief     *belief,
                        const DulleView *view,
                        unsigned         classes);

#define DULLE_ALL_CLASSES ((1U << DULLE_N_CLASSES) - 1)

/**
 * dulle_belief_follow:
 * @hearsay: (inout): what has been heard so far of the game that the viewer sees
 *
 * The same, quicker where a game is followed card by card.
 */
void dulle_belief_follow (DulleBelief     *belief,
                          const DulleView *view,
                          unsigned         classes,
                          DulleHearsay    *hearsay);

/**
 * dulle_belief_holds:
 * @n: how many of the unseen cards of @klass are meant, both copies counted
 *
 * Returns: the chance that @seat holds at least one of them
 */
static inline double
dulle_belief_holds (const DulleBelief *belief,
                    uint8_t            seat,
                    DulleClass         klass,
                    unsigned           n)
{
  return 1.0 - belief->odds.none[klass][n][seat] / belief->odds.ways[n];
}
