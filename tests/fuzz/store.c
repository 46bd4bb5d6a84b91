/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The requirement for files of stores: whatever is in one, it is opened, or told why not;
 * no game is lost without a word; after that a tournament can be played and kept;
 * and the same is not told for ever.
 */
#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "readers.h"
#include "store/store-check.h"
#include "store/store-history.h"

/* A log begins with one of these, where a page could begin. */
#define LOG_MAGIC "\x37\x7f\x06"

#define MEMORY_FOLDER "/dev/shm"

/* Far more than the tournaments of a store here, each of which may have to be set aside. */
#define MAX_STARTS 40

size_t
find_store_log (const void *data,
                size_t      size)
{
  for (size_t at = SMALLEST_PAGE; at + 4 <= size; at += SMALLEST_PAGE)
    if (memcmp ((const char *) data + at, LOG_MAGIC, 3) == 0)
      return at;

  return size;
}

static void
write_store (const char *path,
             const char *data,
             size_t      size)
{
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);
  size_t           log = find_store_log (data, size);

  g_file_set_contents (path, data, (gssize) log, NULL);
  if (log < size)
    g_file_set_contents (wal, data + log, (gssize) (size - log), NULL);
}

/* Returns: how many games a file has in all, or 0 if it is not sound: then a number would
 * not mean much */
static int64_t
count_games (const char *path)
{
  sqlite3      *db = NULL;
  sqlite3_stmt *rows = NULL;
  int64_t       n = 0;

  sqlite3_open_v2 (path, &db, SQLITE_OPEN_READONLY, NULL);
  sqlite3_prepare_v2 (db, "SELECT count (*) FROM game, pragma_quick_check WHERE quick_check = 'ok'",
                      -1, &rows, NULL);
  if (sqlite3_step (rows) == SQLITE_ROW)
    n = sqlite3_column_int64 (rows, 0);
  sqlite3_finalize (rows);
  sqlite3_close (db);

  return n;
}

/* Goes on with each of some tournaments, or is told why that cannot be. */
static bool
continue_all (DulleStore         *store,
              const DulleLogPage *page,
              DulleTournamentRun *run)
{
  bool right = true;

  for (unsigned i = 0; i < page->logs->len; i++)
    {
      const DulleTournamentLog *log = g_ptr_array_index (page->logs, i);
      g_autoptr (GError) error = NULL;

      right = right && dulle_store_continue (store, log->id, run, &error) == (error == NULL);
    }

  return right;
}

/* Where damage shows only when something is to be saved, a check moves everything. */
static bool
save_elsewhere (DulleStore         *store,
                DulleTournamentRun *run,
                bool               *told)
{
  g_autoptr (GError) found = NULL;

  dulle_store_check (store, run, &found);
  *told = *told || found != NULL;

  return dulle_store_save (store, run, NULL);
}

/* @told: (inout): whether anything was told. Returns: whether the store can be used */
static bool
use_store (DulleStore         *store,
           DulleTournamentRun *run,
           bool               *told)
{
  g_autoptr (DulleLogPage) unfinished =
      dulle_store_list_unfinished (store, &DULLE_LOG_START, run, NULL);
  g_autoptr (DulleLogPage) history = dulle_store_list_history (store, &DULLE_LOG_START, run, NULL);
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, 1);
  bool                 usable = unfinished != NULL && history != NULL;

  usable = usable && continue_all (store, unfinished, run);
  dulle_tournament_run_begin (run, &setup);

  return usable && (dulle_store_save (store, run, NULL) || save_elsewhere (store, run, told));
}

/* Opens, checks and uses a store. @told: (out): whether anything was told. @excused: (out):
 * whether the machine was blamed, as SQLite says that it has no memory for some schemas that
 * make no sense; the file is left alone then */
static bool
go_through (const char *path,
            bool       *told,
            bool       *excused)
{
  DulleTournamentRun run = { 0 };
  g_autoptr (GError) warning = NULL;
  DulleStore *store = dulle_store_open (path, &run, &warning);
  bool        usable = store != NULL;

  *told = warning != NULL;
  *excused = g_error_matches (warning, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_READ);
  for (gboolean more = usable; more;)
    {
      g_autoptr (GError) found = NULL;

      more = dulle_store_check (store, &run, &found);
      *told = *told || found != NULL;
    }
  usable = usable && use_store (store, &run, told);
  if (store != NULL)
    dulle_store_close (store);
  dulle_tournament_run_clear (&run);

  return usable;
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (folder);
}

/* A folder in memory where there is one: a run is mostly files that are written and synced. */
static char *
make_folder (void)
{
  char *folder = g_strdup (MEMORY_FOLDER "/dulle-fuzz-XXXXXX");

  if (g_mkdtemp (folder) != NULL)
    return folder;

  g_free (folder);

  return g_dir_make_tmp ("dulle-fuzz-XXXXXX", NULL);
}

/* Starts with a store again and again, until there is nothing to tell. What a seal vouches
 * for may still be nonsense: that shows only when it is loaded, and only the tournament that
 * was played last is. */
static bool
settle (const char *path)
{
  for (int i = 0; i < MAX_STARTS; i++)
    {
      int64_t n_games = count_games (path);
      bool    told, excused;
      bool    usable = go_through (path, &told, &excused);

      if (!told || excused)
        return excused || (usable && count_games (path) >= n_games);
    }

  return false;
}

/* A run is mostly small statements: locks and counts of memory take a tenth of the time. */
static void *
hasten_sqlite (void *nothing)
{
  sqlite3_config (SQLITE_CONFIG_SINGLETHREAD);
  sqlite3_config (SQLITE_CONFIG_MEMSTATUS, 0);

  return nothing;
}

bool
read_store (const void *data,
            size_t      size)
{
  static GOnce     hastened = G_ONCE_INIT;
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  bool             right;

  g_once (&hastened, hasten_sqlite, NULL);
  write_store (path, data, size);
  right = settle (path);
  remove_folder (folder);

  return right;
}
