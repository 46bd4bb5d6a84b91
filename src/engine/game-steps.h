/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What dulle_game_apply() is made of. For the files of the game alone: each step
 * carries out what has been checked, and cannot fail.
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

/* game-tricks.c */
DulleStep dulle_apply_card;
DulleStep dulle_apply_correction;
DulleStep dulle_apply_turn;
DulleStep dulle_apply_claim;

DulleParty dulle_party_in_normal_game (const DulleOwn *own);

/* From now on everybody knows the party of @seat. */
void dulle_game_set_party (DulleGame *game,
                           uint8_t    seat,
                           DulleParty party);

/* The soloist and @partner, who may be the soloist itself or nobody, are Re. */
void dulle_game_set_parties (DulleGame *game,
                             uint8_t    partner);
