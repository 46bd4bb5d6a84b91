/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The data of the task is set once the file turns out to be a store.
 */
#include "config.h"
#include "history-import.h"

#include <glib/gi18n.h>

#include "settings/text-file.h"

static void
return_success (GTask  *task,
                GError *error)
{
  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
games_imported_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;

  dulle_session_import_finish (DULLE_SESSION (source), result, &error);
  return_success (task, error);
}

static void
store_imported_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;

  dulle_session_import_store_finish (DULLE_SESSION (source), result, &error);
  return_success (task, error);
}

/* SQLite opens files of this computer alone. */
static void
import_store (GTask      *task,
              GFile      *file,
              const char *name)
{
  const char *path = g_file_peek_path (file);

  if (path == NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                               _ ("“%s” is not on this computer: copy it here first, then import "
                                  "it."),
                               name);
      return;
    }
  g_task_set_task_data (task, GINT_TO_POINTER (TRUE), NULL);
  dulle_session_import_store_async (g_task_get_source_object (task), path,
                                    g_task_get_cancellable (task), store_imported_cb,
                                    g_object_ref (task));
}

static void
loaded_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  GFile           *file = G_FILE (object);
  g_autofree char *name = dulle_text_file_name (file);
  g_autofree char *text = NULL;
  gsize            length;
  GError          *error = NULL;

  if (!g_file_load_partial_contents_finish (file, result, &text, &length, NULL, &error))
    g_task_return_error (task, error);
  else if (dulle_text_is_store (text, length))
    import_store (task, file, name);
  else if (!dulle_text_check (text, length, DULLE_LARGEST_RECORD_TEXT, name, &error))
    g_task_return_error (task, error);
  else
    dulle_session_import_async (g_task_get_source_object (task), name, text,
                                g_task_get_cancellable (task), games_imported_cb,
                                g_object_ref (task));
}

/* No more is read of a file that is too large. */
static gboolean
wants_more_cb (const char *text,
               goffset     length,
               gpointer    user_data)
{
  return length <= DULLE_LARGEST_RECORD_TEXT;
}

void
dulle_history_import_async (DulleSession       *session,
                            GFile              *file,
                            GCancellable       *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;
  GError *error = NULL;

  g_return_if_fail (DULLE_IS_SESSION (session) && G_IS_FILE (file));

  task = g_task_new (session, cancellable, callback, user_data);
  if (dulle_text_file_check_kind (file, &error))
    g_file_load_partial_contents_async (file, cancellable, wants_more_cb, loaded_cb,
                                        g_object_ref (task));
  else
    g_task_return_error (task, error);
}

gboolean
dulle_history_import_finish (DulleSession *session,
                             GAsyncResult *result,
                             gboolean     *is_store,
                             GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, session), FALSE);

  *is_store = GPOINTER_TO_INT (g_task_get_task_data (G_TASK (result)));

  return g_task_propagate_boolean (G_TASK (result), error);
}
