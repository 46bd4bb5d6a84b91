/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The steps of dulle_game_apply(), for the files of the game alone. Each carries out an
 * action that has been checked, and cannot fail.
 */
#pragma once

#include "game.h"

typedef void DulleStep (DulleGame         *game,
                        const DulleAction *action);

/* game.c */
DulleStep dulle_apply_announcement;
DulleStep dulle_apply_declaration;
DulleStep dulle_apply_genscher;

/* game-auction.c */
DulleStep dulle_apply_call;
DulleStep dulle_apply_pass;
DulleStep dulle_apply_acceptance;
DulleStep dulle_apply_refusal;
DulleStep dulle_apply_return;

/* The parts of dulle_apply_call(), for a game in which three hands are hidden: there, who
 * plays what after the auction is told from outside. */

/* Returns: whether everybody has been heard */
bool dulle_hear_call (DulleGame         *game,
                      const DulleAction *call);

/* Returns: whether the bidding is over */
bool dulle_hear_bid (DulleGame         *game,
                     const DulleAction *call);

/* Lets the seats in @bidders, a bit for each, go above the call of @best. */
void dulle_open_bidding (DulleGame *game,
                         uint8_t    best,
                         uint8_t    bidders);

/* Begins the game that @soloist called, or without one a normal game. */
void dulle_begin_contract (DulleGame *game,
                           uint8_t    soloist);

/* game-tricks.c */
DulleStep dulle_apply_card;
DulleStep dulle_apply_correction;
DulleStep dulle_apply_turn;
DulleStep dulle_apply_claim;

/* Before the next action of the seat that has won the first trick. */
void dulle_announce_if_compulsory (DulleGame *game,
                                   uint8_t    seat);

/* Opens trick play, once the auction and the exchange are over. */
void dulle_open_tricks (DulleBoard *board);

DulleParty dulle_party_in_normal_game (const DullePrivateKnowledge *own);

/* Makes the party of @seat known to everybody. */
void dulle_game_set_party (DulleGame *game,
                           uint8_t    seat,
                           DulleParty party);

/* Makes the soloist and @partner Re; @partner may be the soloist itself, or nobody. */
void dulle_game_set_parties (DulleGame *game,
                             uint8_t    partner);
