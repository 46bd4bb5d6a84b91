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
#include "store-load.h"
#include "store-verify.h"

/* The tables, with the column that says which tournament a row belongs to. */
static const struct
{
  const char *name;
  const char *key;
} tables[] = {
  { "tournament", "id" },
  { "player", "tournament" },
  { "vote", "tournament" },
  { "game", "tournament" },
  { "action", "tournament" },
  { "grade", "tournament" },
  { "annotation", "tournament" },
  { "imported", "-id" },
  { "seal", "tournament" },
};

/* The copy */

static char *
name_copy (const char *path,
           const char *ending)
{
  return g_strconcat (path, ".recovering", ending, NULL);
}

static gboolean
copy_file (const char *from,
           const char *to)
{
  g_autofree char *content = NULL;
  gsize            length;

  return g_file_get_contents (from, &content, &length, NULL) &&
         g_file_set_contents (to, content, (gssize) length, NULL);
}

static void
remove_copy (const char *path)
{
  g_autofree char *copy = name_copy (path, "");

  g_remove (copy);
  for (guint i = 0; dulle_store_companions[i] != NULL; i++)
    {
      g_autofree char *companion = name_copy (path, dulle_store_companions[i]);

      g_remove (companion);
    }
}

/* Copies a file with what is beside it, opens it, and brings its schema up to date. Rows
 * say themselves whether they are what was saved, so that cells need not be checked. */
static DulleSessionError
open_copy (const char *path,
           const char *broken,
           sqlite3   **old)
{
  g_autofree char  *copy = name_copy (path, "");
  DulleSessionError code;

  remove_copy (path);
  if (!copy_file (broken, copy))
    return DULLE_SESSION_ERROR_READ;
  for (guint i = 0; dulle_store_companions[i] != NULL; i++)
    {
      g_autofree char *from = g_strconcat (broken, dulle_store_companions[i], NULL);
      g_autofree char *to = name_copy (path, dulle_store_companions[i]);

      copy_file (from, to);
    }

  code = dulle_store_code (sqlite3_open (copy, old));
  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_file_migrate (*old);

  return code;
}

/* Rows */

/* Adds one row as it is; one that is there, or makes no sense, is left out. */
static void
add_row (sqlite3_stmt *row,
         sqlite3_stmt *insert)
{
  for (int column = 0; column < sqlite3_column_count (row); column++)
    sqlite3_bind_value (insert, column + 1, sqlite3_column_value (row, column));
  sqlite3_step (insert);
  sqlite3_reset (insert);
}

static sqlite3_stmt *
prepare_insert (DulleStore *self,
                const char *table,
                int         n_columns)
{
  g_autoptr (GString) sql = g_string_new (NULL);
  sqlite3_stmt *insert = NULL;

  g_string_printf (sql, "INSERT OR IGNORE INTO %s VALUES (?", table);
  while (--n_columns > 0)
    g_string_append (sql, ", ?");
  g_string_append_c (sql, ')');
  sqlite3_prepare_v2 (self->db, sql->str, -1, &insert, NULL);

  return insert;
}

/* Copies rows of a table up to the first that cannot be read. Returns: whether there was
 * none */
static gboolean
copy_rows (DulleStore *self,
           sqlite3    *old,
           const char *table,
           const char *which,
           gint64      tournament)
{
  g_autofree char *sql = g_strdup_printf ("SELECT * FROM %s %s", table, which);
  sqlite3_stmt    *row = NULL, *insert = NULL;

  if (sqlite3_prepare_v2 (old, sql, -1, &row, NULL) != SQLITE_OK)
    return FALSE;

  sqlite3_bind_int64 (row, 1, tournament);
  insert = prepare_insert (self, table, sqlite3_column_count (row));
  while (insert != NULL && sqlite3_step (row) == SQLITE_ROW)
    add_row (row, insert);
  sqlite3_finalize (insert);

  return sqlite3_finalize (row) == SQLITE_OK && insert != NULL;
}

/* From both ends, and then what there is of each tournament. */
static void
copy_table (DulleStore   *self,
            sqlite3      *old,
            guint         table,
            const GArray *known)
{
  const char      *name = tables[table].name;
  g_autofree char *of_tournament = g_strdup_printf ("WHERE %s = ?", tables[table].key);
  g_autofree char *backwards = g_strdup_printf ("ORDER BY %s DESC", tables[table].key);

  if (copy_rows (self, old, name, "", 0))
    return;

  copy_rows (self, old, name, backwards, 0);
  for (guint i = 0; i < known->len; i++)
    copy_rows (self, old, name, of_tournament, g_array_index (known, gint64, i));
}

/* Tournaments */

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  const gint64 *first = a, *second = b;

  return *first < *second ? -1 : *first > *second;
}

/* Adds numbers that a query finds before it fails. */
static void
add_known (sqlite3    *old,
           const char *sql,
           GHashTable *known)
{
  sqlite3_stmt *statement = NULL;

  sqlite3_prepare_v2 (old, sql, -1, &statement, NULL);
  while (statement != NULL && sqlite3_step (statement) == SQLITE_ROW)
    {
      gint64 number = sqlite3_column_int64 (statement, 0);

      g_hash_table_add (known, g_memdup2 (&number, sizeof number));
    }
  sqlite3_finalize (statement);
}

/* Returns: (transfer full) (element-type gint64): all numbers of tournaments that can be
 * read anywhere in the old file, in order */
static GArray *
find_known (sqlite3 *old)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  GArray        *numbers = g_array_new (FALSE, FALSE, sizeof (gint64));
  GHashTableIter iter;
  gpointer       number;

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *forwards =
          g_strdup_printf ("SELECT %s FROM %s", tables[i].key, tables[i].name);
      g_autofree char *backwards = g_strdup_printf ("%s ORDER BY 1 DESC", forwards);

      add_known (old, forwards, known);
      add_known (old, backwards, known);
    }

  g_hash_table_iter_init (&iter, known);
  while (g_hash_table_iter_next (&iter, &number, NULL))
    g_array_append_val (numbers, *(gint64 *) number);
  g_array_sort (numbers, compare_numbers);

  return numbers;
}

static void
copy_tables (DulleStore   *self,
             sqlite3      *old,
             const GArray *known)
{
  dulle_store_step (self, STATEMENT_BEGIN);
  for (guint table = 0; table < G_N_ELEMENTS (tables); table++)
    copy_table (self, old, table, known);
  dulle_store_step (self, STATEMENT_COMMIT);
}

/* If nothing is missing but the seal, the tournament gets another one. */
static gboolean
seal_if_missing (DulleStore *self,
                 gint64      tournament)
{
  DulleTournamentRun run = { 0 };
  sqlite3_stmt      *statement = dulle_store_ask (self, STATEMENT_GET_SEAL, tournament);
  gboolean           missing;

  sqlite3_bind_int (statement, 2, 0);
  missing = sqlite3_step (statement) == SQLITE_DONE;
  sqlite3_reset (statement);
  missing = missing && tournament > 0 &&
            dulle_store_load_part (self, tournament, &run) == DULLE_SESSION_ERROR_SEAL;
  if (missing)
    dulle_store_set_seal (self, tournament, 0, dulle_seal_total (&run.stored));
  dulle_tournament_run_clear (&run);

  return missing;
}

/* Sets aside what is not whole. Returns: how many are */
static guint
keep_whole (DulleStore   *self,
            const GArray *known)
{
  guint n_whole = 0;

  for (guint i = 0; i < known->len; i++)
    {
      gint64            tournament = g_array_index (known, gint64, i);
      DulleSessionError code = dulle_store_verify (self, tournament);
      g_autoptr (GError) told = NULL;

      if (code == DULLE_SESSION_ERROR_NONE || seal_if_missing (self, tournament))
        n_whole++;
      else if (code == DULLE_SESSION_ERROR_SEAL)
        dulle_store_set_tournament_aside (self, tournament, code, NULL, &told);
    }

  return n_whole;
}

static GError *
error_recovered (DulleStore *self,
                 const char *broken,
                 guint       n_saved,
                 guint       n_known)
{
  g_autofree char *name = g_filename_display_name (self->path);
  g_autofree char *broken_name = g_filename_display_basename (broken);

  /* Translators: a file, its new name, how many were saved, of how many. */
  return g_error_new (DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_DAMAGED,
                      _ ("“%s” is damaged and was renamed to “%s”. "
                         "Tournaments saved from it: %u of %u."),
                      name, broken_name, n_saved, n_known);
}

static GError *
error_lost (DulleStore *self)
{
  g_autofree char *name = g_filename_display_basename (self->path);

  /* Translators: after “Tournaments saved from it: 3 of 4.” A file. */
  return g_error_new (DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_DAMAGED,
                      _ ("What can be read of the others is in files beside it, "
                         "“%s.tournament-…”."),
                      name);
}

static void
tell_recovered (DulleStore *self,
                const char *broken,
                guint       n_saved,
                guint       n_known,
                GError    **told)
{
  if (n_known > 0)
    dulle_store_tell (told, error_recovered (self, broken, n_saved, n_known));
  if (n_saved < n_known)
    dulle_store_tell (told, error_lost (self));
}

DulleSessionError
dulle_store_recover (DulleStore *self,
                     const char *broken,
                     GError    **told)
{
  sqlite3          *old = NULL;
  DulleSessionError code = open_copy (self->path, broken, &old);

  if (code == DULLE_SESSION_ERROR_NONE)
    {
      g_autoptr (GArray) known = find_known (old);

      copy_tables (self, old, known);
      tell_recovered (self, broken, keep_whole (self, known), known->len, told);
    }
  sqlite3_close (old);
  remove_copy (self->path);

  return code;
}
