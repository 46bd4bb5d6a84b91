/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Matches between two kinds of computer player over duplicate deals: each deal
 * is played six times, once for every way of seating two of a kind against two
 * of the other, so that luck with the cards cancels out.
 */
#pragma once

#include "engine/game.h"
#include "player.h"

#define DULLE_N_SIDES    2
#define DULLE_N_SEATINGS 6

/**
 * DulleMatch:
 * @rules: the active rules
 * @sides: who plays against whom: side A and side B
 * @seed: names the deals for ever
 */
typedef struct
{
  DulleRules      rules;
  DullePlayerKind sides[DULLE_N_SIDES];
  uint64_t        seed;
  unsigned        n_deals;
} DulleMatch;

/**
 * DulleMatchCount:
 * @seats: by party, how often a player of the side sat there in a game that was
 *   no solo
 * @won: how many of these games the party won
 * @hands: hands that the side was dealt
 * @soli: how many of these it played a solo with
 * @soli_won: how many of them it won
 * @said: announcements made, by level
 * @kept: how many of them came true
 *
 * What one side did.
 */
typedef struct
{
  unsigned seats[DULLE_N_PARTIES];
  unsigned won[DULLE_N_PARTIES];
  unsigned hands;
  unsigned soli;
  unsigned soli_won;
  unsigned said[DULLE_N_LEVELS];
  unsigned kept[DULLE_N_LEVELS];
} DulleMatchCount;

/**
 * DulleMatchResult:
 * @gain: mean score of a seat of side A in a game; with plus-minus counting that
 *   of side B is the negative
 * @error: the standard error of @gain, by deal
 * @low: the lower end of the 95 % interval
 * @high: its upper end
 */
typedef struct
{
  unsigned        n_games;
  double          gain;
  double          error;
  double          low;
  double          high;
  DulleMatchCount counts[DULLE_N_SIDES];
} DulleMatchResult;

void dulle_match (const DulleMatch *match,
                  DulleMatchResult *result);

/**
 * dulle_match_play:
 * @players: who plays each seat
 *
 * Lets computer players play a game to its end.
 */
void dulle_match_play (DulleGame        *game,
                       const DullePlayer players[DULLE_N_SEATS]);
