/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game looked back on: what each decision cost, as seen by a strong player that
 * knows no more than the seat knew. No hidden card is looked at; who lost points
 * by bad luck has made no error.
 *
 * Judged are calls, announcements made, announcements that were possible for the last
 * time and not made, and cards. What else is done (the exchange of a poverty, pigs, a
 * Genscher, a revoke and its correction, a claim) is not.
 */
#pragma once

#include "appraisal.h"
#include "player.h"

#include "engine/record.h"

/* By the points lost; see dulle_mark_of(). */
typedef enum
{
  DULLE_MARK_BEST,
  DULLE_MARK_GOOD,
  DULLE_MARK_DOUBTFUL,
  DULLE_MARK_ERROR,
  DULLE_N_MARKS,
} DulleMark;

/* Each action of a record, and a silence before each own card. */
#define DULLE_MAX_JUDGEMENTS (DULLE_MAX_RECORD + DULLE_N_SEATS * DULLE_MAX_TRICKS)

/**
 * DulleJudgement:
 * @n_before: how many actions of the record came before it
 * @seat: who decided
 * @trick: the trick it was made in, from 0
 * @silence: whether it is an announcement that was not made
 * @measured: whether there was something to choose, so that the alternatives have
 *   values
 * @n_alternatives: what could be done, at least one
 * @alternatives: these, the best first
 * @taken: which of them was done
 * @reason: why the best one is the best
 * @lost: the points that the decision cost: how far it is behind the best, but less or
 *   0 where that is in doubt: where it is not more than twice its error, where the
 *   player, asked by itself, would have decided like this, where other playouts
 *   say less, and where the best card was only put off
 */
typedef struct
{
  uint16_t       n_before;
  uint8_t        seat;
  uint8_t        trick;
  bool           silence;
  bool           measured;
  uint8_t        n_alternatives;
  uint8_t        taken;
  uint8_t        reason;
  uint8_t        mark;
  float          lost;
  DulleAppraisal alternatives[DULLE_MAX_APPRAISED];
} DulleJudgement;

/**
 * DulleSeatSums:
 * @score: what the seat was credited, 0 if the game is not over
 * @gain: by how many points that is above the mean of all seats: the score itself,
 *   where what the seats are credited adds up to nothing
 * @expected: what its cards were worth: the points that it could expect of the best
 *   it could do, when it decided for the first time
 * @lost: the points that its decisions cost, all together (skill)
 * @luck: what neither explains: how the cards lay and what the others did; so that
 *   gain = expected − lost + luck. 0 if the game is not over
 * @n: how many of its decisions were measured
 * @marks: how many of these have each mark
 */
typedef struct
{
  int32_t  score;
  float    gain;
  float    expected;
  float    lost;
  float    luck;
  unsigned n;
  unsigned marks[DULLE_N_MARKS];
} DulleSeatSums;

/**
 * DulleAnalysis:
 * @is_over: whether the game was played to its end and not thrown in
 * @judgements: in the order of the game
 * @n_costly: how many judgements lost points, more than the best may
 * @costliest: the indices of these, the costliest first
 *
 * A value without pointers; too big for a stack.
 */
typedef struct
{
  bool           is_over;
  unsigned       n_judgements;
  DulleJudgement judgements[DULLE_MAX_JUDGEMENTS];
  unsigned       n_costly;
  uint8_t        costliest[DULLE_MAX_JUDGEMENTS];
  DulleSeatSums  seats[DULLE_N_SEATS];
} DulleAnalysis;

/**
 * DulleAnalyst:
 * @level: whose eyes the game is seen with; one of those that dulle_analyst_can() takes
 * @seed: with the same record and seed, the analysis is the same on any machine
 * @seats: a bit (1 << seat) for each seat that is judged; 0 for all
 * @stop: (nullable): set to 1 from any thread to end soon; read atomically
 * @progress: (nullable): called from the thread of dulle_analyse() after each action
 * @data: what @progress is given
 */
typedef struct
{
  DullePlayerKind level;
  uint64_t        seed;
  unsigned        seats;
  const int      *stop;
  void (*progress) (unsigned done,
                    unsigned n,
                    void    *data);
  void *data;
} DulleAnalyst;

/* Whether @level can look back: normal, strong, master. */
bool dulle_analyst_can (DullePlayerKind level);

/**
 * dulle_analyse:
 * @record: a game, perhaps one that breaks off
 * @analysis: (out): what was found
 *
 * Takes seconds for each seat; meant for a worker.
 *
 * Returns: %FALSE if it was stopped; @analysis then holds nothing of use
 */
bool dulle_analyse (const DulleAnalyst *analyst,
                    const DulleRecord  *record,
                    DulleAnalysis      *analysis);

/* The mark for a decision that lost so many points. */
DulleMark dulle_mark_of (double lost);

/* "best", "good", "doubtful", "error" */
const char *dulle_mark_id (DulleMark mark);
