/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * A tournament is a row with its players, a finished game is a row with its record as
 * text, and of its running game each action is a row. Totals, sheet and the cards on the
 * table are not stored: they follow from these by the engine's rules, so that they
 * cannot disagree with them. The running game is the one after the last record,
 * or, while the next is not dealt, the last one itself, whose actions stay until
 * then. Earlier tournaments stay for good, and each can be continued where it was
 * left. The one that was played last has the greatest `played`, which is a time as long
 * as clocks do not go back, and an order in any case.
 *
 * One function saves: it compares what the run has with what the store has of
 * it (DulleStored) and writes the difference in one transaction. So a save that
 * failed, on a full disk for instance, is made up for by the next one.
 */
#include "config.h"
#include <glib/gi18n-lib.h>

#include "store.h"

#include "engine/rules-text.h"
#include "store-load.h"

/* Saving */

static int
store_touch (DulleStore *self,
             gint64      tournament)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_TOUCH];

  sqlite3_bind_int64 (statement, 1, g_get_real_time () / G_USEC_PER_SEC);
  sqlite3_bind_int64 (statement, 2, tournament);

  return dulle_store_step (self, STATEMENT_TOUCH);
}

static int
store_set_players (DulleStore               *self,
                   const DulleTournamentRun *run,
                   DulleStored              *stored)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_SET_PLAYER];
  int           result = SQLITE_OK;

  for (guint player = 0; result == SQLITE_OK && player < DULLE_MAX_PLAYERS; player++)
    {
      const DulleParticipant *participant = &run->setup.players[player];

      sqlite3_bind_int64 (statement, 1, stored->tournament);
      sqlite3_bind_int64 (statement, 2, player);
      sqlite3_bind_text (statement, 3, participant->name, -1, SQLITE_TRANSIENT);
      sqlite3_bind_text (statement, 4, dulle_skill_id (participant->skill), -1, SQLITE_STATIC);
      result = dulle_store_step (self, STATEMENT_SET_PLAYER);
    }
  stored->naming = run->naming;

  return result;
}

static int
store_add_tournament (DulleStore               *self,
                      const DulleTournamentRun *run,
                      DulleStored              *stored)
{
  sqlite3_stmt    *statement = self->statements[STATEMENT_ADD_TOURNAMENT];
  g_autofree char *rules = dulle_rules_format (&run->setup.rules);
  int              result;

  sqlite3_bind_text (statement, 1, rules, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int64 (statement, 2, (gint64) run->setup.seed);
  sqlite3_bind_int (statement, 3, run->setup.dealer);
  sqlite3_bind_text (statement, 4, dulle_deals_id (run->setup.deals), -1, SQLITE_STATIC);
  result = dulle_store_step (self, STATEMENT_ADD_TOURNAMENT);
  stored->tournament = sqlite3_last_insert_rowid (self->db);

  if (result == SQLITE_OK)
    result = store_touch (self, stored->tournament);

  return result == SQLITE_OK ? store_set_players (self, run, stored) : result;
}

static int
store_add_vote (DulleStore               *self,
                const DulleTournamentRun *run,
                DulleStored              *stored)
{
  sqlite3_stmt    *statement = self->statements[STATEMENT_ADD_VOTE];
  const DulleVote *vote = &g_array_index (run->votes, DulleVote, stored->n_votes);

  sqlite3_bind_int64 (statement, 1, stored->tournament);
  sqlite3_bind_int64 (statement, 2, vote->deal);
  sqlite3_bind_int64 (statement, 3, vote->n_in_favour);
  stored->n_votes++;

  return dulle_store_step (self, STATEMENT_ADD_VOTE);
}

static int
store_set_over (DulleStore               *self,
                const DulleTournamentRun *run,
                DulleStored              *stored)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_SET_OVER];

  stored->over = dulle_tournament_is_over (&run->tournament);
  sqlite3_bind_int64 (statement, 1, stored->over);
  sqlite3_bind_int64 (statement, 2, stored->tournament);

  return dulle_store_step (self, STATEMENT_SET_OVER);
}

static int
store_add_game (DulleStore               *self,
                const DulleTournamentRun *run,
                DulleStored              *stored)
{
  sqlite3_stmt      *statement = self->statements[STATEMENT_ADD_GAME];
  const DulleRecord *record = &g_array_index (run->records, DulleRecord, stored->n_games);
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);

  dulle_record_write (record, text);
  sqlite3_bind_int64 (statement, 1, stored->tournament);
  sqlite3_bind_int64 (statement, 2, record->number);
  sqlite3_bind_text (statement, 3, text->str, -1, SQLITE_TRANSIENT);
  stored->n_games++;

  return dulle_store_step (self, STATEMENT_ADD_GAME) == SQLITE_OK
             ? store_touch (self, stored->tournament)
             : sqlite3_errcode (self->db);
}

static int
store_clear_actions (DulleStore               *self,
                     const DulleTournamentRun *run,
                     DulleStored              *stored)
{
  stored->game = run->record.number;
  stored->n_actions = 0;
  dulle_store_ask (self, STATEMENT_CLEAR_ACTIONS, stored->tournament);

  return dulle_store_step (self, STATEMENT_CLEAR_ACTIONS);
}

static int
store_add_action (DulleStore               *self,
                  const DulleTournamentRun *run,
                  DulleStored              *stored)
{
  sqlite3_stmt      *statement = self->statements[STATEMENT_ADD_ACTION];
  const DulleAction *action = &run->record.actions[stored->n_actions];
  g_autofree char   *token = dulle_action_format (action, run->game.own[action->seat].party);

  sqlite3_bind_int64 (statement, 1, stored->tournament);
  sqlite3_bind_int64 (statement, 2, stored->game);
  sqlite3_bind_int64 (statement, 3, stored->n_actions++);
  sqlite3_bind_text (statement, 4, token, -1, SQLITE_TRANSIENT);

  return dulle_store_step (self, STATEMENT_ADD_ACTION);
}

static int
store_add_missing (DulleStore               *self,
                   const DulleTournamentRun *run,
                   DulleStored              *stored)
{
  int result = SQLITE_OK;

  if (stored->tournament == 0)
    result = store_add_tournament (self, run, stored);
  if (result == SQLITE_OK && stored->naming != run->naming)
    result = store_set_players (self, run, stored);
  while (result == SQLITE_OK && stored->n_votes < run->votes->len)
    result = store_add_vote (self, run, stored);
  while (result == SQLITE_OK && stored->n_games < run->records->len)
    result = store_add_game (self, run, stored);
  if (result == SQLITE_OK &&
      (stored->game != run->record.number || stored->n_actions > run->record.n_actions))
    result = store_clear_actions (self, run, stored);
  while (result == SQLITE_OK && stored->n_actions < run->record.n_actions)
    result = store_add_action (self, run, stored);
  if (result == SQLITE_OK && stored->over != dulle_tournament_is_over (&run->tournament))
    result = store_set_over (self, run, stored);

  return result;
}

static GError *
error_not_continued (const DulleStore *self,
                     DulleSessionError code)
{
  g_autofree char *name = g_filename_display_name (self->path);

  /* Translators: the first is a file, the second the end of the sentence. */
  return g_error_new (DULLE_SESSION_ERROR, code,
                      _ ("The tournament in “%s” cannot be continued, because %s."), name,
                      dulle_store_because (code));
}

gboolean
dulle_store_save (DulleStore         *self,
                  DulleTournamentRun *run,
                  GError            **error)
{
  DulleStored stored = run->stored;
  int         result = dulle_store_step (self, STATEMENT_BEGIN);

  if (result == SQLITE_OK)
    result = store_add_missing (self, run, &stored);
  if (!dulle_store_end (self, result, error))
    return FALSE;

  run->stored = stored;

  return TRUE;
}

gboolean
dulle_store_continue (DulleStore         *self,
                      gint64              tournament,
                      DulleTournamentRun *run,
                      GError            **error)
{
  DulleTournamentRun other = { 0 };
  DulleSessionError  code = dulle_store_load (self, tournament, &other);

  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_code (store_touch (self, tournament));
  if (code == DULLE_SESSION_ERROR_NONE)
    {
      dulle_tournament_run_clear (run);
      *run = other;
      return TRUE;
    }

  dulle_tournament_run_clear (&other);
  g_propagate_error (error, error_not_continued (self, code));

  return FALSE;
}

/* Deletes all that there is of a tournament. */
static int
delete_tournament (DulleStore *self,
                   gint64      tournament)
{
  int result = SQLITE_OK;

  if (tournament < 0)
    {
      dulle_store_ask (self, STATEMENT_DELETE_IMPORT, -tournament);
      return dulle_store_step (self, STATEMENT_DELETE_IMPORT);
    }

  for (Statement part = STATEMENT_CLEAR_ACTIONS;
       result == SQLITE_OK && part <= STATEMENT_DELETE_TOURNAMENT; part++)
    {
      dulle_store_ask (self, part, tournament);
      result = dulle_store_step (self, part);
    }

  return result;
}

gboolean
dulle_store_delete (DulleStore *self,
                    gint64      tournament,
                    GError    **error)
{
  int result = dulle_store_step (self, STATEMENT_BEGIN);

  if (result == SQLITE_OK)
    result = delete_tournament (self, tournament);

  return dulle_store_end (self, result, error);
}

/* Opening */

static GError *
error_set_aside (const DulleStore *self,
                 const char       *aside,
                 DulleSessionError code)
{
  g_autofree char *name = g_filename_display_name (self->path);
  g_autofree char *aside_name = g_filename_display_basename (aside);

  /* Translators: a file, its new name, the end of the sentence. */
  return g_error_new (DULLE_SESSION_ERROR, code,
                      _ ("“%s” was renamed to “%s” and a new file begun, because %s."), name,
                      aside_name, dulle_store_because (code));
}

static DulleSessionError
store_load_last (DulleStore         *self,
                 DulleTournamentRun *run)
{
  sqlite3_stmt     *statement = self->statements[STATEMENT_GET_LAST];
  DulleSessionError code;
  gint64            last = 0;

  if (sqlite3_step (statement) == SQLITE_ROW)
    last = sqlite3_column_int64 (statement, 0);
  code = dulle_store_asked (statement, TRUE);

  return code == DULLE_SESSION_ERROR_NONE && last != 0 ? dulle_store_load (self, last, run) : code;
}

static DulleSessionError
store_try (DulleStore         *self,
           DulleTournamentRun *run)
{
  DulleSessionError code = dulle_store_file_open (self->path, &self->db);

  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_prepare (self);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = store_load_last (self, run);
  if (code != DULLE_SESSION_ERROR_NONE)
    dulle_store_disconnect (self);

  return code;
}

static DulleSessionError
store_begin_anew (DulleStore         *self,
                  DulleTournamentRun *run,
                  DulleSessionError   code,
                  GError            **warning)
{
  g_autofree char *aside =
      dulle_store_file_is_to_blame (code) ? dulle_store_file_set_aside (self->path) : NULL;
  g_autoptr (GError) renamed = NULL;

  if (aside != NULL)
    {
      renamed = error_set_aside (self, aside, code);
      code = store_try (self, run);
    }
  if (code != DULLE_SESSION_ERROR_NONE)
    g_propagate_error (warning, dulle_store_error_not_saved (self, code));
  else
    g_propagate_error (warning, g_steal_pointer (&renamed));

  return code;
}

DulleStore *
dulle_store_open (const char         *path,
                  DulleTournamentRun *run,
                  GError            **warning)
{
  DulleStore       *self = g_new0 (DulleStore, 1);
  g_autofree char  *folder = NULL;
  DulleSessionError code;

  /* An absolute name means a file to SQLite, whatever it is called. */
  self->path = g_canonicalize_filename (path, NULL);
  folder = g_path_get_dirname (self->path);
  g_mkdir_with_parents (folder, 0700);

  code = store_try (self, run);
  if (code != DULLE_SESSION_ERROR_NONE)
    code = store_begin_anew (self, run, code, warning);
  if (code != DULLE_SESSION_ERROR_NONE)
    g_clear_pointer (&self, dulle_store_close);

  return self;
}

DulleStore *
dulle_store_open_existing (const char *path,
                           GError    **error)
{
  DulleStore       *self = g_new0 (DulleStore, 1);
  DulleSessionError code = DULLE_SESSION_ERROR_OPEN;

  self->path = g_canonicalize_filename (path, NULL);
  if (g_file_test (self->path, G_FILE_TEST_IS_REGULAR))
    code = dulle_store_file_open (self->path, &self->db);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_prepare (self);
  if (code == DULLE_SESSION_ERROR_NONE)
    return self;

  g_propagate_error (error, dulle_store_error_not_read (self, code));
  dulle_store_close (self);

  return NULL;
}

void
dulle_store_close (DulleStore *self)
{
  dulle_store_disconnect (self);
  g_free (self->path);
  g_free (self);
}
