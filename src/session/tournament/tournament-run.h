/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A tournament as it is played: the games that were played, the one that is being
 * played, and the score sheet. Bookkeeping without threads and files, which the
 * worker plays by and the store saves and restores.
 */
#pragma once

#include "engine/record.h"
#include "engine/tournament.h"
#include "standing.h"

G_BEGIN_DECLS

/* What a store keeps checksums of, by table. */
typedef enum
{
  DULLE_STORED_SETUP,
  DULLE_STORED_PLAYERS,
  DULLE_STORED_VOTES,
  DULLE_STORED_GAMES,
  DULLE_STORED_ACTIONS,
  DULLE_STORED_IMPORT,
  DULLE_STORED_ATTEMPTS,
  DULLE_N_STORED_PARTS,
} DulleStoredPart;

/**
 * DulleStored:
 * @tournament: the tournament's number in the store, 0 while it is not there
 * @n_games: finished games that are there
 * @n_votes: votes that are there
 * @naming: the naming that is there, see DulleTournamentRun; where that is not known, one less than
 *   the run has, so that the next one differs, too
 * @sharing: the sharing that is there, likewise
 * @over: whether it is there as one that is over
 * @game: the number of the game whose actions are there, from 1; 0 if they are not those
 *   of the run any more
 * @n_actions: how many of these
 * @chose: the number of the game of which the choice of one hand is there
 * @sums: the checksums of its rows that are there, by part
 *
 * How much of a run a store holds. Kept by the store.
 */
typedef struct
{
  gint64  tournament;
  guint   n_games;
  guint   n_votes;
  guint   naming;
  guint   sharing;
  guint   over;
  guint   game;
  guint   n_actions;
  guint   chose;
  guint64 sums[DULLE_N_STORED_PARTS];
} DulleStored;

/**
 * DulleVote:
 * @deal: the number of the deal before which the players voted, from 1
 * @n_in_favour: how many wanted a round of solos
 */
typedef struct
{
  guint32 deal;
  guint8  n_in_favour;
} DulleVote;

/**
 * DulleLineup:
 * @players: the player on each seat of a game
 * @dealer: the player that dealt, who may have had no seat; %DULLE_NO_SEAT if not known
 */
typedef struct
{
  guint8 players[DULLE_N_SEATS];
  guint8 dealer;
} DulleLineup;

/**
 * DulleTournamentRun:
 * @setup: what the tournament was begun with
 * @naming: how often players were given other names or skills since
 * @sharing: how often shares were given for a deal since
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
 * @has_before: in practice, whether it is known what the game that is played again was worth
 *   to the person's hand; this is not stored
 * @before: this
 * @chose: whether a person who sits out the running game has chosen the one hand that it
 *   may see
 * @watched: that seat, or %DULLE_NO_SEAT for nobody's hand
 *
 * Zero-filled, it is valid for dulle_tournament_run_begin() and dulle_tournament_run_clear().
 */
typedef struct
{
  DulleTournamentSetup setup;
  guint                naming;
  guint                sharing;
  guint32              next_seed;
  guint8               dealer;
  guint8               players[DULLE_N_SEATS];
  DulleTournament      tournament;
  DulleGame            game;
  DulleRecord          record;
  gboolean             finished;
  DulleResult          result;
  GArray              *records;
  GArray              *lineups;
  GArray              *sheet;
  GArray              *votes;
  gboolean             has_before;
  gint32               before;
  gboolean             chose;
  guint8               watched;
  DulleStored          stored;
} DulleTournamentRun;

/* Drops what was there, begins a tournament and deals its first game. */
void dulle_tournament_run_begin (DulleTournamentRun         *run,
                                 const DulleTournamentSetup *setup);
void dulle_tournament_run_clear (DulleTournamentRun *run);

/* Returns: (transfer full): the same tournament once more */
DulleTournamentRun *dulle_tournament_run_copy (const DulleTournamentRun *run);
void                dulle_tournament_run_free (DulleTournamentRun *run);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DulleTournamentRun, dulle_tournament_run_free)

/* Gives a player another name. */
void dulle_tournament_run_rename (DulleTournamentRun *run,
                                  guint8              player,
                                  const char         *name);

/* Gives all players another skill. */
void dulle_tournament_run_set_skill (DulleTournamentRun *run,
                                     DulleSkill          skill);

/* Whether the players have to vote before the next game is dealt, and have not. */
gboolean dulle_tournament_run_wants_vote (const DulleTournamentRun *run);

/**
 * dulle_tournament_run_vote:
 * @n_in_favour: how many players want a round of solos
 *
 * Keeps what was voted until the next game is dealt.
 */
void dulle_tournament_run_vote (DulleTournamentRun *run,
                                guint8              n_in_favour);

/* Deals the next game; the last one must be finished, the tournament not over. What
 * was voted before counts. */
void dulle_tournament_run_deal (DulleTournamentRun *run);

/**
 * dulle_tournament_run_set_shares:
 * @shares: what players give for the deal after this one
 *
 * In a tournament with fair deals, for which the host has committed itself to its secret
 * before it knew them. Those for the first deal are in the setup.
 */
void dulle_tournament_run_set_shares (DulleTournamentRun *run,
                                      const DulleShare   *shares,
                                      guint8              n_shares);

/* From now on the tournament is dealt here, as @fair says, although it was begun elsewhere. */
void dulle_tournament_run_take_over (DulleTournamentRun    *run,
                                     const DulleFairShares *fair);

/* From now on it is dealt elsewhere, and told here. */
void dulle_tournament_run_hand_on (DulleTournamentRun *run);

/* See dulle_game_apply(). */
DulleRefusal dulle_tournament_run_apply (DulleTournamentRun *run,
                                         const DulleAction  *action);

/**
 * dulle_tournament_run_take_back:
 * @seat: who takes back
 *
 * Takes back the last action of @seat and all that came after it.
 *
 * Returns: whether the rules permit it and there was one
 */
gboolean dulle_tournament_run_take_back (DulleTournamentRun *run,
                                         guint8              seat);

/* Counts the running game, which must be over, and writes it on the sheet unless it
 * was thrown in. */
void dulle_tournament_run_finish (DulleTournamentRun *run);

/**
 * dulle_sheet_row_fill:
 * @board: a game that is over and was not thrown in
 * @players: the player on each of its seats
 *
 * Fills all of a row that follows from the game itself; its number and session are 0.
 */
void dulle_sheet_row_fill (DulleSheetRow     *row,
                           const DulleBoard  *board,
                           const DulleResult *result,
                           const guint8       players[DULLE_N_SEATS]);

/**
 * dulle_tournament_run_replay:
 * @record: a whole game
 *
 * Plays the running game as @record says, and finishes it. With %DULLE_DEALS_TOLD its hands
 * are dealt first, with %DULLE_DEALS_FAIR those that follow from its shares. If another host
 * had the table then, by the record's proof, it is believed if it holds.
 *
 * Returns: whether it is the game that was dealt, by the same rules, is legal, and
 *   came to its end
 */
gboolean dulle_tournament_run_replay (DulleTournamentRun *run,
                                      const DulleRecord  *record);

DulleStanding dulle_tournament_run_standing (const DulleTournamentRun *run);

/* The seat of @player in the running game, or %DULLE_NO_SEAT if it sits out. */
guint8 dulle_tournament_run_seat_of (const DulleTournamentRun *run,
                                     guint8                    player);

static inline gboolean
dulle_tournament_run_game_is_over (const DulleTournamentRun *run)
{
  return dulle_board_is_finished (&run->game.board);
}

G_END_DECLS
