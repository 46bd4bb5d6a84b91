/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A game as one seat sees it go on: its own cards, and what everybody does. Whatever follows
 * from that, such as whose turn it is, who is void in what and who plays with whom, is found
 * out here, so that nobody else need do it.
 */
#pragma once

#include "seen-action.h"
#include "view-flaw.h"

/**
 * DulleSeenGame:
 * @game: the game; the three other seats hold no cards, and are of no party before it is
 *   known
 * @seat: the seat that looks on, or %DULLE_NO_SEAT for somebody without one
 * @is_waiting: whether all have been heard, and what is played has yet to be told
 * @lent: a bit for each #DullePigs that was declared before an exchange and may lie in one
 *   hand after it
 *
 * A value without pointers.
 */
typedef struct
{
  DulleGame game;
  uint8_t   seat;
  bool      is_waiting;
  uint8_t   lent;
} DulleSeenGame;

/**
 * dulle_seen_game_start:
 * @setup: what the game begins with, with active rules
 * @seat: the seat that looks on, or %DULLE_NO_SEAT
 * @hand: its cards
 * @flaw: (out): what is wrong
 *
 * Returns: whether there is such a game
 */
bool dulle_seen_game_start (DulleSeenGame    *seen,
                            const DulleSetup *setup,
                            uint8_t           seat,
                            DulleHand         hand,
                            DulleViewFlaw    *flaw);

/* Goes on from @view, which must be a view that a game can have. */
void dulle_seen_game_adopt (DulleSeenGame   *seen,
                            const DulleView *view);

/* Takes an action into account, or leaves @seen untouched. Returns: whether it can have been
 * done; if not, @flaw has the reason */
bool dulle_seen_game_take (DulleSeenGame         *seen,
                           const DulleSeenAction *action,
                           DulleViewFlaw         *flaw);

/* What the seat knows now. */
DulleView dulle_seen_game_view (const DulleSeenGame *seen);
