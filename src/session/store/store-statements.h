/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The SQL statements of a store. For its own files alone; each of them binds and runs
 * some of these.
 */
#pragma once

#include "store-file.h"
#include "store-type.h"

G_BEGIN_DECLS

typedef enum
{
  STATEMENT_BEGIN,
  STATEMENT_COMMIT,
  STATEMENT_ROLLBACK,
  STATEMENT_ADD_TOURNAMENT,
  STATEMENT_SET_PLAYER,
  STATEMENT_TOUCH,
  STATEMENT_SET_OVER,
  STATEMENT_ADD_VOTE,
  STATEMENT_ADD_GAME,
  STATEMENT_ADD_ACTION,
  STATEMENT_CLEAR_ACTIONS,
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
  STATEMENT_GET_HISTORY,
  STATEMENT_GET_IMPORT,
  STATEMENT_ADD_IMPORT,
  STATEMENT_DELETE_IMPORT,
  STATEMENT_SET_GRADE,
  STATEMENT_GET_GRADES,
  STATEMENT_GET_GAME,
  STATEMENT_CLEAR_ANNOTATIONS,
  STATEMENT_ADD_ANNOTATION,
  STATEMENT_GET_ANNOTATIONS,
  N_STATEMENTS,
} Statement;

struct _DulleStore
{
  char         *path;
  gboolean      read_only;
  sqlite3      *db;
  sqlite3_stmt *statements[N_STATEMENTS];
};

/* Makes the statements ready, once the file is open; and lets go of both. */
DulleSessionError dulle_store_prepare (DulleStore *self);
void              dulle_store_disconnect (DulleStore *self);

/* Runs a statement once, as it is bound. Returns: a result of SQLite */
int dulle_store_step (DulleStore *self,
                      Statement   number);

/* A statement whose first parameter is a tournament, bound to it; dulle_store_asked()
 * ends asking: what was @understood is good as far as it could be read. */
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

/* Returns: (transfer full): "The game cannot be saved in “…”, because …" */
GError *dulle_store_error_not_saved (const DulleStore *self,
                                     DulleSessionError code);

/* Returns: (transfer full): "“…” cannot be read, because …" */
GError *dulle_store_error_not_read (const DulleStore *self,
                                    DulleSessionError code);

G_END_DECLS
