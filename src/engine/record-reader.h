/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Reading records line by line, for formats that contain them. Whoever has a whole
 * file reads it with dulle_record_parse().
 */
#pragma once

#include "error.h"
#include "record.h"
#include "tournament.h"

typedef enum
{
  DULLE_RECORD_BETWEEN,
  DULLE_RECORD_TOURNAMENT,
  DULLE_RECORD_SETUP,
  DULLE_RECORD_ACTIONS,
} DulleRecordPlace;

/* Where the hands of the game that is being read come from. */
typedef enum
{
  DULLE_RECORD_DEAL_BY_HANDS,
  DULLE_RECORD_DEAL_OWN,
  DULLE_RECORD_DEAL_FREEDOKO,
} DulleRecordDeal;

/**
 * DulleRecordReader:
 * @at: the line that is being read
 * @place: the part of the file that it is in
 * @in_tournament: whether the games belong to a tournament
 * @tournament_rules: the rules of the tournament as they were chosen
 * @tournament: the state of the tournament
 * @deal: how the cards of the game are given, until they have been dealt
 * @deal_number: the number of the deal
 * @record: the game that is being read, or the head of a tournament
 * @n_rules: how many rules of it have been read
 * @game: what its actions have made of it so far
 * @records: (element-type DulleRecord): the games that have ended
 *
 * The state of a reader that goes line by line. Begin with @at and @records set and the
 * rest 0.
 */
typedef struct
{
  DulleTextPosition at;
  DulleRecordPlace  place;
  bool              in_tournament;
  DulleRules        tournament_rules;
  DulleTournament   tournament;
  DulleRecordDeal   deal;
  gint64            deal_number;
  DulleRecord       record;
  unsigned          n_rules;
  DulleGame         game;
  GArray           *records;
} DulleRecordReader;

/* Reads one line other than the head of a file, and carries out its actions. */
bool dulle_record_read_line (DulleRecordReader *reader,
                             const char        *line);

/* Returns: (transfer full): the words of a line, without what follows a # */
char **dulle_record_split (const char *line);
