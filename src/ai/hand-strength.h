/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The strength of a hand: the chance to win a solo, and the card points that a party can
 * expect. Both are linear estimates, fitted to recorded games; see README.md.
 */
#pragma once

#include "card-features.h"

#define DULLE_N_OUTLOOK_TERMS 14

/* Groups of solos with similar numbers of trumps; each has its own estimate. */
typedef enum
{
  DULLE_SOLO_LIKE_NORMAL,
  DULLE_SOLO_LIKE_MEATLESS,
  DULLE_SOLO_LIKE_ONE_PICTURE,
  DULLE_SOLO_LIKE_TWO_PICTURES,
  DULLE_SOLO_LIKE_THREE_PICTURES,
  DULLE_SOLO_LIKE_PICTURE_AND_SUIT,
  DULLE_SOLO_LIKE_PURE_SUIT,
  DULLE_N_SOLO_LIKES,
} DulleSoloLike;

DulleSoloLike dulle_solo_like (DulleContract contract);

/**
 * DulleSolo:
 * @deck: all cards of the game
 * @members: the cards of each class
 * @above: for each card, those of its class that beat it
 *
 * What the estimate for a contract needs, whoever holds which cards.
 */
typedef struct
{
  DulleSoloLike like;
  DulleHand     deck;
  DulleHand     members[DULLE_N_CLASSES];
  DulleHand     above[DULLE_N_CARDS];
} DulleSolo;

DulleSolo dulle_solo (const DulleRules *rules,
                      DulleContract     contract);

/* The power of the trumps in @hand: the sum over them of the share of the others' trumps that do
 * not beat each. */
double dulle_trump_power (const DulleSolo *solo,
                          DulleHand        hand);

/**
 * dulle_solo_chance:
 * @hand: as dealt
 * @leads: whether the soloist would lead to the first trick
 *
 * Returns: the chance that the soloist wins with @hand
 */
double dulle_solo_chance (const DulleSolo *solo,
                          DulleHand        hand,
                          bool             leads);

/**
 * DulleOutlook:
 * @card_points: the card points that the viewer's party can expect in the whole game
 * @spread: their standard deviation
 */
typedef struct
{
  double card_points;
  double spread;
} DulleOutlook;

/* The terms of the linear estimate of the share of the card points still in play that the
 * viewer's party will get. */
void dulle_outlook_terms (const DulleSituation *situation,
                          double                terms[DULLE_N_OUTLOOK_TERMS]);

/* The card points that the viewer's party has so far, and those still in play. */
double dulle_outlook_taken (const DulleSituation *situation);
double dulle_outlook_left (const DulleSituation *situation);

DulleOutlook dulle_outlook (const DulleSituation *situation);

/* How far the card points that the party can expect exceed those that it needs to keep an
 * announcement of @level, in standard deviations. */
double dulle_outlook_surplus (const DulleOutlook *outlook,
                              DulleLevel          level);
