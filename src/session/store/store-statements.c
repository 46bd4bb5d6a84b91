/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "store-statements.h"

#include "config.h"
#include <glib/gi18n-lib.h>

/* SQLite goes on from the greatest number: from a negative one, which only damage makes, it would
 * come to 0 and to numbers that mean something else. */
#define NEXT_ID(table) "iif (EXISTS (SELECT 1 FROM " table " WHERE id > 0), NULL, 1)"

/* The greatest number of a tournament that a puzzle is named after, see own-puzzle.h. */
#define LAST_WITH_PUZZLES                                                                       \
  "(SELECT max (number) FROM (SELECT CAST (substr (name, 5) AS INTEGER) AS number FROM attempt" \
  "  WHERE name GLOB 'own-[1-9]*') WHERE number < 0x7fffffff)"

/* Puzzles outlive their tournament: another one of its number would have them. */
#define NEXT_TOURNAMENT                                                                   \
  "iif (" LAST_WITH_PUZZLES " >= (SELECT max (0, ifnull (max (id), 0)) FROM tournament)," \
  "  " LAST_WITH_PUZZLES " + 1, " NEXT_ID ("tournament") ")"

static const char *const statements[] = {
  [STATEMENT_BEGIN] = "BEGIN IMMEDIATE",
  [STATEMENT_COMMIT] = "COMMIT",
  [STATEMENT_ROLLBACK] = "ROLLBACK",
  [STATEMENT_ADD_TOURNAMENT] =
      "INSERT INTO tournament (id, rules, seed, dealer, deals, over, played)"
      " VALUES (" NEXT_TOURNAMENT ", ?, ?, ?, ?, 0, 0)",
  [STATEMENT_SET_PLAYER] =
      "REPLACE INTO player (" DULLE_PLAYER_COLUMNS ") VALUES (?, ?, ?, ?)"
      " RETURNING " DULLE_PLAYER_COLUMNS,
  [STATEMENT_TOUCH] =
      "UPDATE tournament SET played = max (?1, ifnull ("
      "  (SELECT max (played) + 1 FROM tournament WHERE played < ?3), 0))"
      " WHERE id = ?2 RETURNING " DULLE_TOURNAMENT_COLUMNS,
  [STATEMENT_SET_PLAYED] = "UPDATE tournament SET played = ? WHERE id = ?"
                           " RETURNING " DULLE_TOURNAMENT_COLUMNS,
  [STATEMENT_SET_OVER] = "UPDATE tournament SET over = ? WHERE id = ?"
                         " RETURNING " DULLE_TOURNAMENT_COLUMNS,
  [STATEMENT_SET_DEALS] = "UPDATE tournament SET deals = ? WHERE id = ?"
                          " RETURNING " DULLE_TOURNAMENT_COLUMNS,
  [STATEMENT_ADD_VOTE] = "INSERT INTO vote (" DULLE_VOTE_COLUMNS ") VALUES (?, ?, ?)"
                         " RETURNING " DULLE_VOTE_COLUMNS,
  [STATEMENT_ADD_GAME] = "INSERT INTO game (" DULLE_GAME_COLUMNS ") VALUES (?, ?, ?)"
                         " RETURNING " DULLE_GAME_COLUMNS,
  [STATEMENT_ADD_ACTION] =
      "INSERT INTO action (" DULLE_ACTION_COLUMNS ") VALUES (?, ?, ?, ?)"
      " RETURNING " DULLE_ACTION_COLUMNS,
  [STATEMENT_CLEAR_ACTIONS] = "DELETE FROM action WHERE tournament = ?",
  [STATEMENT_SET_SEAL] = "REPLACE INTO seal (tournament, game, checksum) VALUES (?, ?, ?)",
  [STATEMENT_GET_SEAL] = "SELECT checksum FROM seal WHERE tournament = ? AND game = ?",
  [STATEMENT_HAS_NUMBER] =
      "SELECT 1 WHERE EXISTS (SELECT 1 FROM tournament WHERE id = ?1)"
      "  OR EXISTS (SELECT 1 FROM player WHERE tournament = ?1)"
      "  OR EXISTS (SELECT 1 FROM vote WHERE tournament = ?1)"
      "  OR EXISTS (SELECT 1 FROM game WHERE tournament = ?1)"
      "  OR EXISTS (SELECT 1 FROM action WHERE tournament = ?1)"
      "  OR EXISTS (SELECT 1 FROM seal WHERE tournament = ?1)"
      "  OR EXISTS (SELECT 1 FROM imported WHERE id = ?1)",
  [STATEMENT_GET_NEXT] =
      "SELECT min (number) FROM ("
      "  SELECT min (id) AS number FROM tournament WHERE id > ?1"
      "  UNION ALL SELECT min (tournament) FROM player WHERE tournament > ?1"
      "  UNION ALL SELECT min (tournament) FROM vote WHERE tournament > ?1"
      "  UNION ALL SELECT min (tournament) FROM game WHERE tournament > ?1"
      "  UNION ALL SELECT min (tournament) FROM action WHERE tournament > ?1"
      "  UNION ALL SELECT min (tournament) FROM seal WHERE tournament > ?1"
      "  UNION ALL SELECT -max (id) FROM imported WHERE id < -?1"
      "  UNION ALL SELECT 0 WHERE ?1 < 0 AND EXISTS (SELECT 1 FROM attempt))",
  [STATEMENT_DELETE_SEALS] = "DELETE FROM seal WHERE tournament = ?",
  [STATEMENT_DELETE_PLAYERS] = "DELETE FROM player WHERE tournament = ?",
  [STATEMENT_DELETE_VOTES] = "DELETE FROM vote WHERE tournament = ?",
  [STATEMENT_DELETE_GRADES] = "DELETE FROM grade WHERE tournament = ?",
  [STATEMENT_DELETE_ANNOTATIONS] = "DELETE FROM annotation WHERE tournament = ?",
  [STATEMENT_DELETE_GAMES] = "DELETE FROM game WHERE tournament = ?",
  [STATEMENT_DELETE_TOURNAMENT] = "DELETE FROM tournament WHERE id = ?",
  [STATEMENT_GET_LAST] = "SELECT id FROM tournament ORDER BY played DESC, id DESC LIMIT 1",
  [STATEMENT_GET_UNFINISHED] =
      "SELECT id, played FROM tournament WHERE over = 0 AND (played, id) < (?, ?)"
      " AND (EXISTS (SELECT 1 FROM game WHERE game.tournament = tournament.id)"
      "  OR EXISTS (SELECT 1 FROM action WHERE action.tournament = tournament.id))"
      " ORDER BY played DESC, id DESC LIMIT ?",
  [STATEMENT_GET_TOURNAMENT] =
      "SELECT " DULLE_TOURNAMENT_COLUMNS " FROM tournament WHERE id = ?",
  [STATEMENT_GET_PLAYERS] = "SELECT " DULLE_PLAYER_COLUMNS " FROM player WHERE tournament = ?",
  [STATEMENT_GET_VOTES] =
      "SELECT " DULLE_VOTE_COLUMNS " FROM vote WHERE tournament = ? ORDER BY deal",
  [STATEMENT_GET_GAMES] =
      "SELECT " DULLE_GAME_COLUMNS " FROM game WHERE tournament = ? ORDER BY number",
  [STATEMENT_GET_ACTIONS] =
      "SELECT " DULLE_ACTION_COLUMNS " FROM action WHERE tournament = ? ORDER BY game, number",
  [STATEMENT_GET_PLAYED] =
      "SELECT id FROM tournament"
      " WHERE EXISTS (SELECT 1 FROM game WHERE game.tournament = tournament.id)"
      " ORDER BY played, id",
  [STATEMENT_GET_TOURNAMENTS] = "SELECT id, played FROM tournament ORDER BY played, id",
  [STATEMENT_GET_SAME_SEED] = "SELECT id FROM tournament WHERE seed = ? ORDER BY id",
  [STATEMENT_GET_HISTORY] =
      "SELECT id, played FROM tournament WHERE (played, id) < (?1, ?2)"
      " AND EXISTS (SELECT 1 FROM game WHERE game.tournament = tournament.id)"
      " UNION ALL SELECT -id, played FROM imported WHERE (played, -id) < (?1, ?2)"
      " ORDER BY played DESC, id DESC LIMIT ?3",
  [STATEMENT_GET_IMPORT] = "SELECT " DULLE_IMPORT_COLUMNS " FROM imported WHERE id = ?",
  [STATEMENT_GET_IMPORTS] = "SELECT id FROM imported ORDER BY id",
  [STATEMENT_GET_SAME_IMPORT] = "SELECT id FROM imported WHERE records = ?",
  [STATEMENT_ADD_IMPORT] = "INSERT INTO imported (id, name, played, records)"
                           " VALUES (" NEXT_ID ("imported") ", ?, ?, ?)"
                                                            " RETURNING " DULLE_IMPORT_COLUMNS,
  [STATEMENT_DELETE_IMPORT] = "DELETE FROM imported WHERE id = ?",
  [STATEMENT_SET_GRADE] =
      "REPLACE INTO grade (tournament, game, seat, best, good, doubtful, error, lost, luck)"
      " SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9"
      " WHERE EXISTS (SELECT 1 FROM game WHERE tournament = ?1 AND number = ?2)",
  [STATEMENT_GET_GRADES] = "SELECT game, seat, best, good, doubtful, error, lost, luck FROM grade"
                           " WHERE tournament = ? ORDER BY game, seat",
  [STATEMENT_GET_GAME] = "SELECT record FROM game WHERE tournament = ? AND number = ?",
  [STATEMENT_CLEAR_ANNOTATIONS] =
      "DELETE FROM annotation WHERE tournament = ? AND game = ? AND seat = ?",
  [STATEMENT_ADD_ANNOTATION] =
      "REPLACE INTO annotation (tournament, game, seat, n_before, silence, lost, reason, best)"
      " SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8"
      " WHERE EXISTS (SELECT 1 FROM game WHERE tournament = ?1 AND number = ?2)",
  [STATEMENT_GET_ANNOTATIONS] =
      "SELECT seat, n_before, silence, lost, reason, best FROM annotation"
      " WHERE tournament = ? AND game = ? ORDER BY n_before, silence DESC",

  /* Whose hand somebody who sits out has chosen to see is noted beside what an analysis
   * finds, before the first action. */
  [STATEMENT_SET_WATCHED] =
      "REPLACE INTO annotation (tournament, game, seat, n_before, silence, lost, reason)"
      " VALUES (?, ?, ?, -1, 0, 0, 'watched')",
  [STATEMENT_GET_WATCHED] =
      "SELECT seat FROM annotation WHERE tournament = ? AND game = ? AND n_before = -1",

  /* The number of all attempts is 0, see store-attempts.h. */
  [STATEMENT_ADD_ATTEMPT] =
      "INSERT INTO attempt VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
      " RETURNING " DULLE_ATTEMPT_COLUMNS,
  [STATEMENT_GET_ATTEMPTS] =
      "SELECT " DULLE_ATTEMPT_COLUMNS " FROM attempt WHERE ? = 0 ORDER BY made",
  [STATEMENT_DELETE_ATTEMPT] = "DELETE FROM attempt WHERE made = ?",
  [STATEMENT_RENAME_ATTEMPT] = "UPDATE attempt SET name = ?2 WHERE made = ?1"
                               " RETURNING " DULLE_ATTEMPT_COLUMNS,
  [STATEMENT_MOVE_GRADES] = "UPDATE OR IGNORE grade SET tournament = ?2 WHERE tournament = ?1",
  [STATEMENT_MOVE_ANNOTATIONS] =
      "UPDATE OR IGNORE annotation SET tournament = ?2 WHERE tournament = ?1",
};

G_STATIC_ASSERT (G_N_ELEMENTS (statements) == N_STATEMENTS);

DulleSessionError
dulle_store_prepare (DulleStore *self)
{
  int result = SQLITE_OK;

  for (guint i = 0; result == SQLITE_OK && i < N_STATEMENTS; i++)
    result = sqlite3_prepare_v3 (self->db, statements[i], -1, SQLITE_PREPARE_PERSISTENT,
                                 &self->statements[i], NULL);

  /* What is amiss here are tables that are not as they were made. */
  return result == SQLITE_ERROR ? DULLE_SESSION_ERROR_DAMAGED : dulle_store_code (result);
}

void
dulle_store_stop_copying (DulleStore *self)
{
  g_clear_pointer (&self->copy.backup, sqlite3_backup_finish);
  g_clear_pointer (&self->copy.db, sqlite3_close);
  g_clear_pointer (&self->copy.id, g_free);
}

void
dulle_store_disconnect (DulleStore *self)
{
  dulle_store_stop_copying (self);
  for (guint i = 0; i < N_STATEMENTS; i++)
    g_clear_pointer (&self->statements[i], sqlite3_finalize);
  /* SQLite would leave the log of a file that was moved to the one in its place. */
  if (self->db != NULL && !self->read_only && dulle_store_file_has_moved (self->db))
    dulle_store_file_complete (self->db);
  g_clear_pointer (&self->db, sqlite3_close);
  dulle_store_unlock (&self->lock);
}

/* Runs a statement once; a reset repeats the error of the step before it. */
int
dulle_store_step (DulleStore *self,
                  Statement   number)
{
  if (self->db == NULL)
    return SQLITE_CANTOPEN;

  sqlite3_step (self->statements[number]);

  return sqlite3_reset (self->statements[number]);
}

int
dulle_store_step_sealed (DulleStore     *self,
                         Statement       number,
                         DulleStoredPart part,
                         DulleStored    *stored)
{
  sqlite3_stmt *statement = self->statements[number];

  while (sqlite3_step (statement) == SQLITE_ROW)
    stored->sums[part] += dulle_seal_row (statement, part);

  return sqlite3_reset (statement);
}

int
dulle_store_set_seal (DulleStore *self,
                      gint64      tournament,
                      gint64      game,
                      guint64     checksum)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_SET_SEAL, tournament);

  sqlite3_bind_int64 (statement, 2, game);
  sqlite3_bind_int64 (statement, 3, (gint64) checksum);

  return dulle_store_step (self, STATEMENT_SET_SEAL);
}

DulleSessionError
dulle_store_check_seal (DulleStore *self,
                        gint64      tournament,
                        guint       game,
                        guint64     checksum)
{
  sqlite3_stmt     *statement = dulle_store_ask (self, STATEMENT_GET_SEAL, tournament);
  gboolean          matches;
  DulleSessionError code;

  sqlite3_bind_int64 (statement, 2, game);
  matches = sqlite3_step (statement) == SQLITE_ROW &&
            (guint64) sqlite3_column_int64 (statement, 0) == checksum;
  code = dulle_store_asked (statement, matches);

  return code == DULLE_SESSION_ERROR_CONTENT ? DULLE_SESSION_ERROR_SEAL : code;
}

const char *
dulle_store_column_text (sqlite3_stmt *statement,
                         int           column)
{
  const char *text = (const char *) sqlite3_column_text (statement, column);

  return text != NULL ? text : "";
}

/* A statement that asks for what belongs to a tournament. */
sqlite3_stmt *
dulle_store_ask (DulleStore *self,
                 Statement   number,
                 gint64      tournament)
{
  sqlite3_stmt *statement = self->statements[number];

  sqlite3_bind_int64 (statement, 1, tournament);

  return statement;
}

DulleSessionError
dulle_store_asked (sqlite3_stmt *statement,
                   gboolean      understood)
{
  DulleSessionError code = dulle_store_code (sqlite3_reset (statement));

  return code == DULLE_SESSION_ERROR_NONE && !understood ? DULLE_SESSION_ERROR_CONTENT : code;
}

GError *
dulle_store_error_not_read (const DulleStore *self,
                            DulleSessionError code)
{
  g_autofree char *name = g_filename_display_name (self->path);

  /* Translators: the first is a file, the second the end of the sentence. */
  return g_error_new (DULLE_SESSION_ERROR, code, _ ("“%s” cannot be read, because %s."), name,
                      dulle_store_because (code));
}

GError *
dulle_store_error_not_saved (const DulleStore *self,
                             DulleSessionError code)
{
  g_autofree char *name = g_filename_display_name (self->path);

  /* Translators: the first is a file, the second the end of the sentence. */
  return g_error_new (DULLE_SESSION_ERROR, code,
                      _ ("The game cannot be saved in “%s”, because %s."), name,
                      dulle_store_because (code));
}

gboolean
dulle_store_tournament_is_to_blame (DulleSessionError code)
{
  return code == DULLE_SESSION_ERROR_CONTENT || code == DULLE_SESSION_ERROR_SEAL;
}

void
dulle_store_tell (GError **told,
                  GError  *error)
{
  if (*told == NULL)
    *told = error;
  else
    {
      g_prefix_error (&error, "%s ", (*told)->message);
      g_error_free (*told);
      *told = error;
    }
}

gboolean
dulle_store_end (DulleStore *self,
                 int         result,
                 GError    **error)
{
  if (result == SQLITE_OK)
    result = dulle_store_step (self, STATEMENT_COMMIT);
  if (result == SQLITE_OK)
    return TRUE;

  dulle_store_step (self, STATEMENT_ROLLBACK);
  g_propagate_error (error, dulle_store_error_not_saved (self, dulle_store_code (result)));

  return FALSE;
}
