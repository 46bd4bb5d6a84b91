/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "store-replace.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "store-file.h"
#include "store-lock.h"
#include "store-log.h"

static char *
name_replaced (const char *path)
{
  return g_strconcat (path, ".replaced", NULL);
}

static void
move_log (const char *from,
          const char *to)
{
  g_autofree char *log = g_strconcat (from, DULLE_STORE_LOG, NULL);
  g_autofree char *log_to = g_strconcat (to, DULLE_STORE_LOG, NULL);

  g_rename (log, log_to);
}

/* A second name, so that at no moment there is no file called @path; where a file can have
 * but one, that one changes. */
static gboolean
keep_as (const char *path,
         const char *name)
{
  return link (path, name) == 0 || (errno != EEXIST && g_rename (path, name) == 0);
}

/* Two names of one file stay as they are when one is to become the other. */
static void
take_back (const char *path,
           const char *replaced)
{
  move_log (replaced, path);
  if (g_rename (replaced, path) == 0)
    g_remove (replaced);
}

gboolean
dulle_store_file_replace (const char *path,
                          const char *fresh)
{
  g_autofree char *replaced = name_replaced (path);
  g_autofree char *index = g_strconcat (path, DULLE_STORE_INDEX, NULL);

  if (!keep_as (path, replaced))
    return FALSE;

  move_log (path, replaced);
  g_remove (index);
  if (g_rename (fresh, path) == 0)
    return TRUE;

  take_back (path, replaced);

  return FALSE;
}

char *
dulle_store_file_name_aside (const char *path)
{
  g_autofree char *broken = g_strconcat (path, ".broken", NULL);

  return dulle_store_file_free_name (broken);
}

void
dulle_store_file_put_aside (const char *path,
                            const char *aside)
{
  g_autofree char *replaced = name_replaced (path);

  move_log (replaced, aside);
  g_rename (replaced, aside);
}

/* Returns: whether the new file is in the place of the old one */
static gboolean
is_in_place (const char *path,
             const char *replaced)
{
  GStatBuf present, old;

  return g_stat (path, &present) == 0 && g_stat (replaced, &old) == 0 &&
         (present.st_ino != old.st_ino || present.st_dev != old.st_dev);
}

gboolean
dulle_store_file_settle (const char *path)
{
  g_autofree char *replaced = name_replaced (path);
  int              lock = DULLE_NO_LOCK;
  gboolean         in_place;

  /* Whoever is just replacing it has the old one locked. */
  if (!g_file_test (replaced, G_FILE_TEST_IS_REGULAR) ||
      dulle_store_lock (replaced, TRUE, &lock) != DULLE_SESSION_ERROR_NONE)
    return FALSE;

  in_place = is_in_place (path, replaced);
  if (!in_place)
    take_back (path, replaced);
  dulle_store_unlock (&lock);

  return in_place;
}
