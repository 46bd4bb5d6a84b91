/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The tricks of a game that are worth remembering, and the cards that its parties have
 * won: facts, found without any analysis.
 */
#pragma once

#include "engine/board.h"
#include "engine/score.h"

/**
 * DulleHighlight:
 * @trick: the number of the trick, from 0
 * @seat: who won it
 * @card_points: what was in it
 * @line: the special point that it brought as a line of the result, or
 *   %DULLE_NO_SCENE_LINE
 */
typedef struct
{
  uint8_t  trick;
  uint8_t  seat;
  unsigned card_points;
  unsigned line;
} DulleHighlight;

#define DULLE_NO_SCENE_LINE DULLE_MAX_LINES

/**
 * dulle_highlight_find:
 * @party: who won the trick
 *
 * Finds the trick that brought @party most: a special point counts more than a few card
 * points, and of two tricks worth as much the later one was the more exciting.
 *
 * Returns: whether @party has won a trick with card points at all
 */
bool dulle_highlight_find (const DulleBoard  *board,
                           const DulleResult *result,
                           DulleParty         party,
                           DulleHighlight    *highlight);

/**
 * dulle_scene_cards:
 * @cards: (out): room for %DULLE_MAX_SCENE_CARDS
 *
 * Lists the cards in the tricks of @party as they are counted: those with most card points
 * last, so that it stays exciting.
 *
 * Returns: how many
 */
unsigned dulle_scene_cards (const DulleBoard  *board,
                            const DulleResult *result,
                            DulleParty         party,
                            DulleCard         *cards);

#define DULLE_MAX_SCENE_CARDS (DULLE_MAX_TRICKS * DULLE_N_SEATS)
