/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a hand is worth: the chance to win a solo with it, and the card points
 * that a party may expect. Straight lines through counted games; see README.md.
 */
#pragma once

#include "card-features.h"

#define DULLE_N_SOLO_TERMS    9
#define DULLE_N_OUTLOOK_TERMS 14

/* Soli that are alike in how many trumps they have. */
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
 * dulle_solo_terms:
 * @hand: as dealt
 * @leads: whether the soloist would play the first card
 * @terms: (out): what the estimate is made of
 */
void dulle_solo_terms (const DulleRules *rules,
                       DulleContract     contract,
                       DulleHand         hand,
                       bool              leads,
                       double            terms[DULLE_N_SOLO_TERMS]);

/* Returns: the chance that the soloist wins */
double dulle_solo_chance (const DulleRules *rules,
                          DulleContract     contract,
                          DulleHand         hand,
                          bool              leads);

/**
 * DulleOutlook:
 * @augen: the card points that the viewer's party may expect in the whole game
 * @spread: their standard deviation
 */
typedef struct
{
  double augen;
  double spread;
} DulleOutlook;

/* What the estimate of the part that the viewer's party gets of the card points
 * still in play is made of. */
void dulle_outlook_terms (const DulleSituation *situation,
                          double                terms[DULLE_N_OUTLOOK_TERMS]);

/* The card points that the viewer's party has, and those nobody has yet. */
double dulle_outlook_taken (const DulleSituation *situation);
double dulle_outlook_left (const DulleSituation *situation);

DulleOutlook dulle_outlook (const DulleSituation *situation);
