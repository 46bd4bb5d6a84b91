/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Special points of a trick: Doppelkopf, foxes, Charlies and those of house rules.
 * Official rules, "Sonderpunkte"; Dokolingen §6.
 */
#pragma once

#include "board.h"
#include "score-line.h"

/* The card points that make a trick a Doppelkopf. */
#define DULLE_DOPPELKOPF_CARD_POINTS 40

/* The most special points that one trick can bring. */
#define DULLE_MAX_BONUS 10

/**
 * dulle_bonus:
 * @trick: a finished trick, from 0
 * @lines: (out): room for %DULLE_MAX_BONUS lines
 *
 * Lists the special points of a trick, as far as the parties are known. There are none
 * in a solo.
 *
 * Returns: how many
 */
unsigned dulle_bonus (const DulleBoard *board,
                      unsigned          trick,
                      DulleScoreLine   *lines);

/* The same for all finished tricks in their order; @lines has room for all of them. */
unsigned dulle_bonus_of_game (const DulleBoard *board,
                              DulleScoreLine   *lines);

/**
 * DulleBonusSigns:
 * @cards: the special cards that count by the rules, one copy of each; [1] is for the last
 *   trick
 * @card_points: from how many card points on a trick may bring special points without them
 *
 * By what to tell the tricks that may bring special points; most bring none.
 */
typedef struct
{
  DulleHand cards[2];
  unsigned  card_points;
} DulleBonusSigns;

DulleBonusSigns dulle_bonus_signs (const DulleBoard *board);

/* Whether a full trick is worth a closer look. */
static inline bool
dulle_bonus_is_possible (const DulleBonusSigns *signs,
                         const DulleTrick      *trick,
                         bool                   last)
{
  DulleHand cards = 0;

  for (unsigned place = 0; place < DULLE_N_SEATS; place++)
    cards |= dulle_hand_of (trick->cards[place]);

  return (cards & signs->cards[last]) != 0 || dulle_trick_card_points (trick) >= signs->card_points;
}

/**
 * dulle_bonus_balance:
 * @trick: a full trick, for which dulle_bonus_is_possible()
 *
 * Returns: its special points for Re, less those for Kontra
 */
int dulle_bonus_balance (const DulleBoard *board,
                         const DulleTrick *trick,
                         bool              last);
