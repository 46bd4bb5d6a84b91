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

/* Returns: (transfer full) (nullable): the columns of a table as they should be, in order */
static char *
list_columns (DulleStore        *self,
              const char        *table,
              DulleSessionError *machine)
{
  static const char *const sql = "SELECT group_concat (name, ', ') FROM pragma_table_info (?)";
  sqlite3_stmt            *statement = NULL;
  int                      result = sqlite3_prepare_v2 (self->db, sql, -1, &statement, NULL);
  char                    *columns = NULL;

  if (result == SQLITE_OK)
    {
      sqlite3_bind_text (statement, 1, table, -1, SQLITE_STATIC);
      if (sqlite3_step (statement) == SQLITE_ROW)
        columns = g_strdup ((const char *) sqlite3_column_text (statement, 0));
      result = sqlite3_finalize (statement);
    }
  note_result (machine, result);

  return columns;
}

/* By the names of the columns, as there may be more, or by their order if a name is missing. */
static int
prepare_select (DulleStore        *self,
                sqlite3           *from,
                const DulleRows   *rows,
                sqlite3_stmt     **select,
                DulleSessionError *machine)
{
  g_autofree char *columns = list_columns (self, rows->table, machine);
  g_autofree char *by_name =
      g_strdup_printf ("SELECT %s FROM %s %s", columns, rows->table, rows->which);
  g_autofree char *by_order = g_strdup_printf ("SELECT * FROM %s %s", rows->table, rows->which);
  int              result = columns == NULL ? SQLITE_ERROR
                                            : sqlite3_prepare_v2 (from, by_name, -1, select, NULL);

  return result == SQLITE_ERROR ? sqlite3_prepare_v2 (from, by_order, -1, select, NULL) : result;
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
  sqlite3_stmt *row = NULL, *insert = NULL;
  int           result = prepare_select (self, from, rows, &row, machine);

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
