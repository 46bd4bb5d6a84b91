/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "store-verify.h"

static const Statement statement_of_part[] = {
  [DULLE_STORED_SETUP] = STATEMENT_GET_TOURNAMENT,
  [DULLE_STORED_PLAYERS] = STATEMENT_GET_PLAYERS,
  [DULLE_STORED_VOTES] = STATEMENT_GET_VOTES,
  [DULLE_STORED_GAMES] = STATEMENT_GET_GAMES,
  [DULLE_STORED_ACTIONS] = STATEMENT_GET_ACTIONS,
  [DULLE_STORED_IMPORT] = STATEMENT_GET_IMPORT,
  [DULLE_STORED_ATTEMPTS] = STATEMENT_GET_ATTEMPTS,
};

G_STATIC_ASSERT (G_N_ELEMENTS (statement_of_part) == DULLE_N_STORED_PARTS);

static sqlite3_stmt *
ask_part (DulleStore     *self,
          DulleStoredPart part,
          gint64          tournament)
{
  gint64 number = part == DULLE_STORED_IMPORT ? dulle_seal_opposite (tournament) : tournament;

  return dulle_store_ask (self, statement_of_part[part], number);
}

static DulleSessionError
add_part (DulleStore     *self,
          DulleStoredPart part,
          gint64          tournament,
          DulleStored    *stored)
{
  sqlite3_stmt *statement = ask_part (self, part, tournament);

  while (sqlite3_step (statement) == SQLITE_ROW)
    stored->sums[part] += dulle_seal_row (statement, part);

  return dulle_store_asked (statement, TRUE);
}

static DulleSessionError
add_parts (DulleStore  *self,
           gint64       tournament,
           DulleStored *stored)
{
  DulleSessionError code = DULLE_SESSION_ERROR_NONE;

  for (DulleStoredPart part = 0; code == DULLE_SESSION_ERROR_NONE && part < DULLE_N_STORED_PARTS;
       part++)
    code = add_part (self, part, tournament, stored);

  return code;
}

DulleSessionError
dulle_store_verify (DulleStore *self,
                    gint64      tournament)
{
  DulleStored       stored = { 0 };
  DulleSessionError code = add_parts (self, tournament, &stored);

  return code == DULLE_SESSION_ERROR_NONE
             ? dulle_store_check_seal (self, tournament, 0, dulle_seal_total (&stored))
             : code;
}

DulleSessionError
dulle_store_find_games (DulleStore *self,
                        gint64      tournament,
                        gboolean   *found)
{
  DulleStored       stored = { 0 };
  DulleSessionError code = add_parts (self, tournament, &stored);

  stored.sums[DULLE_STORED_ATTEMPTS] = 0;
  *found = dulle_seal_total (&stored) != 0;

  return code;
}

/* Each row of a part that has seals of its own. */
static int
seal_each_row (DulleStore     *self,
               DulleStoredPart part,
               gint64          tournament)
{
  sqlite3_stmt *statement = ask_part (self, part, tournament);
  int           result = SQLITE_OK;

  while (result == SQLITE_OK && sqlite3_step (statement) == SQLITE_ROW)
    result = dulle_store_set_seal (self, tournament, sqlite3_column_int64 (statement, 1),
                                   dulle_seal_row (statement, part));

  return result != SQLITE_OK ? (sqlite3_reset (statement), result) : sqlite3_reset (statement);
}

int
dulle_store_seal_rows (DulleStore *self,
                       gint64      tournament)
{
  DulleStored stored = { 0 };
  int         result = seal_each_row (self, DULLE_STORED_GAMES, tournament);

  if (result == SQLITE_OK)
    result = seal_each_row (self, DULLE_STORED_ATTEMPTS, tournament);
  if (result == SQLITE_OK && add_parts (self, tournament, &stored) != DULLE_SESSION_ERROR_NONE)
    result = sqlite3_errcode (self->db);

  return result == SQLITE_OK
             ? dulle_store_set_seal (self, tournament, 0, dulle_seal_total (&stored))
             : result;
}

DulleSessionError
dulle_store_mend (DulleStore *self)
{
  /* That of the lists has no number twice, and is mended whatever the others hold. */
  int result = sqlite3_exec (self->db, "REINDEX tournament; REINDEX", NULL, NULL, NULL);

  /* Two rows of the same number. */
  return (result & 0xff) == SQLITE_CONSTRAINT ? DULLE_SESSION_ERROR_DAMAGED
                                              : dulle_store_code (result);
}

void
dulle_store_mend_lists (DulleStore *self)
{
  static const char *const sql = "SELECT 1 FROM pragma_integrity_check ('tournament')"
                                 "  WHERE integrity_check <> 'ok'";
  sqlite3_stmt            *statement = NULL;
  gboolean                 damaged;

  sqlite3_prepare_v2 (self->db, sql, -1, &statement, NULL);
  damaged = sqlite3_step (statement) == SQLITE_ROW;
  sqlite3_finalize (statement);
  if (damaged)
    dulle_store_mend (self);
}

DulleSessionError
dulle_store_find_least (DulleStore *self,
                        gboolean   *found)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_HAS_NUMBER, G_MININT64);

  *found = sqlite3_step (statement) == SQLITE_ROW;

  return dulle_store_asked (statement, TRUE);
}

/* What is not a whole number is nobody's, and a word is above all numbers. The check of the
 * pages finds it, for all tables are strict. */
DulleSessionError
dulle_store_find_next (DulleStore *self,
                       gint64     *tournament,
                       gboolean   *found)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_NEXT, *tournament);

  *found = sqlite3_step (statement) == SQLITE_ROW &&
           sqlite3_column_type (statement, 0) == SQLITE_INTEGER;
  if (*found)
    *tournament = sqlite3_column_int64 (statement, 0);

  return dulle_store_asked (statement, TRUE);
}
