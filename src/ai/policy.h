/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The policy: decides at once, by weighted features. It guides searches, and plays the levels
 * below them with a person's mistakes.
 */
#pragma once

#include "decision.h"
#include "hand-strength.h"
#include "net.h"

/* What the gain of a solo depends on. Each row: the name and what it is. */
#define DULLE_GAIN_TERMS(X)                                                               \
  X (ONE, "1")                                                                            \
  X (CHANCE, "the chance to win it")                                                      \
  X (POWER, "the power of the hand's trumps in the normal game: see dulle_trump_power()") \
  X (MARRIAGE, "whether both queens of clubs are in the hand")                            \
  X (LEADS, "whether the soloist leads to the first trick")

typedef enum
{
#define X(name, meaning) DULLE_GAIN_##name,
  DULLE_GAIN_TERMS (X)
#undef X
      DULLE_N_GAIN_TERMS,
} DulleGainTerm;

/**
 * DulleWeights:
 * @cards: the weight of each feature of a card
 * @net: (nullable): corrects their sum
 * @solo_gains: by how many points a solo of each group is better than the best call without
 *   one: the sum of these weights times the terms
 * @solo_margin: how many more points are required of all voluntary solos
 * @compulsory_solo: the chance from which a compulsory solo that is due is declared
 * @silent: the same for keeping silent about both queens of clubs
 * @margins: for each announcement, by how many standard deviations the expected card points
 *   must exceed those needed
 * @usual_margins: the same for what others are believed to announce: they are more careful
 *
 * The parameters of the policy.
 */
typedef struct
{
  double          cards[DULLE_N_FEATURES][DULLE_N_ROLES][DULLE_N_POSITIONS];
  const DulleNet *net;
  double          solo_gains[DULLE_N_SOLO_LIKES][DULLE_N_GAIN_TERMS];
  double          solo_margin;
  double          compulsory_solo;
  double          silent;
  double          margins[DULLE_N_LEVELS];
  double          usual_margins[DULLE_N_LEVELS];
} DulleWeights;

extern const DulleWeights dulle_policy_weights;

/* A call that the policy values less, in points more than being healthy gains, is none of the
 * alternatives that a search or a measurement considers. */
#define DULLE_LEAST_CALL_VALUE (-2.5f)

/* A card and its value by the policy. */
typedef struct
{
  DulleCard card;
  double    value;
} DulleWeighedCard;

/**
 * dulle_policy_weigh:
 * @cards: (out): the legal cards with their values; needs space for every kind of card
 *
 * Returns: the number of cards
 */
unsigned dulle_policy_weigh (const DulleWeights   *weights,
                             const DulleSituation *situation,
                             DulleWeighedCard     *cards);

/* The same without the net. */
unsigned dulle_policy_sum (const DulleWeights   *weights,
                           const DulleSituation *situation,
                           DulleWeighedCard     *cards);

/**
 * dulle_policy_card:
 * @evidence: (inout) (nullable): see dulle_situation_init()
 *
 * Returns: the card that dulle_policy_act() would play
 */
DulleCard dulle_policy_card (const DulleWeights *weights,
                             const DulleView    *view,
                             DullePlayEvidence  *evidence);

DulleDecision dulle_policy_act (const DulleWeights *weights,
                                const DulleView    *view);

/* See dulle_player_announce(). */
bool dulle_policy_announce (const DulleWeights *weights,
                            const DulleView    *view,
                            DulleAction        *announcement);
