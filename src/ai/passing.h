/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Which cards to give away in the exchange of a poverty. There are hundreds of choices; a
 * table of preferences picks the handful that a person would consider.
 */
#pragma once

#include "engine/game.h"

/* The largest number of choices that are listed. */
#define DULLE_MAX_PASSINGS 8

/**
 * DullePassing:
 * @cards: the cards that are passed or returned
 * @value: how good that is, in points; only differences between choices have a meaning
 */
typedef struct
{
  DulleHand cards;
  double    value;
} DullePassing;

/**
 * dulle_passing_list:
 * @view: a view of an exchange in which the viewer is to choose cards
 * @passings: (out): the choices, the best first
 *
 * Returns: the number of choices, at least one
 */
unsigned dulle_passing_list (const DulleView *view,
                             DullePassing     passings[DULLE_MAX_PASSINGS]);

/**
 * dulle_passing_put_down:
 * @game: an imagined game, see dulle_sampled_deals_draw()
 *
 * In a sampled deal, a poverty that waits for an answer still holds the cards that it has
 * put in the middle. If so, this chooses them as that seat would have done and puts them
 * there.
 */
void dulle_passing_put_down (DulleGame *game);
