/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course of a tournament: the games that were played, the one that is being
 * played, and the score sheet. Bookkeeping without threads and files, which the
 * worker plays by and the store saves and restores.
 */
#pragma once

#include "dulle-event.h"
#include "engine/record.h"
#include "engine/tournament.h"

G_BEGIN_DECLS

/**
 * DulleStored:
 * @tournament: the tournament's number in the store, 0 while it is not there
 * @n_games: finished games that are there
 * @n_votes: votes that are there
 * @naming: the naming that is there, see DulleCourse
 * @over: whether it is there as one that is over
 * @game: the number of the game whose actions are there
 * @n_actions: how many of these
 *
 * How much of a course a store holds. Kept by the store.
 */
typedef struct
{
  gint64 tournament;
  guint  n_games;
  guint  n_votes;
  guint  naming;
  guint  over;
  guint  game;
  guint  n_actions;
} DulleStored;

/**
 * DulleVote:
 * @deal: the number of the deal before which the players voted, from 1
 * @n_in_favour: how many wanted a round of soli
 */
typedef struct
{
  guint32 deal;
  guint8  n_in_favour;
} DulleVote;

/**
 * DulleLineup:
 * @players: the player on each seat of a game
 */
typedef struct
{
  guint8 players[DULLE_N_SEATS];
} DulleLineup;

/**
 * DulleCourse:
 * @plan: what the tournament was begun with
 * @naming: how often players were given other names since
 * @next_seed: of FreeDoko's deals, the next one
 * @dealer: the player that dealt the running game
 * @players: the player on each of its seats
 * @record: the running game from its deal on
 * @finished: whether the running game has been counted
 * @result: its result, if so
 * @records: (element-type DulleRecord): the finished games
 * @lineups: (element-type DulleLineup): who played them
 * @sheet: (element-type DulleSheetRow): the same games as they are written down
 * @votes: (element-type DulleVote): all votes
 *
 * Zero-filled, it is valid for dulle_course_begin() and dulle_course_clear().
 */
typedef struct
{
  DullePlan       plan;
  guint           naming;
  guint32         next_seed;
  guint8          dealer;
  guint8          players[DULLE_N_SEATS];
  DulleTournament tournament;
  DulleGame       game;
  DulleRecord     record;
  gboolean        finished;
  DulleResult     result;
  GArray         *records;
  GArray         *lineups;
  GArray         *sheet;
  GArray         *votes;
  DulleStored     stored;
} DulleCourse;

/* Drops what was there, begins a tournament and deals its first game. */
void dulle_course_begin (DulleCourse     *course,
                         const DullePlan *plan);
void dulle_course_clear (DulleCourse *course);

/* Gives a player another name. */
void dulle_course_rename (DulleCourse *course,
                          guint8       player,
                          const char  *name);

/* Whether the players have to vote before the next game is dealt, and have not. */
gboolean dulle_course_wants_vote (const DulleCourse *course);

/**
 * dulle_course_vote:
 * @person: a player that does not play by itself, or %DULLE_NO_SEAT
 * @in_favour: whether @person wants a round of soli
 *
 * The computers among the players want one when they are behind.
 */
void dulle_course_vote (DulleCourse *course,
                        guint8       person,
                        gboolean     in_favour);

/* Deals the next game; the last one must be finished, the tournament not over. What
 * was voted before counts. */
void dulle_course_deal (DulleCourse *course);

/* See dulle_game_apply(). */
DulleRefusal dulle_course_apply (DulleCourse       *course,
                                 const DulleAction *action);

/**
 * dulle_course_take_back:
 * @seat: who takes back
 *
 * Takes back the last action of @seat and all that came after it.
 *
 * Returns: whether the rules permit it and there was one
 */
gboolean dulle_course_take_back (DulleCourse *course,
                                 guint8       seat);

/* Counts the running game, which must be over, and writes it on the sheet unless it
 * was thrown in. */
void dulle_course_finish (DulleCourse *course);

/**
 * dulle_sheet_row_fill:
 * @board: a game that is over and was not thrown in
 * @players: the player on each of its seats
 *
 * Fills all of a row that the game itself tells; its number and session are 0.
 */
void dulle_sheet_row_fill (DulleSheetRow     *row,
                           const DulleBoard  *board,
                           const DulleResult *result,
                           const guint8       players[DULLE_N_SEATS]);

/**
 * dulle_course_replay:
 * @record: a whole game
 *
 * Plays the running game as @record says, and finishes it.
 *
 * Returns: whether it is the game that was dealt, by the same rules, is legal, and
 *   came to its end
 */
gboolean dulle_course_replay (DulleCourse       *course,
                              const DulleRecord *record);

DulleStanding dulle_course_standing (const DulleCourse *course);

/* The seat of @player in the running game, or %DULLE_NO_SEAT if it sits out. */
guint8 dulle_course_seat_of (const DulleCourse *course,
                             guint8             player);

static inline gboolean
dulle_course_game_is_over (const DulleCourse *course)
{
  return dulle_board_is_finished (&course->game.board);
}

G_END_DECLS
