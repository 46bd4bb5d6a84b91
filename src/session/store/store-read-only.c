/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * In WAL mode even a reader wants to write beside the file. Where it may not, a file
 * that was closed well is opened as one that nobody changes; one with a log beside it is
 * copied to where there is room, for only both together are the game as it was left. So
 * is one of an older version, which has to be changed before it can be read.
 */
#include "store-read-only.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "store-load.h"
#include "store-log.h"

static DulleSessionError
connect_to_read (const char *name,
                 sqlite3   **db,
                 gboolean   *is_older)
{
  const int         flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX;
  DulleSessionError code = dulle_store_code (sqlite3_open_v2 (name, db, flags, NULL));

  if (code == DULLE_SESSION_ERROR_NONE)
    {
      dulle_store_file_distrust (*db);
      code = dulle_store_code (sqlite3_exec (*db,
                                             "PRAGMA locking_mode = EXCLUSIVE;"
                                             "PRAGMA query_only = ON;"
                                             "SELECT count(*) FROM sqlite_schema",
                                             NULL, NULL, NULL));
    }
  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_file_identify (*db, is_older);
  if (code != DULLE_SESSION_ERROR_NONE)
    g_clear_pointer (db, sqlite3_close);

  return code;
}

/* What a file and its log are like: their sizes, and when they were changed. */
static char *
describe_file (const char *path)
{
  g_autofree char *log = g_strconcat (path, DULLE_STORE_LOG, NULL);
  GStatBuf         file = { 0 }, of_log = { 0 };

  if (g_stat (path, &file) != 0)
    return NULL;

  g_stat (log, &of_log);

  return g_strdup_printf ("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT ".%ld, %" G_GINT64_FORMAT
                          " %" G_GINT64_FORMAT ".%ld",
                          (gint64) file.st_size, (gint64) file.st_mtim.tv_sec,
                          file.st_mtim.tv_nsec, (gint64) of_log.st_size,
                          (gint64) of_log.st_mtim.tv_sec, of_log.st_mtim.tv_nsec);
}

static gboolean
has_log (const char *path)
{
  g_autofree char *log = g_strconcat (path, DULLE_STORE_LOG, NULL);
  GStatBuf         status;

  return g_stat (log, &status) == 0 && status.st_size > 0;
}

static DulleSessionError
open_unchanging (const char *path,
                 sqlite3   **db,
                 gboolean   *is_older)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *name = g_strconcat (uri, "?immutable=1", NULL);

  return connect_to_read (name, db, is_older);
}

/* The copy is removed at once; what is open stays until it is closed. */
static DulleSessionError
open_copy (const char *path,
           sqlite3   **db)
{
  g_autofree char  *folder = g_dir_make_tmp ("dulle-XXXXXX", NULL);
  g_autofree char  *copy = NULL;
  gboolean          log_is_torn = FALSE;
  DulleSessionError code;

  if (folder == NULL)
    return DULLE_SESSION_ERROR_OPEN;

  copy = g_build_filename (folder, "copy.db", NULL);
  code = dulle_store_file_copy (path, copy);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_file_open (copy, db, &log_is_torn);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_code (sqlite3_exec (*db, "PRAGMA query_only = ON", NULL, NULL, NULL));
  dulle_store_file_remove (copy);
  g_rmdir (folder);

  return code;
}

/* Whether another way to open a file could do better. */
static gboolean
may_open_otherwise (DulleSessionError code)
{
  return code != DULLE_SESSION_ERROR_NONE && code != DULLE_SESSION_ERROR_BUSY &&
         code != DULLE_SESSION_ERROR_FOREIGN && code != DULLE_SESSION_ERROR_NEWER;
}

/* Whether there is anything in @path that could be a store and may be read. */
static DulleSessionError
check_file (const char *path)
{
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return DULLE_SESSION_ERROR_FOLDER;
  if (g_access (path, R_OK) != 0)
    return errno == EACCES ? DULLE_SESSION_ERROR_DENIED : DULLE_SESSION_ERROR_OPEN;

  return g_file_test (path, G_FILE_TEST_IS_REGULAR) ? DULLE_SESSION_ERROR_NONE
                                                    : DULLE_SESSION_ERROR_FOREIGN;
}

static DulleSessionError
store_open_somehow (DulleStore *self)
{
  g_autofree char  *origin = NULL;
  gboolean          is_older = FALSE;
  DulleSessionError code = check_file (self->path);

  if (code != DULLE_SESSION_ERROR_NONE)
    return code;
  origin = describe_file (self->path);
  if (origin == NULL)
    return DULLE_SESSION_ERROR_OPEN;

  code = dulle_store_lock (self->path, FALSE, &self->lock);
  if (code != DULLE_SESSION_ERROR_NONE)
    return code;

  code = connect_to_read (self->path, &self->db, &is_older);
  if (may_open_otherwise (code) && !has_log (self->path))
    {
      code = open_unchanging (self->path, &self->db, &is_older);
      self->origin = g_strdup (origin);
    }
  if (is_older || may_open_otherwise (code))
    {
      g_clear_pointer (&self->db, sqlite3_close);
      g_free (self->origin);
      self->origin = g_steal_pointer (&origin);
      code = open_copy (self->path, &self->db);
    }
  /* What is in nobody's way is not to keep this program itself from writing. */
  if (self->origin != NULL)
    dulle_store_unlock (&self->lock);

  return code;
}

DulleStore *
dulle_store_open_to_read (const char         *path,
                          DulleTournamentRun *run,
                          GError            **error)
{
  DulleStore       *self = g_new0 (DulleStore, 1);
  DulleSessionError code;

  self->path = dulle_store_file_resolve (path);
  self->lock = DULLE_NO_LOCK;
  self->read_only = TRUE;
  code = store_open_somehow (self);
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

gboolean
dulle_store_is_read_only (const DulleStore *self)
{
  return self->read_only;
}

gboolean
dulle_store_is_detached (const DulleStore *self)
{
  g_autofree char *present = describe_file (self->path);

  return self->read_only && self->origin != NULL && g_strcmp0 (self->origin, present) == 0;
}
