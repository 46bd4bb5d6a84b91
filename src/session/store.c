/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview
 *
 * A tournament is a row with its players, a finished game is a row with its record as
 * text, and of its running game each action is a row. Totals, sheet and the cards on the
 * table are not stored: they follow from these by the engine's rules, so that they
 * cannot disagree with them. The running game is the one after the last record,
 * or, while the next is not dealt, the last one itself, whose actions stay until
 * then. Earlier tournaments stay for good, and each can be gone on with where it was
 * left. The one that was played last has the greatest `played`, which is a time as long
 * as clocks do not go back, and an order in any case.
 *
 * One function saves: it compares what the course has with what the store has of
 * it (DulleStored) and writes the difference in one transaction. So a save that
 * failed, on a full disk for instance, is made up for by the next one.
 */
#include "config.h"
#include <glib/gi18n-lib.h>

#include "engine/rules-text.h"
#include "store-private.h"

static const char *const statements[] = {
  [STATEMENT_BEGIN] = "BEGIN IMMEDIATE",
  [STATEMENT_COMMIT] = "COMMIT",
  [STATEMENT_ROLLBACK] = "ROLLBACK",
  [STATEMENT_ADD_TOURNAMENT] = "INSERT INTO tournament (rules, seed, dealer, deals) VALUES (?, ?, ?, ?)",
  [STATEMENT_SET_PLAYER] = "REPLACE INTO player (tournament, number, name, skill) VALUES (?, ?, ?, ?)",
  [STATEMENT_TOUCH] = "UPDATE tournament SET played = max (?, (SELECT max (played) + 1 FROM tournament)) WHERE id = ?",
  [STATEMENT_SET_OVER] = "UPDATE tournament SET over = ? WHERE id = ?",
  [STATEMENT_ADD_VOTE] = "INSERT INTO vote (tournament, deal, in_favour) VALUES (?, ?, ?)",
  [STATEMENT_ADD_GAME] = "INSERT INTO game (tournament, number, record) VALUES (?, ?, ?)",
  [STATEMENT_ADD_ACTION] = "INSERT INTO action (tournament, game, number, token) VALUES (?, ?, ?, ?)",
  [STATEMENT_CLEAR_ACTIONS] = "DELETE FROM action WHERE tournament = ?",
  [STATEMENT_DELETE_PLAYERS] = "DELETE FROM player WHERE tournament = ?",
  [STATEMENT_DELETE_VOTES] = "DELETE FROM vote WHERE tournament = ?",
  [STATEMENT_DELETE_GRADES] = "DELETE FROM grade WHERE tournament = ?",
  [STATEMENT_DELETE_GAMES] = "DELETE FROM game WHERE tournament = ?",
  [STATEMENT_DELETE_TOURNAMENT] = "DELETE FROM tournament WHERE id = ?",
  [STATEMENT_GET_LAST] = "SELECT id FROM tournament ORDER BY played DESC, id DESC LIMIT 1",
  [STATEMENT_GET_UNFINISHED] = "SELECT id, played FROM tournament WHERE over = 0 AND id <> ? ORDER BY played DESC, id DESC",
  [STATEMENT_GET_TOURNAMENT] = "SELECT rules, seed, dealer, deals, over FROM tournament WHERE id = ?",
  [STATEMENT_GET_PLAYERS] = "SELECT number, name, skill FROM player WHERE tournament = ?",
  [STATEMENT_GET_VOTES] = "SELECT deal, in_favour FROM vote WHERE tournament = ? ORDER BY deal",
  [STATEMENT_GET_GAMES] = "SELECT record FROM game WHERE tournament = ? ORDER BY number",
  [STATEMENT_GET_ACTIONS] = "SELECT game, token FROM action WHERE tournament = ? ORDER BY game, number",
  [STATEMENT_GET_TOURNAMENTS] = "SELECT id, played FROM tournament ORDER BY played, id",
  [STATEMENT_GET_IMPORTS] = "SELECT id, name, played, records FROM imported",
  [STATEMENT_GET_IMPORT] = "SELECT id, name, played, records FROM imported WHERE id = ?",
  [STATEMENT_ADD_IMPORT] = "INSERT INTO imported (name, played, records) VALUES (?, ?, ?)",
  [STATEMENT_DELETE_IMPORT] = "DELETE FROM imported WHERE id = ?",
  [STATEMENT_SET_GRADE] = "REPLACE INTO grade (tournament, game, seat, best, good, doubtful, error, lost, luck)"
                          " SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9"
                          " WHERE EXISTS (SELECT 1 FROM game WHERE tournament = ?1 AND number = ?2)",
  [STATEMENT_GET_GRADES] = "SELECT game, seat, best, good, doubtful, error, lost, luck FROM grade"
                           " WHERE tournament = ? ORDER BY game, seat",
};

G_STATIC_ASSERT (G_N_ELEMENTS (statements) == N_STATEMENTS);

static DulleFault
store_prepare (DulleStore *self)
{
  int result = SQLITE_OK;

  for (guint i = 0; result == SQLITE_OK && i < N_STATEMENTS; i++)
    result = sqlite3_prepare_v3 (self->db, statements[i], -1, SQLITE_PREPARE_PERSISTENT,
                                 &self->statements[i], NULL);

  /* What is amiss here are tables that are not as they were made. */
  return result == SQLITE_ERROR ? DULLE_FAULT_DAMAGED : dulle_fault_from_result (result);
}

static void
store_disconnect (DulleStore *self)
{
  for (guint i = 0; i < N_STATEMENTS; i++)
    g_clear_pointer (&self->statements[i], sqlite3_finalize);
  g_clear_pointer (&self->db, sqlite3_close);
}

/* Asking and doing */

/* Runs a statement once; a reset repeats the error of the step before it. */
int
dulle_store_step (DulleStore *self,
                  Statement   number)
{
  sqlite3_step (self->statements[number]);

  return sqlite3_reset (self->statements[number]);
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

/* Ends asking: what was @understood is good as far as it could be read. */
DulleFault
dulle_store_asked (sqlite3_stmt *statement,
                   gboolean      understood)
{
  int result = sqlite3_reset (statement);

  return understood ? dulle_fault_from_result (result) : DULLE_FAULT_CONTENT;
}

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
store_set_players (DulleStore        *self,
                   const DulleCourse *course,
                   DulleStored       *stored)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_SET_PLAYER];
  int           result = SQLITE_OK;

  for (guint player = 0; result == SQLITE_OK && player < DULLE_MAX_PLAYERS; player++)
    {
      const DulleParticipant *participant = &course->plan.players[player];

      sqlite3_bind_int64 (statement, 1, stored->tournament);
      sqlite3_bind_int64 (statement, 2, player);
      sqlite3_bind_text (statement, 3, participant->name, -1, SQLITE_TRANSIENT);
      sqlite3_bind_text (statement, 4, dulle_skill_id (participant->skill), -1, SQLITE_STATIC);
      result = dulle_store_step (self, STATEMENT_SET_PLAYER);
    }
  stored->naming = course->naming;

  return result;
}

static int
store_add_tournament (DulleStore        *self,
                      const DulleCourse *course,
                      DulleStored       *stored)
{
  sqlite3_stmt    *statement = self->statements[STATEMENT_ADD_TOURNAMENT];
  g_autofree char *rules = dulle_rules_format (&course->plan.rules);
  int              result;

  sqlite3_bind_text (statement, 1, rules, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int64 (statement, 2, (gint64) course->plan.seed);
  sqlite3_bind_int (statement, 3, course->plan.dealer);
  sqlite3_bind_text (statement, 4, dulle_deals_id (course->plan.deals), -1, SQLITE_STATIC);
  result = dulle_store_step (self, STATEMENT_ADD_TOURNAMENT);
  stored->tournament = sqlite3_last_insert_rowid (self->db);

  if (result == SQLITE_OK)
    result = store_touch (self, stored->tournament);

  return result == SQLITE_OK ? store_set_players (self, course, stored) : result;
}

static int
store_add_vote (DulleStore        *self,
                const DulleCourse *course,
                DulleStored       *stored)
{
  sqlite3_stmt    *statement = self->statements[STATEMENT_ADD_VOTE];
  const DulleVote *vote = &g_array_index (course->votes, DulleVote, stored->n_votes);

  sqlite3_bind_int64 (statement, 1, stored->tournament);
  sqlite3_bind_int64 (statement, 2, vote->deal);
  sqlite3_bind_int64 (statement, 3, vote->n_in_favour);
  stored->n_votes++;

  return dulle_store_step (self, STATEMENT_ADD_VOTE);
}

static int
store_set_over (DulleStore        *self,
                const DulleCourse *course,
                DulleStored       *stored)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_SET_OVER];

  stored->over = dulle_tournament_is_over (&course->tournament);
  sqlite3_bind_int64 (statement, 1, stored->over);
  sqlite3_bind_int64 (statement, 2, stored->tournament);

  return dulle_store_step (self, STATEMENT_SET_OVER);
}

static int
store_add_game (DulleStore        *self,
                const DulleCourse *course,
                DulleStored       *stored)
{
  sqlite3_stmt      *statement = self->statements[STATEMENT_ADD_GAME];
  const DulleRecord *record = &g_array_index (course->records, DulleRecord, stored->n_games);
  g_autoptr (GString) text = g_string_new (DULLE_RECORD_HEAD);

  dulle_record_write (record, text);
  sqlite3_bind_int64 (statement, 1, stored->tournament);
  sqlite3_bind_int64 (statement, 2, record->number);
  sqlite3_bind_text (statement, 3, text->str, -1, SQLITE_TRANSIENT);
  stored->n_games++;

  return dulle_store_step (self, STATEMENT_ADD_GAME) == SQLITE_OK ? store_touch (self, stored->tournament)
                                                                  : sqlite3_errcode (self->db);
}

static int
store_clear_actions (DulleStore        *self,
                     const DulleCourse *course,
                     DulleStored       *stored)
{
  stored->game = course->record.number;
  stored->n_actions = 0;
  dulle_store_ask (self, STATEMENT_CLEAR_ACTIONS, stored->tournament);

  return dulle_store_step (self, STATEMENT_CLEAR_ACTIONS);
}

static int
store_add_action (DulleStore        *self,
                  const DulleCourse *course,
                  DulleStored       *stored)
{
  sqlite3_stmt      *statement = self->statements[STATEMENT_ADD_ACTION];
  const DulleAction *action = &course->record.actions[stored->n_actions];
  g_autofree char   *token = dulle_action_format (action, course->game.own[action->seat].party);

  sqlite3_bind_int64 (statement, 1, stored->tournament);
  sqlite3_bind_int64 (statement, 2, stored->game);
  sqlite3_bind_int64 (statement, 3, stored->n_actions++);
  sqlite3_bind_text (statement, 4, token, -1, SQLITE_TRANSIENT);

  return dulle_store_step (self, STATEMENT_ADD_ACTION);
}

static int
store_add_missing (DulleStore        *self,
                   const DulleCourse *course,
                   DulleStored       *stored)
{
  int result = SQLITE_OK;

  if (stored->tournament == 0)
    result = store_add_tournament (self, course, stored);
  if (result == SQLITE_OK && stored->naming != course->naming)
    result = store_set_players (self, course, stored);
  while (result == SQLITE_OK && stored->n_votes < course->votes->len)
    result = store_add_vote (self, course, stored);
  while (result == SQLITE_OK && stored->n_games < course->records->len)
    result = store_add_game (self, course, stored);
  if (result == SQLITE_OK &&
      (stored->game != course->record.number || stored->n_actions > course->record.n_actions))
    result = store_clear_actions (self, course, stored);
  while (result == SQLITE_OK && stored->n_actions < course->record.n_actions)
    result = store_add_action (self, course, stored);
  if (result == SQLITE_OK && stored->over != dulle_tournament_is_over (&course->tournament))
    result = store_set_over (self, course, stored);

  return result;
}

static char *
trouble_not_saved (const DulleStore *self,
                   DulleFault        fault)
{
  g_autofree char *name = g_filename_display_name (self->path);

  /* Translators: the first is a file, the second the end of the sentence. */
  return g_strdup_printf (_ ("The game cannot be saved in “%s”, because %s."), name,
                          dulle_fault_because (fault));
}

static char *
trouble_not_continued (const DulleStore *self,
                       DulleFault        fault)
{
  g_autofree char *name = g_filename_display_name (self->path);

  /* Translators: the first is a file, the second the end of the sentence. */
  return g_strdup_printf (_ ("The tournament in “%s” cannot be continued, because %s."), name,
                          dulle_fault_because (fault));
}

gboolean
dulle_store_end (DulleStore *self,
                 int         result,
                 char      **trouble)
{
  if (result == SQLITE_OK)
    result = dulle_store_step (self, STATEMENT_COMMIT);
  if (result == SQLITE_OK)
    return TRUE;

  dulle_store_step (self, STATEMENT_ROLLBACK);
  *trouble = trouble_not_saved (self, dulle_fault_from_result (result));

  return FALSE;
}

gboolean
dulle_store_save (DulleStore  *self,
                  DulleCourse *course,
                  char       **trouble)
{
  DulleStored stored = course->stored;
  int         result = dulle_store_step (self, STATEMENT_BEGIN);

  if (result == SQLITE_OK)
    result = store_add_missing (self, course, &stored);
  if (!dulle_store_end (self, result, trouble))
    return FALSE;

  course->stored = stored;

  return TRUE;
}

gboolean
dulle_store_continue (DulleStore  *self,
                      gint64       tournament,
                      DulleCourse *course,
                      char       **trouble)
{
  DulleCourse other = { 0 };
  DulleFault  fault = dulle_store_load (self, tournament, &other);

  if (fault == DULLE_FAULT_NONE)
    fault = dulle_fault_from_result (store_touch (self, tournament));
  if (fault == DULLE_FAULT_NONE)
    {
      dulle_course_clear (course);
      *course = other;
      return TRUE;
    }

  dulle_course_clear (&other);
  *trouble = trouble_not_continued (self, fault);

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

  for (Statement part = STATEMENT_CLEAR_ACTIONS; result == SQLITE_OK && part <= STATEMENT_DELETE_TOURNAMENT; part++)
    {
      dulle_store_ask (self, part, tournament);
      result = dulle_store_step (self, part);
    }

  return result;
}

gboolean
dulle_store_delete (DulleStore *self,
                    gint64      tournament,
                    char      **trouble)
{
  int result = dulle_store_step (self, STATEMENT_BEGIN);

  if (result == SQLITE_OK)
    result = delete_tournament (self, tournament);

  return dulle_store_end (self, result, trouble);
}

/* Opening */

static char *
trouble_set_aside (const DulleStore *self,
                   const char       *aside,
                   DulleFault        fault)
{
  g_autofree char *name = g_filename_display_name (self->path);
  g_autofree char *aside_name = g_filename_display_basename (aside);

  /* Translators: a file, its new name, the end of the sentence. */
  return g_strdup_printf (_ ("“%s” was renamed to “%s” and a new file begun, because %s."),
                          name, aside_name, dulle_fault_because (fault));
}

static DulleFault
store_load_last (DulleStore  *self,
                 DulleCourse *course)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_GET_LAST];
  gint64        last = sqlite3_step (statement) == SQLITE_ROW ? sqlite3_column_int64 (statement, 0) : 0;
  DulleFault    fault = dulle_store_asked (statement, TRUE);

  return fault == DULLE_FAULT_NONE && last != 0 ? dulle_store_load (self, last, course) : fault;
}

static DulleFault
store_try (DulleStore  *self,
           DulleCourse *course)
{
  DulleFault fault = dulle_store_file_open (self->path, &self->db);

  if (fault == DULLE_FAULT_NONE)
    fault = store_prepare (self);
  if (fault == DULLE_FAULT_NONE)
    fault = store_load_last (self, course);
  if (fault != DULLE_FAULT_NONE)
    store_disconnect (self);

  return fault;
}

static DulleFault
store_begin_anew (DulleStore  *self,
                  DulleCourse *course,
                  DulleFault   fault,
                  char       **trouble)
{
  g_autofree char *aside = dulle_fault_is_of_file (fault) ? dulle_store_file_set_aside (self->path) : NULL;

  if (aside != NULL)
    {
      *trouble = trouble_set_aside (self, aside, fault);
      fault = store_try (self, course);
    }
  if (fault != DULLE_FAULT_NONE)
    {
      g_free (*trouble);
      *trouble = trouble_not_saved (self, fault);
    }

  return fault;
}

DulleStore *
dulle_store_open (const char  *path,
                  DulleCourse *course,
                  char       **trouble)
{
  DulleStore      *self = g_new0 (DulleStore, 1);
  g_autofree char *folder = NULL;
  DulleFault       fault;

  /* An absolute name means a file to SQLite, whatever it is called. */
  self->path = g_canonicalize_filename (path, NULL);
  folder = g_path_get_dirname (self->path);
  g_mkdir_with_parents (folder, 0700);

  *trouble = NULL;
  fault = store_try (self, course);
  if (fault != DULLE_FAULT_NONE)
    fault = store_begin_anew (self, course, fault, trouble);
  if (fault != DULLE_FAULT_NONE)
    g_clear_pointer (&self, dulle_store_close);

  return self;
}

void
dulle_store_close (DulleStore *self)
{
  store_disconnect (self);
  g_free (self->path);
  g_free (self);
}
