/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The requirement for files of stores: whatever is in one, it is opened, or told why not,
 * and after that a tournament can be played and kept.
 */
#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "readers.h"
#include "store/store-check.h"
#include "store/store-history.h"

/* A log begins with one of these, where a page could begin. */
#define SMALLEST_PAGE 512
#define LOG_MAGIC     "\x37\x7f\x06"

#define MEMORY_FOLDER "/dev/shm"

static const char *
find_log (const char *data,
          size_t      size)
{
  for (size_t at = SMALLEST_PAGE; at + 4 <= size; at += SMALLEST_PAGE)
    if (memcmp (data + at, LOG_MAGIC, 3) == 0)
      return data + at;

  return data + size;
}

static void
write_store (const char *path,
             const char *data,
             size_t      size)
{
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);
  const char      *log = find_log (data, size);

  g_file_set_contents (path, data, log - data, NULL);
  if (log < data + size)
    g_file_set_contents (wal, log, data + size - log, NULL);
}

/* Returns: whether the store can be used */
static bool
use_store (DulleStore         *store,
           DulleTournamentRun *run)
{
  g_autoptr (DulleLogPage) unfinished =
      dulle_store_list_unfinished (store, &DULLE_LOG_START, run, NULL);
  g_autoptr (DulleLogPage) history = dulle_store_list_history (store, &DULLE_LOG_START, run, NULL);
  DulleRules           rules = dulle_rules_default ();
  DulleTournamentSetup setup = dulle_tournament_setup_make (&rules, 1);

  dulle_tournament_run_begin (run, &setup);

  return unfinished != NULL && history != NULL && dulle_store_save (store, run, NULL);
}

/* Opens, checks and uses a store. @told: (out): whether anything was told */
static bool
go_through (const char *path,
            bool       *told)
{
  DulleTournamentRun run = { 0 };
  g_autoptr (GError) warning = NULL;
  DulleStore *store = dulle_store_open (path, &run, &warning);
  bool        usable = store != NULL;

  *told = warning != NULL;
  for (gboolean more = usable; more;)
    {
      g_autoptr (GError) found = NULL;

      more = dulle_store_check (store, &run, &found);
      *told = *told || found != NULL;
    }
  usable = usable && use_store (store, &run);
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

bool
read_store (const void *data,
            size_t      size)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "store", NULL);
  bool             told = false;
  bool             right;

  write_store (path, data, size);
  right = go_through (path, &told) || told;
  if (right)
    right = go_through (path, &told) ? !told : told;
  remove_folder (folder);

  return right;
}
