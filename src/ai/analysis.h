/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The analysis of a game: what each decision cost, in the eyes of a strong player that
 * knows no more than the seat knew. No hidden card is used: a seat that lost points by bad
 * luck has made no error.
 *
 * It covers calls, cards, announcements, and last chances to announce that were not taken,
 * but nothing else: not the exchange of a poverty, pigs, a Genscher, a revoke and its
 * correction, or a claim. What is said beside a revoke is judged as if the wrong card had
 * been taken back.
 */
#pragma once

#include "appraisal.h"
#include "player.h"

#include "engine/annotation.h"
#include "engine/record.h"

/* Each action of a record, and a silence before each card. */
#define DULLE_MAX_ANALYSED (DULLE_MAX_RECORD + DULLE_N_SEATS * DULLE_MAX_TRICKS)

/**
 * DulleAnalysedDecision:
 * @annotation: the verdict. The points lost are the distance from the best alternative,
 *   reduced where that is in doubt: to 0 if the distance is not more than twice its
 *   standard error or if the player itself would have made the same decision; to the
 *   smaller distance if playouts by another guide find one; and to the points lost in the
 *   meantime if the best card was only postponed
 * @trick: the trick in which it was made, from 0
 * @n_alternatives: the number of alternatives, at least one
 * @taken: the index of the alternative that was taken
 * @alternatives: the best first; with values only if the decision was measured
 */
typedef struct
{
  DulleAnnotation annotation;
  uint8_t         trick;
  uint8_t         n_alternatives;
  uint8_t         taken;
  DulleAppraisal  alternatives[DULLE_MAX_APPRAISED];
} DulleAnalysedDecision;

/**
 * DulleSeatSums:
 * @score: what the seat was credited, 0 if the game is not over
 * @gain: how far that is above the mean of all seats: the score itself where scores add
 *   up to zero
 * @expected: the points that the seat could expect at its first decision, from the best
 *   alternative
 * @grade: the sum of its annotations, with gain = expected − lost + luck. The luck is 0 if
 *   the game is not over, or was lost by not following suit, which is none
 */
typedef struct
{
  int32_t    score;
  float      gain;
  float      expected;
  DulleGrade grade;
} DulleSeatSums;

/**
 * DulleAnalysis:
 * @is_over: whether the game was played to its end and not thrown in
 * @decisions: in the order of the game
 * @n_costly: the number of decisions whose quality is not %DULLE_MOVE_BEST
 * @costliest: their indices, the costliest first
 *
 * A value without pointers, too big for the stack.
 */
typedef struct
{
  bool                  is_over;
  unsigned              n_decisions;
  DulleAnalysedDecision decisions[DULLE_MAX_ANALYSED];
  unsigned              n_costly;
  uint16_t              costliest[DULLE_MAX_ANALYSED];
  DulleSeatSums         seats[DULLE_N_SEATS];
} DulleAnalysis;

/**
 * DulleAnalyst:
 * @level: the kind of player that analyzes; one that dulle_analyst_can() accepts
 * @seed: with the same record and seed, the analysis is the same on any machine
 * @seats: a bit (1 << seat) for each seat to analyze; 0 for all
 * @values_only: measures the alternatives of each decision but judges none, which takes a
 *   fraction of the time; no points are lost then, and the sums mean nothing
 * @stop: (nullable): set to 1 by any thread to end the analysis soon; read atomically
 * @progress: (nullable): called after each action, in the thread of dulle_analyse()
 * @data: passed to @progress
 */
typedef struct
{
  DullePlayerKind level;
  uint64_t        seed;
  unsigned        seats;
  bool            values_only;
  const int      *stop;
  void (*progress) (unsigned done,
                    unsigned n,
                    void    *data);
  void *data;
} DulleAnalyst;

/* Whether @level can analyze: normal, strong and master can. */
bool dulle_analyst_can (DullePlayerKind level);

/**
 * dulle_analyse:
 * @record: a game, finished or not
 * @analysis: (out): the result
 *
 * Takes seconds for each seat; meant for a worker thread.
 *
 * Returns: %FALSE if it was stopped; @analysis is then of no use
 */
bool dulle_analyse (const DulleAnalyst *analyst,
                    const DulleRecord  *record,
                    DulleAnalysis      *analysis);
