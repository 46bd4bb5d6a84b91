/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Damage to a store that a session has open, and has checked.
 */
#pragma once

#include <check.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

/* The first care of the store in a test that asks for it, where none waits. */
static GSource *care;
static gboolean is_hurried;

GSource *
g_timeout_source_new (guint interval)
{
  GSource *(*make) (guint);
  GSource *source;

  *(void **) &make = dlsym (RTLD_NEXT, "g_timeout_source_new");
  source = make (is_hurried ? 0 : interval);
  if (is_hurried && g_atomic_pointer_get (&care) == NULL)
    g_atomic_pointer_set (&care, g_source_ref (source));

  return source;
}

/* Whether the next transaction reads all that it needs from the disk. */
static int forgets;

static inline int
forget_pages_cb (unsigned type,
                 void    *unused,
                 void    *statement,
                 void    *sql)
{
  if (g_atomic_int_get (&forgets) && g_str_has_prefix (sql, "BEGIN"))
    sqlite3_db_release_memory (sqlite3_db_handle (statement));

  return 0;
}

static inline int
watch_statements_cb (sqlite3                           *db,
                     char                             **error,
                     const struct sqlite3_api_routines *api)
{
  return sqlite3_trace_v2 (db, SQLITE_TRACE_STMT, forget_pages_cb, NULL);
}

/* To be called before the store is opened. */
static inline void
hurry_care (void)
{
  is_hurried = TRUE;
  sqlite3_auto_extension ((void (*) (void)) watch_statements_cb);
}

static inline void
leave_care_alone (void)
{
  is_hurried = FALSE;
  g_clear_pointer (&care, g_source_unref);
  g_atomic_int_set (&forgets, FALSE);
  sqlite3_reset_auto_extension ();
}

/* It begins after the first event. */
static inline void
run_until_care_ends (void)
{
  while (g_atomic_pointer_get (&care) == NULL ||
         !g_source_is_destroyed (g_atomic_pointer_get (&care)))
    g_main_context_iteration (NULL, FALSE);
}

/* What is on a page is lost, and nobody has it in memory. */
static inline void
overwrite_page (const char *path,
                gsize       page)
{
  int  file = g_open (path, O_WRONLY | O_CLOEXEC, 0);
  char nonsense[4096];

  memset (nonsense, 0xff, sizeof nonsense);
  ck_assert_int_eq (pwrite (file, nonsense, sizeof nonsense, (off_t) (4096 * (page - 1))),
                    sizeof nonsense);
  close (file);
  g_atomic_int_set (&forgets, TRUE);
}
