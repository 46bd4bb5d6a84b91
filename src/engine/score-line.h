/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The lines that make up a result.
 */
#pragma once

#include <stdint.h>

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
 * @id: what the line is for
 * @party: the party that benefits; for a factor, the winner
 * @value: the points, at least 1; for a factor, the factor
 * @trick: for a special point, the trick from 0; otherwise 255
 * @seat: for a special point, the seat that won the trick; otherwise %DULLE_NO_SEAT
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
