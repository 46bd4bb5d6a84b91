/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Records: games as text, for people, files, bug reports and other programs.
 *
 * A file holds any number of games. Lines are separated by line ends, words by
 * blanks; empty lines and what follows a # are skipped. Seats are 0 to 3, seat 1
 * sits to the left of seat 0. Cards are suit and rank: C S H D and A T K Q J 9.
 *
 *   dulle-record 1              once, at the head of the file
 *   tournament                  begins a tournament: its preset, rules and dealer (the
 *                               player that deals first) follow, and then its games,
 *                               of which each is set up by what came before
 *   vote NUMBER                 so many players want a round of soli
 *   game NUMBER                 begins a game
 *   preset ID                   its rules, as in rule files: a preset …
 *   rule OPTION VALUE           … and what differs from it
 *   dealer SEAT
 *   duty A/C/P A/C/P A/C/P A/C/P  duty soli due by seat: all, colour, picture
 *   forced SEAT                 the seat that is made to play its duty solo
 *   voted SEAT                  the seat that plays in a round of soli by vote
 *   bock FACTOR
 *   deal NUMBER                 the hands by the number of the deal (freedoko:SEED by
 *                               a seed of FreeDoko's), or
 *   hand SEAT CARD…             … card by card, one line a seat
 *   auction SEAT:CALL…          CALL: healthy, a contract (solo-queen, poverty,
 *                               throw-nines), or
 *                               marriage/KIND (marriage/foreign); a forced solo
 *                               may be offered: solo-queen/offer; a bid may carry
 *                               an announcement: solo-queen/re
 *   exchange TOKEN…             a poverty: SEAT:pass/CARD/CARD… SEAT:refuse
 *                               SEAT:accept SEAT:return/CARD/CARD…
 *   trick TOKEN…                SEAT:CARD a card, SEAT!LEVEL an announcement:
 *                               re kontra no-90 no-60 no-30 black reply,
 *                               SEAT$pigs SEAT$superpigs a declaration (also in
 *                               an exchange), SEAT&PARTNER a Genscher, SEAT=CARD
 *                               corrects a revoke, SEAT:turn does not, SEAT:claim
 *   result WINNER POINTS S S S S  re, kontra or nobody; the value; the scores
 *   result thrown SEAT          who threw in, or whose poverty nobody took
 *   end
 *
 * Left out: duty (none due), forced, bock (1), preset (ddv). Announcements made
 * after the last card of a trick stand at the head of the next line. A game may
 * break off anywhere before its result. What a single seat knows of a game, three
 * hands hidden, is written as a view: view-text.h.
 */
#pragma once

#include "action-text.h"
#include "game.h"
#include "score.h"
#include "tournament.h"

#define DULLE_RECORD_ERROR (dulle_record_error_quark ())
GQuark dulle_record_error_quark (void);

typedef enum
{
  DULLE_RECORD_ERROR_SYNTAX,
  DULLE_RECORD_ERROR_ILLEGAL,
  DULLE_RECORD_ERROR_RESULT,
} DulleRecordError;

/* The longest game: four calls, an exchange, declarations, a Genscher, 48 cards, and
 * all announcements. */
#define DULLE_MAX_RECORD (16 + DULLE_N_SEATS * (DULLE_MAX_TRICKS + 1) + DULLE_MAX_ANNOUNCEMENTS)

/**
 * DulleRecord:
 * @number: the number of the game, for people
 * @rules: the rules as they were chosen
 *
 * A deal and what was done with it. A value without pointers.
 */
typedef struct
{
  uint32_t    number;
  DulleRules  rules;
  DulleSetup  setup;
  DulleHand   hands[DULLE_N_SEATS];
  uint16_t    n_actions;
  DulleAction actions[DULLE_MAX_RECORD];
} DulleRecord;

/**
 * dulle_record_replay:
 * @n_actions: how many actions to apply, at most those of the record
 * @game: (out): the game after them
 *
 * Actions of a record that was read or made by a game are all legal.
 */
void dulle_record_replay (const DulleRecord *record,
                          unsigned           n_actions,
                          DulleGame         *game);

/**
 * dulle_record_parse:
 * @text: a whole file
 * @name: what to call it in messages
 *
 * Reads records, replaying each: an illegal action or a result that differs
 * from the stored one is an error.
 *
 * Returns: (transfer full) (element-type DulleRecord) (nullable): the games, or
 *   %NULL with @error, which is one sentence with @name and the line
 */
GArray *dulle_record_parse (const char *text,
                            const char *name,
                            GError    **error);

typedef enum
{
  DULLE_RECORD_BETWEEN,
  DULLE_RECORD_TOURNAMENT,
  DULLE_RECORD_SETUP,
  DULLE_RECORD_ACTIONS,
} DulleRecordPlace;

/* Where the hands of the game that is read come from. */
typedef enum
{
  DULLE_RECORD_DEAL_BY_HANDS,
  DULLE_RECORD_DEAL_OWN,
  DULLE_RECORD_DEAL_FREEDOKO,
} DulleRecordDeal;

/**
 * DulleRecordReader:
 * @name: what to call the text in messages
 * @line: the number of the line that is read
 * @place: where in a file it is
 * @in_tournament: whether the games are those of a tournament
 * @tournament_rules: its rules as they were chosen
 * @tournament: where it stands
 * @deal: how its cards are given, until they are
 * @deal_number: the number of the deal
 * @record: the game that is read, or the head of a tournament
 * @game: what its actions have made of it so far
 * @records: (element-type DulleRecord): the games that have ended
 * @error: (nullable): where a failure puts its sentence
 *
 * The state of reading, for those who read line by line. Begin with @name,
 * @records and @error set and the rest 0.
 */
typedef struct
{
  const char      *name;
  unsigned         line;
  DulleRecordPlace place;
  bool             in_tournament;
  DulleRules       tournament_rules;
  DulleTournament  tournament;
  DulleRecordDeal  deal;
  gint64           deal_number;
  DulleRecord      record;
  DulleGame        game;
  GArray          *records;
  GError         **error;
} DulleRecordReader;

/* Reads one line, which is not the head of a file; what is legal is carried out. */
bool dulle_record_read_line (DulleRecordReader *reader,
                             const char        *line);

/* Returns: (transfer full): the words of a line, without what follows a # */
char **dulle_record_split (const char *line);

/* The line that a file of records begins with. */
#define DULLE_RECORD_HEAD "dulle-record 1\n"

/* Returns: (transfer full): @rules as the lines of a record */
char *dulle_rules_as_record (const DulleRules *rules);

/* Appends the head of a tournament: its rules and who deals first. */
void dulle_record_write_tournament (const DulleRules *rules,
                                    uint8_t           dealer,
                                    GString          *text);

/* Appends a game of a tournament, which has no head of its own. */
void dulle_record_write_in_tournament (const DulleRecord *record,
                                       GString           *text);

/* Appends the game, with its result if it is over, but not the head of the file. */
void dulle_record_write (const DulleRecord *record,
                         GString           *text);
