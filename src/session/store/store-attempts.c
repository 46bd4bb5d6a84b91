/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * An attempt stands for itself: where one is damaged, or missing, the others are as good as
 * before. One without a seal is believed, for a seal may be what was lost.
 */
#include "store-attempts.h"

#include "config.h"
#include <glib/gi18n-lib.h>

#include "store-aside.h"
#include "store-verify.h"
#include "tournament/own-puzzle.h"

/* Columns, after the number that all attempts have. */
enum
{
  COLUMN_MADE = 1,
  COLUMN_PERSON,
  COLUMN_KIND,
  COLUMN_NAME,
  COLUMN_THEME,
  COLUMN_SUCCESS,
  COLUMN_RATED,
  COLUMN_RATING,
  COLUMN_DEVIATION,
};

static sqlite3_stmt *
ask_attempts (DulleStore *self)
{
  return dulle_store_ask (self, STATEMENT_GET_ATTEMPTS, DULLE_STORED_ATTEMPTS_NUMBER);
}

/* Adding */

/* A number that a row returns while it is written must be the one that is read later: whole
 * numbers are. */
#define THOUSAND 1000

static gint64
count_thousandths (double number)
{
  return (gint64) (number * THOUSAND + 0.5);
}

static void
bind_attempt (sqlite3_stmt       *statement,
              const DulleAttempt *attempt)
{
  sqlite3_bind_int64 (statement, 1, attempt->made);
  sqlite3_bind_text (statement, 2, attempt->person, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (statement, 3, dulle_attempt_kind_id (attempt->kind), -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 4, attempt->name, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (statement, 5, attempt->theme, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int (statement, 6, attempt->success);
  sqlite3_bind_int (statement, 7, attempt->rated);
  sqlite3_bind_int64 (statement, 8, count_thousandths (attempt->rating));
  sqlite3_bind_int64 (statement, 9, count_thousandths (attempt->deviation));
}

static int
add_attempt (DulleStore         *self,
             const DulleAttempt *attempt,
             DulleStored        *stored)
{
  const guint64 before = stored->sums[DULLE_STORED_ATTEMPTS];
  int           result;

  bind_attempt (self->statements[STATEMENT_ADD_ATTEMPT], attempt);
  result = dulle_store_step_sealed (self, STATEMENT_ADD_ATTEMPT, DULLE_STORED_ATTEMPTS, stored);
  if (result != SQLITE_OK || stored->sums[DULLE_STORED_ATTEMPTS] == before)
    return result;

  return dulle_store_set_seal (self, DULLE_STORED_ATTEMPTS_NUMBER, attempt->made,
                               stored->sums[DULLE_STORED_ATTEMPTS] - before);
}

/* @made: the time of an attempt, or 0 for the seal of all. @found: (out): whether there is one.
 * Returns: a result of SQLite */
static int
read_seal (DulleStore *self,
           gint64      made,
           gboolean   *found,
           guint64    *seal)
{
  sqlite3_stmt *statement =
      dulle_store_ask (self, STATEMENT_GET_SEAL, DULLE_STORED_ATTEMPTS_NUMBER);

  sqlite3_bind_int64 (statement, 2, made);
  *found = sqlite3_step (statement) == SQLITE_ROW;
  *seal = *found ? (guint64) sqlite3_column_int64 (statement, 0) : 0;

  return sqlite3_reset (statement);
}

gboolean
dulle_store_add_attempts (DulleStore   *self,
                          const GArray *attempts,
                          GError      **error)
{
  DulleStored stored = { 0 };
  gboolean    sealed = FALSE;
  int         result = dulle_store_step (self, STATEMENT_BEGIN);
  guint64     before = 0;

  if (result == SQLITE_OK)
    result = read_seal (self, 0, &sealed, &before);
  stored.sums[DULLE_STORED_ATTEMPTS] = before;
  for (guint i = 0; result == SQLITE_OK && i < attempts->len; i++)
    result = add_attempt (self, &g_array_index (attempts, DulleAttempt, i), &stored);
  if (result == SQLITE_OK && stored.sums[DULLE_STORED_ATTEMPTS] != before)
    result = dulle_store_set_seal (self, DULLE_STORED_ATTEMPTS_NUMBER, 0,
                                   stored.sums[DULLE_STORED_ATTEMPTS]);

  return dulle_store_end (self, result, error);
}

/* Reading */

/* @damaged: (out): whether a row is not what was saved. Returns: a result of SQLite */
static int
compare_seal (DulleStore   *self,
              sqlite3_stmt *row,
              gboolean     *damaged)
{
  gboolean sealed;
  guint64  seal;
  int      result = read_seal (self, sqlite3_column_int64 (row, COLUMN_MADE), &sealed, &seal);

  *damaged = sealed && seal != dulle_seal_row (row, DULLE_STORED_ATTEMPTS);

  return result;
}

/* Returns: whether it is an attempt of a kind that there is */
static gboolean
read_attempt (sqlite3_stmt *row,
              DulleAttempt *attempt)
{
  DulleAttemptKind kind;

  if (!dulle_attempt_kind_parse (dulle_store_column_text (row, COLUMN_KIND), &kind))
    return FALSE;

  *attempt = dulle_attempt_make (kind, dulle_store_column_text (row, COLUMN_NAME),
                                 dulle_store_column_text (row, COLUMN_THEME),
                                 sqlite3_column_int (row, COLUMN_SUCCESS) != 0);
  attempt->made = sqlite3_column_int64 (row, COLUMN_MADE);
  attempt->rated = sqlite3_column_int (row, COLUMN_RATED) != 0;
  attempt->rating = (double) sqlite3_column_int64 (row, COLUMN_RATING) / THOUSAND;
  attempt->deviation = (double) sqlite3_column_int64 (row, COLUMN_DEVIATION) / THOUSAND;
  g_strlcpy (attempt->person, dulle_store_column_text (row, COLUMN_PERSON),
             sizeof attempt->person);

  return TRUE;
}

GArray *
dulle_store_list_attempts (DulleStore *self,
                           GError    **error)
{
  g_autoptr (GArray) attempts = g_array_new (FALSE, FALSE, sizeof (DulleAttempt));
  gboolean whole = dulle_store_verify (self, DULLE_STORED_ATTEMPTS_NUMBER) ==
                   DULLE_SESSION_ERROR_NONE;
  gboolean          damaged = FALSE;
  int               result = SQLITE_OK;
  sqlite3_stmt     *statement = ask_attempts (self);
  DulleAttempt      attempt;
  DulleSessionError code;

  while (result == SQLITE_OK && sqlite3_step (statement) == SQLITE_ROW)
    {
      if (!whole)
        result = compare_seal (self, statement, &damaged);
      if (!damaged && read_attempt (statement, &attempt))
        g_array_append_val (attempts, attempt);
    }
  code = dulle_store_asked (statement, TRUE);
  if (result != SQLITE_OK)
    code = dulle_store_code (result);
  if (code == DULLE_SESSION_ERROR_NONE)
    return g_steal_pointer (&attempts);

  g_propagate_error (error, dulle_store_error_not_read (self, code));

  return NULL;
}

/* Renaming */

/**
 * Renaming:
 * @made: which attempt
 * @seal: its seal so far
 * @name: (transfer full): its name from now on
 */
typedef struct
{
  gint64  made;
  guint64 seal;
  char   *name;
} Renaming;

static void
clear_renaming (gpointer renaming)
{
  g_free (((Renaming *) renaming)->name);
}

/* What is damaged keeps its name, for it is to be found. Returns: a result of SQLite */
static int
find_renamings (DulleStore *self,
                gint64      from,
                gint64      to,
                GArray     *renamings)
{
  sqlite3_stmt *statement = ask_attempts (self);
  int           result = SQLITE_OK, ended;

  while (result == SQLITE_OK && sqlite3_step (statement) == SQLITE_ROW)
    {
      Renaming       renaming = { .made = sqlite3_column_int64 (statement, COLUMN_MADE),
                                  .seal = dulle_seal_row (statement, DULLE_STORED_ATTEMPTS) };
      DulleOwnPuzzle puzzle;
      gboolean       damaged;

      result = compare_seal (self, statement, &damaged);
      if (damaged ||
          !dulle_own_puzzle_parse (dulle_store_column_text (statement, COLUMN_NAME), &puzzle) ||
          puzzle.tournament != from)
        continue;
      puzzle.tournament = to;
      renaming.name = dulle_own_puzzle_id (&puzzle);
      g_array_append_val (renamings, renaming);
    }
  ended = sqlite3_reset (statement);

  return result != SQLITE_OK ? result : ended;
}

/* Returns: a result of SQLite */
static int
rename_attempt (DulleStore     *self,
                const Renaming *renaming,
                DulleStored    *stored)
{
  sqlite3_stmt *statement = dulle_store_ask (self, STATEMENT_RENAME_ATTEMPT, renaming->made);
  const guint64 before = stored->sums[DULLE_STORED_ATTEMPTS];
  guint64       seal;
  int           result;

  sqlite3_bind_text (statement, 2, renaming->name, -1, SQLITE_TRANSIENT);
  result = dulle_store_step_sealed (self, STATEMENT_RENAME_ATTEMPT, DULLE_STORED_ATTEMPTS, stored);
  seal = stored->sums[DULLE_STORED_ATTEMPTS] - before;
  stored->sums[DULLE_STORED_ATTEMPTS] -= renaming->seal;

  return result == SQLITE_OK
             ? dulle_store_set_seal (self, DULLE_STORED_ATTEMPTS_NUMBER, renaming->made, seal)
             : result;
}

int
dulle_store_rename_attempts (DulleStore *self,
                             gint64      from,
                             gint64      to)
{
  g_autoptr (GArray) renamings = g_array_new (FALSE, FALSE, sizeof (Renaming));
  DulleStored stored = { 0 };
  gboolean    sealed;
  int         result;

  g_array_set_clear_func (renamings, clear_renaming);
  result = read_seal (self, 0, &sealed, &stored.sums[DULLE_STORED_ATTEMPTS]);
  if (result == SQLITE_OK)
    result = find_renamings (self, from, to, renamings);
  for (guint i = 0; result == SQLITE_OK && i < renamings->len; i++)
    result = rename_attempt (self, &g_array_index (renamings, Renaming, i), &stored);
  if (result == SQLITE_OK && sealed)
    result = dulle_store_set_seal (self, DULLE_STORED_ATTEMPTS_NUMBER, 0,
                                   stored.sums[DULLE_STORED_ATTEMPTS]);

  return result;
}

/* Damage */

/* @text: gets them as lines. @times: (element-type gint64): gets when they were made.
 * Returns: a result of SQLite; after an error there may be more of them */
static int
find_damaged (DulleStore *self,
              GString    *text,
              GArray     *times)
{
  sqlite3_stmt *statement = ask_attempts (self);
  gboolean      damaged;
  int           result = SQLITE_OK, ended;

  while (result == SQLITE_OK && sqlite3_step (statement) == SQLITE_ROW)
    {
      gint64 made = sqlite3_column_int64 (statement, COLUMN_MADE);

      result = compare_seal (self, statement, &damaged);
      if (!damaged)
        continue;
      g_array_append_val (times, made);
      dulle_store_append_row (text, statement);
    }
  ended = sqlite3_reset (statement);

  return result != SQLITE_OK ? result : ended;
}

/* Deletes some, and seals the others anew. Returns: a result of SQLite */
static int
drop_attempts (DulleStore   *self,
               const GArray *times)
{
  int result = SQLITE_OK;

  for (guint i = 0; result == SQLITE_OK && i < times->len; i++)
    {
      dulle_store_ask (self, STATEMENT_DELETE_ATTEMPT, g_array_index (times, gint64, i));
      result = dulle_store_step (self, STATEMENT_DELETE_ATTEMPT);
    }
  if (result == SQLITE_OK)
    {
      dulle_store_ask (self, STATEMENT_DELETE_SEALS, DULLE_STORED_ATTEMPTS_NUMBER);
      result = dulle_store_step (self, STATEMENT_DELETE_SEALS);
    }
  if (result == SQLITE_OK)
    result = dulle_store_seal_rows (self, DULLE_STORED_ATTEMPTS_NUMBER);

  return result;
}

static GError *
error_set_aside (const char       *name,
                 DulleSessionError because)
{
  g_autofree char *shown = g_filename_display_name (name);

  /* Translators: a file, the end of the sentence. */
  return g_error_new (DULLE_SESSION_ERROR, because,
                      _ ("Some of what was noted of your puzzles and lessons was set aside as "
                         "“%s”, because %s."),
                      shown, dulle_store_because (because));
}

static GError *
error_missing (DulleSessionError because)
{
  return g_error_new_literal (DULLE_SESSION_ERROR, because,
                              _ ("Some of what was noted of your puzzles and lessons may be "
                                 "missing."));
}

/* @is_rest_whole: (out): whether nothing but these was amiss */
static DulleSessionError
set_strays_aside (DulleStore       *self,
                  DulleSessionError because,
                  gboolean         *is_rest_whole,
                  GError          **told)
{
  gint64            next = DULLE_STORED_ATTEMPTS_NUMBER - 1;
  gboolean          found;
  DulleSessionError code = dulle_store_find_games (self, DULLE_STORED_ATTEMPTS_NUMBER, &found);

  *is_rest_whole = FALSE;
  if (code != DULLE_SESSION_ERROR_NONE || !found)
    return code;

  code = dulle_store_set_tournament_aside (self, DULLE_STORED_ATTEMPTS_NUMBER, because, NULL, told);
  if (code != DULLE_SESSION_ERROR_NONE)
    return code;

  code = dulle_store_find_next (self, &next, &found);
  *is_rest_whole = code == DULLE_SESSION_ERROR_NONE &&
                   (!found || next != DULLE_STORED_ATTEMPTS_NUMBER ||
                    dulle_store_verify (self, next) == DULLE_SESSION_ERROR_NONE);

  return code;
}

static DulleSessionError
set_damaged_aside (DulleStore       *self,
                   DulleSessionError because,
                   gboolean          is_complete,
                   GError          **told)
{
  g_autofree char *wanted = g_strconcat (self->path, ".attempts", NULL);
  g_autofree char *name = dulle_store_file_free_name (wanted);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;
  DulleSessionError code;
  int               result;

  dulle_store_append_comment (text, dulle_store_because (because));
  code = dulle_store_code (find_damaged (self, text, times));
  if (code == DULLE_SESSION_ERROR_NONE && times->len > 0)
    code = dulle_store_write_aside (name, text->str);
  if (code != DULLE_SESSION_ERROR_NONE)
    return code;

  result = dulle_store_step (self, STATEMENT_BEGIN);
  if (result == SQLITE_OK)
    result = drop_attempts (self, times);
  if (!dulle_store_end (self, result, &error))
    return (DulleSessionError) error->code;

  if (times->len > 0)
    dulle_store_tell (told, error_set_aside (name, because));
  else if (!is_complete)
    dulle_store_tell (told, error_missing (because));

  return DULLE_SESSION_ERROR_NONE;
}

DulleSessionError
dulle_store_set_attempts_aside (DulleStore       *self,
                                DulleSessionError because,
                                gboolean          is_complete,
                                GError          **told)
{
  gboolean          is_rest_whole;
  DulleSessionError code = set_strays_aside (self, because, &is_rest_whole, told);

  return code == DULLE_SESSION_ERROR_NONE && !is_rest_whole
             ? set_damaged_aside (self, because, is_complete, told)
             : code;
}
