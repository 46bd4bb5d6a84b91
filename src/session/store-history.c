/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the store tells of everything that was played, and what came from files. Each
 * tournament is loaded to tell its points; one that cannot be is left out.
 */
#include "config.h"
#include <glib/gi18n-lib.h>

#include "engine/record.h"
#include "store-private.h"

static const char *
column_text (sqlite3_stmt *statement,
             int           column)
{
  return (const char *) sqlite3_column_text (statement, column);
}

static void
add_tournament (DulleStore *self,
                gint64      id,
                gint64      played,
                GPtrArray  *history)
{
  DulleCourse course = { 0 };

  if (dulle_store_load (self, id, &course) == DULLE_FAULT_NONE && course.records->len > 0)
    g_ptr_array_add (history, dulle_chronicle_new (&course, played, FALSE));
  dulle_course_clear (&course);
}

/* Returns: (nullable): what the row tells */
static DulleChronicle *
imported_from_row (sqlite3_stmt *statement,
                   gboolean      with_games)
{
  g_autoptr (GArray) records = dulle_record_parse (column_text (statement, 3), "", NULL);

  if (records == NULL || records->len == 0)
    return NULL;

  return dulle_chronicle_new_imported (column_text (statement, 1), -sqlite3_column_int64 (statement, 0),
                                       sqlite3_column_int64 (statement, 2), column_text (statement, 3), records, with_games);
}

static int
compare_played (gconstpointer a,
                gconstpointer b)
{
  const DulleChronicle *first = *(const DulleChronicle *const *) a;
  const DulleChronicle *second = *(const DulleChronicle *const *) b;

  return first->played < second->played ? 1 : first->played > second->played ? -1
                                                                             : 0;
}

GPtrArray *
dulle_store_list_history (DulleStore *self)
{
  GPtrArray    *history = g_ptr_array_new_with_free_func ((GDestroyNotify) dulle_chronicle_unref);
  sqlite3_stmt *statement = self->statements[STATEMENT_GET_TOURNAMENTS];

  while (sqlite3_step (statement) == SQLITE_ROW)
    add_tournament (self, sqlite3_column_int64 (statement, 0), sqlite3_column_int64 (statement, 1), history);
  sqlite3_reset (statement);

  statement = self->statements[STATEMENT_GET_IMPORTS];
  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      DulleChronicle *imported = imported_from_row (statement, FALSE);

      if (imported != NULL)
        g_ptr_array_add (history, imported);
    }
  sqlite3_reset (statement);
  g_ptr_array_sort (history, compare_played);

  return history;
}

static const DulleChronicle *
read_import (DulleStore *self,
             gint64      id)
{
  sqlite3_stmt   *statement = dulle_store_ask (self, STATEMENT_GET_IMPORT, -id);
  DulleChronicle *imported = sqlite3_step (statement) == SQLITE_ROW ? imported_from_row (statement, TRUE) : NULL;

  sqlite3_reset (statement);

  return imported;
}

const DulleChronicle *
dulle_store_read_chronicle (DulleStore *self,
                            gint64      id)
{
  DulleCourse     course = { 0 };
  DulleChronicle *chronicle = NULL;

  if (id < 0)
    return read_import (self, id);

  if (dulle_store_load (self, id, &course) == DULLE_FAULT_NONE)
    chronicle = dulle_chronicle_new (&course, 0, TRUE);
  dulle_course_clear (&course);

  return chronicle;
}

gboolean
dulle_store_import (DulleStore *self,
                    const char *name,
                    const char *text,
                    char      **trouble)
{
  sqlite3_stmt *statement = self->statements[STATEMENT_ADD_IMPORT];
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) records = dulle_record_parse (text, name, &error);
  int result;

  if (records == NULL)
    {
      *trouble = g_strdup (error->message);
      return FALSE;
    }
  if (records->len == 0)
    {
      *trouble = g_strdup_printf (_ ("“%s” has no games in it."), name);
      return FALSE;
    }

  sqlite3_bind_text (statement, 1, name, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int64 (statement, 2, g_get_real_time () / G_USEC_PER_SEC);
  sqlite3_bind_text (statement, 3, text, -1, SQLITE_TRANSIENT);
  result = dulle_store_step (self, STATEMENT_ADD_IMPORT);
  sqlite3_clear_bindings (statement);
  if (result != SQLITE_OK)
    *trouble = g_strdup_printf (_ ("“%s” cannot be imported, because %s."), name,
                                dulle_fault_because (dulle_fault_from_result (result)));

  return result == SQLITE_OK;
}
