/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Stores with a page that cannot be read.
 */
#pragma once

#include <check.h>
#include <glib.h>
#include <sqlite3.h>
#include <string.h>

static inline gsize
root_page (const char *path,
           const char *table)
{
  sqlite3      *db = NULL;
  sqlite3_stmt *statement = NULL;
  gsize         page;

  ck_assert_int_eq (sqlite3_open (path, &db), SQLITE_OK);
  sqlite3_exec (db, "PRAGMA locking_mode = EXCLUSIVE", NULL, NULL, NULL);
  sqlite3_prepare_v2 (db, "SELECT rootpage FROM sqlite_schema WHERE name = ?", -1, &statement,
                      NULL);
  sqlite3_bind_text (statement, 1, table, -1, SQLITE_STATIC);
  ck_assert_int_eq (sqlite3_step (statement), SQLITE_ROW);
  page = (gsize) sqlite3_column_int64 (statement, 0);
  sqlite3_finalize (statement);
  sqlite3_close (db);

  return page;
}

/* The page on which a table begins is overwritten. */
static inline void
damage_table (const char *path,
              const char *table)
{
  g_autofree char *text = NULL;
  gsize            page = root_page (path, table);
  gsize            length;

  ck_assert (g_file_get_contents (path, &text, &length, NULL));
  memset (text + 4096 * (page - 1), 0xff, 4096);
  g_file_set_contents (path, text, (gssize) length, NULL);
}
