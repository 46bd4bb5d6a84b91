/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What one seat may know about a game: the open board and its own cards. Computer
 * players and windows are given nothing else.
 */
#pragma once

#include "action.h"

/**
 * DulleView:
 * @board: what lies open
 * @own: what the seat knows besides; in a bare view nothing, and its seat is %DULLE_NO_SEAT:
 *   so it is for somebody who looks on
 *
 * A value without pointers; copy it with `=`.
 */
typedef struct
{
  DulleBoard            board;
  DullePrivateKnowledge own;
} DulleView;

/**
 * dulle_view_party:
 *
 * Returns: the party of @seat as far as the viewer knows it, from what everybody knows
 *   and from its own cards
 */
DulleParty dulle_view_party (const DulleView *view,
                             uint8_t          seat);

/* The same as the seat of @own knows it. */
DulleParty dulle_party_seen_by (const DulleBoard            *board,
                                const DullePrivateKnowledge *own,
                                uint8_t                      seat);

/* Whether it is the viewer's turn. */
static inline bool
dulle_view_on_turn (const DulleView *view)
{
  return !dulle_board_is_finished (&view->board) && view->board.turn == view->own.seat;
}

/* Whether the viewer is to choose cards to put in the middle or to give back. */
static inline bool
dulle_view_gives_cards (const DulleView *view)
{
  return view->board.phase == DULLE_PHASE_EXCHANGE && view->board.exchange != DULLE_EXCHANGE_ASK &&
         dulle_view_on_turn (view);
}

/**
 * dulle_view_unseen:
 *
 * Returns: the cards that the viewer neither holds nor has seen played, which
 *   are those in the three other hands
 */
DulleHand dulle_view_unseen (const DulleView *view);
