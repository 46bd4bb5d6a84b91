/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the session asks of its worker: one message with a kind and what belongs to it.
 * A new request is a value here, a row and a handler in the worker, a function of the session,
 * and a row in session-company.c if a table at another machine is to take it.
 */
#pragma once

#include <gio/gio.h>

#include "engine/action.h"
#include "tournament/attempt.h"
#include "tournament/game-analysis.h"
#include "tournament/kept-copy.h"
#include "tournament/practice.h"
#include "tournament/tournament-log.h"
#include "tournament/tournament-run.h"

G_BEGIN_DECLS

/**
 * DulleRequestKind:
 * @DULLE_REQUEST_ADVANCE: the table is settled: take the next step; `shown`
 * @DULLE_REQUEST_BEGIN: begin a tournament; `setup`
 * @DULLE_REQUEST_CONTINUE: continue a stored tournament; `tournament`
 * @DULLE_REQUEST_DEAL: deal the next game
 * @DULLE_REQUEST_VOTE: a person's vote on a round of solos; `vote`
 * @DULLE_REQUEST_SUBMIT: a person's action; `action`
 * @DULLE_REQUEST_TAKE_BACK: take back what a person at this machine did last; `player`, or
 *   %DULLE_NO_SEAT for any of them
 * @DULLE_REQUEST_ASK_HINT: what would the computer do?
 * @DULLE_REQUEST_RENAME: another name for a player; `rename`
 * @DULLE_REQUEST_SET_TUTOR: who is warned of costly cards; `players`
 * @DULLE_REQUEST_WATCH: look into a hand, or another, while sitting out; `seat`
 * @DULLE_REQUEST_OPEN_HANDS: see all hands, or not, where the rules permit it; `on`
 * @DULLE_REQUEST_RETRY_SAVING: save what could not be saved
 * @DULLE_REQUEST_SAVE_ELSEWHERE: a question, like all kinds that list, read, import, delete or
 *   restore; each is described at the session's function of that name; `file`
 * @DULLE_REQUEST_LIST_TOURNAMENTS: `after`
 * @DULLE_REQUEST_DELETE_TOURNAMENT: `tournament`
 * @DULLE_REQUEST_LIST_HISTORY: `after`
 * @DULLE_REQUEST_READ_TOURNAMENT_LOG: `tournament`
 * @DULLE_REQUEST_IMPORT: `import`
 * @DULLE_REQUEST_IMPORT_STORE: `file`
 * @DULLE_REQUEST_READ_PAST_GAMES: `names`, owned
 * @DULLE_REQUEST_READ_ANALYSIS: what is kept of the analysis of a game; `game`
 * @DULLE_REQUEST_KEEP_ANALYSIS: `analysis`
 * @DULLE_REQUEST_LIST_COPIES:
 * @DULLE_REQUEST_RESTORE_COPY: `copy`
 * @DULLE_REQUEST_QUIT: leave the thread
 * @DULLE_REQUEST_SET_SKILL: how well all computer players play from the next game on; `skill`
 * @DULLE_REQUEST_PRACTISE: leave the running tournament, and play a deal again; `practice`
 * @DULLE_REQUEST_SHOW: show the running tournament again, after another table
 * @DULLE_REQUEST_KEEP_TOLD: keep what was played at another table; `told`
 * @DULLE_REQUEST_FACE: turn the table to another person, or close it; `face`
 * @DULLE_REQUEST_NOTE_ATTEMPT: keep what somebody tried while learning; `attempt`
 * @DULLE_REQUEST_LIST_ATTEMPTS:
 * @DULLE_REQUEST_GIVE_SHARES: what players give for the next fair deal; `shares`
 * @DULLE_REQUEST_BE_WATCHED: whether somebody elsewhere looks on without a seat; `on`
 * @DULLE_REQUEST_TAKE_OVER: go on with a tournament that was played at another table; `told`
 * @DULLE_REQUEST_HAND_ON: the running tournament goes on at another table; leave it
 * @DULLE_REQUEST_SUBSTITUTE: whether a computer plays for a person elsewhere; `substitute`
 */
typedef enum
{
  DULLE_REQUEST_ADVANCE,
  DULLE_REQUEST_BEGIN,
  DULLE_REQUEST_CONTINUE,
  DULLE_REQUEST_DEAL,
  DULLE_REQUEST_VOTE,
  DULLE_REQUEST_SUBMIT,
  DULLE_REQUEST_TAKE_BACK,
  DULLE_REQUEST_ASK_HINT,
  DULLE_REQUEST_RENAME,
  DULLE_REQUEST_SET_TUTOR,
  DULLE_REQUEST_WATCH,
  DULLE_REQUEST_OPEN_HANDS,
  DULLE_REQUEST_RETRY_SAVING,
  DULLE_REQUEST_SAVE_ELSEWHERE,
  DULLE_REQUEST_LIST_TOURNAMENTS,
  DULLE_REQUEST_DELETE_TOURNAMENT,
  DULLE_REQUEST_LIST_HISTORY,
  DULLE_REQUEST_READ_TOURNAMENT_LOG,
  DULLE_REQUEST_IMPORT,
  DULLE_REQUEST_IMPORT_STORE,
  DULLE_REQUEST_READ_PAST_GAMES,
  DULLE_REQUEST_READ_ANALYSIS,
  DULLE_REQUEST_KEEP_ANALYSIS,
  DULLE_REQUEST_LIST_COPIES,
  DULLE_REQUEST_RESTORE_COPY,
  DULLE_REQUEST_QUIT,
  DULLE_REQUEST_SET_SKILL,
  DULLE_REQUEST_PRACTISE,
  DULLE_REQUEST_FACE,
  DULLE_REQUEST_SHOW,
  DULLE_REQUEST_KEEP_TOLD,
  DULLE_REQUEST_NOTE_ATTEMPT,
  DULLE_REQUEST_LIST_ATTEMPTS,
  DULLE_REQUEST_SUBSTITUTE,
  DULLE_REQUEST_GIVE_SHARES,
  DULLE_REQUEST_BE_WATCHED,
  DULLE_REQUEST_TAKE_OVER,
  DULLE_REQUEST_HAND_ON,
  DULLE_N_REQUESTS,
} DulleRequestKind;

/* A player and its name, as much of it as there is room for. */
typedef struct
{
  guint8           player;
  DulleParticipant named;
} DulleRequestRename;

/* What a player wants. */
typedef struct
{
  guint8   player;
  gboolean in_favour;
} DulleRequestVote;

/* The player that the table is turned to, and whether its hand is seen. */
typedef struct
{
  guint8   player;
  gboolean open;
} DulleRequestFace;

/* A person elsewhere, and whether a computer plays in its place. */
typedef struct
{
  guint8   player;
  gboolean on;
} DulleRequestSubstitute;

/* The shares for a game of this number, by the numbers of the players. */
typedef struct
{
  guint      game;
  guint8     n_shares;
  DulleShare shares[DULLE_MAX_PLAYERS];
} DulleRequestShares;

/* What a file is called, and its content; both owned. */
typedef struct
{
  char *file;
  char *text;
} DulleRequestImport;

/* A finished game of a stored tournament. */
typedef struct
{
  gint64 tournament;
  guint  number;
} DulleRequestGame;

/**
 * DulleRequest:
 * @epoch: when it was made; filled in by dulle_worker_post()
 * @task: (nullable): a question's task. The worker's thread must not drop the last
 *   reference, because the task's source object lives on the session's thread.
 *
 * The payloads share their memory: only the one that the kind names is there.
 */
typedef struct
{
  DulleRequestKind kind;
  guint            epoch;
  GTask           *task;
  union
  {
    guint                shown;
    DulleTournamentSetup setup;
    gint64               tournament;
    gboolean             on;
    DullePlayers         players;
    DulleAction          action;
    DulleRequestRename   rename;
    guint8               seat;
    guint8               player;
    DulleRequestImport   import;
    char                *file;
    DulleLogPlace        after;
    char               **names;
    DulleRequestGame     game;
    DulleGameAnalysis   *analysis;
    DulleKeptCopy        copy;
    DullePractice       *practice;
    DulleSkill           skill;
    DulleRequestVote     vote;
    DulleRequestFace     face;
    DulleTournamentRun  *told;
    DulleAttempt         attempt;

    DulleRequestSubstitute substitute;
    DulleRequestShares     shares;
  };
} DulleRequest;

/* `_clear` frees what a request owns; its task must have been taken out before. `_free`
 * frees the request as well. */
void dulle_request_clear (DulleRequest *request);
void dulle_request_free (gpointer request);

G_END_DECLS
