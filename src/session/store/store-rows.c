/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "store-rows.h"

static void
note_result (DulleSessionError *machine,
             int                result)
{
  DulleSessionError code = dulle_store_code (result);

  if (dulle_store_machine_is_to_blame (code))
    *machine = code;
}

static sqlite3_stmt *
prepare_insert (DulleStore        *self,
                const char        *table,
                int                n_columns,
                DulleSessionError *machine)
{
  g_autoptr (GString) sql = g_string_new (NULL);
  sqlite3_stmt *insert = NULL;

  g_string_printf (sql, "INSERT OR IGNORE INTO %s VALUES (?", table);
  while (--n_columns > 0)
    g_string_append (sql, ", ?");
  g_string_append_c (sql, ')');
  note_result (machine, sqlite3_prepare_v2 (self->db, sql->str, -1, &insert, NULL));

  return insert;
}

static void
add_row (sqlite3_stmt      *row,
         sqlite3_stmt      *insert,
         gint64             renumbered,
         DulleSessionError *machine)
{
  int result = SQLITE_OK;

  for (int column = 0; result == SQLITE_OK && column < sqlite3_column_count (row); column++)
    result = column == 0 && renumbered != 0
                 ? sqlite3_bind_int64 (insert, 1, renumbered)
                 : sqlite3_bind_value (insert, column + 1, sqlite3_column_value (row, column));
  if (result == SQLITE_OK)
    sqlite3_step (insert);
  note_result (machine, result);
  note_result (machine, sqlite3_reset (insert));
}

gboolean
dulle_store_copy_rows (DulleStore        *self,
                       sqlite3           *from,
                       const DulleRows   *rows,
                       DulleSessionError *machine)
{
  g_autofree char *sql = g_strdup_printf ("SELECT * FROM %s %s", rows->table, rows->which);
  sqlite3_stmt    *row = NULL, *insert = NULL;
  int              result = sqlite3_prepare_v2 (from, sql, -1, &row, NULL);

  if (result == SQLITE_OK)
    {
      sqlite3_bind_int64 (row, 1, rows->tournament);
      insert = prepare_insert (self, rows->table, sqlite3_column_count (row), machine);
      while (insert != NULL && *machine == DULLE_SESSION_ERROR_NONE &&
             sqlite3_step (row) == SQLITE_ROW)
        add_row (row, insert, rows->renumbered, machine);
      sqlite3_finalize (insert);
      result = sqlite3_finalize (row);
    }
  note_result (machine, result);

  return result == SQLITE_OK && insert != NULL;
}
