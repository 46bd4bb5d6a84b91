/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A tournament: which game comes next, who sits where, which compulsory solos are due,
 * which games are bock games, and what the totals are. Official rules; Dokolingen §1,
 * §2 and §8; FreeDoko rules, "Turnier"; Feldmeier, "Pflichtsolo".
 *
 * Players are numbered in the order in which they sit; four of them have a seat in
 * a game. With four players their numbers are the seats.
 */
#pragma once

#include "bock.h"
#include "game.h"

/* Where a tournament stands between two games. */
typedef enum
{
  DULLE_STAGE_ORDINARY,
  DULLE_STAGE_COMPULSORY_ROUND,
  DULLE_STAGE_VOTED_ROUND,
  DULLE_STAGE_OVER,
} DulleStage;

/**
 * DulleTournament:
 * @rules: the active rules
 * @seed: the number that all deal numbers come from
 * @first_dealer: the player that dealt the first game of each session
 * @dealer: the player that deals the next game
 * @stage: what kind of games are played now
 * @session: the session, from 0
 * @n_games: how many games are finished
 * @n_deals: how many deals there have been, including those thrown in
 * @n_ordinary: the ordinary deals of this session, those after which the deal passed on
 * @n_without_bock: ordinary deals since the last game that was followed by bock
 * @n_voted: games still to come in a round of solos that was voted for
 * @vote_due: whether the players are to vote on such a round now
 * @bock: the bock games that are coming
 * @solos_due: the compulsory solos still due, by player
 * @totals: the points of each player
 */
typedef struct
{
  DulleRules           rules;
  uint64_t             seed;
  uint8_t              first_dealer;
  uint8_t              dealer;
  DulleStage           stage;
  uint8_t              session;
  uint32_t             n_games;
  uint32_t             n_deals;
  uint32_t             n_ordinary;
  uint32_t             n_without_bock;
  uint8_t              n_voted;
  bool                 vote_due;
  DulleBock            bock;
  DulleCompulsorySolos solos_due[DULLE_MAX_PLAYERS];
  int32_t              totals[DULLE_MAX_PLAYERS];
} DulleTournament;

/**
 * dulle_tournament_start:
 * @rules: the active rules
 * @dealer: the player that deals the first game
 */
DulleTournament dulle_tournament_start (const DulleRules *rules,
                                        uint64_t          seed,
                                        uint8_t           dealer);

static inline unsigned
dulle_tournament_n_players (const DulleTournament *tournament)
{
  return (unsigned) tournament->rules.players;
}

/**
 * dulle_tournament_duties:
 * @rules: the active rules
 *
 * Returns: the compulsory solos of each player in a session: no more than can be played,
 *   so that nobody is forced to play a solo that the rules do not have
 */
DulleCompulsorySolos dulle_tournament_duties (const DulleRules *rules);

/* Whether all games have been played. */
bool dulle_tournament_is_over (const DulleTournament *tournament);

/* The number of games to come, including compulsory solos; 0 if there is no limit. */
unsigned dulle_tournament_games_left (const DulleTournament *tournament);

/**
 * dulle_tournament_seats:
 * @players: (out): the player on each of the four seats in the next game
 *
 * With more than four players the dealer sits out; with six, so does the third player
 * after the dealer, and with seven the third and the fifth.
 */
void dulle_tournament_seats (const DulleTournament *tournament,
                             uint8_t                players[DULLE_N_SEATS]);

/* The setup of the next game, and the number of its deal. */
DulleSetup dulle_tournament_next_setup (const DulleTournament *tournament);
uint64_t   dulle_tournament_deal (const DulleTournament *tournament);

/* Whether the same player deals again after this finished game. */
bool dulle_tournament_keeps_dealer (const DulleBoard *board);

/**
 * dulle_tournament_finish:
 * @board: the game, which is finished
 * @result: its result, or %NULL if it was thrown in
 *
 * Counts a game: updates the totals, the compulsory solos, bock and the next dealer.
 * After a game that was thrown in, the same player deals again.
 */
void dulle_tournament_finish (DulleTournament   *tournament,
                              const DulleBoard  *board,
                              const DulleResult *result);

/**
 * dulle_tournament_vote:
 * @n_in_favor: how many players want a round of solos
 *
 * Settles the vote that `vote_due` asks for: the round is played if more than half want
 * it.
 */
void dulle_tournament_vote (DulleTournament *tournament,
                            unsigned         n_in_favor);

/**
 * dulle_tournament_rank:
 * @places: (out): the place of each player, from 1; players with equal totals share one
 */
void dulle_tournament_rank (const DulleTournament *tournament,
                            uint8_t                places[DULLE_MAX_PLAYERS]);
