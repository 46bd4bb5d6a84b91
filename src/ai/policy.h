/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The policy: decides at once, by weighed features. It plays the quick level,
 * and is made to guide searches.
 */
#pragma once

#include "card-features.h"
#include "hand-strength.h"
#include "player.h"

/* Leading a trick, or adding to one. */
typedef enum
{
  DULLE_PLACE_LEAD,
  DULLE_PLACE_FOLLOW,
  DULLE_N_PLACES,
} DullePlace;

/**
 * DulleWeights:
 * @cards: what each feature of a card counts
 * @solo: the least chance to win a solo that is declared of one's own accord
 * @duty_solo: the same for a duty solo that is due
 * @silent: the same for keeping silent about both queens of clubs
 * @margins: for each announcement, by how many standard deviations the card
 *   points expected must be above those needed
 *
 * All that the policy is made of; other weights play another policy.
 */
typedef struct
{
  double cards[DULLE_N_FEATURES][DULLE_N_ROLES][DULLE_N_PLACES];
  double solo;
  double duty_solo;
  double silent;
  double margins[DULLE_N_LEVELS];
} DulleWeights;

extern const DulleWeights dulle_policy_weights;

/* A card and how much the policy likes it. */
typedef struct
{
  DulleCard card;
  double    value;
} DulleWeighedCard;

/**
 * dulle_policy_weigh:
 * @cards: (out): room for a card of each kind
 *
 * Weighs the cards that may be played.
 *
 * Returns: how many
 */
unsigned dulle_policy_weigh (const DulleWeights   *weights,
                             const DulleSituation *situation,
                             DulleWeighedCard     *cards);

/**
 * dulle_policy_urge:
 * @outlook: of a party
 *
 * Returns: how much more than what is asked for the party may expect if it announces
 *   @level, in standard deviations of its card points; at 0 the policy begins to announce
 */
double dulle_policy_urge (const DulleWeights *weights,
                          const DulleOutlook *outlook,
                          DulleLevel          level);

/**
 * dulle_policy_card:
 * @hearsay: (inout) (nullable): see dulle_situation_init()
 *
 * Returns: the card that dulle_policy_act() would play
 */
DulleCard dulle_policy_card (const DulleWeights *weights,
                             const DulleView    *view,
                             DulleHearsay       *hearsay);

DulleDecision dulle_policy_act (const DulleWeights *weights,
                                const DulleView    *view);

/* See dulle_player_speak(). */
bool dulle_policy_speak (const DulleWeights *weights,
                         const DulleView    *view,
                         DulleAction        *announcement);
