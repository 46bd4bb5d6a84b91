/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The handlers of questions about tournaments: each is answered with a value or an error,
 * whatever the game does meanwhile. Without a store, the running tournament is the only
 * one. Lists and past games are read in parts, so that the game need not wait for long.
 */
#include "worker-private.h"

#include "config.h"
#include <glib/gi18n-lib.h>

#include "store/store-attempts.h"
#include "store/store-copies.h"
#include "store/store-grades.h"
#include "store/store-history.h"
#include "store/store-merge.h"

/* Where only success or failure is of interest. */
static void
worker_answer_done (DulleWorker  *self,
                    DulleRequest *request,
                    GError       *error)
{
  if (error != NULL)
    worker_answer_error (self, request, error);
  else
    worker_answer (self, request, GINT_TO_POINTER (TRUE), NULL);
}

typedef DulleLogPage *(*ListPage) (DulleStore               *store,
                                   const DulleLogPlace      *after,
                                   const DulleTournamentRun *running,
                                   GError                  **error);

/* Where nothing is kept, lists are empty. */
static DulleLogPage *
worker_read_page (DulleWorker  *self,
                  DulleRequest *request,
                  ListPage      list,
                  GError      **error)
{
  return self->store != NULL ? list (self->store, &request->after, &self->run, error)
                             : dulle_log_page_new ();
}

static void
worker_answer_page (DulleWorker  *self,
                    DulleRequest *request,
                    DulleLogPage *page,
                    GError       *error)
{
  if (page != NULL)
    worker_answer (self, request, page, dulle_log_page_free);
  else
    worker_answer_error (self, request, error);
}

/* One of which nothing could be saved comes first. */
void
worker_list_tournaments (DulleWorker  *self,
                         DulleRequest *request)
{
  GError       *error = NULL;
  DulleLogPage *page =
      worker_read_page (self, request, dulle_store_list_unfinished, &error);
  const DulleTournamentRun *left = worker_find_unnumbered (self);

  if (page != NULL && left != NULL && request->after.played == DULLE_LOG_START.played)
    g_ptr_array_insert (page->logs, 0, dulle_tournament_log_new (left, 0, FALSE));
  worker_answer_page (self, request, page, error);
}

void
worker_list_history (DulleWorker  *self,
                     DulleRequest *request)
{
  GError       *error = NULL;
  DulleLogPage *page = worker_read_page (self, request, dulle_store_list_history, &error);

  worker_answer_page (self, request, page, error);
}

/* What waits to be saved without a number. */
static void
worker_delete_unnumbered (DulleWorker *self)
{
  DulleTournamentRun left = { 0 };

  worker_take_left (self, 0, &left);
  dulle_tournament_run_clear (&left);
}

/* What the store has of it, and what waits to be saved. Returns: (transfer full) (nullable): why
 * that is not possible */
static GError *
worker_delete_stored (DulleWorker *self,
                      gint64       tournament)
{
  GError            *error = worker_no_store_error (self);
  DulleTournamentRun left = { 0 };

  if (self->store == NULL)
    return error;

  worker_find_left (self);
  if (dulle_store_delete (self->store, tournament, &error))
    while (worker_take_left (self, tournament, &left))
      dulle_tournament_run_clear (&left);
  dulle_past_reader_forget (self->past, tournament);

  return error;
}

void
worker_delete_tournament (DulleWorker  *self,
                          DulleRequest *request)
{
  GError *error = NULL;

  if (request->tournament == 0)
    worker_delete_unnumbered (self);
  else if (request->tournament != self->run.stored.tournament)
    error = worker_delete_stored (self, request->tournament);
  else
    error = g_error_new_literal (DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_FAILED,
                                 _ ("This tournament is on the table now, so it is not deleted."));
  worker_answer_done (self, request, error);
}

/* The running tournament is read from memory, for it may not be kept. */
void
worker_read_tournament_log (DulleWorker  *self,
                            DulleRequest *request)
{
  gint64                    id = request->tournament;
  gboolean                  running = id == 0 || id == self->run.stored.tournament;
  const DulleTournamentLog *tournament_log = NULL;

  if (running)
    tournament_log = dulle_tournament_log_new (&self->run, 0, TRUE);
  else if (self->store != NULL)
    tournament_log = dulle_store_read_tournament_log (self->store, id);

  if (tournament_log != NULL)
    worker_answer (self, request, (gpointer) tournament_log,
                   (GDestroyNotify) dulle_tournament_log_unref);
  else
    worker_answer_error (
        self, request,
        g_error_new_literal (DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_NOT_FOUND,
                             _ ("This tournament is not there any more, or cannot be read.")));
}

void
worker_import (DulleWorker  *self,
               DulleRequest *request)
{
  GError *error = worker_no_store_error (self);

  if (self->store != NULL)
    dulle_store_import (self->store, request->import.file, request->import.text, &error);
  worker_answer_done (self, request, error);
}

void
worker_import_store (DulleWorker  *self,
                     DulleRequest *request)
{
  GError *error = worker_no_store_error (self);

  if (self->store != NULL)
    {
      dulle_store_copy_from (self->store, request->file, &self->run, &error);
      worker_check_left (self);
      dulle_past_reader_forget_all (self->past);
    }
  worker_answer_done (self, request, error);
}

void
worker_read_past_games (DulleWorker  *self,
                        DulleRequest *request)
{
  GError         *error = NULL;
  DullePastGames *past =
      dulle_past_reader_read (self->past, self->store, &self->run, self->person,
                              (const char *const *) request->names, &error);

  if (past != NULL)
    worker_answer (self, request, past, dulle_past_games_free);
  else
    worker_answer_error (self, request, error);
}

void
worker_read_analysis (DulleWorker  *self,
                      DulleRequest *request)
{
  DulleGameAnalysis *analysis = NULL;

  if (self->store != NULL)
    analysis =
        dulle_store_read_analysis (self->store, request->game.tournament, request->game.number);

  if (analysis != NULL)
    worker_answer (self, request, analysis, (GDestroyNotify) dulle_game_analysis_unref);
  else
    worker_answer_error (
        self, request,
        g_error_new_literal (DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_NOT_FOUND,
                             _ ("This game is not there any more, or cannot be read.")));
}

/* That it is not kept concerns whoever plays on as well. */
void
worker_keep_analysis (DulleWorker  *self,
                      DulleRequest *request)
{
  GError *error = worker_no_store_error (self);

  if (self->store != NULL)
    dulle_store_keep_analysis (self->store, request->analysis, &error);
  dulle_past_reader_forget (self->past, request->analysis->graded.tournament);
  if (error != NULL)
    worker_send_error (self, g_error_copy (error));
  worker_answer_done (self, request, error);
}

void
worker_list_copies (DulleWorker  *self,
                    DulleRequest *request)
{
  GArray *copies = self->store != NULL ? dulle_store_list_copies (self->store)
                                       : g_array_new (FALSE, FALSE, sizeof (DulleKeptCopy));

  worker_answer (self, request, copies, (GDestroyNotify) g_array_unref);
}

/* What is not saved yet would be lost. If nothing was restored, the running tournament is
 * shown again. */
void
worker_restore_copy (DulleWorker  *self,
                     DulleRequest *request)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GError  *warning = self->unsaved != NULL ? g_error_copy (self->unsaved) : NULL;
  gboolean restored =
      self->unsaved == NULL && self->store != NULL &&
      dulle_store_restore (self->store, request->copy.id, now, &self->run, &warning);

  dulle_past_reader_forget_all (self->past);
  if (self->store != NULL && !dulle_store_is_open (self->store))
    worker_mend (self);
  if (restored)
    worker_show_loaded (self);
  else
    worker_show_running (self);
  if (restored && warning != NULL)
    worker_send_error (self, g_steal_pointer (&warning));
  worker_answer_done (self, request, warning);
}

/* Those that could not be saved yet are the last ones. */
void
worker_list_attempts (DulleWorker  *self,
                      DulleRequest *request)
{
  GError *error = NULL;
  GArray *attempts = self->store != NULL
                         ? dulle_store_list_attempts (self->store, &error)
                         : g_array_new (FALSE, FALSE, sizeof (DulleAttempt));

  if (attempts == NULL)
    {
      worker_answer_error (self, request, error);
      return;
    }

  g_array_append_vals (attempts, self->attempts->data, self->attempts->len);
  worker_answer (self, request, attempts, (GDestroyNotify) g_array_unref);
}
