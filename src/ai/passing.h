/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards of a poverty's exchange: which of them are worth giving away. There are
 * hundreds of choices; a table of preferences names the handful that a person would
 * think of.
 */
#pragma once

#include "engine/game.h"

/* Choices that are listed at most. */
#define DULLE_MAX_PASSINGS 8

/**
 * DullePassing:
 * @cards: what is passed, or returned
 * @value: how good that is, in points and compared with another choice
 */
typedef struct
{
  DulleHand cards;
  double    value;
} DullePassing;

/**
 * dulle_passing_list:
 * @view: a view of an exchange whose own seat is to choose cards
 * @passings: (out): the choices, the best first
 *
 * Returns: how many, at least one
 */
unsigned dulle_passing_list (const DulleView *view,
                             DullePassing     passings[DULLE_MAX_PASSINGS]);

/**
 * dulle_passing_put_down:
 * @game: an imagined one, see dulle_worlds_draw()
 *
 * If a poverty has its cards still in its hand, though they are in the middle already, puts
 * there what that seat would have chosen.
 */
void dulle_passing_put_down (DulleGame *game);
