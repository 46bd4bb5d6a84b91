/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "store-schema.h"

const char *const dulle_schema_steps[] = {
  "CREATE TABLE tournament ("
  "  id INTEGER PRIMARY KEY,"
  "  rules TEXT NOT NULL,"
  "  seed INTEGER NOT NULL,"
  "  dealer INTEGER NOT NULL"
  ") STRICT;"
  "CREATE TABLE game ("
  "  tournament INTEGER NOT NULL REFERENCES tournament (id),"
  "  number INTEGER NOT NULL,"
  "  record TEXT NOT NULL,"
  "  PRIMARY KEY (tournament, number)"
  ") STRICT;"
  "CREATE TABLE action ("
  "  game INTEGER NOT NULL,"
  "  number INTEGER NOT NULL,"
  "  token TEXT NOT NULL,"
  "  PRIMARY KEY (game, number)"
  ") STRICT;",

  /* Several tournaments that are not over, with players of their own. Until then only
   * the last one had actions. */
  "ALTER TABLE tournament ADD COLUMN deals TEXT NOT NULL DEFAULT 'own';"
  "ALTER TABLE tournament ADD COLUMN over INTEGER NOT NULL DEFAULT 0;"
  "ALTER TABLE tournament ADD COLUMN played INTEGER NOT NULL DEFAULT 0;"
  "UPDATE tournament SET played = id;"
  "CREATE TABLE player ("
  "  tournament INTEGER NOT NULL REFERENCES tournament (id),"
  "  number INTEGER NOT NULL,"
  "  name TEXT NOT NULL,"
  "  skill TEXT NOT NULL,"
  "  PRIMARY KEY (tournament, number)"
  ") STRICT;"
  "CREATE TABLE vote ("
  "  tournament INTEGER NOT NULL REFERENCES tournament (id),"
  "  deal INTEGER NOT NULL,"
  "  in_favour INTEGER NOT NULL,"
  "  PRIMARY KEY (tournament, deal)"
  ") STRICT;"
  "ALTER TABLE action RENAME TO action_of_last;"
  "CREATE TABLE action ("
  "  tournament INTEGER NOT NULL REFERENCES tournament (id),"
  "  game INTEGER NOT NULL,"
  "  number INTEGER NOT NULL,"
  "  token TEXT NOT NULL,"
  "  PRIMARY KEY (tournament, game, number)"
  ") STRICT;"
  "INSERT INTO action"
  "  SELECT (SELECT max (id) FROM tournament), game, number, token FROM action_of_last;"
  "DROP TABLE action_of_last;",

  /* Files of games that came from elsewhere. */
  "CREATE TABLE imported ("
  "  id INTEGER PRIMARY KEY,"
  "  name TEXT NOT NULL,"
  "  played INTEGER NOT NULL,"
  "  records TEXT NOT NULL"
  ") STRICT;",

  /* The grade of each seat of a game that was analysed. */
  "CREATE TABLE grade ("
  "  tournament INTEGER NOT NULL REFERENCES tournament (id),"
  "  game INTEGER NOT NULL,"
  "  seat INTEGER NOT NULL,"
  "  best INTEGER NOT NULL,"
  "  good INTEGER NOT NULL,"
  "  doubtful INTEGER NOT NULL,"
  "  error INTEGER NOT NULL,"
  "  lost REAL NOT NULL,"
  "  luck REAL NOT NULL,"
  "  PRIMARY KEY (tournament, game, seat)"
  ") STRICT;",

  /* The decisions that a grade is the sum of; grades from before stand alone. Where
   * silence was best, `best` is NULL. */
  "CREATE TABLE annotation ("
  "  tournament INTEGER NOT NULL REFERENCES tournament (id),"
  "  game INTEGER NOT NULL,"
  "  seat INTEGER NOT NULL,"
  "  n_before INTEGER NOT NULL,"
  "  silence INTEGER NOT NULL,"
  "  lost REAL NOT NULL,"
  "  reason TEXT,"
  "  best TEXT,"
  "  PRIMARY KEY (tournament, game, n_before, silence)"
  ") STRICT;",

  /* What tells whether a tournament is what was saved; everything that is older is sealed
   * after the last step. */
  "CREATE TABLE seal ("
  "  tournament INTEGER NOT NULL,"
  "  game INTEGER NOT NULL,"
  "  checksum INTEGER NOT NULL,"
  "  PRIMARY KEY (tournament, game)"
  ") STRICT, WITHOUT ROWID;",

  /* Lists are read a page at a time, from the last played on. */
  "CREATE INDEX IF NOT EXISTS tournament_by_played ON tournament (played);",

  /* What somebody tried while learning; its rating in thousandths. */
  "CREATE TABLE attempt ("
  "  made INTEGER PRIMARY KEY,"
  "  person TEXT NOT NULL,"
  "  kind TEXT NOT NULL,"
  "  name TEXT NOT NULL,"
  "  theme TEXT NOT NULL,"
  "  success INTEGER NOT NULL,"
  "  rated INTEGER NOT NULL,"
  "  rating INTEGER NOT NULL,"
  "  deviation INTEGER NOT NULL"
  ") STRICT;",
};

G_STATIC_ASSERT (G_N_ELEMENTS (dulle_schema_steps) == DULLE_SCHEMA_VERSION);

const char *const dulle_schema_steps_taken =
    "WITH step (number, adds) AS (VALUES (1, 'tournament'), (2, 'player'), (3, 'imported'),"
    "  (4, 'grade'), (5, 'annotation'), (6, 'seal'), (7, 'tournament_by_played'),"
    "  (8, 'attempt'))"
    "SELECT max (number) FROM step WHERE adds IN (SELECT name FROM sqlite_schema)";

/* Reads all statements that make up the schema, but for tables that SQLite adds of its own, and
 * without blanks and quotation marks: SQLite adds these when it alters a table. */
static int
read_schema (sqlite3 *db,
             char   **schema)
{
  static const char *const sql =
      "SELECT group_concat (replace (replace (replace (sql, ' ', ''), x'0a', ''), '\"', ''), ';')"
      "  FROM (SELECT sql FROM sqlite_schema"
      "        WHERE sql NOT NULL AND (type <> 'table' OR substr (name, 1, 7) <> 'sqlite_')"
      "        ORDER BY name)";
  sqlite3_stmt *statement = NULL;
  int           result = sqlite3_prepare_v2 (db, sql, -1, &statement, NULL);

  if (result == SQLITE_OK && sqlite3_step (statement) == SQLITE_ROW)
    *schema = g_strdup ((const char *) sqlite3_column_text (statement, 0));

  return result != SQLITE_OK ? result : sqlite3_finalize (statement);
}

/* Reads the schema of a file that is made now. */
static int
make_fresh_schema (char **schema)
{
  sqlite3 *db = NULL;
  int      result = sqlite3_open (":memory:", &db);

  for (int i = 0; result == SQLITE_OK && i < DULLE_SCHEMA_VERSION; i++)
    result = sqlite3_exec (db, dulle_schema_steps[i], NULL, NULL, NULL);
  if (result == SQLITE_OK)
    result = read_schema (db, schema);
  sqlite3_close (db);

  return result;
}

/* It is made once, for that takes longer than all else that is compared.
 * @schema: (out) (transfer none) */
static int
find_fresh_schema (const char **schema)
{
  static char *fresh = NULL;
  char        *made = NULL;
  int          result = SQLITE_OK;

  if (g_atomic_pointer_get (&fresh) == NULL)
    result = make_fresh_schema (&made);
  if (made != NULL && !g_atomic_pointer_compare_and_exchange (&fresh, NULL, made))
    g_free (made);
  *schema = g_atomic_pointer_get (&fresh);

  return result;
}

int
dulle_schema_compare (sqlite3  *db,
                      gboolean *is_right)
{
  g_autofree char *schema = NULL;
  const char      *fresh = NULL;
  int              result = read_schema (db, &schema);

  if (result == SQLITE_OK)
    result = find_fresh_schema (&fresh);
  *is_right = g_strcmp0 (schema, fresh) == 0;

  return result;
}
