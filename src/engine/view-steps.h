/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The steps of dulle_view_complete(), for its files alone: the facts that follow from
 * nothing else in the view, then the game played again, then the cards that nobody
 * sees.
 */
#pragma once

#include "game.h"
#include "view-flaw.h"

/* Whether @whole contains all cards of @parts together. */
bool dulle_view_fits (const DulleHand *parts,
                      unsigned         n_parts,
                      DulleHand        whole);

/**
 * dulle_view_check_facts:
 *
 * Checks the rules, the auction and the exchange, and that there are tricks,
 * announcements and declarations only where there may be.
 */
bool dulle_view_check_facts (const DulleView *view,
                             DulleViewFlaw   *flaw);

/* Checks the viewer's own cards and call, in a view whose other facts are right. */
bool dulle_view_check_own (const DulleView *view,
                           DulleViewFlaw   *flaw);

/**
 * dulle_view_replay:
 * @view: a view whose facts are right
 * @again: (out): the view that they lead to
 *
 * Plays the tricks again by the game's own steps. The other seats hold the cards that
 * they play later and those that they are known to hold.
 */
bool dulle_view_replay (const DulleView *view,
                        DulleView       *again,
                        DulleViewFlaw   *flaw);

/**
 * dulle_view_known_cards:
 * @view: a view whose facts are right
 * @seat: a seat that is not the viewer's
 *
 * Returns: the cards that it must still hold
 */
DulleHand dulle_view_known_cards (const DulleView *view,
                                  uint8_t          seat);

/**
 * dulle_view_check_hidden:
 * @view: a view that is right, apart from where the unseen cards may be
 *
 * Checks that the unseen cards can be distributed so that every hand has the size and
 * the kinds of cards that the view says.
 */
bool dulle_view_check_hidden (const DulleView *view,
                              DulleViewFlaw   *flaw);
