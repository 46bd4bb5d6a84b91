/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What a file holds is recognized by its text, not by its name.
 */
#include "opened-file.h"

#include "config.h"
#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/text-lines.h"

#include "rule-files.h"
#include "text-file.h"

/* The word that the head of a file of records begins with. */
#define RECORD_WORD "dulle-record"

void
dulle_opened_file_free (gpointer self)
{
  DulleOpenedFile *file = self;

  g_clear_pointer (&file->games, dulle_tournament_log_unref);
  g_free (file);
}

/* A byte order mark, empty lines and remarks may stand before the head. */
static gboolean
is_record (const char *text)
{
  text = dulle_text_without_mark (text);
  while (*text != '\0')
    {
      text += strspn (text, " \t\r\n");
      if (*text != '#')
        break;
      text += strcspn (text, "\n");
    }

  return g_str_has_prefix (text, RECORD_WORD);
}

static DulleOpenedFile *
read_games (const char *text,
            const char *name,
            GError    **error)
{
  g_autoptr (GArray) records = dulle_record_parse (text, name, error);
  DulleOpenedFile *opened;

  if (records == NULL)
    return NULL;
  if (records->len == 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                   /* Translators: the name of a file */
                   _ ("“%s” has no games in it."), name);
      return NULL;
    }

  opened = g_new0 (DulleOpenedFile, 1);
  opened->kind = DULLE_OPENED_GAMES;
  opened->games = dulle_tournament_log_new_imported (name, 0, 0, text, records, TRUE);

  return opened;
}

static DulleOpenedFile *
read_rules (const char *text,
            const char *name,
            GError    **error)
{
  g_autoptr (GError) reason = NULL;
  DulleRules       rules;
  DulleOpenedFile *opened;

  if (!dulle_rule_text_read (text, name, &rules, NULL, &reason))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                   /* Translators: the name of a file; and why it is no rule set, a sentence */
                   _ ("“%s” contains neither games nor rules. Read as a rule set: %s"), name,
                   reason->message);
      return NULL;
    }

  opened = g_new0 (DulleOpenedFile, 1);
  opened->kind = DULLE_OPENED_RULES;

  return opened;
}

static gboolean
is_store (GFile *file)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, NULL);
  char  begin[DULLE_STORE_HEAD];
  gsize length;

  return stream != NULL &&
         g_input_stream_read_all (G_INPUT_STREAM (stream), begin, sizeof begin, &length, NULL,
                                  NULL) &&
         dulle_text_is_store (begin, length);
}

static DulleOpenedFile *
open_file (GFile   *file,
           GError **error)
{
  g_autofree char *name = dulle_text_file_name (file);
  g_autofree char *text = NULL;

  if (!dulle_text_file_check_kind (file, error))
    return NULL;
  if (is_store (file))
    {
      DulleOpenedFile *opened = g_new0 (DulleOpenedFile, 1);

      opened->kind = DULLE_OPENED_STORE;
      return opened;
    }

  text = dulle_text_file_read (file, name, DULLE_LARGEST_RECORD_TEXT, error);
  if (text == NULL)
    return NULL;

  return is_record (text) ? read_games (text, name, error) : read_rules (text, name, error);
}

static void
open_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  GError          *error = NULL;
  DulleOpenedFile *opened = open_file (data, &error);

  if (opened != NULL)
    g_task_return_pointer (task, opened, dulle_opened_file_free);
  else
    g_task_return_error (task, error);
}

void
dulle_opened_file_async (GFile              *file,
                         GCancellable       *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_return_if_fail (G_IS_FILE (file));

  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, open_in_thread);
}

DulleOpenedFile *
dulle_opened_file_finish (GAsyncResult *result,
                          GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
