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

/**
 * DulleWeights:
 * @cards: the weight of each feature of a card
 * @net: (nullable): corrects their sum
 * @color_solo: the chance to win from which a voluntary solo in one color is declared
 * @other_solo: the same for other solos, with a hand that has no trumps in the normal game
 * @per_trump: how much more of it each trump requires, by its power (dulle_trump_power()): good
 *   trumps are worth a lot in a normal game
 * @least_solo: the least that is required of any of these
 * @solo_margin: how much more is required of all voluntary solos
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
  double          color_solo;
  double          other_solo;
  double          per_trump;
  double          least_solo;
  double          solo_margin;
  double          compulsory_solo;
  double          silent;
  double          margins[DULLE_N_LEVELS];
  double          usual_margins[DULLE_N_LEVELS];
} DulleWeights;

extern const DulleWeights dulle_policy_weights;

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
