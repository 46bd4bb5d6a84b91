/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * In WAL mode with synchronous=FULL a committed action survives a power cut as well. After
 * each card the worker waits for the disk, and nobody else does. At a shared table a game that
 * came back would be one whose hands the others have seen. The exclusive locking mode keeps a
 * second process out for as long as this one lives, and needs no lock file that could be left.
 *
 * What is needed to go on is checked when a file is opened: damage that shows up then
 * costs nothing, in mid-game it would cost what is played from then on. The rest may be
 * large and is checked later, see store-check.h; but all of it before it is migrated.
 *
 * A file may come from anywhere. SQLite is told to trust neither its schema nor its
 * pages; triggers and views are none of ours.
 */
#include "store-file.h"

#include "store-head.h"
#include "store-log.h"
#include "store-schema.h"
#include "store-seal.h"
#include <glib/gstdio.h>
#include <stdlib.h>

#include "config.h"
#include <glib/gi18n-lib.h>

/* What dulle_store_because() says, and whether another file would do. */
static const struct
{
  const char *because;
  gboolean    set_aside;
} causes[] = {
  [DULLE_SESSION_ERROR_NONE] = { NULL, FALSE },
  [DULLE_SESSION_ERROR_BUSY] = { N_ ("Dulle is already running and uses it"), FALSE },
  [DULLE_SESSION_ERROR_FULL] = { N_ ("the disk is full"), FALSE },
  [DULLE_SESSION_ERROR_OPEN] = { N_ ("it cannot be opened"), TRUE },
  [DULLE_SESSION_ERROR_WRITE] = { N_ ("it cannot be written"), TRUE },
  [DULLE_SESSION_ERROR_READ] = { N_ ("it cannot be read or written"), FALSE },
  [DULLE_SESSION_ERROR_DAMAGED] = { N_ ("it is damaged"), TRUE },
  [DULLE_SESSION_ERROR_FOREIGN] = { N_ ("it is not a Dulle file"), TRUE },
  [DULLE_SESSION_ERROR_NEWER] = { N_ ("it was made by a newer version of Dulle"), TRUE },
  [DULLE_SESSION_ERROR_CONTENT] = { N_ ("it holds a game that cannot be played like this"), FALSE },
  [DULLE_SESSION_ERROR_SEAL] = { N_ ("it no longer holds what was saved"), FALSE },
  [DULLE_SESSION_ERROR_FOLDER] = { N_ ("this is a folder"), FALSE },
  [DULLE_SESSION_ERROR_DENIED] = { N_ ("access to it is not allowed"), FALSE },
  [DULLE_SESSION_ERROR_FAILED] = { N_ ("the database refused it"), FALSE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (causes) == DULLE_N_SESSION_ERRORS);

DulleSessionError
dulle_store_code (int result)
{
  switch (result & 0xff)
    {
    case SQLITE_OK:
    case SQLITE_ROW:
    case SQLITE_DONE:
      return DULLE_SESSION_ERROR_NONE;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return DULLE_SESSION_ERROR_BUSY;
    case SQLITE_FULL:
      return DULLE_SESSION_ERROR_FULL;
    case SQLITE_CANTOPEN:
      return DULLE_SESSION_ERROR_OPEN;
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return DULLE_SESSION_ERROR_WRITE;
    case SQLITE_IOERR:
    case SQLITE_NOMEM:
      return DULLE_SESSION_ERROR_READ;
    case SQLITE_CORRUPT:
      return DULLE_SESSION_ERROR_DAMAGED;
    case SQLITE_NOTADB:
      return DULLE_SESSION_ERROR_FOREIGN;
    default:
      return DULLE_SESSION_ERROR_FAILED;
    }
}

const char *
dulle_store_because (DulleSessionError code)
{
  return _ (causes[code].because);
}

gboolean
dulle_store_machine_is_to_blame (DulleSessionError code)
{
  return code == DULLE_SESSION_ERROR_FULL || code == DULLE_SESSION_ERROR_READ;
}

gboolean
dulle_store_file_is_to_blame (DulleSessionError code)
{
  return causes[code].set_aside;
}

/* Opening */

static DulleSessionError
file_exec (sqlite3    *db,
           const char *sql)
{
  return dulle_store_code (sqlite3_exec (db, sql, NULL, NULL, NULL));
}

/* Asks for one number. */
static DulleSessionError
file_ask (sqlite3    *db,
          const char *sql,
          int        *number)
{
  sqlite3_stmt *statement = NULL;
  int           result = sqlite3_prepare_v2 (db, sql, -1, &statement, NULL);

  if (result == SQLITE_OK)
    result = sqlite3_step (statement);
  if (result == SQLITE_ROW)
    *number = sqlite3_column_int (statement, 0);
  sqlite3_finalize (statement);

  return dulle_store_code (result);
}

void
dulle_store_file_distrust (sqlite3 *db)
{
  sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
}

/* SQLite opens a file that is write-protected for reading, without a word; and one that says
 * that a later version of SQLite has to write it, once it has read that. */
static DulleSessionError
file_connect (const char *path,
              sqlite3   **db)
{
  const int         flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  int               result;
  DulleSessionError code;

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return DULLE_SESSION_ERROR_FOLDER;
  if (g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return DULLE_SESSION_ERROR_OPEN;

  result = sqlite3_open_v2 (path, db, flags, NULL);
  if (result != SQLITE_OK)
    return dulle_store_code (result);
  if (sqlite3_db_readonly (*db, "main") == 1)
    return DULLE_SESSION_ERROR_WRITE;

  dulle_store_file_distrust (*db);

  code = file_exec (*db, "PRAGMA locking_mode = EXCLUSIVE;"
                         "PRAGMA auto_vacuum = NONE;"
                         "PRAGMA cell_size_check = ON;"
                         "PRAGMA journal_mode = WAL;"
                         "PRAGMA synchronous = FULL");

  return code == DULLE_SESSION_ERROR_NONE && sqlite3_db_readonly (*db, "main") == 1
             ? DULLE_SESSION_ERROR_DAMAGED
             : code;
}

/* Checking */

/* Reads all rows. Returns: whether the disk refused any */
static gboolean
file_is_unreadable (sqlite3 *db)
{
  static const char *const tables[] = { "tournament", "player", "vote", "game", "action",
                                        "grade", "annotation", "imported", "seal", "attempt" };
  gboolean                 unreadable = FALSE;

  for (guint i = 0; !unreadable && i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *sql = g_strdup_printf ("SELECT * FROM %s", tables[i]);

      unreadable = file_exec (db, sql) == DULLE_SESSION_ERROR_READ;
    }

  return unreadable;
}

static DulleSessionError
file_check_once (sqlite3    *db,
                 const char *table)
{
  g_autofree char  *sql = g_strdup_printf ("SELECT count(*) FROM pragma_quick_check %s%s%s"
                                            " WHERE quick_check <> 'ok'",
                                          table != NULL ? "(" : "", table != NULL ? table : "",
                                          table != NULL ? ")" : "");
  int               n_errors = 0;
  DulleSessionError code = file_ask (db, sql, &n_errors);

  return code == DULLE_SESSION_ERROR_NONE && n_errors > 0 ? DULLE_SESSION_ERROR_DAMAGED : code;
}

/* To SQLite's check a page that could not be read, or for which there was no memory, is
 * a damaged one. */
DulleSessionError
dulle_store_file_check (sqlite3    *db,
                        const char *table)
{
  DulleSessionError code = file_check_once (db, table);

  if (code == DULLE_SESSION_ERROR_DAMAGED)
    {
      sqlite3_db_release_memory (db);
      code = file_check_once (db, table);
    }
  if (code == DULLE_SESSION_ERROR_DAMAGED && file_is_unreadable (db))
    code = DULLE_SESSION_ERROR_READ;

  return code;
}

DulleSessionError
dulle_store_file_check_schema (sqlite3 *db)
{
  gboolean          is_right = FALSE;
  DulleSessionError code = dulle_store_code (dulle_schema_compare (db, &is_right));

  return code == DULLE_SESSION_ERROR_NONE && !is_right ? DULLE_SESSION_ERROR_DAMAGED : code;
}

DulleSessionError
dulle_store_file_check_quickly (sqlite3 *db)
{
  static const char *const tables[] = { "'tournament'", "'player'", "'vote'", "'action'",
                                        "'seal'", "'attempt'" };
  DulleSessionError        code = DULLE_SESSION_ERROR_NONE;

  for (guint i = 0; code == DULLE_SESSION_ERROR_NONE && i < G_N_ELEMENTS (tables); i++)
    code = dulle_store_file_check (db, tables[i]);

  return code;
}

/* A later version has another schema: where it is ours, the number is wrong. */
static DulleSessionError
judge_later_version (sqlite3 *db)
{
  DulleSessionError code = dulle_store_file_check_schema (db);

  if (code == DULLE_SESSION_ERROR_NONE)
    return DULLE_SESSION_ERROR_DAMAGED;

  return code == DULLE_SESSION_ERROR_DAMAGED ? DULLE_SESSION_ERROR_NEWER : code;
}

/* A file without any table is a new one. One that says that its pages move, which those of
 * stores never do, would be overwritten. */
static DulleSessionError
file_find_version (sqlite3 *db,
                   int     *version)
{
  int               id = 0, n_tables = 0, vacuums = 0;
  DulleSessionError code = file_ask (db, "PRAGMA application_id", &id);

  if (code == DULLE_SESSION_ERROR_NONE)
    code = file_ask (db, "PRAGMA user_version", version);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = file_ask (db, "SELECT count(*) FROM sqlite_schema", &n_tables);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = file_ask (db, "PRAGMA auto_vacuum", &vacuums);
  if (code != DULLE_SESSION_ERROR_NONE)
    return code;

  if (n_tables == 0)
    *version = 0;
  else if (id != DULLE_APPLICATION_ID || *version < 1)
    return DULLE_SESSION_ERROR_FOREIGN;
  if (vacuums != 0)
    return DULLE_SESSION_ERROR_DAMAGED;

  return *version > DULLE_SCHEMA_VERSION ? judge_later_version (db) : DULLE_SESSION_ERROR_NONE;
}

DulleSessionError
dulle_store_file_identify (sqlite3  *db,
                           gboolean *is_older)
{
  int               version = 0;
  DulleSessionError code = file_find_version (db, &version);

  if (code == DULLE_SESSION_ERROR_NONE && version == 0)
    code = DULLE_SESSION_ERROR_FOREIGN;
  *is_older = code == DULLE_SESSION_ERROR_NONE && version < DULLE_SCHEMA_VERSION;

  return code;
}

/* In a transaction. What has a seal keeps it, or damage would be sealed. */
static DulleSessionError
file_take_steps (sqlite3 *db,
                 int      version)
{
  g_autofree char  *mark = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d",
                                            DULLE_APPLICATION_ID, DULLE_SCHEMA_VERSION);
  gboolean          has_seals = version >= DULLE_FIRST_SEALED_VERSION;
  DulleSessionError code = DULLE_SESSION_ERROR_NONE;

  for (; code == DULLE_SESSION_ERROR_NONE && version < DULLE_SCHEMA_VERSION; version++)
    code = file_exec (db, dulle_schema_steps[version]);
  if (code == DULLE_SESSION_ERROR_NONE && !has_seals)
    code = dulle_store_code (dulle_seal_everything (db));

  return code == DULLE_SESSION_ERROR_NONE ? file_exec (db, mark) : code;
}

static DulleSessionError
file_migrate (sqlite3 *db)
{
  int               version = 0;
  DulleSessionError code = file_exec (db, "BEGIN IMMEDIATE");

  if (code == DULLE_SESSION_ERROR_NONE)
    code = file_find_version (db, &version);
  if (code == DULLE_SESSION_ERROR_NONE && version < DULLE_SCHEMA_VERSION)
    code = file_take_steps (db, version);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = file_exec (db, "COMMIT");
  if (code != DULLE_SESSION_ERROR_NONE && !sqlite3_get_autocommit (db))
    file_exec (db, "ROLLBACK");

  return code;
}

/* What of it the file does not allow is left out. */
static DulleSessionError
file_force_step (sqlite3    *db,
                 const char *step)
{
  g_auto (GStrv) statements = g_strsplit (step, ";", -1);

  for (guint i = 0; statements[i] != NULL; i++)
    {
      DulleSessionError code = file_exec (db, statements[i]);

      if (dulle_store_machine_is_to_blame (code))
        return code;
    }

  return DULLE_SESSION_ERROR_NONE;
}

DulleSessionError
dulle_store_file_force_schema (sqlite3 *db)
{
  int               id = 0, said = 0, version = 0;
  DulleSessionError code = file_ask (db, "PRAGMA application_id", &id);

  if (code == DULLE_SESSION_ERROR_NONE)
    code = file_ask (db, "PRAGMA user_version", &said);
  if (code == DULLE_SESSION_ERROR_NONE && id != DULLE_APPLICATION_ID)
    code = DULLE_SESSION_ERROR_FOREIGN;
  if (code == DULLE_SESSION_ERROR_NONE && said > DULLE_SCHEMA_VERSION &&
      judge_later_version (db) == DULLE_SESSION_ERROR_NEWER)
    code = DULLE_SESSION_ERROR_NEWER;
  if (code == DULLE_SESSION_ERROR_NONE)
    code = file_ask (db, dulle_schema_steps_taken, &version);
  for (; code == DULLE_SESSION_ERROR_NONE && version < DULLE_SCHEMA_VERSION; version++)
    code = file_force_step (db, dulle_schema_steps[version]);

  return code;
}

/* How much of its log SQLite found, which is then written into the file; where the disk is
 * full, all of it may be there. */
static guint
count_log (sqlite3 *db)
{
  int n_frames = -1, n_written;
  int result = sqlite3_wal_checkpoint_v2 (db, NULL, SQLITE_CHECKPOINT_PASSIVE, &n_frames,
                                          &n_written);

  if (n_frames < 0 && dulle_store_machine_is_to_blame (dulle_store_code (result)))
    return G_MAXUINT;

  return (guint) MAX (n_frames, 0);
}

DulleSessionError
dulle_store_file_open (const char *path,
                       sqlite3   **db,
                       gboolean   *log_is_torn)
{
  int               version = 0;
  guint             log_length = dulle_store_log_length (path);
  DulleSessionError code = file_connect (path, db);

  if (code == DULLE_SESSION_ERROR_NONE && log_length > 0)
    *log_is_torn = *log_is_torn || count_log (*db) < log_length;

  if (code == DULLE_SESSION_ERROR_NONE)
    code = file_find_version (*db, &version);
  if (code == DULLE_SESSION_ERROR_NONE && version < DULLE_SCHEMA_VERSION)
    code = dulle_store_file_check (*db, NULL);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = file_migrate (*db);

  return code;
}

DulleSessionError
dulle_store_file_complete (sqlite3 *db)
{
  return dulle_store_code (
      sqlite3_wal_checkpoint_v2 (db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL));
}

char *
dulle_store_file_resolve (const char *path)
{
  char *absolute = g_canonicalize_filename (path, NULL);
  char *resolved = realpath (absolute, NULL);

  if (resolved == NULL)
    return absolute;

  g_free (absolute);
  absolute = g_strdup (resolved);
  free (resolved);

  return absolute;
}

gboolean
dulle_store_file_has_moved (sqlite3 *db)
{
  const char   *log_name = sqlite3_filename_wal (sqlite3_db_filename (db, "main"));
  sqlite3_file *log = NULL;
  int           has_moved = FALSE;

  sqlite3_file_control (db, "main", SQLITE_FCNTL_HAS_MOVED, &has_moved);
  sqlite3_file_control (db, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);

  return has_moved || (log != NULL && log->pMethods != NULL &&
                       !g_file_test (log_name, G_FILE_TEST_EXISTS));
}

/* Files that nobody has open */

static gboolean
is_taken (const char *path)
{
  GStatBuf status;

  return g_lstat (path, &status) == 0;
}

char *
dulle_store_file_free_name (const char *path)
{
  g_autofree char *name = g_strdup (path);

  for (guint i = 2; is_taken (name); i++)
    {
      g_free (name);
      name = g_strdup_printf ("%s-%u", path, i);
    }

  return g_steal_pointer (&name);
}

/* A device may have no end. */
static DulleSessionError
copy_content (const char *from,
              const char *to)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *content = NULL;
  gsize            length;

  if (g_file_test (from, G_FILE_TEST_IS_REGULAR) &&
      g_file_get_contents (from, &content, &length, NULL) &&
      g_file_set_contents (to, content, (gssize) length, &error))
    return DULLE_SESSION_ERROR_NONE;

  return g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC) ? DULLE_SESSION_ERROR_FULL
                                                                   : DULLE_SESSION_ERROR_READ;
}

DulleSessionError
dulle_store_file_copy (const char *path,
                       const char *copy)
{
  g_autofree char  *log = g_strconcat (path, DULLE_STORE_LOG, NULL);
  g_autofree char  *log_copy = g_strconcat (copy, DULLE_STORE_LOG, NULL);
  DulleSessionError code = copy_content (path, copy);

  return code == DULLE_SESSION_ERROR_NONE && is_taken (log) ? copy_content (log, log_copy) : code;
}

void
dulle_store_file_remove (const char *path)
{
  static const char *const endings[] = { "", DULLE_STORE_LOG, DULLE_STORE_INDEX };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *name = g_strconcat (path, endings[i], NULL);

      g_remove (name);
    }
}
