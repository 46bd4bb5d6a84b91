/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The result of a game that is over, line by line. Official rules, "Gewinn und
 * Bewertung"; with house rules FreeDoko's order of lines.
 */
#pragma once

#include "board.h"

typedef enum
{
  DULLE_LINE_WON,
  DULLE_LINE_AGAINST_RE,
  DULLE_LINE_NO_90,
  DULLE_LINE_NO_60,
  DULLE_LINE_NO_30,
  DULLE_LINE_BLACK,
  DULLE_LINE_RE,
  DULLE_LINE_KONTRA,
  DULLE_LINE_SAID_NO_90,
  DULLE_LINE_SAID_NO_60,
  DULLE_LINE_SAID_NO_30,
  DULLE_LINE_SAID_BLACK,
  DULLE_LINE_REPLY,
  DULLE_LINE_120_AGAINST_NO_90,
  DULLE_LINE_90_AGAINST_NO_60,
  DULLE_LINE_60_AGAINST_NO_30,
  DULLE_LINE_30_AGAINST_BLACK,
  DULLE_LINE_SOLO_POINT,
  DULLE_LINE_DOPPELKOPF,
  DULLE_LINE_FOX_CAUGHT,
  DULLE_LINE_FOX_CAUGHT_LAST_TRICK,
  DULLE_LINE_FOX_LAST_TRICK,
  DULLE_LINE_CHARLIE,
  DULLE_LINE_CHARLIE_CAUGHT,
  DULLE_LINE_DULLE_CAUGHT,
  DULLE_LINE_HEART_TRICK,
  DULLE_LINE_RE_DOUBLES,
  DULLE_LINE_KONTRA_DOUBLES,
  DULLE_LINE_SOLO_DOUBLES,
  DULLE_LINE_BOCK,
  DULLE_LINE_MARRIAGE_FEE,
  DULLE_N_LINES,
} DulleLineId;

/**
 * DulleScoreLine:
 * @id: what for
 * @party: in whose favour it is; of a factor, the winner
 * @value: the points, from 1 on; of a factor, the factor
 * @trick: of a special point, the trick from 0; else 255
 * @seat: of a special point, the seat whose trick it was; else %DULLE_NO_SEAT
 * @from: the seat that a fox, Charlie or dulle was caught from, or %DULLE_NO_SEAT
 */
typedef struct
{
  uint8_t  id;
  uint8_t  party;
  uint16_t value;
  uint8_t  trick;
  uint8_t  seat;
  uint8_t  from;
} DulleScoreLine;

#define DULLE_MAX_LINES 80

/**
 * DulleResult:
 * @winner: %DULLE_NO_PARTY if both parties missed what they announced
 * @solo: whether it is scored as a solo
 * @parties: the party of each seat
 * @soloist: who plays alone, or %DULLE_NO_SEAT
 * @augen: the card points of each party
 * @n_won: the tricks of each party
 * @levels: what each party announced
 * @replies: the level that each party answered with a binding reply
 * @said: how often each party announced each level; what is skipped is said
 * @points: the value of the game, seen from the winner (without one, from Re);
 *   the winner loses where it is negative
 * @scores: what each seat is credited
 */
typedef struct
{
  DulleParty     winner;
  bool           solo;
  uint8_t        parties[DULLE_N_SEATS];
  uint8_t        soloist;
  uint8_t        augen[DULLE_N_PARTIES];
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

/* Whether @party has kept an announcement of @level, which it made or might have. */
bool dulle_score_kept (const DulleResult *result,
                       DulleParty         party,
                       DulleLevel         level);

/**
 * dulle_score_winner:
 * @augen: card points by party
 * @n_won: tricks by party
 * @levels: the highest announcement by party
 *
 * The table of who wins, official rules 7.1: who announced nothing above Re or
 * Kontra wins by 121 (Re) or 120 (Kontra), the other way round where only
 * Kontra was announced; who announced more must reach it.
 */
DulleParty dulle_score_winner (const uint8_t augen[DULLE_N_PARTIES],
                               const uint8_t n_won[DULLE_N_PARTIES],
                               const uint8_t levels[DULLE_N_PARTIES]);

/**
 * dulle_score_winner_strict:
 * @replies: the level that a binding reply of each party answers, or 0
 *
 * The same where Re and Kontra bind: who announced must keep its promise; who
 * replied must make the others miss theirs.
 */
DulleParty dulle_score_winner_strict (const uint8_t augen[DULLE_N_PARTIES],
                                      const uint8_t n_won[DULLE_N_PARTIES],
                                      const uint8_t levels[DULLE_N_PARTIES],
                                      const uint8_t replies[DULLE_N_PARTIES]);

/* "fox-caught", for records and JSON; and the name for people, marked for
 * translation. */
const char *dulle_line_id (DulleLineId id);
const char *dulle_line_name (DulleLineId id);

/* Whether the line is a factor and not points. */
bool dulle_line_is_factor (DulleLineId id);
