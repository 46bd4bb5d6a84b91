/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Makes new stores from old ones for libFuzzer. A changed byte hardly ever gets past SQLite
 * and the seals. Instead this changes values, rows and the schema by statements, and seals
 * half of the results: such a store is sound as a file, and only what it says is wrong.
 */
#include <glib.h>
#include <stdint.h>
#include <string.h>

#include "engine/rng.h"
#include "readers.h"
#include "store/store-seal.h"

#define MAX_EDITS 4

/* Where a file says by which version of the format it is written and read, and what these
 * are with a log and without. Without a log it can be opened in memory. */
#define VERSIONS_OFFSET 18
#define WITH_LOG        2
#define WITHOUT_LOG     1

size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t max_size);

size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size, unsigned int seed);

typedef struct
{
  DulleRng rng;
  sqlite3 *db;
} Mutant;

static unsigned
draw_below (Mutant  *mutant,
            unsigned limit)
{
  return dulle_rng_below (&mutant->rng, limit);
}

#define DRAW(mutant, words) ((words)[draw_below (mutant, G_N_ELEMENTS (words))])

/* Returns: (transfer full) (nullable): one of the texts that @select finds, or %NULL if it
 * finds none */
static char *
draw_found (Mutant     *mutant,
            const char *select)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  sqlite3_stmt *rows = NULL;

  sqlite3_prepare_v2 (mutant->db, select, -1, &rows, NULL);
  while (sqlite3_step (rows) == SQLITE_ROW)
    g_ptr_array_add (found, g_strdup ((const char *) sqlite3_column_text (rows, 0)));
  sqlite3_finalize (rows);

  return found->len == 0 ? NULL
                         : g_strdup (g_ptr_array_index (found, draw_below (mutant, found->len)));
}

static char *
draw_table (Mutant *mutant)
{
  return draw_found (mutant, "SELECT name FROM sqlite_schema WHERE type = 'table'");
}

static char *
draw_column (Mutant     *mutant,
             const char *table)
{
  g_autofree char *select = g_strdup_printf ("SELECT name FROM pragma_table_info ('%s')", table);

  return draw_found (mutant, select);
}

/* The end of a subquery that is to find one row; tables have few rows. */
static char *
draw_limit (Mutant *mutant)
{
  return g_strdup_printf ("LIMIT 1 OFFSET %u", draw_below (mutant, 1 << draw_below (mutant, 7)));
}

/* Returns: (transfer full): an expression that may take the place of @column of @table */
static char *
draw_value (Mutant     *mutant,
            const char *table,
            const char *column)
{
  static const char *const values[] = {
    "NULL", "0", "1", "-1", "2", "255", "2147483648", "9223372036854775807",
    "-9223372036854775808", "1.5", "''", "x'00'", "x'ff'", "'own'", "'1:healthy'", "'0:HT'",
    "'0!re'", "'0&1'", "'1@marriage/first'", "'1:claim'", "CAST (zeroblob (5000) AS TEXT)"
  };
  static const char *const changes[] = {
    "%s + 1", "%s - 1", "- %s", "%s || ' '", "%s || x'0a'", "%s || %s", "substr (%s, 2)",
    "substr (%s, 1, length (%s) / 2)", "upper (%s)", "replace (%s, '1', '2')",
    "replace (%s, ' ', x'0a')", "replace (%s, 'H', 'C')", "CAST (%s AS TEXT)",
    "CAST (%s AS BLOB)"
  };
  g_autofree char *limit = draw_limit (mutant);
  g_autofree char *other = draw_column (mutant, table);
  g_auto (GStrv) parts = NULL;

  switch (draw_below (mutant, 4))
    {
    case 0:
      return g_strdup_printf ("(SELECT %s FROM %s %s)", column, table, limit);
    case 1:
      parts = g_strsplit (DRAW (mutant, changes), "%s", -1);
      return g_strjoinv (column, parts);
    case 2:
      return g_strdup (other != NULL ? other : "NULL");
    default:
      return g_strdup (DRAW (mutant, values));
    }
}

/* Statements. Many are refused, as those that break a constraint are, and change nothing. */

static char *
change_value (Mutant     *mutant,
              const char *table,
              const char *column)
{
  g_autofree char *value = draw_value (mutant, table, column);
  g_autofree char *limit = draw_limit (mutant);

  return g_strdup_printf ("UPDATE OR REPLACE %s SET %s = %s"
                          "  WHERE %s IS (SELECT %s FROM %s %s)",
                          table, column, value, column, column, table, limit);
}

static char *
delete_rows (Mutant     *mutant,
             const char *table,
             const char *column)
{
  g_autofree char *limit = draw_limit (mutant);

  return g_strdup_printf ("DELETE FROM %s WHERE %s IS (SELECT %s FROM %s %s)", table, column,
                          column, table, limit);
}

/* Inserts a row again with another value in @column. */
static char *
double_row (Mutant     *mutant,
            const char *table,
            const char *column)
{
  g_autofree char *value = draw_value (mutant, table, column);
  g_autofree char *limit = draw_limit (mutant);

  return g_strdup_printf ("DROP TABLE IF EXISTS temp.doubled;"
                          "CREATE TEMP TABLE doubled AS SELECT * FROM main.%s %s;"
                          "UPDATE doubled SET %s = %s;"
                          "INSERT OR REPLACE INTO main.%s SELECT * FROM doubled",
                          table, limit, column, value, table);
}

static char *
change_schema (Mutant     *mutant,
               const char *table,
               const char *column)
{
  static const char *const changes[][2] = {
    { " STRICT", "" },
    { "NOT NULL", "" },
    { "INTEGER", "TEXT" },
    { "TEXT", "INTEGER" },
    { "INTEGER", "INT" },
    { "DEFAULT 0", "DEFAULT -1" },
    { "DEFAULT 0", "DEFAULT 'x'" },
    { "'own'", "7" },
    { "PRIMARY KEY", "UNIQUE" },
    { "seed", "seeds" },
    { "number", "NUMBER" },
  };
  const char *const *change = DRAW (mutant, changes);

  return g_strdup_printf ("PRAGMA writable_schema = ON;"
                          "UPDATE sqlite_schema SET sql = replace (sql, \"%s\", \"%s\")"
                          "  WHERE name = '%s';"
                          "PRAGMA writable_schema = RESET",
                          change[0], change[1], table);
}

/* What a schema could have that is none of ours. */
static char *
extend_schema (Mutant     *mutant,
               const char *table,
               const char *column)
{
  switch (draw_below (mutant, 6))
    {
    case 0:
      return g_strdup_printf ("CREATE TRIGGER t AFTER INSERT ON %s BEGIN DELETE FROM %s; END",
                              table, table);
    case 1:
      return g_strdup_printf ("CREATE UNIQUE INDEX i ON %s (%s)", table, column);
    case 2:
      return g_strdup_printf ("ALTER TABLE %s ADD COLUMN extra INTEGER NOT NULL DEFAULT 5", table);
    case 3:
      return g_strdup_printf ("ALTER TABLE %s DROP COLUMN %s", table, column);
    case 4:
      return g_strdup_printf ("ALTER TABLE %s RENAME TO other; CREATE VIEW %s AS"
                              "  SELECT * FROM other",
                              table, table);
    default:
      return g_strdup_printf ("DROP TABLE %s", table);
    }
}

static char *
change_header (Mutant     *mutant,
               const char *table,
               const char *column)
{
  static const char *const names[] = { "user_version", "user_version", "application_id" };

  return g_strdup_printf ("PRAGMA %s = %d", DRAW (mutant, names),
                          (int) draw_below (mutant, 14) - 2);
}

static char *(*const edits[]) (Mutant     *mutant,
                               const char *table,
                               const char *column) = {
  change_value,
  change_value,
  change_value,
  change_value,
  change_value,
  change_value,
  delete_rows,
  delete_rows,
  double_row,
  double_row,
  double_row,
  change_schema,
  extend_schema,
  change_header,
};

static void
edit (Mutant *mutant)
{
  g_autofree char *table = draw_table (mutant);
  g_autofree char *column = table != NULL ? draw_column (mutant, table) : NULL;
  g_autofree char *statement = NULL;

  if (column == NULL)
    return;

  statement = DRAW (mutant, edits) (mutant, table, column);
  sqlite3_exec (mutant->db, statement, NULL, NULL, NULL);
}

/* Returns: (transfer full): an open copy of @data in memory, without the log */
static sqlite3 *
open_copy (const uint8_t *data,
           size_t         size)
{
  sqlite3 *db = NULL;
  uint8_t *copy = sqlite3_malloc64 (size);

  memcpy (copy, data, size);
  copy[VERSIONS_OFFSET] = copy[VERSIONS_OFFSET + 1] = WITHOUT_LOG;
  sqlite3_open (":memory:", &db);
  sqlite3_deserialize (db, "main", copy, (sqlite3_int64) size, (sqlite3_int64) size,
                       SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE);

  return db;
}

/* Returns: how long the store is that now stands in @data, or 0 if it has no room there */
static size_t
write_copy (sqlite3 *db,
            uint8_t *data,
            size_t   max_size)
{
  sqlite3_int64 size = 0;
  uint8_t      *copy = sqlite3_serialize (db, "main", &size, 0);
  bool          fits = copy != NULL && size > VERSIONS_OFFSET && (size_t) size <= max_size;

  if (fits)
    {
      copy[VERSIONS_OFFSET] = copy[VERSIONS_OFFSET + 1] = WITH_LOG;
      memcpy (data, copy, (size_t) size);
    }
  sqlite3_free (copy);

  return fits ? (size_t) size : 0;
}

size_t
LLVMFuzzerCustomMutator (uint8_t     *data,
                         size_t       size,
                         size_t       max_size,
                         unsigned int seed)
{
  Mutant mutant = { .rng = dulle_rng (seed) };
  size_t edited;

  if (draw_below (&mutant, 4) == 0 || size < SMALLEST_PAGE)
    return LLVMFuzzerMutate (data, size, max_size);

  mutant.db = open_copy (data, find_store_log (data, size));
  for (unsigned n = 1 + draw_below (&mutant, MAX_EDITS); n > 0; n--)
    edit (&mutant);
  if (draw_below (&mutant, 2) == 0)
    dulle_seal_everything (mutant.db);
  edited = write_copy (mutant.db, data, max_size);
  sqlite3_close (mutant.db);

  return edited > 0 ? edited : LLVMFuzzerMutate (data, size, max_size);
}
