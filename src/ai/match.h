/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Matches between two sides over duplicate deals: each deal is played six times,
 * once for every way of seating two of a side against two of the other (or as
 * #DulleMatchSeating says), so that luck with the cards cancels out.
 */
#pragma once

#include "engine/game.h"
#include "oracle.h"

#define DULLE_N_SIDES           2
#define DULLE_N_SEATINGS        6
#define DULLE_MAX_MATCH_THREADS 8

/**
 * DulleGuest:
 * @act: decides what the game waits for: a legal action
 * @speak: whether the seat announces or declares something now, and what; a legal
 *   action. Asked only where there is something that it might say
 * @data: what both are given
 *
 * Somebody from outside who plays for a side. Both return %FALSE if there is no answer
 * that can be used, which ends the match.
 */
typedef struct
{
  bool (*act) (void            *data,
               const DulleView *view,
               DulleAction     *action);
  bool (*speak) (void            *data,
                 const DulleView *view,
                 bool            *speaks,
                 DulleAction     *announcement);
  void *data;
} DulleGuest;

/**
 * DulleMatchSeating:
 * @DULLE_MATCH_PAIRS: two against two in all six ways
 * @DULLE_MATCH_ONE: side A on one seat alone, in all four ways
 * @DULLE_MATCH_PARTIES: the two who hold the queens of clubs against the others, in both
 *   ways; who holds both is joined by one of the others, by chance. In a normal game
 *   nothing else tells the sides apart: partners of different sides score alike
 *
 * How often a deal is played, and who sits where.
 */
typedef enum
{
  DULLE_MATCH_PAIRS,
  DULLE_MATCH_ONE,
  DULLE_MATCH_PARTIES,
} DulleMatchSeating;

/**
 * DulleMatch:
 * @rules: the active rules
 * @sides: who plays against whom: side A and side B
 * @oracles: what each side is told that it may not know, of yardsticks
 * @guests: (nullable): for each side, who plays instead of @sides: one for each thread
 * @seed: names the deals for ever
 * @n_deals: how many deals are played, at most
 * @n_threads: over how many threads they are spread, at least one; the result is the
 *   same
 * @seating: how often each deal is played, and who sits where
 * @sprt: whether to stop as soon as it is clear that the gain is rather @sprt_low or
 *   rather @sprt_high
 */
typedef struct
{
  DulleRules        rules;
  DullePlayerKind   sides[DULLE_N_SIDES];
  DulleOracle       oracles[DULLE_N_SIDES];
  const DulleGuest *guests[DULLE_N_SIDES];
  uint64_t          seed;
  unsigned          n_deals;
  unsigned          n_threads;
  DulleMatchSeating seating;
  bool              sprt;
  double            sprt_low;
  double            sprt_high;
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

/* What a sequential test has found. */
typedef enum
{
  DULLE_VERDICT_OPEN,
  DULLE_VERDICT_LOW,
  DULLE_VERDICT_HIGH,
} DulleVerdict;

/**
 * DulleMatchResult:
 * @n_deals: how many deals were played
 * @n_games: how many games that were
 * @gain: by how much the mean score of a seat of side A in a game is above that of all
 *   seats, which is 0 with plus-minus counting; two against two, that of side B is the
 *   negative
 * @error: the standard error of @gain, by deal
 * @low: the lower end of the 95 % interval
 * @high: its upper end
 * @llr: of a sequential test, the logarithm of how much better `sprt_high` explains the
 *   deals than `sprt_low`:
 *
 *     n (high − low) (gain − (high + low) / 2) / variance
 *
 *   where the variance of the n deals is (Σ (deal − gain)² + 1) / n; the one keeps a
 *   few deals that are alike from deciding
 * @verdict: high from ln 19 on, low from −ln 19 on: 5 % are wrong
 */
typedef struct
{
  unsigned        n_deals;
  unsigned        n_games;
  double          gain;
  double          error;
  double          low;
  double          high;
  double          llr;
  DulleVerdict    verdict;
  DulleMatchCount counts[DULLE_N_SIDES];
} DulleMatchResult;

/* Returns: %FALSE if a guest gave no answer that can be used */
bool dulle_match (const DulleMatch *match,
                  DulleMatchResult *result);

/**
 * dulle_match_play:
 * @players: who plays each seat
 *
 * Lets computer players play a game to its end.
 */
void dulle_match_play (DulleGame        *game,
                       const DullePlayer players[DULLE_N_SEATS]);
