/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A game: the board and what each of the four seats knows. It starts with a deal, and
 * only actions change it.
 */
#pragma once

#include "refusal.h"
#include "view.h"

/**
 * DulleSetup:
 * @rules: the active rules
 * @dealer: the seat that deals
 * @forced: a seat that must play a compulsory solo now (Vorführen), or %DULLE_NO_SEAT
 * @voted: whether @forced plays in a round of solos that the players voted for
 * @solos_due: the compulsory solos still due for each seat
 * @bock: the factor of the game, 1 without bock
 *
 * What a game begins with, apart from the cards.
 */
typedef struct
{
  DulleRules           rules;
  uint8_t              dealer;
  uint8_t              forced;
  bool                 voted;
  DulleCompulsorySolos solos_due[DULLE_N_SEATS];
  uint16_t             bock;
} DulleSetup;

/**
 * DulleGame:
 *
 * A value without pointers; copy it with `=`.
 */
typedef struct
{
  DulleBoard            board;
  DullePrivateKnowledge own[DULLE_N_SEATS];
} DulleGame;

/* A game on its own, with no compulsory solo due and no bock; @rules are active
 * rules. */
DulleSetup dulle_setup (const DulleRules *rules,
                        uint8_t           dealer);

/**
 * dulle_game_start:
 * @hands: the four hands, which make up a whole deck (see dulle_deal_is_whole())
 */
void dulle_game_start (DulleGame        *game,
                       const DulleSetup *setup,
                       const DulleHand   hands[DULLE_N_SEATS]);

/**
 * dulle_game_apply:
 *
 * Applies the whole of @action, or leaves @game untouched. The game waits for an action
 * of `board.turn`; announcements may come from any seat.
 *
 * Returns: %DULLE_ACCEPTED, or the rule that forbids it
 */
DulleRefusal dulle_game_apply (DulleGame         *game,
                               const DulleAction *action);

/* The view of @seat, or a bare one for %DULLE_NO_SEAT. */
DulleView dulle_game_view (const DulleGame *game,
                           uint8_t          seat);

/* See dulle_action_list(). */
unsigned dulle_game_list (const DulleGame *game,
                          uint8_t          seat,
                          DulleAction     *actions);

/**
 * dulle_game_imagine:
 * @hands: the cards that each seat might still hold; the viewer's must be those that it
 *   does hold
 *
 * Makes the game that @view would be part of if the hidden cards lay like this.
 * The computer players play such games to their end.
 */
void dulle_game_imagine (DulleGame       *game,
                         const DulleView *view,
                         const DulleHand  hands[DULLE_N_SEATS]);
