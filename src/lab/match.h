/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Matches between two sides over duplicate deals: each deal is played once for every way
 * of seating the sides (see #DulleMatchSeating), so that luck with the cards cancels out.
 */
#pragma once

#include "engine/game.h"
#include "oracle.h"

#define DULLE_N_MATCH_SIDES     2
#define DULLE_N_SEATINGS        6
#define DULLE_MAX_MATCH_THREADS 8

/**
 * DulleExternalPlayer:
 * @begin: a game begins, of the deal of this number, from 1, as the seat of @view sees it
 * @see: what happens in it; @seat is that of the player
 * @act: decides what the game waits for, by a legal action
 * @announce: whether the seat announces or declares something now, and what, by a legal
 *   action. It is asked only when there is something that the seat might announce
 * @data: the first argument of all
 *
 * A player that is not one of ours. It may play on several seats at once. Without a usable
 * answer they return %FALSE and set the error, which ends the match.
 */
typedef struct
{
  bool (*begin) (void            *data,
                 const DulleView *view,
                 unsigned         deal,
                 GError         **error);
  void (*see) (void              *data,
               const DulleGame   *before,
               const DulleGame   *after,
               const DulleAction *action,
               uint8_t            seat);
  bool (*act) (void            *data,
               const DulleView *view,
               DulleAction     *action,
               GError         **error);
  bool (*announce) (void            *data,
                    const DulleView *view,
                    bool            *announces,
                    DulleAction     *announcement,
                    GError         **error);
  void *data;
} DulleExternalPlayer;

/**
 * DulleMatchSeating:
 * @DULLE_MATCH_PAIRS: two against two in all six ways
 * @DULLE_MATCH_ONE: side A on one seat alone, in all four ways
 * @DULLE_MATCH_PARTIES: the two seats with the queens of clubs against the other two, in
 *   both ways; a seat that holds both queens is joined by a random one. In a normal game
 *   no other seating tells the sides apart, because partners always score alike
 *
 * How often a deal is played, and which side sits where.
 */
typedef enum
{
  DULLE_MATCH_PAIRS,
  DULLE_MATCH_ONE,
  DULLE_MATCH_PARTIES,
} DulleMatchSeating;

/**
 * DulleMatchCount:
 * @seats: by party, how often a player of the side belonged to it, in games without a solo
 * @won: how many of these games the party won
 * @hands: the number of hands that the side was dealt
 * @solos: with how many of these it played a solo
 * @solos_won: how many of these solos it won
 * @announced: by level, the number of announcements
 * @kept: how many of these announcements were kept
 *
 * What one side did in a match.
 */
typedef struct
{
  unsigned seats[DULLE_N_PARTIES];
  unsigned won[DULLE_N_PARTIES];
  unsigned hands;
  unsigned solos;
  unsigned solos_won;
  unsigned announced[DULLE_N_LEVELS];
  unsigned kept[DULLE_N_LEVELS];
} DulleMatchCount;

/**
 * DulleMatchDeal:
 * @score: what the seats of side A scored together, over all seatings
 * @all: what all seats scored
 * @counts: what each side did
 *
 * What a deal brought.
 */
typedef struct
{
  int64_t         score;
  int64_t         all;
  DulleMatchCount counts[DULLE_N_MATCH_SIDES];
} DulleMatchDeal;

/**
 * DulleMatch:
 * @rules: the active rules
 * @sides: the players of side A and of side B
 * @styles: how they play
 * @oracles: what each side sees of the hidden cards
 * @externals: (nullable): for each side, external players that replace those of @sides,
 *   one for each thread
 * @seed: determines the deals, forever
 * @n_deals: the largest number of deals to play
 * @n_threads: the number of threads, at least one; it does not change the result
 * @seating: how often each deal is played, and which side sits where
 * @sprt: whether to stop as soon as a sequential test decides between a gain of @sprt_low
 *   and one of @sprt_high
 * @first: only this deal, from 0, and …
 * @step: … every @step-th deal after it; 0 means 1
 * @stored: (nullable): what the first of these deals brought, which are not played again
 * @keep: (nullable): is told of each deal that was played, in their order; %FALSE ends the
 *   match
 * @data: the last argument of @keep
 * @stop: (nullable): set to 1 by a signal to end the match soon; read atomically
 */
typedef struct
{
  DulleRules                 rules;
  DullePlayerKind            sides[DULLE_N_MATCH_SIDES];
  DulleStyle                 styles[DULLE_N_MATCH_SIDES];
  DulleOracle                oracles[DULLE_N_MATCH_SIDES];
  const DulleExternalPlayer *externals[DULLE_N_MATCH_SIDES];
  uint64_t                   seed;
  unsigned                   n_deals;
  unsigned                   n_threads;
  DulleMatchSeating          seating;
  bool                       sprt;
  double                     sprt_low;
  double                     sprt_high;
  unsigned                   first;
  unsigned                   step;
  const DulleMatchDeal      *stored;
  unsigned                   n_stored;
  bool (*keep) (unsigned              number,
                const DulleMatchDeal *deal,
                void                 *data);
  void      *data;
  const int *stop;
} DulleMatch;

/* The outcome of a sequential test. */
typedef enum
{
  DULLE_SPRT_OPEN,
  DULLE_SPRT_LOW,
  DULLE_SPRT_HIGH,
} DulleSprtVerdict;

/**
 * DulleMatchResult:
 * @n_deals: the number of deals played
 * @n_games: the number of games, which is a multiple of it
 * @gain: how far the mean score of a seat of side A in a game is above that of all seats,
 *   which is 0 with plus-minus scoring. With two seats a side, the gain of side B is the
 *   negative
 * @error: the standard error of @gain, estimated from the means of the deals
 * @low: the lower end of the 95 % interval
 * @high: its upper end
 * @llr: the log-likelihood ratio of a sequential test, `sprt_high` against `sprt_low`:
 *
 *     n (high − low) (gain − (high + low) / 2) / variance
 *
 *   where the variance of the n deals is (Σ (deal − gain)² + 1) / n. The 1 keeps a few
 *   deals with equal results from deciding the test
 * @verdict: high if @llr is ln 19 or more, low if it is −ln 19 or less: each is wrong in
 *   5 % of the tests
 * @counts: what each side did
 */
typedef struct
{
  unsigned         n_deals;
  unsigned         n_games;
  double           gain;
  double           error;
  double           low;
  double           high;
  double           llr;
  DulleSprtVerdict verdict;
  DulleMatchCount  counts[DULLE_N_MATCH_SIDES];
} DulleMatchResult;

/* Returns: %FALSE, with @error set, if an external player gave no usable answer. If the match
 * was stopped, @result is that of the deals before */
bool dulle_match (const DulleMatch *match,
                  DulleMatchResult *result,
                  GError          **error);

/**
 * dulle_match_play:
 * @players: the player on each seat
 *
 * Lets computer players play a game to its end.
 */
void dulle_match_play (DulleGame        *game,
                       const DullePlayer players[DULLE_N_SEATS]);

/* Whether there is anything that the seat might announce or declare now. */
bool dulle_match_may_announce (const DulleView *view);
