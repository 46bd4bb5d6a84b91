/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview
 *
 * A tournament is a row, a finished game is a row with its record as text, and of
 * the running game each action is a row. Totals, sheet and the cards on the table
 * are not stored: they follow from these by the engine's rules, so that they
 * cannot disagree with them. The running game is the one after the last record,
 * or, while the next is not dealt, the last one itself, whose actions stay until
 * then. Records of earlier tournaments stay for good.
 *
 * One function saves: it compares what the course has with what the store has of
 * it (DulleStored) and writes the difference in one transaction. So a save that
 * failed, on a full disk for instance, is made up for by the next one.
 */
#include "store.h"

#include "config.h"
#include <glib/gi18n-lib.h>

#include "engine/rules-text.h"
#include "store-file.h"

typedef enum
{
  STATEMENT_BEGIN,
  STATEMENT_COMMIT,
  STATEMENT_ROLLBACK,
  STATEMENT_ADD_TOURNAMENT,
  STATEMENT_ADD_GAME,
  STATEMENT_ADD_ACTION,
  STATEMENT_CLEAR_ACTIONS,
  STATEMENT_GET_TOURNAMENT,
  STATEMENT_GET_GAMES,
  STATEMENT_GET_ACTIONS,
  N_STATEMENTS,
} Statement;

static const char *const statements[] = {
  [STATEMENT_BEGIN] = "BEGIN IMMEDIATE",
  [STATEMENT_COMMIT] = "COMMIT",
  [STATEMENT_ROLLBACK] = "ROLLBACK",
  [STATEMENT_ADD_TOURNAMENT] = "INSERT INTO tournament (rules, seed, dealer) VALUES (?, ?, ?)",
  [STATEMENT_ADD_GAME] = "INSERT INTO game (tournament, number, record) VALUES (?, ?, ?)",
  [STATEMENT_ADD_ACTION] = "INSERT INTO action (game, number, token) VALUES (?, ?, ?)",
  [STATEMENT_CLEAR_ACTIONS] = "DELETE FROM action",
  [STATEMENT_GET_TOURNAMENT] = "SELECT id, rules, seed, dealer FROM tournament ORDER BY id DESC LIMIT 1",
  [STATEMENT_GET_GAMES] = "SELECT record FROM game WHERE tournament = ? ORDER BY number",
  [STATEMENT_GET_ACTIONS] = "SELECT game, token FROM action ORDER BY game, number",
};

G_STATIC_ASSERT (G_N_ELEMENTS (statements) == N_STATEMENTS);

struct _DulleStore
{
  char         *path;
  sqlite3      *db;
  sqlite3_stmt *statements[N_STATEMENTS];
};

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

/* Loading */

/* Runs a statement once; a reset repeats the error of the step before it. */
static int
store_step (DulleStore *self,
            Statement   number)
{
  sqlite3_step (self->statements[number]);

  return sqlite3_reset (self->statements[number]);
}

static const char *
column_text (sqlite3_stmt *statement,
             int           column)
{
  return (const char *) sqlite3_column_text (statement, column);
}

static DulleFault
store_load_tournament (DulleStore  *self,
                       DulleCourse *course)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_GET_TOURNAMENT];
  DulleRules    rules = dulle_rules_default ();
  gboolean      understood = TRUE;

  if (sqlite3_step (statement) == SQLITE_ROW)
    {
      gint64  id = sqlite3_column_int64 (statement, 0);
      guint64 seed = (guint64) sqlite3_column_int64 (statement, 2);
      int     dealer = sqlite3_column_int (statement, 3);

      understood = dealer >= 0 && dealer < DULLE_N_SEATS &&
                   dulle_rules_parse (column_text (statement, 1), self->path, &rules, NULL);
      if (understood)
        {
          dulle_course_begin (course, &rules, seed, (guint8) dealer);
          course->stored.tournament = id;
        }
    }

  return understood ? dulle_fault_from_result (sqlite3_reset (statement)) : DULLE_FAULT_CONTENT;
}

static gboolean
course_add_game (DulleCourse *course,
                 const char  *text)
{
  g_autoptr (GArray) records = dulle_record_parse (text, "", NULL);

  if (records == NULL || records->len != 1)
    return FALSE;
  if (course->finished && dulle_tournament_is_over (&course->tournament))
    return FALSE;
  if (course->finished)
    dulle_course_deal (course);

  return dulle_course_replay (course, &g_array_index (records, DulleRecord, 0));
}

static DulleFault
store_load_games (DulleStore  *self,
                  DulleCourse *course)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_GET_GAMES];
  gboolean      played = TRUE;

  sqlite3_bind_int64 (statement, 1, course->stored.tournament);
  while (played && sqlite3_step (statement) == SQLITE_ROW)
    played = course_add_game (course, column_text (statement, 0));
  course->stored.n_games = course->records->len;

  return played ? dulle_fault_from_result (sqlite3_reset (statement)) : DULLE_FAULT_CONTENT;
}

/* Deals the game that comes after the last record, unless the actions that are
 * there are those of the last record still. */
static gboolean
course_add_action (DulleCourse *course,
                   guint        game,
                   const char  *token)
{
  DulleAction action;

  if (course->finished && game == course->record.number)
    return TRUE;
  if (course->finished && !dulle_tournament_is_over (&course->tournament))
    dulle_course_deal (course);

  return game == course->record.number && !course->finished &&
         dulle_action_parse (token, &action) &&
         dulle_course_apply (course, &action) == DULLE_ACCEPTED;
}

static DulleFault
store_load_actions (DulleStore  *self,
                    DulleCourse *course)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_GET_ACTIONS];
  gboolean      played = TRUE;
  guint         n_actions = 0;

  for (; played && sqlite3_step (statement) == SQLITE_ROW; n_actions++)
    played = course_add_action (course, (guint) sqlite3_column_int (statement, 0),
                                column_text (statement, 1));
  if (played && n_actions == 0 && course->finished)
    {
      if (dulle_tournament_is_over (&course->tournament))
        return DULLE_FAULT_CONTENT;
      dulle_course_deal (course);
    }
  course->stored.game = course->record.number;
  course->stored.n_actions = course->record.n_actions;

  return played ? dulle_fault_from_result (sqlite3_reset (statement)) : DULLE_FAULT_CONTENT;
}

static DulleFault
store_load (DulleStore  *self,
            DulleCourse *course)
{
  DulleFault fault = store_load_tournament (self, course);

  if (fault == DULLE_FAULT_NONE && course->stored.tournament != 0)
    fault = store_load_games (self, course);
  if (fault == DULLE_FAULT_NONE && course->stored.tournament != 0)
    fault = store_load_actions (self, course);
  if (fault != DULLE_FAULT_NONE)
    dulle_course_clear (course);

  return fault;
}

/* Saving */

static int
store_add_tournament (DulleStore        *self,
                      const DulleCourse *course,
                      DulleStored       *stored)
{
  sqlite3_stmt    *statement = self->statements[STATEMENT_ADD_TOURNAMENT];
  g_autofree char *rules = dulle_rules_format (&course->rules);
  int              result;

  sqlite3_bind_text (statement, 1, rules, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int64 (statement, 2, (gint64) course->tournament.seed);
  sqlite3_bind_int (statement, 3, course->dealer);
  result = store_step (self, STATEMENT_ADD_TOURNAMENT);
  stored->tournament = sqlite3_last_insert_rowid (self->db);

  return result;
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

  return store_step (self, STATEMENT_ADD_GAME);
}

static int
store_clear_actions (DulleStore        *self,
                     const DulleCourse *course,
                     DulleStored       *stored)
{
  stored->game = course->record.number;
  stored->n_actions = 0;

  return store_step (self, STATEMENT_CLEAR_ACTIONS);
}

static int
store_add_action (DulleStore        *self,
                  const DulleCourse *course,
                  DulleStored       *stored)
{
  sqlite3_stmt      *statement = self->statements[STATEMENT_ADD_ACTION];
  const DulleAction *action = &course->record.actions[stored->n_actions];
  g_autofree char   *token = dulle_action_format (action, course->game.own[action->seat].party);

  sqlite3_bind_int64 (statement, 1, stored->game);
  sqlite3_bind_int64 (statement, 2, stored->n_actions++);
  sqlite3_bind_text (statement, 3, token, -1, SQLITE_TRANSIENT);

  return store_step (self, STATEMENT_ADD_ACTION);
}

static int
store_add_missing (DulleStore        *self,
                   const DulleCourse *course,
                   DulleStored       *stored)
{
  int result = SQLITE_OK;

  if (stored->tournament == 0)
    result = store_add_tournament (self, course, stored);
  while (result == SQLITE_OK && stored->n_games < course->records->len)
    result = store_add_game (self, course, stored);
  if (result == SQLITE_OK &&
      (stored->game != course->record.number || stored->n_actions > course->record.n_actions))
    result = store_clear_actions (self, course, stored);
  while (result == SQLITE_OK && stored->n_actions < course->record.n_actions)
    result = store_add_action (self, course, stored);

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

gboolean
dulle_store_save (DulleStore  *self,
                  DulleCourse *course,
                  char       **trouble)
{
  DulleStored stored = course->stored;
  int         result = store_step (self, STATEMENT_BEGIN);

  if (result == SQLITE_OK)
    result = store_add_missing (self, course, &stored);
  if (result == SQLITE_OK)
    result = store_step (self, STATEMENT_COMMIT);
  if (result == SQLITE_OK)
    {
      course->stored = stored;
      return TRUE;
    }

  store_step (self, STATEMENT_ROLLBACK);
  *trouble = trouble_not_saved (self, dulle_fault_from_result (result));

  return FALSE;
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
store_try (DulleStore  *self,
           DulleCourse *course)
{
  DulleFault fault = dulle_store_file_open (self->path, &self->db);

  if (fault == DULLE_FAULT_NONE)
    fault = store_prepare (self);
  if (fault == DULLE_FAULT_NONE)
    fault = store_load (self, course);
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
