/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Everything that was played, and what came from files. Each tournament is loaded to
 * find out its points; one that cannot be loaded is left out.
 */
#include "config.h"
#include <glib/gi18n-lib.h>

#include "store-history.h"

#include "engine/record.h"
#include "store-load.h"

/* Returns: whether there is anything to go on with; nobody misses a tournament in which
 * nothing was done. */
static gboolean
describe_unfinished (const DulleTournamentRun *run,
                     gint64                    played,
                     DulleUnfinished          *unfinished)
{
  *unfinished = (DulleUnfinished){
    .id = run->stored.tournament,
    .played = played,
    .standing = dulle_tournament_run_standing (run),
    .setup = run->setup,
  };

  return !dulle_tournament_is_over (&run->tournament) &&
         (run->records->len > 0 || run->record.n_actions > 0);
}

GArray *
dulle_store_list (DulleStore *self,
                  gint64      except)
{
  GArray       *list = g_array_new (FALSE, FALSE, sizeof (DulleUnfinished));
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_GET_UNFINISHED, except);

  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      DulleTournamentRun run = { 0 };
      DulleUnfinished    unfinished;

      if (dulle_store_load (self, sqlite3_column_int64 (statement, 0), &run) ==
              DULLE_SESSION_ERROR_NONE &&
          describe_unfinished (&run, sqlite3_column_int64 (statement, 1), &unfinished))
        g_array_append_val (list, unfinished);
      dulle_tournament_run_clear (&run);
    }
  sqlite3_reset (statement);

  return list;
}

static void
add_tournament (DulleStore *self,
                gint64      id,
                gint64      played,
                GPtrArray  *history)
{
  DulleTournamentRun run = { 0 };

  if (dulle_store_load (self, id, &run) == DULLE_SESSION_ERROR_NONE && run.records->len > 0)
    g_ptr_array_add (history, dulle_tournament_log_new (&run, played, FALSE));
  dulle_tournament_run_clear (&run);
}

/* Returns: (nullable): what the row holds */
static DulleTournamentLog *
imported_from_row (sqlite3_stmt *statement,
                   gboolean      with_games)
{
  const char *text = dulle_store_column_text (statement, 3);
  g_autoptr (GArray) records = dulle_record_parse (text, "", NULL);

  if (records == NULL || records->len == 0)
    return NULL;

  return dulle_tournament_log_new_imported (
      dulle_store_column_text (statement, 1), -sqlite3_column_int64 (statement, 0),
      sqlite3_column_int64 (statement, 2), text, records, with_games);
}

static int
compare_played (gconstpointer a,
                gconstpointer b)
{
  const DulleTournamentLog *first = *(const DulleTournamentLog *const *) a;
  const DulleTournamentLog *second = *(const DulleTournamentLog *const *) b;

  return first->played < second->played ? 1 : first->played > second->played ? -1
                                                                             : 0;
}

GPtrArray *
dulle_store_list_history (DulleStore *self)
{
  GDestroyNotify free_log = (GDestroyNotify) dulle_tournament_log_unref;
  GPtrArray     *history = g_ptr_array_new_with_free_func (free_log);
  sqlite3_stmt  *statement = self->statements[STATEMENT_GET_TOURNAMENTS];

  while (sqlite3_step (statement) == SQLITE_ROW)
    add_tournament (self, sqlite3_column_int64 (statement, 0), sqlite3_column_int64 (statement, 1),
                    history);
  sqlite3_reset (statement);

  statement = self->statements[STATEMENT_GET_IMPORTS];
  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      DulleTournamentLog *imported = imported_from_row (statement, FALSE);

      if (imported != NULL)
        g_ptr_array_add (history, imported);
    }
  sqlite3_reset (statement);
  g_ptr_array_sort (history, compare_played);

  return history;
}

static const DulleTournamentLog *
read_import (DulleStore *self,
             gint64      id)
{
  sqlite3_stmt       *statement = dulle_store_ask (self, STATEMENT_GET_IMPORT, -id);
  DulleTournamentLog *imported =
      sqlite3_step (statement) == SQLITE_ROW ? imported_from_row (statement, TRUE) : NULL;

  sqlite3_reset (statement);

  return imported;
}

const DulleTournamentLog *
dulle_store_read_tournament_log (DulleStore *self,
                                 gint64      id)
{
  DulleTournamentRun  run = { 0 };
  DulleTournamentLog *tournament_log = NULL;

  if (id < 0)
    return read_import (self, id);

  if (dulle_store_load (self, id, &run) == DULLE_SESSION_ERROR_NONE)
    tournament_log = dulle_tournament_log_new (&run, 0, TRUE);
  dulle_tournament_run_clear (&run);

  return tournament_log;
}

/* Adds what is bound, with its seal. */
static int
store_add_import (DulleStore *self)
{
  DulleStored stored = { 0 };
  int         result = dulle_store_step (self, STATEMENT_BEGIN);

  if (result == SQLITE_OK)
    result = dulle_store_step_sealed (self, STATEMENT_ADD_IMPORT, DULLE_STORED_IMPORT, &stored);
  if (result == SQLITE_OK)
    result = dulle_store_set_seal (self, -sqlite3_last_insert_rowid (self->db), 0,
                                   dulle_seal_total (&stored));
  if (result == SQLITE_OK)
    result = dulle_store_step (self, STATEMENT_COMMIT);
  if (result != SQLITE_OK)
    dulle_store_step (self, STATEMENT_ROLLBACK);

  return result;
}

gboolean
dulle_store_import (DulleStore *self,
                    const char *name,
                    const char *text,
                    GError    **error)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_ADD_IMPORT];
  g_autoptr (GError) unreadable = NULL;
  g_autoptr (GArray) records = dulle_record_parse (text, name, &unreadable);
  DulleSessionError code;

  if (records == NULL)
    g_set_error_literal (error, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_CONTENT,
                         unreadable->message);
  else if (records->len == 0)
    g_set_error (error, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_CONTENT,
                 _ ("“%s” has no games in it."), name);
  if (records == NULL || records->len == 0)
    return FALSE;

  sqlite3_bind_text (statement, 1, name, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int64 (statement, 2, g_get_real_time () / G_USEC_PER_SEC);
  sqlite3_bind_text (statement, 3, text, -1, SQLITE_TRANSIENT);
  code = dulle_store_code (store_add_import (self));
  sqlite3_clear_bindings (statement);
  if (code != DULLE_SESSION_ERROR_NONE)
    g_set_error (error, DULLE_SESSION_ERROR, code, _ ("“%s” cannot be imported, because %s."), name,
                 dulle_store_because (code));

  return code == DULLE_SESSION_ERROR_NONE;
}
