/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The SQL statements of a store. For its own files alone; each of them binds and runs
 * some of these.
 */
#pragma once

#include "store-brake.h"
#include "store-file.h"
#include "store-lock.h"
#include "store-seal.h"
#include "store-type.h"

G_BEGIN_DECLS

/* The end of the year 9999, in seconds since 1970. Whatever is said to have been played later
 * comes from no clock, and has no date. */
#define DULLE_LATEST_PLAYED 253402300799

typedef enum
{
  STATEMENT_BEGIN,
  STATEMENT_COMMIT,
  STATEMENT_ROLLBACK,
  STATEMENT_ADD_TOURNAMENT,
  STATEMENT_SET_PLAYER,
  STATEMENT_TOUCH,
  STATEMENT_SET_PLAYED,
  STATEMENT_SET_OVER,
  STATEMENT_SET_DEALS,
  STATEMENT_ADD_VOTE,
  STATEMENT_ADD_GAME,
  STATEMENT_ADD_ACTION,
  STATEMENT_CLEAR_ACTIONS,
  STATEMENT_DELETE_SEALS,
  STATEMENT_DELETE_PLAYERS,
  STATEMENT_DELETE_VOTES,
  STATEMENT_DELETE_GRADES,
  STATEMENT_DELETE_ANNOTATIONS,
  STATEMENT_DELETE_GAMES,
  STATEMENT_DELETE_TOURNAMENT,
  STATEMENT_GET_LAST,
  STATEMENT_GET_UNFINISHED,
  STATEMENT_GET_TOURNAMENT,
  STATEMENT_GET_PLAYERS,
  STATEMENT_GET_VOTES,
  STATEMENT_GET_GAMES,
  STATEMENT_GET_ACTIONS,
  STATEMENT_GET_PLAYED,
  STATEMENT_GET_TOURNAMENTS,
  STATEMENT_GET_SAME_SEED,
  STATEMENT_GET_HISTORY,
  STATEMENT_GET_IMPORTS,
  STATEMENT_GET_IMPORT,
  STATEMENT_GET_SAME_IMPORT,
  STATEMENT_ADD_IMPORT,
  STATEMENT_DELETE_IMPORT,
  STATEMENT_SET_GRADE,
  STATEMENT_GET_GRADES,
  STATEMENT_GET_GAME,
  STATEMENT_CLEAR_ANNOTATIONS,
  STATEMENT_ADD_ANNOTATION,
  STATEMENT_GET_ANNOTATIONS,
  STATEMENT_SET_WATCHED,
  STATEMENT_GET_WATCHED,
  STATEMENT_SET_SEAL,
  STATEMENT_GET_SEAL,
  STATEMENT_HAS_NUMBER,
  STATEMENT_GET_NEXT,
  STATEMENT_ADD_ATTEMPT,
  STATEMENT_GET_ATTEMPTS,
  STATEMENT_DELETE_ATTEMPT,
  STATEMENT_RENAME_ATTEMPT,
  STATEMENT_MOVE_GRADES,
  STATEMENT_MOVE_ANNOTATIONS,
  N_STATEMENTS,
} Statement;

/* A copy that is being made, see store-copies.c; without @backup it is to be checked. */
typedef struct
{
  sqlite3        *db;
  sqlite3_backup *backup;
  char           *id;
} UnfinishedCopy;

/**
 * DulleStore:
 * @read_only: whether nothing is ever saved in it
 * @origin: of a store that does not need its file any more, what the file was like then;
 *   else %NULL. See store-read-only.c
 * @aside: (nullable): the name that the file that was replaced gets once that is told
 * @lock: see store-lock.h
 * @log_is_torn: whether something is missing that was saved last, until it has been reported
 * @checked: the last number that was checked, see store-check.c; at first G_MININT64
 * @is_checking: whether the present check has begun
 * @unread: why the present check could not read all, or %DULLE_SESSION_ERROR_NONE
 * @is_unmendable: whether damage keeps the store from saving
 * @brake: (nullable): ends the check of all pages
 */
struct _DulleStore
{
  char             *path;
  gboolean          read_only;
  char             *origin;
  char             *aside;
  sqlite3          *db;
  sqlite3_stmt     *statements[N_STATEMENTS];
  UnfinishedCopy    copy;
  int               lock;
  gboolean          log_is_torn;
  gint64            checked;
  gboolean          is_checking;
  gboolean          is_checked;
  DulleSessionError unread;
  gboolean          is_unmendable;
  DulleBrake       *brake;
};

/* Makes the statements ready, once the file is open; and lets go of both. */
DulleSessionError dulle_store_prepare (DulleStore *self);
void              dulle_store_disconnect (DulleStore *self);

/* Lets go of a copy that is being made. */
void dulle_store_stop_copying (DulleStore *self);

/* Runs a statement once, as it is bound. Returns: a result of SQLite */
int dulle_store_step (DulleStore *self,
                      Statement   number);

/* The same for a statement that returns the rows it wrote: adds their checksums to what
 * is @stored of a part. */
int dulle_store_step_sealed (DulleStore     *self,
                             Statement       number,
                             DulleStoredPart part,
                             DulleStored    *stored);

/* Keeps a seal, see store-seal.h. Returns: a result of SQLite */
int dulle_store_set_seal (DulleStore *self,
                          gint64      tournament,
                          gint64      game,
                          guint64     checksum);

/* Asks for a seal. Returns: %DULLE_SESSION_ERROR_SEAL if it is another, or not there */
DulleSessionError dulle_store_check_seal (DulleStore *self,
                                          gint64      tournament,
                                          guint       game,
                                          guint64     checksum);

/* The text of a column; empty where a damaged row has none. */
const char *dulle_store_column_text (sqlite3_stmt *statement,
                                     int           column);

/* A statement whose first parameter is a tournament, bound to it; dulle_store_asked()
 * ends asking: why it could not be read, or was not @understood. */
sqlite3_stmt     *dulle_store_ask (DulleStore *self,
                                   Statement   number,
                                   gint64      tournament);
DulleSessionError dulle_store_asked (sqlite3_stmt *statement,
                                     gboolean      understood);

/* Ends what STATEMENT_BEGIN began: keeps it all if all went well so far, or nothing.
 *
 * Returns: whether it is kept; if not, @error says why */
gboolean dulle_store_end (DulleStore *self,
                          int         result,
                          GError    **error);

/* Whether a tournament is to blame that could not be loaded, so that without it all is
 * well. */
gboolean dulle_store_tournament_is_to_blame (DulleSessionError code);

/* Adds a sentence to what a person is told. @error: (transfer full) */
void dulle_store_tell (GError **told,
                       GError  *error);

/* Returns: (transfer full): "The game cannot be saved in “…”, because …" */
GError *dulle_store_error_not_saved (const DulleStore *self,
                                     DulleSessionError code);

/* Returns: (transfer full): "“…” cannot be read, because …" */
GError *dulle_store_error_not_read (const DulleStore *self,
                                    DulleSessionError code);

G_END_DECLS
