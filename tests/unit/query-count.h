/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Asks a database how many there are of something.
 */
#pragma once

#include <check.h>
#include <glib.h>
#include <sqlite3.h>

/* @sql: a question whose answer is one number */
static inline guint
query_count (sqlite3    *db,
             const char *sql)
{
  sqlite3_stmt *statement = NULL;
  guint         n;

  ck_assert_int_eq (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL), SQLITE_OK);
  ck_assert_int_eq (sqlite3_step (statement), SQLITE_ROW);
  n = (guint) sqlite3_column_int (statement, 0);
  sqlite3_finalize (statement);

  return n;
}
