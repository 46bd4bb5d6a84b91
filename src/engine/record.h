/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Records: games as text, for people, files, bug reports and other programs.
 *
 * A file holds any number of games. Words are separated by blanks; empty lines and
 * anything after a # are skipped. Seats are 0 to 3, and seat 1 sits to the left of
 * seat 0. Cards are suit and rank: C S H D and A T K Q J 9.
 *
 *   dulle-record 1              once, at the head of the file
 *   tournament                  begins a tournament: its preset, rules and dealer (the
 *                               player that deals first) follow, and then its games,
 *                               each of which is set up by those before it
 *   vote NUMBER                 how many players want a round of solos
 *   game NUMBER                 begins a game
 *   preset ID                   its rules, as in rule files: a preset, before all others …
 *   rule OPTION VALUE           … and the differences from it
 *   dealer SEAT
 *   compulsory-solos A/C/P A/C/P A/C/P A/C/P  those that are due to each seat: all solos,
 *                               color solos, picture solos
 *   forced SEAT                 the seat that must play its compulsory solo
 *   voted SEAT                  the seat that plays in a round of solos by vote
 *   bock FACTOR
 *   fair WHO NUMBER [NUMBER]    a part of the proof of a fair deal: host, then players; the
 *                               commitment, and what it was made for (docs/fair-deals.md)
 *   deal NUMBER                 the hands by the number of the deal (or freedoko:SEED,
 *                               a seed of FreeDoko's), or
 *   hand SEAT CARD…             … card by card, one line for each seat
 *   auction SEAT:CALL…          CALL: healthy, a contract (solo-queen, poverty,
 *                               throw-nines), or
 *                               marriage/KIND (marriage/foreign); a forced solo
 *                               may be offered: solo-queen/offer; a bid may carry
 *                               an announcement: solo-queen/re
 *   exchange TOKEN…             in a poverty, SEAT:pass/CARD/CARD… SEAT:refuse
 *                               SEAT:accept SEAT:return/CARD/CARD…
 *   trick TOKEN…                SEAT:CARD for a card, SEAT!LEVEL for an announcement:
 *                               re kontra no-90 no-60 no-30 black reply,
 *                               SEAT$pigs SEAT$superpigs for a declaration (also in
 *                               an exchange), SEAT&PARTNER for a Genscher, SEAT=CARD
 *                               to correct a revoke, SEAT:turn not to, SEAT:claim
 *   result WINNER POINTS S S S S  re, kontra or nobody, the value, and the scores
 *   result thrown SEAT          the seat that threw in, or whose poverty nobody took
 *   end
 *
 * These may be left out: compulsory-solos (none due), forced, bock (1), preset (ddv), fair.
 * Announcements made after the last card of a trick stand at the head of the next line.
 * A game may break off anywhere before its result. What a single seat knows about a game,
 * with three hands hidden, is written as a view: view-text.h.
 */
#pragma once

#include "action-text.h"
#include "fair-deal.h"
#include "game.h"
#include "score.h"

/* Each seat calls once and gives way at most once, and a bid is higher than the one before:
 * there is one for each solo without an announcement and with each level. */
#define DULLE_MAX_CALLS \
  (2 * DULLE_N_SEATS + (DULLE_N_CONTRACTS - DULLE_FIRST_SOLO) * (DULLE_LEVEL_BLACK + 1))

/* The actions of the longest game that the rules permit: all bids, an exchange, declarations,
 * a Genscher and a claim, all announcements, and each card once wrong and once corrected. */
#define DULLE_MAX_RECORD \
  (DULLE_MAX_CALLS + 16 + DULLE_MAX_ANNOUNCEMENTS + 2 * DULLE_N_SEATS * DULLE_MAX_TRICKS)

/**
 * DulleRecord:
 * @number: the number of the game, for people
 * @rules: the rules as they were chosen
 * @fair: the proof of the deal, as it was written down; whether it holds, fair-check.h says
 *
 * A deal and the actions that followed it. A value without pointers.
 */
typedef struct
{
  uint32_t       number;
  DulleRules     rules;
  DulleSetup     setup;
  DulleFairProof fair;
  DulleHand      hands[DULLE_N_SEATS];
  uint16_t       n_actions;
  DulleAction    actions[DULLE_MAX_RECORD];
} DulleRecord;

/* Adds an action that the game has accepted. No game has more than there is room for. */
void dulle_record_add_action (DulleRecord       *record,
                              const DulleAction *action);

/**
 * dulle_record_replay:
 * @n_actions: how many actions to apply, at most those of the record
 * @game: (out): the game after them
 *
 * The actions of a record that was read, or that a game made, are all legal.
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

/* The line that a file of records begins with. */
#define DULLE_RECORD_HEAD "dulle-record 1\n"

/* Returns: (transfer full): the lines of a rule set as those of a record */
char *dulle_rules_as_record (const char *rules_text);

/* Appends the head of a tournament: its rules and the player that deals first. */
void dulle_record_write_tournament (const DulleRules *rules,
                                    uint8_t           dealer,
                                    GString          *text);

/* Appends a game of a tournament, which needs no rules and no dealer of its own. */
void dulle_record_write_in_tournament (const DulleRecord *record,
                                       GString           *text);

/* Appends the line with the result of a game that is over. */
void dulle_record_write_result (const DulleBoard *board,
                                GString          *text);

/* Appends the game, with its result if it is over, but not the head of the file. */
void dulle_record_write (const DulleRecord *record,
                         GString           *text);
