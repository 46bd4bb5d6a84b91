/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The result of a game that is over, line by line. Official rules, "Gewinn und
 * Bewertung"; the lines of house rules come in FreeDoko's order.
 */
#pragma once

#include "board.h"
#include "score-line.h"

#define DULLE_MAX_LINES (68 + DULLE_MAX_MENTIONS)

/* Where Re and Kontra double and are said in turn without limit, a game would soon be
 * worth more than can be added up, or paid for. */
#define DULLE_MAX_POINTS 500000

/**
 * DulleResult:
 * @winner: %DULLE_NO_PARTY if both parties missed what they announced
 * @revoked: whether the game was lost by not following suit, whatever the tricks held
 * @solo: whether it is scored as a solo
 * @parties: the party of each seat
 * @soloist: the seat that plays alone, or %DULLE_NO_SEAT
 * @card_points: the card points of each party
 * @n_won: the tricks of each party
 * @levels: what each party announced
 * @replies: the level that each party made a binding reply to
 * @said: how often each party announced each level; skipped levels count as announced
 * @points: the value of the game for the winner, or for Re if there is none, at most
 *   %DULLE_MAX_POINTS; it may be negative, and the winner then loses points
 * @scores: what each seat is credited
 */
typedef struct
{
  DulleParty     winner;
  bool           revoked;
  bool           solo;
  uint8_t        parties[DULLE_N_SEATS];
  uint8_t        soloist;
  uint8_t        card_points[DULLE_N_PARTIES];
  uint8_t        n_won[DULLE_N_PARTIES];
  uint8_t        levels[DULLE_N_PARTIES];
  uint8_t        replies[DULLE_N_PARTIES];
  uint8_t        said[DULLE_N_PARTIES][DULLE_N_LEVELS];
  int32_t        points;
  int32_t        scores[DULLE_N_SEATS];
  uint8_t        n_lines;
  DulleScoreLine lines[DULLE_MAX_LINES];
} DulleResult;

/* Scores a board whose phase is %DULLE_PHASE_OVER. */
void dulle_score (const DulleBoard *board,
                  DulleResult      *result);

/**
 * dulle_score_with_bonus:
 * @board: a board whose phase is %DULLE_PHASE_OVER, after a game without a revoke
 * @bonus: the special points of Re, less those of Kontra
 *
 * Scores the board without a look at its tricks, for players who keep count of the special
 * points. Only their lines are missing in the result.
 */
void dulle_score_with_bonus (const DulleBoard *board,
                             int               bonus,
                             DulleResult      *result);

/* Whether @party has kept an announcement of @level, or would have kept it. */
bool dulle_score_kept (const DulleResult *result,
                       DulleParty         party,
                       DulleLevel         level);

/**
 * dulle_score_winner:
 * @card_points: card points by party
 * @n_won: tricks by party
 * @levels: the highest announcement by party
 *
 * The table of who wins, official rules 7.1. A party that announced nothing above Re or
 * Kontra wins with 121 card points (Re) or 120 (Kontra), the other way round if only
 * Kontra was announced. A party that announced more must reach it.
 */
DulleParty dulle_score_winner (const uint8_t card_points[DULLE_N_PARTIES],
                               const uint8_t n_won[DULLE_N_PARTIES],
                               const uint8_t levels[DULLE_N_PARTIES]);

/**
 * dulle_score_winner_strict:
 * @replies: the level that a binding reply of each party answers, or 0
 *
 * The same where Re and Kontra bind: a party that announced must keep its promise, and
 * one that replied must make the others miss theirs.
 */
DulleParty dulle_score_winner_strict (const uint8_t card_points[DULLE_N_PARTIES],
                                      const uint8_t n_won[DULLE_N_PARTIES],
                                      const uint8_t levels[DULLE_N_PARTIES],
                                      const uint8_t replies[DULLE_N_PARTIES]);

/* "fox-caught", for records and JSON; and the name for people, marked for
 * translation. */
const char *dulle_line_id (DulleLineId id);
const char *dulle_line_name (DulleLineId id);

/* Whether the line is a factor rather than points. */
bool dulle_line_is_factor (DulleLineId id);
