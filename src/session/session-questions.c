/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The questions of the session: what is posted with a task, which its answer returns.
 */
#include "config.h"

#include "dulle-session-private.h"

#include <glib/gi18n-lib.h>

#include "message.h"

/* The tournament that is played at another machine is known as far as it was told here. */
static void
answer_by_guest (DulleSession *self,
                 GTask        *task)
{
  DulleTournamentLog *told = dulle_guest_read_log (self->guest);

  if (told != NULL)
    g_task_return_pointer (task, told, (GDestroyNotify) dulle_tournament_log_unref);
  else
    g_task_return_new_error (task, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_NOT_FOUND, "%s",
                             _ ("The table has not been reached yet."));
}

void
session_ask (DulleSession       *self,
             DulleRequest        request,
             GCancellable       *cancellable,
             GAsyncReadyCallback callback,
             gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);

  g_task_set_source_tag (task, GUINT_TO_POINTER (request.kind));
  if (self->worker == NULL)
    {
      g_task_return_error (task, dulle_message_closed_error ());
      dulle_request_clear (&request);
      return;
    }

  if (self->is_guest && request.kind == DULLE_REQUEST_READ_TOURNAMENT_LOG &&
      request.tournament == 0)
    {
      answer_by_guest (self, task);
      return;
    }

  request.task = g_steal_pointer (&task);
  session_post (self, request);
}

gboolean
session_is_answer (DulleSession    *self,
                   GAsyncResult    *result,
                   DulleRequestKind kind)
{
  return g_task_is_valid (result, self) &&
         g_task_get_source_tag (G_TASK (result)) == GUINT_TO_POINTER (kind);
}

void
dulle_session_save_elsewhere_async (DulleSession       *self,
                                    const char         *file,
                                    GCancellable       *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer            user_data)
{
  DulleRequest request = { .kind = DULLE_REQUEST_SAVE_ELSEWHERE };

  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (file != NULL);

  request.file = g_strdup (file);
  session_ask (self, request, cancellable, callback, user_data);
}

gboolean
dulle_session_save_elsewhere_finish (DulleSession *self,
                                     GAsyncResult *result,
                                     GError      **error)
{
  g_return_val_if_fail (session_is_answer (self, result, DULLE_REQUEST_SAVE_ELSEWHERE), FALSE);

  return g_task_propagate_pointer (G_TASK (result), error) != NULL;
}

void
dulle_session_list_tournaments_async (DulleSession        *self,
                                      const DulleLogPlace *after,
                                      GCancellable        *cancellable,
                                      GAsyncReadyCallback  callback,
                                      gpointer             user_data)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (after != NULL);

  session_ask (self, (DulleRequest){ .kind = DULLE_REQUEST_LIST_TOURNAMENTS, .after = *after },
               cancellable, callback, user_data);
}

DulleLogPage *
dulle_session_list_tournaments_finish (DulleSession *self,
                                       GAsyncResult *result,
                                       GError      **error)
{
  g_return_val_if_fail (session_is_answer (self, result, DULLE_REQUEST_LIST_TOURNAMENTS), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
dulle_session_delete_tournament_async (DulleSession       *self,
                                       gint64              id,
                                       GCancellable       *cancellable,
                                       GAsyncReadyCallback callback,
                                       gpointer            user_data)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  session_ask (self, (DulleRequest){ .kind = DULLE_REQUEST_DELETE_TOURNAMENT, .tournament = id },
               cancellable, callback, user_data);
}

gboolean
dulle_session_delete_tournament_finish (DulleSession *self,
                                        GAsyncResult *result,
                                        GError      **error)
{
  g_return_val_if_fail (session_is_answer (self, result, DULLE_REQUEST_DELETE_TOURNAMENT), FALSE);

  return g_task_propagate_pointer (G_TASK (result), error) != NULL;
}

void
dulle_session_list_history_async (DulleSession        *self,
                                  const DulleLogPlace *after,
                                  GCancellable        *cancellable,
                                  GAsyncReadyCallback  callback,
                                  gpointer             user_data)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (after != NULL);

  session_ask (self, (DulleRequest){ .kind = DULLE_REQUEST_LIST_HISTORY, .after = *after },
               cancellable, callback, user_data);
}

DulleLogPage *
dulle_session_list_history_finish (DulleSession *self,
                                   GAsyncResult *result,
                                   GError      **error)
{
  g_return_val_if_fail (session_is_answer (self, result, DULLE_REQUEST_LIST_HISTORY), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
dulle_session_read_tournament_log_async (DulleSession       *self,
                                         gint64              id,
                                         GCancellable       *cancellable,
                                         GAsyncReadyCallback callback,
                                         gpointer            user_data)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  session_ask (self, (DulleRequest){ .kind = DULLE_REQUEST_READ_TOURNAMENT_LOG, .tournament = id },
               cancellable, callback, user_data);
}

DulleTournamentLog *
dulle_session_read_tournament_log_finish (DulleSession *self,
                                          GAsyncResult *result,
                                          GError      **error)
{
  g_return_val_if_fail (session_is_answer (self, result, DULLE_REQUEST_READ_TOURNAMENT_LOG), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
dulle_session_import_async (DulleSession       *self,
                            const char         *file,
                            const char         *text,
                            GCancellable       *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer            user_data)
{
  DulleRequest request = { .kind = DULLE_REQUEST_IMPORT };

  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (file != NULL && text != NULL);

  request.import = (DulleRequestImport){ g_strdup (file), g_strdup (text) };
  session_ask (self, request, cancellable, callback, user_data);
}

gboolean
dulle_session_import_finish (DulleSession *self,
                             GAsyncResult *result,
                             GError      **error)
{
  g_return_val_if_fail (session_is_answer (self, result, DULLE_REQUEST_IMPORT), FALSE);

  return g_task_propagate_pointer (G_TASK (result), error) != NULL;
}

void
dulle_session_import_store_async (DulleSession       *self,
                                  const char         *file,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            user_data)
{
  DulleRequest request = { .kind = DULLE_REQUEST_IMPORT_STORE };

  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (file != NULL);

  request.file = g_strdup (file);
  session_ask (self, request, cancellable, callback, user_data);
}

gboolean
dulle_session_import_store_finish (DulleSession *self,
                                   GAsyncResult *result,
                                   GError      **error)
{
  g_return_val_if_fail (session_is_answer (self, result, DULLE_REQUEST_IMPORT_STORE), FALSE);

  return g_task_propagate_pointer (G_TASK (result), error) != NULL;
}

/* Past games */

/* What is being read, a slice at a time. */
typedef struct
{
  char               **names;
  DulleReadingProgress progress;
  gpointer             user_data;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_strfreev (reading->names);
  g_free (reading);
}

static void read_slice (GTask *task);

static void
slice_read_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (DullePastGames) past = g_task_propagate_pointer (G_TASK (result), &error);
  const Reading *reading = g_task_get_task_data (task);

  if (past == NULL)
    g_task_return_error (task, g_steal_pointer (&error));
  else if (past->players != NULL)
    g_task_return_pointer (task, g_steal_pointer (&past), dulle_past_games_free);
  else
    {
      if (reading->progress != NULL)
        reading->progress (reading->user_data, (double) past->n_read / past->n_all);
      read_slice (g_steal_pointer (&task));
    }
}

/* @task: (transfer full) */
static void
read_slice (GTask *task)
{
  const Reading *reading = g_task_get_task_data (task);
  DulleRequest   request = { .kind = DULLE_REQUEST_READ_PAST_GAMES };

  request.names = g_strdupv (reading->names);
  session_ask (g_task_get_source_object (task), request, g_task_get_cancellable (task),
               slice_read_cb, task);
}

void
dulle_session_read_past_games_async (DulleSession        *self,
                                     const char *const   *names,
                                     GCancellable        *cancellable,
                                     DulleReadingProgress progress,
                                     GAsyncReadyCallback  callback,
                                     gpointer             user_data)
{
  GTask   *task;
  Reading *reading;

  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (names != NULL && g_strv_length ((char **) names) >= DULLE_MAX_PLAYERS);

  task = g_task_new (self, cancellable, callback, user_data);
  reading = g_new0 (Reading, 1);
  reading->names = g_strdupv ((char **) names);
  reading->progress = progress;
  reading->user_data = user_data;
  g_task_set_source_tag (task, GUINT_TO_POINTER (DULLE_REQUEST_READ_PAST_GAMES));
  g_task_set_task_data (task, reading, reading_free);
  read_slice (task);
}

DullePastGames *
dulle_session_read_past_games_finish (DulleSession *self,
                                      GAsyncResult *result,
                                      GError      **error)
{
  g_return_val_if_fail (session_is_answer (self, result, DULLE_REQUEST_READ_PAST_GAMES), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
dulle_session_list_copies_async (DulleSession       *self,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            user_data)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  session_ask (self, (DulleRequest){ .kind = DULLE_REQUEST_LIST_COPIES }, cancellable, callback,
               user_data);
}

GArray *
dulle_session_list_copies_finish (DulleSession *self,
                                  GAsyncResult *result,
                                  GError      **error)
{
  g_return_val_if_fail (session_is_answer (self, result, DULLE_REQUEST_LIST_COPIES), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
dulle_session_restore_copy_async (DulleSession        *self,
                                  const DulleKeptCopy *copy,
                                  GAsyncReadyCallback  callback,
                                  gpointer             user_data)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (copy != NULL);

  session_leave_game (self);
  session_ask (self, (DulleRequest){ .kind = DULLE_REQUEST_RESTORE_COPY, .copy = *copy },
               NULL, callback, user_data);
}

gboolean
dulle_session_restore_copy_finish (DulleSession *self,
                                   GAsyncResult *result,
                                   GError      **error)
{
  g_return_val_if_fail (session_is_answer (self, result, DULLE_REQUEST_RESTORE_COPY), FALSE);

  return g_task_propagate_pointer (G_TASK (result), error) != NULL;
}

void
dulle_session_analyse_async (DulleSession            *self,
                             gint64                   tournament,
                             guint                    number,
                             const DulleRecord       *record,
                             guint                    seats,
                             GCancellable            *cancellable,
                             DulleAnnotationsProgress progress,
                             GAsyncReadyCallback      callback,
                             gpointer                 user_data)
{
  DulleGraderOrder order = { tournament, number, record, seats, progress, user_data };
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (tournament != 0 || record != NULL);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, GUINT_TO_POINTER (DULLE_REQUEST_READ_ANALYSIS));
  if (self->worker != NULL)
    dulle_grader_analyse (self->grader, &order, g_steal_pointer (&task));
  else
    g_task_return_error (task, dulle_message_closed_error ());
}

DulleGameAnalysis *
dulle_session_analyse_finish (DulleSession *self,
                              GAsyncResult *result,
                              GError      **error)
{
  g_return_val_if_fail (session_is_answer (self, result, DULLE_REQUEST_READ_ANALYSIS), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
