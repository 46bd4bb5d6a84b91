/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a seat believes about the others: where the unseen cards are, and who plays with
 * whom. The chances are computed in closed form from the view alone; no deals are sampled
 * here.
 */
#pragma once

#include "engine/view.h"

/* A number for each seat. An operator works on all four; it is one instruction where the
 * machine has such, and the same numbers come out where it has not. */
typedef float DulleQuad __attribute__ ((vector_size (DULLE_N_SEATS * sizeof (float))));

static inline float
dulle_quad_sum (DulleQuad quad)
{
  return (quad[0] + quad[1]) + (quad[2] + quad[3]);
}

/* The possible partitions into parties in a normal game, by the seats that are Re. */
enum
{
  DULLE_SPREAD_ALONE,
  DULLE_SPREAD_NEXT,
  DULLE_SPREAD_ACROSS,
  DULLE_N_SPREAD_KINDS,
};

/**
 * DulleSpreads:
 *
 * A number for each of these partitions, by a seat that is Re: it alone, with both queens of
 * clubs; it and the next one; it, one of the first two, and the one across.
 */
typedef struct
{
  DulleQuad of[DULLE_N_SPREAD_KINDS];
} DulleSpreads;

/* All cards, which is more than enough: the viewer's own are never unseen. */
#define DULLE_MAX_UNSEEN 48

/**
 * DulleBelief:
 * @seat: whose belief it is
 * @unseen: the cards in the three other hands
 * @n_unseen: the number of these cards
 * @n_class: the number of them by class
 * @share: the chance that a given unseen card of a class is in a seat's hand
 * @voids: the chance that a seat holds no card of a class
 * @none: the chance that a seat holds none of n given unseen cards of a class, for the classes
 *   that were asked for and each n up to the number of these cards
 * @re: the chance that a seat is Re
 * @partner: the chance that a seat plays with the viewer; 1 for the viewer
 * @has_spreads: whether the parties are those of a normal game
 * @spreads: if so, their chances
 */
typedef struct
{
  uint8_t   seat;
  DulleHand unseen;
  uint8_t   n_unseen;
  uint8_t   n_class[DULLE_N_CLASSES];
  bool      has_spreads;
  DulleQuad share[DULLE_N_CLASSES];
  DulleQuad voids[DULLE_N_CLASSES];
  DulleQuad none[DULLE_N_CLASSES][DULLE_MAX_UNSEEN + 1];
  DulleQuad re;
  DulleQuad partner;

  DulleSpreads spreads;
} DulleBelief;

/**
 * DullePlayEvidence:
 * @n_counted: the number of cards that have been counted
 * @sense: the odds that a seat plays sensibly
 * @weights: for each seat, the likelihood of what it played by the parties, up to a factor,
 *   if it plays sensibly
 *
 * What the cards played so far reveal about the parties, the same for every viewer. A
 * caller that follows a game card by card keeps it, so that no card is counted twice. It
 * stays valid as long as cards are added to the same game and their order does not change.
 */
typedef struct
{
  unsigned     n_counted;
  DulleQuad    sense;
  DulleSpreads weights[DULLE_N_SEATS];
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
static inline float
dulle_belief_holds (const DulleBelief *belief,
                    uint8_t            seat,
                    DulleSuitClass     suit_class,
                    unsigned           n)
{
  return 1.0f - belief->none[suit_class][n][seat];
}

/* Returns: the chance that the seats in @re, a bit for each, are Re and the others are not;
 * only if there are spreads */
float dulle_belief_spread (const DulleBelief *belief,
                           unsigned           re);
