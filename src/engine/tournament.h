/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tournament: which game comes next, who deals it, which duty soli are due,
 * and the totals. Official rules; Dokolingen §1 and §2.
 */
#pragma once

#include "game.h"
#include "score.h"

/**
 * DulleTournament:
 * @rules: the active rules
 * @seed: the number that all deal numbers come from
 * @dealer: who deals the next game
 * @n_games: games that are finished
 * @n_ordinary: of these, the ordinary deals, after which the deal passed on
 * @duty: the duty soli still due
 * @totals: what each seat has been credited
 */
typedef struct
{
  DulleRules rules;
  uint64_t   seed;
  uint8_t    dealer;
  uint32_t   n_games;
  uint32_t   n_ordinary;
  DulleDuty  duty[DULLE_N_SEATS];
  int32_t    totals[DULLE_N_SEATS];
} DulleTournament;

/**
 * dulle_tournament_start:
 * @rules: the active rules
 * @dealer: who deals the first game
 */
DulleTournament dulle_tournament_start (const DulleRules *rules,
                                        uint64_t          seed,
                                        uint8_t           dealer);

/* Whether all games have been played. */
bool dulle_tournament_is_over (const DulleTournament *tournament);

/* Games still to come, the duty soli included; 0 when there is no limit. */
unsigned dulle_tournament_games_left (const DulleTournament *tournament);

/* The setup of the next game, and the number of its deal. */
DulleSetup dulle_tournament_setup (const DulleTournament *tournament);
uint64_t   dulle_tournament_deal (const DulleTournament *tournament);

/**
 * dulle_tournament_finish:
 * @board: a game that is over
 *
 * Counts the game: totals, duty soli, and who deals next.
 */
void dulle_tournament_finish (DulleTournament   *tournament,
                              const DulleBoard  *board,
                              const DulleResult *result);
