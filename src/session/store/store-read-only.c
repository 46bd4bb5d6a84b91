/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * In WAL mode even a reader wants to write beside the file. Where it may not, a file
 * that was closed well is opened as one that nobody changes; one with a log beside it is
 * copied to where there is room, for only both together are the game as it was left.
 */
#include "store-read-only.h"

#include <glib/gstdio.h>

#include "store-load.h"

static DulleSessionError
connect_to_read (const char *name,
                 sqlite3   **db)
{
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX;
  int       result = sqlite3_open_v2 (name, db, flags, NULL);

  if (result == SQLITE_OK)
    result = sqlite3_exec (*db,
                           "PRAGMA locking_mode = EXCLUSIVE;"
                           "PRAGMA query_only = ON;"
                           "SELECT count(*) FROM sqlite_schema",
                           NULL, NULL, NULL);
  if (result != SQLITE_OK)
    g_clear_pointer (db, sqlite3_close);

  return dulle_store_code (result);
}

static gboolean
has_log (const char *path)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  GStatBuf         status;

  return g_stat (log, &status) == 0 && status.st_size > 0;
}

static DulleSessionError
open_unchanging (const char *path,
                 sqlite3   **db)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *name = g_strconcat (uri, "?immutable=1", NULL);

  return connect_to_read (name, db);
}

static gboolean
copy_file (const char *from,
           const char *to,
           const char *ending)
{
  g_autofree char *source = g_strconcat (from, ending, NULL);
  g_autofree char *target = g_strconcat (to, ending, NULL);
  g_autofree char *content = NULL;
  gsize            length;

  return g_file_get_contents (source, &content, &length, NULL) &&
         g_file_set_contents (target, content, (gssize) length, NULL);
}

static void
remove_copy (const char *path)
{
  static const char *const endings[] = { "", "-wal", "-shm" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *name = g_strconcat (path, endings[i], NULL);

      g_remove (name);
    }
}

/* The copy is removed at once; what is open stays until it is closed. */
static DulleSessionError
open_copy (const char *path,
           sqlite3   **db)
{
  g_autofree char  *folder = g_dir_make_tmp ("dulle-XXXXXX", NULL);
  g_autofree char  *copy = NULL;
  DulleSessionError code = DULLE_SESSION_ERROR_OPEN;

  if (folder == NULL)
    return code;

  copy = g_build_filename (folder, "copy.db", NULL);
  if (copy_file (path, copy, "") && copy_file (path, copy, "-wal"))
    code = connect_to_read (copy, db);
  remove_copy (copy);
  g_rmdir (folder);

  return code;
}

static DulleSessionError
open_somehow (const char *path,
              sqlite3   **db)
{
  DulleSessionError code = connect_to_read (path, db);

  if (code == DULLE_SESSION_ERROR_NONE || code == DULLE_SESSION_ERROR_BUSY)
    return code;

  return has_log (path) ? open_copy (path, db) : open_unchanging (path, db);
}

DulleStore *
dulle_store_open_to_read (const char         *path,
                          DulleTournamentRun *run,
                          GError            **error)
{
  DulleStore       *self = g_new0 (DulleStore, 1);
  DulleSessionError code;

  self->path = g_canonicalize_filename (path, NULL);
  self->read_only = TRUE;
  code = open_somehow (self->path, &self->db);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_prepare (self);
  if (code == DULLE_SESSION_ERROR_NONE && run != NULL)
    code = dulle_store_load_last (self, run);
  if (dulle_store_tournament_is_to_blame (code))
    code = DULLE_SESSION_ERROR_NONE;
  if (code != DULLE_SESSION_ERROR_NONE)
    {
      g_propagate_error (error, dulle_store_error_not_read (self, code));
      g_clear_pointer (&self, dulle_store_close);
    }

  return self;
}

/* Copying from another store */

static gboolean
store_copy_tournament (DulleStore *self,
                       DulleStore *other,
                       gint64      tournament,
                       GError    **error)
{
  DulleTournamentRun run = { 0 };
  DulleSessionError  code = dulle_store_load (other, tournament, &run);
  gboolean           copied = FALSE;

  run.stored = (DulleStored){ 0 };
  if (code != DULLE_SESSION_ERROR_NONE)
    g_propagate_error (error, dulle_store_error_not_read (other, code));
  else
    copied = dulle_store_save (self, &run, error);
  dulle_tournament_run_clear (&run);

  return copied;
}

static gboolean
store_copy_tournaments (DulleStore *self,
                        DulleStore *other,
                        GError    **error)
{
  sqlite3_stmt *statement = other->statements[STATEMENT_GET_TOURNAMENTS];
  gboolean      copied = TRUE;

  while (copied && sqlite3_step (statement) == SQLITE_ROW)
    copied = store_copy_tournament (self, other, sqlite3_column_int64 (statement, 0), error);
  sqlite3_reset (statement);

  return copied;
}

gboolean
dulle_store_copy_from (DulleStore *self,
                       const char *path,
                       GError    **error)
{
  DulleStore *other = dulle_store_open_to_read (path, NULL, error);
  gboolean    copied = other != NULL && store_copy_tournaments (self, other, error);

  g_clear_pointer (&other, dulle_store_close);

  return copied;
}

gboolean
dulle_store_is_read_only (const DulleStore *self)
{
  return self->read_only;
}
