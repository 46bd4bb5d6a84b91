/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A damaged tree of pages can often be read up to the damage from one end and from the
 * other, by its rows or by its index, and at single rows. All of that is tried on
 * a copy, because SQLite writes into a file that it opens; a row that was found twice is
 * kept once. The seals say which tournaments are complete.
 */
#include "store-recover.h"

#include "config.h"
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "store-aside.h"
#include "store-attempts.h"
#include "store-head.h"
#include "store-load.h"
#include "store-rows.h"
#include "store-verify.h"
#include "store.h"

/* As dulle_seal_opposite() has it. */
#define OPPOSITE(number) "iif (" number " = " LEAST ", " LEAST ", -" number ")"
#define LEAST            "-9223372036854775808"

/* The tables, with the number of the tournament that a row belongs to, the condition that
 * finds the rows of one, and the column by which they are read backwards. Neither may need
 * all rows: a page among them cannot be read. */
static const struct
{
  const char *name;
  const char *number;
  const char *which;
  const char *order;
} tables[] = {
  { "tournament", "id", "id = ?", "id" },
  { "player", "tournament", "tournament = ?", "tournament" },
  { "vote", "tournament", "tournament = ?", "tournament" },
  { "game", "tournament", "tournament = ?", "tournament" },
  { "action", "tournament", "tournament = ?", "tournament" },
  { "grade", "tournament", "tournament = ?", "tournament" },
  { "annotation", "tournament", "tournament = ?", "tournament" },
  { "imported", OPPOSITE ("id"), "id = " OPPOSITE ("?1"), "id" },
  { "seal", "tournament", "tournament = ?", "tournament" },
  { "attempt", "0", "0 = ?", "made" },
};

/**
 * Rescue:
 * @old: a copy of the damaged file
 * @known: (element-type gint64): all numbers of tournaments that can be read anywhere in it
 * @code: the error of the machine that is in the way, or %DULLE_SESSION_ERROR_NONE
 */
typedef struct
{
  DulleStore       *self;
  sqlite3          *old;
  GArray           *known;
  DulleSessionError code;
} Rescue;

/* Damage is what a rescue has to live with; the machine may do better another time. */
static void
rescue_note_code (Rescue           *rescue,
                  DulleSessionError code)
{
  if (dulle_store_machine_is_to_blame (code))
    rescue->code = code;
}

static void
rescue_note (Rescue *rescue,
             int     result)
{
  rescue_note_code (rescue, dulle_store_code (result));
}

/* The copy */

static char *
name_copy (const DulleStore *self)
{
  return g_strconcat (self->path, ".recovering", NULL);
}

/* Rows say themselves whether they are what was saved, so that cells need not be
 * checked. */
static DulleSessionError
rescue_open_copy (Rescue *rescue)
{
  g_autofree char  *copy = name_copy (rescue->self);
  DulleSessionError code;

  dulle_store_file_remove (copy);
  code = dulle_store_file_copy (rescue->self->path, copy);
  if (code != DULLE_SESSION_ERROR_NONE)
    return code;
  if (!dulle_store_head_mend (copy) || sqlite3_open (copy, &rescue->old) != SQLITE_OK)
    return DULLE_SESSION_ERROR_READ;

  dulle_store_file_distrust (rescue->old);
  sqlite3_exec (rescue->old, "PRAGMA locking_mode = EXCLUSIVE", NULL, NULL, NULL);
  code = dulle_store_file_force_schema (rescue->old);

  return code == DULLE_SESSION_ERROR_OPEN ? DULLE_SESSION_ERROR_READ : code;
}

/* Rows */

static gboolean
rescue_copy_rows (Rescue     *rescue,
                  const char *table,
                  const char *which,
                  gint64      tournament)
{
  const DulleRows rows = { .table = table, .which = which, .tournament = tournament };

  return dulle_store_copy_rows (rescue->self, rescue->old, &rows, &rescue->code);
}

/* From both ends, and then what there is of each tournament. Returns: whether all of it could be
 * read at once */
static gboolean
rescue_copy_table (Rescue *rescue,
                   guint   table)
{
  const char      *name = tables[table].name;
  g_autofree char *of_tournament = g_strdup_printf ("WHERE %s", tables[table].which);
  g_autofree char *backwards = g_strdup_printf ("ORDER BY %s DESC", tables[table].order);

  if (rescue_copy_rows (rescue, name, "", 0))
    return TRUE;

  rescue_copy_rows (rescue, name, backwards, 0);
  for (guint i = 0; i < rescue->known->len; i++)
    rescue_copy_rows (rescue, name, of_tournament, g_array_index (rescue->known, gint64, i));

  return FALSE;
}

/* Tournaments */

/* Adds numbers that a query finds before it fails. */
static void
rescue_add_known (Rescue     *rescue,
                  const char *sql,
                  GHashTable *known)
{
  sqlite3_stmt *statement = NULL;
  int           result = sqlite3_prepare_v2 (rescue->old, sql, -1, &statement, NULL);

  while (statement != NULL && sqlite3_step (statement) == SQLITE_ROW)
    {
      gint64 number = sqlite3_column_int64 (statement, 0);

      g_hash_table_add (known, g_memdup2 (&number, sizeof number));
    }
  rescue_note (rescue, statement != NULL ? sqlite3_finalize (statement) : result);
}

static void
rescue_find_known (Rescue *rescue)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer       number;

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *forwards =
          g_strdup_printf ("SELECT %s FROM %s", tables[i].number, tables[i].name);
      g_autofree char *backwards =
          g_strdup_printf ("%s ORDER BY %s DESC", forwards, tables[i].order);

      rescue_add_known (rescue, forwards, known);
      rescue_add_known (rescue, backwards, known);
    }

  g_hash_table_iter_init (&iter, known);
  while (g_hash_table_iter_next (&iter, &number, NULL))
    g_array_append_val (rescue->known, *(gint64 *) number);
}

/* Returns: why what there is of a tournament cannot be played, or read */
static DulleSessionError
try_content (DulleStore *self,
             gint64      tournament)
{
  DulleTournamentRun run = { 0 };
  g_autoptr (GArray) records = NULL;
  sqlite3_stmt     *statement;
  DulleSessionError code;

  if (tournament > 0)
    {
      code = dulle_store_load_part (self, tournament, &run);
      dulle_tournament_run_clear (&run);
      return code == DULLE_SESSION_ERROR_SEAL ? DULLE_SESSION_ERROR_NONE : code;
    }

  statement = dulle_store_ask (self, STATEMENT_GET_IMPORT, dulle_seal_opposite (tournament));
  if (sqlite3_step (statement) == SQLITE_ROW)
    records = dulle_record_parse (dulle_store_column_text (statement, 3), "", NULL);

  return dulle_store_asked (statement, records != NULL);
}

/* Whether a seal was lost, or never made. */
static gboolean
rescue_misses_seal (Rescue *rescue,
                    gint64  tournament)
{
  sqlite3_stmt *statement = dulle_store_ask (rescue->self, STATEMENT_GET_SEAL, tournament);
  gboolean      missing;

  sqlite3_bind_int (statement, 2, 0);
  missing = sqlite3_step (statement) == SQLITE_DONE;
  rescue_note (rescue, sqlite3_reset (statement));

  return missing;
}

/* A tournament gets another seal if nothing but that is missing. */
static gboolean
rescue_seal (Rescue *rescue,
             gint64  tournament)
{
  DulleSessionError code;

  if (!rescue_misses_seal (rescue, tournament))
    return FALSE;

  code = try_content (rescue->self, tournament);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_code (dulle_store_seal_rows (rescue->self, tournament));
  rescue_note_code (rescue, code);

  return code == DULLE_SESSION_ERROR_NONE;
}

/* Whether a row is not what was saved, or one is missing. Without a seal nobody knows. */
static void
rescue_compare_attempts (Rescue           *rescue,
                         DulleSessionError found,
                         DulleRecovery    *recovery)
{
  if (found == DULLE_SESSION_ERROR_SEAL &&
      rescue_misses_seal (rescue, DULLE_STORED_ATTEMPTS_NUMBER))
    recovery->attempts = DULLE_SESSION_ERROR_CONTENT;
  else
    recovery->attempts = found;
}

/* Number 0 is no tournament. */
static void
rescue_count (Rescue        *rescue,
              DulleRecovery *recovery)
{
  for (guint i = 0; i < rescue->known->len; i++)
    {
      gint64            tournament = g_array_index (rescue->known, gint64, i);
      DulleSessionError code = dulle_store_verify (rescue->self, tournament);

      rescue_note_code (rescue, code);
      if (tournament == DULLE_STORED_ATTEMPTS_NUMBER)
        rescue_compare_attempts (rescue, code, recovery);
      else if (code == DULLE_SESSION_ERROR_NONE || rescue_seal (rescue, tournament))
        recovery->n_saved++;
      else
        g_array_append_val (recovery->lost, tournament);
    }
}

static void
rescue_all (Rescue        *rescue,
            DulleRecovery *recovery)
{
  gboolean has_seals = TRUE;
  gboolean has_rest = TRUE;

  rescue_find_known (rescue);
  rescue_note (rescue, dulle_store_step (rescue->self, STATEMENT_BEGIN));
  for (guint table = 0; table < G_N_ELEMENTS (tables); table++)
    {
      gboolean *has_all = strcmp (tables[table].name, "seal") == 0 ? &has_seals : &has_rest;

      *has_all = rescue_copy_table (rescue, table) && *has_all;
    }
  recovery->is_doubtful = !has_seals && !has_rest;
  rescue_count (rescue, recovery);
  rescue_note (rescue, dulle_store_step (rescue->self, STATEMENT_COMMIT));
}

DulleSessionError
dulle_store_recover (DulleStore    *self,
                     DulleRecovery *recovery)
{
  g_autoptr (GArray) known = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autofree char  *copy = name_copy (self);
  Rescue            rescue = { .self = self, .known = known };
  DulleSessionError code = rescue_open_copy (&rescue);

  recovery->lost = g_array_new (FALSE, FALSE, sizeof (gint64));
  if (code == DULLE_SESSION_ERROR_NONE)
    rescue_all (&rescue, recovery);
  else if (dulle_store_machine_is_to_blame (code))
    rescue.code = code;
  sqlite3_close (rescue.old);
  dulle_store_file_remove (copy);

  return rescue.code;
}

void
dulle_recovery_clear (DulleRecovery *recovery)
{
  g_clear_pointer (&recovery->lost, g_array_unref);
}

/* Telling */

static GError *
error_recovered (const DulleStore *self,
                 const char       *aside,
                 guint             n_saved,
                 guint             n_known)
{
  g_autofree char *name = g_filename_display_name (self->path);
  g_autofree char *aside_name = g_filename_display_basename (aside);

  /* Translators: a file, its new name, how many were saved, of how many. */
  return g_error_new (DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_DAMAGED,
                      _ ("“%s” is damaged and was renamed to “%s”. "
                         "Tournaments saved from it: %u of %u."),
                      name, aside_name, n_saved, n_known);
}

static GError *
error_doubtful (void)
{
  /* Translators: after “Tournaments saved from it: 3 of 3.” */
  return g_error_new (DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_DAMAGED,
                      _ ("Whether more is missing cannot be told, for what would show it is "
                         "damaged, too."));
}

static GError *
error_lost (const DulleStore *self)
{
  g_autofree char *name = g_filename_display_basename (self->path);

  /* Translators: after “Tournaments saved from it: 3 of 4.” A file. */
  return g_error_new (DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_DAMAGED,
                      _ ("What can be read of the others is in files beside it, "
                         "“%s.tournament-…”."),
                      name);
}

/* Returns: whether all are */
static gboolean
set_lost_aside (DulleStore   *self,
                const GArray *lost)
{
  gboolean all = dulle_store_is_open (self);

  for (guint i = 0; all && i < lost->len; i++)
    {
      g_autoptr (GError) told = NULL;

      all = dulle_store_set_tournament_aside (self, g_array_index (lost, gint64, i),
                                              DULLE_SESSION_ERROR_SEAL, NULL,
                                              &told) == DULLE_SESSION_ERROR_NONE;
    }

  return all;
}

void
dulle_store_end_recovery (DulleStore          *self,
                          const DulleRecovery *recovery,
                          const char          *aside,
                          GError             **told)
{
  guint n_lost = recovery->lost->len;

  dulle_store_tell (told, error_recovered (self, aside, recovery->n_saved,
                                           recovery->n_saved + n_lost));
  if (recovery->is_doubtful)
    dulle_store_tell (told, error_doubtful ());
  if (n_lost > 0 && set_lost_aside (self, recovery->lost))
    dulle_store_tell (told, error_lost (self));
}

void
dulle_store_end_recovery_of_attempts (DulleStore          *self,
                                      const DulleRecovery *recovery,
                                      GError             **told)
{
  if (dulle_store_tournament_is_to_blame (recovery->attempts) && dulle_store_is_open (self))
    dulle_store_set_attempts_aside (self, DULLE_SESSION_ERROR_SEAL,
                                    recovery->attempts == DULLE_SESSION_ERROR_CONTENT, told);
}
