/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A copy is written under another name, by SQLite, which waits for the disk at its end,
 * and renamed when its pages are in order: so whatever has the name of a copy is one.
 * What is saved while it is being made goes into it as well.
 */
#include "store-copies.h"

#include "config.h"
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "store-open.h"

#define DAILY_FORMAT  "%Y-%m-%d"
#define MOMENT_FORMAT "%Y-%m-%d-%H%M%S"

/* Characters of an id of each kind. */
#define DAILY_LENGTH  10
#define MOMENT_LENGTH 17

#define N_DAILY_COPIES 3

/* A megabyte at a time. */
#define PAGES_AT_ONCE 256
#define ALL_PAGES     (-1)

static char *
name_copy (const DulleStore *self,
           const char       *id)
{
  return g_strconcat (self->path, ".copy-", id, NULL);
}

static char *
name_unfinished (const DulleStore *self)
{
  return g_strconcat (self->path, ".copying", NULL);
}

/* Listing */

/* Returns: whether @id is one. */
static gboolean
parse_id (const char    *id,
          DulleKeptCopy *copy)
{
  gsize length = strlen (id);
  int   year, month, day, clock = 0;
  g_autoptr (GDateTime) date = NULL;

  if ((length != DAILY_LENGTH && length != MOMENT_LENGTH) ||
      sscanf (id, "%4d-%2d-%2d-%6d", &year, &month, &day, &clock) < 3)
    return FALSE;
  date = g_date_time_new_local (year, month, day, clock / 10000, clock / 100 % 100, clock % 100);
  if (date == NULL)
    return FALSE;

  copy->made = g_date_time_to_unix (date);
  copy->daily = length == DAILY_LENGTH;
  g_strlcpy (copy->id, id, sizeof copy->id);

  return TRUE;
}

static int
compare_copies (gconstpointer a,
                gconstpointer b)
{
  const DulleKeptCopy *first = a, *second = b;

  return first->made != second->made ? (first->made < second->made ? 1 : -1)
                                     : strcmp (second->id, first->id);
}

/* What waits for somebody to write into it cannot be opened. */
static gboolean
is_regular (const char *folder,
            const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

/* Returns: (transfer full): what has the name of a copy, the newest first */
static GArray *
find_copies (DulleStore *self)
{
  GArray          *copies = g_array_new (FALSE, FALSE, sizeof (DulleKeptCopy));
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *file = g_path_get_basename (self->path);
  g_autofree char *prefix = g_strconcat (file, ".copy-", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      DulleKeptCopy copy = { 0 };

      if (g_str_has_prefix (name, prefix) && parse_id (name + strlen (prefix), &copy) &&
          is_regular (folder, name))
        g_array_append_val (copies, copy);
    }
  g_array_sort (copies, compare_copies);

  return copies;
}

/* Opens a copy for reading, which nobody ever writes to. */
static int
open_copy (DulleStore *self,
           const char *id,
           sqlite3   **db)
{
  g_autofree char *name = name_copy (self, id);
  g_autofree char *uri = g_filename_to_uri (name, NULL, NULL);
  g_autofree char *immutable = g_strconcat (uri, "?immutable=1", NULL);

  return sqlite3_open_v2 (immutable, db, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL);
}

/* Returns: whether it can be read */
static gboolean
count_tournaments (DulleStore    *self,
                   DulleKeptCopy *copy)
{
  sqlite3      *db = NULL;
  sqlite3_stmt *statement = NULL;
  gboolean      counted = open_copy (self, copy->id, &db) == SQLITE_OK;

  if (counted)
    sqlite3_prepare_v2 (db,
                        "SELECT count(*) FROM tournament WHERE id IN (SELECT tournament FROM game)"
                        " OR id IN (SELECT tournament FROM action)",
                        -1, &statement, NULL);
  counted = statement != NULL && sqlite3_step (statement) == SQLITE_ROW;
  if (counted)
    copy->n_tournaments = (guint) sqlite3_column_int (statement, 0);
  sqlite3_finalize (statement);
  sqlite3_close (db);

  return counted;
}

GArray *
dulle_store_list_copies (DulleStore *self)
{
  GArray *copies = find_copies (self);

  for (guint i = copies->len; i-- > 0;)
    if (!count_tournaments (self, &g_array_index (copies, DulleKeptCopy, i)))
      g_array_remove_index (copies, i);

  return copies;
}

/* Making */

static void
drop_unfinished (DulleStore *self)
{
  g_autofree char *unfinished = name_unfinished (self);

  dulle_store_stop_copying (self);
  g_remove (unfinished);
}

static int
begin_copy (DulleStore *self,
            char       *id)
{
  g_autofree char *unfinished = name_unfinished (self);
  int              result;

  drop_unfinished (self);
  self->copy.id = id;
  result = sqlite3_open (unfinished, &self->copy.db);
  if (result == SQLITE_OK)
    self->copy.backup = sqlite3_backup_init (self->copy.db, "main", self->db, "main");
  if (self->copy.backup == NULL)
    {
      result = sqlite3_errcode (self->copy.db);
      drop_unfinished (self);
    }

  return result;
}

/* The daily ones, but for the newest up to @made. What cannot be read is not kept in place of
 * one that can; and where the clock was ahead once, no copy is made for nothing. */
static void
remove_old_copies (DulleStore *self,
                   const char *made)
{
  g_autoptr (GArray) copies = find_copies (self);
  gboolean is_past = FALSE;
  guint    n_daily = 0;

  for (guint i = 0; i < copies->len; i++)
    {
      DulleKeptCopy   *copy = &g_array_index (copies, DulleKeptCopy, i);
      g_autofree char *name = name_copy (self, copy->id);

      is_past = is_past || g_str_equal (copy->id, made);
      if (copy->daily && is_past && count_tournaments (self, copy) && ++n_daily > N_DAILY_COPIES)
        g_remove (name);
    }
}

/* Gives a copy that is written its name. */
static DulleSessionError
name_finished (DulleStore *self)
{
  g_autofree char *unfinished = name_unfinished (self);
  g_autofree char *id = g_strdup (self->copy.id);
  g_autofree char *name = name_copy (self, id);

  dulle_store_stop_copying (self);
  if (g_rename (unfinished, name) != 0)
    {
      g_remove (unfinished);
      return DULLE_SESSION_ERROR_READ;
    }
  remove_old_copies (self, id);

  return DULLE_SESSION_ERROR_NONE;
}

static DulleSessionError
copy_pages (DulleStore *self,
            int         n_pages)
{
  int result = sqlite3_backup_step (self->copy.backup, n_pages);

  if (result == SQLITE_DONE)
    result = sqlite3_backup_finish (g_steal_pointer (&self->copy.backup));

  return dulle_store_code (result);
}

/* Copies some pages, or checks them all when that is done. @more: (out): whether there is
 * more to do. Returns: why there will be no copy */
static DulleSessionError
go_on_copying (DulleStore *self,
               int         n_pages,
               DulleBrake *brake,
               gboolean   *more)
{
  DulleSessionError code;

  if (self->copy.backup != NULL)
    {
      code = copy_pages (self, n_pages);
      *more = code == DULLE_SESSION_ERROR_NONE;
    }
  else
    {
      *more = !dulle_brake_check_pages (brake, self->copy.db, &code);
      if (*more)
        code = DULLE_SESSION_ERROR_NONE;
      else if (code == DULLE_SESSION_ERROR_NONE)
        return name_finished (self);
    }
  if (code != DULLE_SESSION_ERROR_NONE)
    drop_unfinished (self);

  return code;
}

gboolean
dulle_store_begin_copy (DulleStore *self,
                        GDateTime  *now)
{
  g_autofree char *id = g_date_time_format (now, DAILY_FORMAT);
  g_autofree char *name = name_copy (self, id);

  if (self->db == NULL || self->copy.db != NULL || g_file_test (name, G_FILE_TEST_EXISTS))
    return FALSE;

  return begin_copy (self, g_steal_pointer (&id)) == SQLITE_OK;
}

gboolean
dulle_store_go_on_copying (DulleStore *self)
{
  gboolean more = FALSE;

  if (self->copy.db != NULL)
    go_on_copying (self, PAGES_AT_ONCE, self->brake, &more);

  return more;
}

/* Restoring */

/* Returns: (transfer full): the first moment from @now on of which there is no copy */
static char *
find_free_id (DulleStore *self,
              GDateTime  *now)
{
  for (int seconds = 0;; seconds++)
    {
      g_autoptr (GDateTime) moment = g_date_time_add_seconds (now, seconds);
      g_autofree char *id = g_date_time_format (moment, MOMENT_FORMAT);
      g_autofree char *name = name_copy (self, id);

      if (!g_file_test (name, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&id);
    }
}

/* Copies what there is now, in one go. */
static DulleSessionError
keep_present (DulleStore *self,
              GDateTime  *now)
{
  DulleSessionError code = dulle_store_code (begin_copy (self, find_free_id (self, now)));
  gboolean          more = code == DULLE_SESSION_ERROR_NONE;

  while (more)
    code = go_on_copying (self, ALL_PAGES, NULL, &more);

  return code;
}

/* Where its pages are damaged, the file is recovered first: a copy of these is none. */
static DulleSessionError
keep_present_whole (DulleStore         *self,
                    GDateTime          *now,
                    DulleTournamentRun *run,
                    GError            **told)
{
  DulleSessionError code = keep_present (self, now);

  if (code != DULLE_SESSION_ERROR_DAMAGED)
    return code;

  code = dulle_store_reopen (self, run, TRUE, told);

  return code == DULLE_SESSION_ERROR_NONE ? keep_present (self, now) : code;
}

/* All pages in one transaction. */
static DulleSessionError
take_pages (DulleStore *self,
            const char *id)
{
  sqlite3        *old = NULL;
  sqlite3_backup *backup = NULL;
  int             result = open_copy (self, id, &old);

  if (result == SQLITE_OK)
    {
      backup = sqlite3_backup_init (self->db, "main", old, "main");
      result = backup != NULL ? sqlite3_backup_step (backup, -1) : sqlite3_errcode (self->db);
      sqlite3_backup_finish (backup);
    }
  sqlite3_close (old);

  return result == SQLITE_DONE ? DULLE_SESSION_ERROR_NONE : dulle_store_code (result);
}

/* Returns: whether @id is one that can be restored */
static gboolean
has_copy (DulleStore *self,
          const char *id)
{
  g_autoptr (GArray) copies = dulle_store_list_copies (self);
  gboolean found = FALSE;

  for (guint i = 0; !found && i < copies->len; i++)
    found = g_str_equal (g_array_index (copies, DulleKeptCopy, i).id, id);

  return found;
}

/* A copy of a later version, or of another program, would be set aside once it is here. */
static DulleSessionError
identify_copy (DulleStore *self,
               const char *id)
{
  sqlite3          *copy = NULL;
  gboolean          is_older = FALSE;
  DulleSessionError code = dulle_store_code (open_copy (self, id, &copy));

  if (code == DULLE_SESSION_ERROR_NONE)
    code = dulle_store_file_identify (copy, &is_older);
  sqlite3_close (copy);

  return code == DULLE_SESSION_ERROR_NEWER || code == DULLE_SESSION_ERROR_FOREIGN
             ? code
             : DULLE_SESSION_ERROR_NONE;
}

static GError *
error_not_restored (DulleSessionError code)
{
  /* Translators: the end of a sentence. */
  return g_error_new (DULLE_SESSION_ERROR, code, _ ("The copy cannot be restored, because %s."),
                      dulle_store_because (code));
}

gboolean
dulle_store_restore (DulleStore         *self,
                     const char         *id,
                     GDateTime          *now,
                     DulleTournamentRun *run,
                     GError            **warning)
{
  GError           *told = NULL;
  gboolean          restored = FALSE;
  DulleSessionError code =
      has_copy (self, id) ? DULLE_SESSION_ERROR_NONE : DULLE_SESSION_ERROR_OPEN;

  if (code == DULLE_SESSION_ERROR_NONE)
    code = identify_copy (self, id);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = keep_present_whole (self, now, run, &told);
  if (code == DULLE_SESSION_ERROR_NONE)
    code = take_pages (self, id);
  if (code == DULLE_SESSION_ERROR_NONE)
    {
      dulle_tournament_run_clear (run);
      code = dulle_store_reload (self, run, &told);
      restored = TRUE;
    }
  if (code != DULLE_SESSION_ERROR_NONE)
    dulle_store_tell (&told, restored ? dulle_store_error_not_read (self, code)
                                      : error_not_restored (code));
  if (told != NULL)
    g_propagate_error (warning, told);

  return restored;
}
