/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Clues: what a played card may tell about the parties. Re leads other cards than Kontra, and
 * a friend adds other cards to a trick than a foe. A card belongs to one of a few hundred
 * kinds, and each kind has two likelihoods, which were fitted to games.
 */
#pragma once

#include "engine/board.h"

/* What is led. */
typedef enum
{
  DULLE_LEAD_ACE,
  DULLE_LEAD_PLAIN,
  DULLE_LEAD_LOW_TRUMP,
  DULLE_LEAD_FAT_TRUMP,
  DULLE_LEAD_QUEEN,
  DULLE_LEAD_HIGH_TRUMP,
  DULLE_N_LEADS,
} DulleLead;

/* When it is led: in the first trick, up to the fourth, up to the eighth, later. */
#define DULLE_N_LEAD_TIMES 4

/* What a card that follows does to the seat that is winning the trick. */
typedef enum
{
  DULLE_FOLLOW_OVERTAKES,
  DULLE_FOLLOW_OVERTAKES_HIGH,
  DULLE_FOLLOW_SMEARS,
  DULLE_FOLLOW_GIVES,
  DULLE_FOLLOW_STAYS_LOW,
  DULLE_N_FOLLOWS,
} DulleFollow;

/* How sure the trick is for whoever is winning it. */
typedef enum
{
  DULLE_HOLD_OPEN,
  DULLE_HOLD_HIGH,
  DULLE_HOLD_LAST,
  DULLE_N_HOLDS,
} DulleHold;

/* When it follows: in the first two tricks, up to the sixth, later. */
#define DULLE_N_FOLLOW_TIMES 3

/* The number of the kind of a lead: @said is whether anything had been announced. */
#define DULLE_CLUE_LEAD(lead, said, time) (((lead) *2 + (said)) * DULLE_N_LEAD_TIMES + (time))
#define DULLE_N_LEAD_CLUES                DULLE_CLUE_LEAD (DULLE_N_LEADS, 0, 0)

/* The number of the kind of a card that follows: @free is 0 where a plain suit is followed,
 * with little choice, otherwise 1; @rich is whether there is much in the trick. */
#define DULLE_CLUE_FOLLOW(follow, hold, free, rich, time) \
  (DULLE_N_LEAD_CLUES +                                   \
   ((((follow) *DULLE_N_HOLDS + (hold)) * 2 + (free)) * 2 + (rich)) * DULLE_N_FOLLOW_TIMES + (time))
#define DULLE_N_CLUES DULLE_CLUE_FOLLOW (DULLE_N_FOLLOWS, 0, 0, 0, 0)

G_STATIC_ASSERT (DULLE_N_CLUES <= UINT8_MAX);

/**
 * DulleClue:
 * @kind: the number of its kind
 * @seat: the seat that played the card
 * @other: the seat that was winning the trick; @seat itself if it led
 */
typedef struct
{
  uint8_t kind;
  uint8_t seat;
  uint8_t other;
} DulleClue;

/**
 * DulleLikelihoods:
 * @party: how much likelier a sensible seat is to lead this as Re than as Kontra, or to
 *   add this to a friend's trick than to a foe's
 * @sense: how much likelier a sensible seat is to play this than an erratic one
 */
typedef struct
{
  float party;
  float sense;
} DulleLikelihoods;

/**
 * DulleClueWeights:
 * @sensible: the odds that a seat plays sensibly, before its first card
 * @of: by kind
 */
typedef struct
{
  float            sensible;
  DulleLikelihoods of[DULLE_N_CLUES];
} DulleClueWeights;

/* Those that the players use; see README.md. */
extern const DulleClueWeights dulle_clue_weights;

/**
 * dulle_clue_of_card:
 * @so_far: the trick before @card is played to it
 * @number: its number, counted from 0
 */
DulleClue dulle_clue_of_card (const DulleBoard *board,
                              const DulleTrick *so_far,
                              unsigned          number,
                              DulleCard         card);
