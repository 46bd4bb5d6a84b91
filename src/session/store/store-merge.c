/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A tournament that cannot be read is counted, and is no reason to leave out the next one.
 * What comes from elsewhere keeps the date on which it was played.
 */
#include "config.h"
#include <glib/gi18n-lib.h>

#include "store-merge.h"

#include "store-attempts.h"
#include "store-compare.h"
#include "store-history.h"
#include "store-load.h"
#include "store-read-only.h"
#include "store-rows.h"
#include "store-verify.h"
#include "tournament/own-puzzle.h"

/**
 * Merge:
 * @self: where everything goes
 * @other: where it comes from
 * @running: the number of the tournament that is played, which is not touched
 * @numbers: (element-type gint64 gint64): which number a tournament has there, and here
 * @n_unreadable: what could not be read
 */
typedef struct
{
  DulleStore *self;
  DulleStore *other;
  gint64      running;
  GHashTable *numbers;
  guint       n_unreadable;
} Merge;

/* Finds out of which tournament here @run is a later moment, if of any. */
static DulleStored
find_beginning (DulleStore               *self,
                const DulleTournamentRun *run,
                DulleCompareRuns         *compare,
                gint64                    except,
                DulleSessionError        *machine)
{
  DulleTournamentRun here = { 0 };
  DulleStored        stored = { 0 };

  if (dulle_store_find_same (self, run, compare, except, &here, machine))
    {
      stored = here.stored;
      stored.game = 0;
      stored.naming = run->naming;
      stored.sharing = run->sharing - 1;
    }
  dulle_tournament_run_clear (&here);

  return stored;
}

/* There may be many tournaments for practice of one deal, which differ in their actions only. */
DulleStored
dulle_store_find_stored (DulleStore               *self,
                         const DulleTournamentRun *run,
                         DulleStored               unknown)
{
  gboolean          many = dulle_deals_are_practice (run->setup.deals);
  DulleSessionError machine = DULLE_SESSION_ERROR_NONE;
  DulleStored       stored = find_beginning (
            self, run, many ? dulle_store_is_beginning : dulle_store_is_continued, 0, &machine);

  if (stored.tournament == 0 && machine != DULLE_SESSION_ERROR_NONE)
    return unknown;

  /* Somebody may have another name since. */
  stored.naming = run->naming - 1;

  return stored;
}

/* Tournaments */

/* What is here of an analysis stays. One transaction for all rows, as each waits for the disk.
 * Returns: whether there was room for it */
static gboolean
merge_analysis (Merge   *merge,
                gint64   from,
                gint64   to,
                GError **error)
{
  static const char *const tables[] = { "grade", "annotation" };
  DulleSessionError        code;

  code = dulle_store_code (dulle_store_step (merge->self, STATEMENT_BEGIN));
  for (guint i = 0; code == DULLE_SESSION_ERROR_NONE && i < G_N_ELEMENTS (tables); i++)
    {
      const DulleRows rows = { .table = tables[i],
                               .which = "WHERE tournament = ?",
                               .tournament = from,
                               .renumbered = to };

      dulle_store_copy_rows (merge->self, merge->other->db, &rows, &code);
    }
  if (code == DULLE_SESSION_ERROR_NONE)
    return dulle_store_end (merge->self, SQLITE_OK, error);

  dulle_store_step (merge->self, STATEMENT_ROLLBACK);
  g_propagate_error (error, dulle_store_error_not_saved (merge->self, code));

  return FALSE;
}

static void
note_number (Merge *merge,
             gint64 there,
             gint64 here)
{
  g_hash_table_insert (merge->numbers, g_memdup2 (&there, sizeof there),
                       g_memdup2 (&here, sizeof here));
}

/* Returns: whether @run is here now; its number is that which it has here */
static gboolean
merge_run (Merge              *merge,
           DulleTournamentRun *run,
           gint64              played,
           GError            **error)
{
  DulleTournamentRun here = { 0 };
  DulleSessionError  machine = DULLE_SESSION_ERROR_NONE;
  gboolean           is_here = dulle_store_find_same (merge->self, run, dulle_store_has_all, 0,
                                                      &here, &machine);

  run->stored = is_here ? here.stored
                        : find_beginning (merge->self, run, dulle_store_is_beginning,
                                          merge->running, &machine);
  dulle_tournament_run_clear (&here);
  if (!is_here && machine != DULLE_SESSION_ERROR_NONE)
    {
      g_propagate_error (error, dulle_store_error_not_read (merge->self, machine));
      return FALSE;
    }

  return is_here || dulle_store_save_as_of (merge->self, run, MAX (played, 1), error);
}

static gboolean
merge_tournament (Merge   *merge,
                  gint64   tournament,
                  gint64   played,
                  GError **error)
{
  DulleTournamentRun run = { 0 };
  gboolean           merged = TRUE;

  if (dulle_store_load (merge->other, tournament, &run) != DULLE_SESSION_ERROR_NONE)
    merge->n_unreadable++;
  else if (run.records->len > 0 || run.record.n_actions > 0)
    {
      merged = merge_run (merge, &run, played, error) &&
               merge_analysis (merge, tournament, run.stored.tournament, error);
      note_number (merge, tournament, run.stored.tournament);
    }
  dulle_tournament_run_clear (&run);

  return merged;
}

static gboolean
merge_tournaments (Merge   *merge,
                   GError **error)
{
  sqlite3_stmt     *statement = merge->other->statements[STATEMENT_GET_TOURNAMENTS];
  gboolean          merged = TRUE;
  DulleSessionError code;

  while (merged && sqlite3_step (statement) == SQLITE_ROW)
    merged = merge_tournament (merge, sqlite3_column_int64 (statement, 0),
                               sqlite3_column_int64 (statement, 1), error);
  code = dulle_store_asked (statement, TRUE);
  if (!merged || code == DULLE_SESSION_ERROR_NONE)
    return merged;

  g_propagate_error (error, dulle_store_error_not_read (merge->other, code));

  return FALSE;
}

/* Imported games */

static gboolean
is_imported (DulleStore *self,
             const char *records)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_GET_SAME_IMPORT];
  gboolean      found;

  sqlite3_bind_text (statement, 1, records, -1, SQLITE_TRANSIENT);
  found = sqlite3_step (statement) == SQLITE_ROW;
  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);

  return found;
}

static DulleSessionError
merge_import (Merge *merge,
              gint64 id)
{
  gboolean whole = dulle_store_verify (merge->other, dulle_seal_opposite (id)) ==
                   DULLE_SESSION_ERROR_NONE;
  sqlite3_stmt     *statement = dulle_store_ask (merge->other, STATEMENT_GET_IMPORT, id);
  DulleSessionError code = DULLE_SESSION_ERROR_NONE;
  const char       *records;
  g_autoptr (GArray) read = NULL;

  whole = sqlite3_step (statement) == SQLITE_ROW && whole;
  records = dulle_store_column_text (statement, 3);
  read = dulle_record_parse (records, "", NULL);
  if (!whole || read == NULL)
    merge->n_unreadable++;
  else if (!is_imported (merge->self, records))
    code = dulle_store_add_import (merge->self, dulle_store_column_text (statement, 1),
                                   sqlite3_column_int64 (statement, 2), records);
  sqlite3_reset (statement);

  return code;
}

static gboolean
merge_imports (Merge   *merge,
               GError **error)
{
  sqlite3_stmt     *statement = merge->other->statements[STATEMENT_GET_IMPORTS];
  DulleSessionError saved = DULLE_SESSION_ERROR_NONE;
  DulleSessionError read;

  while (saved == DULLE_SESSION_ERROR_NONE && sqlite3_step (statement) == SQLITE_ROW)
    saved = merge_import (merge, sqlite3_column_int64 (statement, 0));
  read = dulle_store_asked (statement, TRUE);
  if (saved != DULLE_SESSION_ERROR_NONE)
    g_propagate_error (error, dulle_store_error_not_saved (merge->self, saved));
  else if (read != DULLE_SESSION_ERROR_NONE)
    g_propagate_error (error, dulle_store_error_not_read (merge->other, read));

  return saved == DULLE_SESSION_ERROR_NONE && read == DULLE_SESSION_ERROR_NONE;
}

/* Attempts */

/* An own puzzle is known by the number of its tournament, which is another one here. Returns:
 * whether that tournament is here */
static gboolean
rename_attempt (const Merge  *merge,
                DulleAttempt *attempt)
{
  g_autofree char *name = NULL;
  DulleOwnPuzzle   puzzle;
  const gint64    *number;

  if (!dulle_own_puzzle_parse (attempt->name, &puzzle))
    return TRUE;
  number = g_hash_table_lookup (merge->numbers, &puzzle.tournament);
  if (number == NULL)
    return FALSE;

  puzzle.tournament = *number;
  name = dulle_own_puzzle_id (&puzzle);
  g_strlcpy (attempt->name, name, sizeof attempt->name);

  return TRUE;
}

static gboolean
merge_attempts (Merge   *merge,
                GError **error)
{
  g_autoptr (GArray) attempts = dulle_store_list_attempts (merge->other, error);

  if (attempts == NULL)
    return FALSE;

  for (guint i = attempts->len; i > 0; i--)
    {
      if (!rename_attempt (merge, &g_array_index (attempts, DulleAttempt, i - 1)))
        g_array_remove_index (attempts, i - 1);
    }

  return dulle_store_add_attempts (merge->self, attempts, error);
}

/* Everything */

static GError *
error_unreadable (const Merge *merge)
{
  g_autofree char *name = g_filename_display_name (merge->other->path);

  return g_error_new (DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_CONTENT,
                      ngettext ("%u tournament of “%s” cannot be read. Everything else is here "
                                "now.",
                                "%u tournaments of “%s” cannot be read. Everything else is here "
                                "now.",
                                merge->n_unreadable),
                      merge->n_unreadable, name);
}

gboolean
dulle_store_copy_from (DulleStore         *self,
                       const char         *path,
                       DulleTournamentRun *running,
                       GError            **error)
{
  Merge    merge = { .self = self, .running = running->stored.tournament };
  gboolean merged;

  merge.other = dulle_store_open_to_read (path, NULL, error);
  if (merge.other == NULL)
    return FALSE;

  merge.numbers = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  merged = merge_tournaments (&merge, error) && merge_imports (&merge, error) &&
           merge_attempts (&merge, error);
  dulle_store_touch (self, running);
  if (merged && merge.n_unreadable > 0)
    g_propagate_error (error, error_unreadable (&merge));
  dulle_store_close (merge.other);
  g_hash_table_unref (merge.numbers);

  return merged && merge.n_unreadable == 0;
}

/* One tournament in place of another */

static int
move_rows (DulleStore *self,
           Statement   number,
           gint64      from,
           gint64      to)
{
  sqlite3_bind_int64 (dulle_store_ask (self, number, from), 2, to);

  return dulle_store_step (self, number);
}

gboolean
dulle_store_replace_beginning (DulleStore *self,
                               gint64      beginning,
                               gint64      later,
                               GError    **error)
{
  int result = dulle_store_step (self, STATEMENT_BEGIN);

  if (result == SQLITE_OK)
    result = move_rows (self, STATEMENT_MOVE_GRADES, beginning, later);
  if (result == SQLITE_OK)
    result = move_rows (self, STATEMENT_MOVE_ANNOTATIONS, beginning, later);
  if (result == SQLITE_OK)
    result = dulle_store_rename_attempts (self, beginning, later);

  return dulle_store_end (self, result, error) && dulle_store_delete (self, beginning, error);
}
