/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Everything that was played, and what came from files. Each tournament is loaded to
 * find out its points, so lists are read in pages, which end early where tournaments
 * are long.
 */
#include "config.h"
#include <glib/gi18n-lib.h>

#include "store-history.h"

#include "engine/record.h"
#include "store-load.h"
#include "store-verify.h"

#define LOGS_IN_A_PAGE       20
#define UNFINISHED_IN_A_PAGE 5
#define GAMES_IN_A_PAGE      400

/* One tournament */

/* Returns: (nullable): what the row holds */
static DulleTournamentLog *
imported_from_row (sqlite3_stmt *statement,
                   gboolean      with_games)
{
  const char *text = dulle_store_column_text (statement, 3);
  gint64      number = dulle_seal_opposite (sqlite3_column_int64 (statement, 0));
  g_autoptr (GArray) records = dulle_record_parse (text, "", NULL);

  if (records == NULL || records->len == 0)
    return NULL;

  return dulle_tournament_log_new_imported (
      dulle_store_column_text (statement, 1), number,
      sqlite3_column_int64 (statement, 2), text, records, with_games);
}

static DulleTournamentLog *
read_import (DulleStore *self,
             gint64      id,
             gboolean    with_games)
{
  sqlite3_stmt *statement =
      dulle_store_ask (self, STATEMENT_GET_IMPORT, dulle_seal_opposite (id));
  DulleTournamentLog *imported =
      sqlite3_step (statement) == SQLITE_ROW ? imported_from_row (statement, with_games) : NULL;

  sqlite3_reset (statement);

  return imported;
}

static DulleTournamentLog *
read_log (DulleStore *self,
          gint64      id,
          gint64      played,
          gboolean    with_games)
{
  DulleTournamentRun  run = { 0 };
  DulleTournamentLog *tournament_log = NULL;

  if (id < 0)
    return read_import (self, id, with_games);

  if (dulle_store_load (self, id, &run) == DULLE_SESSION_ERROR_NONE)
    tournament_log = dulle_tournament_log_new (&run, played, with_games);
  dulle_tournament_run_clear (&run);

  return tournament_log;
}

const DulleTournamentLog *
dulle_store_read_tournament_log (DulleStore *self,
                                 gint64      id)
{
  return read_log (self, id, 0, TRUE);
}

/* Lists */

/* @places: (inout): the places of the tournaments that follow */
static DulleSessionError
find_places_once (DulleStore          *self,
                  Statement            list,
                  const DulleLogPlace *after,
                  guint                n,
                  GArray              *places)
{
  sqlite3_stmt *statement = dulle_store_ask (self, list, after->played);

  g_array_set_size (places, 0);
  sqlite3_bind_int64 (statement, 2, after->id);
  sqlite3_bind_int64 (statement, 3, n);
  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      DulleLogPlace place = { .id = sqlite3_column_int64 (statement, 0),
                              .played = sqlite3_column_int64 (statement, 1) };

      g_array_append_val (places, place);
    }

  return dulle_store_asked (statement, TRUE);
}

/* What cannot be listed may be in a damaged index, which can be made anew.
 * Returns: (transfer full) (nullable): the places of the tournaments that follow */
static GArray *
find_places (DulleStore          *self,
             Statement            list,
             const DulleLogPlace *after,
             guint                n,
             GError             **error)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (DulleLogPlace));
  DulleSessionError code = find_places_once (self, list, after, n, places);

  if (code == DULLE_SESSION_ERROR_DAMAGED && dulle_store_mend (self) == DULLE_SESSION_ERROR_NONE)
    code = find_places_once (self, list, after, n, places);
  if (code == DULLE_SESSION_ERROR_NONE)
    return g_steal_pointer (&places);

  g_propagate_error (error, dulle_store_error_not_read (self, code));

  return NULL;
}

/* Returns: how many games had to be played again for that */
static guint
page_add (DulleLogPage             *page,
          DulleStore               *self,
          const DulleLogPlace      *place,
          const DulleTournamentRun *running)
{
  gboolean            is_running = place->id == running->stored.tournament;
  DulleTournamentLog *tournament_log =
      is_running ? dulle_tournament_log_new (running, place->played, FALSE)
                 : read_log (self, place->id, place->played, FALSE);

  page->next = *place;
  page->n_unreadable += tournament_log == NULL;
  if (tournament_log == NULL)
    return 0;

  tournament_log->running = is_running;
  g_ptr_array_add (page->logs, tournament_log);

  return tournament_log->standing.n_games;
}

static DulleLogPage *
read_page (DulleStore               *self,
           Statement                 list,
           guint                     n_logs,
           const DulleLogPlace      *after,
           const DulleTournamentRun *running,
           GError                  **error)
{
  g_autoptr (GArray) places = find_places (self, list, after, n_logs + 1, error);
  DulleLogPage *page;
  guint         i = 0;

  if (places == NULL)
    return NULL;

  page = dulle_log_page_new ();
  page->next = *after;
  for (guint n_games = 0; i < MIN (places->len, n_logs) && n_games < GAMES_IN_A_PAGE; i++)
    n_games += page_add (page, self, &g_array_index (places, DulleLogPlace, i), running);
  page->more = i < places->len;

  return page;
}

/* Nobody goes on with what is on the table, here or elsewhere, or with what turns out to be
 * over: in stores from before this was noted. */
DulleLogPage *
dulle_store_list_unfinished (DulleStore               *self,
                             const DulleLogPlace      *after,
                             const DulleTournamentRun *running,
                             GError                  **error)
{
  DulleLogPage *page = read_page (self, STATEMENT_GET_UNFINISHED, UNFINISHED_IN_A_PAGE, after,
                                  running, error);

  for (guint i = page != NULL ? page->logs->len : 0; i > 0; i--)
    {
      const DulleTournamentLog *tournament_log = g_ptr_array_index (page->logs, i - 1);

      if (tournament_log->over || tournament_log->running ||
          tournament_log->setup.deals == DULLE_DEALS_TOLD)
        g_ptr_array_remove_index (page->logs, i - 1);
    }

  return page;
}

DulleLogPage *
dulle_store_list_history (DulleStore               *self,
                          const DulleLogPlace      *after,
                          const DulleTournamentRun *running,
                          GError                  **error)
{
  return read_page (self, STATEMENT_GET_HISTORY, LOGS_IN_A_PAGE, after, running, error);
}

/* Importing */

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

DulleSessionError
dulle_store_add_import (DulleStore *self,
                        const char *name,
                        gint64      played,
                        const char *text)
{
  sqlite3_stmt     *statement = self->statements[STATEMENT_ADD_IMPORT];
  DulleSessionError code;

  sqlite3_bind_text (statement, 1, name, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int64 (statement, 2, played);
  sqlite3_bind_text (statement, 3, text, -1, SQLITE_TRANSIENT);
  code = dulle_store_code (store_add_import (self));
  sqlite3_clear_bindings (statement);

  return code;
}

gboolean
dulle_store_import (DulleStore *self,
                    const char *name,
                    const char *text,
                    GError    **error)
{
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

  code = dulle_store_add_import (self, name, g_get_real_time () / G_USEC_PER_SEC, text);
  if (code != DULLE_SESSION_ERROR_NONE)
    g_set_error (error, DULLE_SESSION_ERROR, code, _ ("“%s” cannot be imported, because %s."), name,
                 dulle_store_because (code));

  return code == DULLE_SESSION_ERROR_NONE;
}
