/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The handlers of questions about tournaments: each is answered with a value or an error,
 * whatever the game does meanwhile. Without a store, the running tournament is the only
 * one.
 */
#include "worker-private.h"

#include "config.h"
#include <glib/gi18n-lib.h>

#include "store/store-copies.h"
#include "store/store-grades.h"
#include "store/store-history.h"

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

void
worker_list_tournaments (DulleWorker  *self,
                         DulleRequest *request)
{
  GArray *tournaments = self->store != NULL
                            ? dulle_store_list (self->store, self->run.stored.tournament)
                            : g_array_new (FALSE, FALSE, sizeof (DulleUnfinished));

  worker_answer (self, request, tournaments, (GDestroyNotify) g_array_unref);
}

/* The running one stays. */
void
worker_delete_tournament (DulleWorker  *self,
                          DulleRequest *request)
{
  GError *error = NULL;

  if (self->store != NULL && request->tournament != self->run.stored.tournament)
    dulle_store_delete (self->store, request->tournament, &error);
  worker_answer_done (self, request, error);
}

void
worker_list_history (DulleWorker  *self,
                     DulleRequest *request)
{
  GPtrArray *history =
      self->store != NULL
          ? dulle_store_list_history (self->store)
          : g_ptr_array_new_with_free_func ((GDestroyNotify) dulle_tournament_log_unref);

  for (guint i = 0; i < history->len; i++)
    {
      DulleTournamentLog *tournament_log = g_ptr_array_index (history, i);

      tournament_log->running = tournament_log->id == self->run.stored.tournament;
    }
  worker_answer (self, request, history, (GDestroyNotify) g_ptr_array_unref);
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
  GError *error = NULL;

  if (self->store != NULL)
    dulle_store_import (self->store, request->import.file, request->import.text, &error);
  worker_answer_done (self, request, error);
}

void
worker_read_past_games (DulleWorker  *self,
                        DulleRequest *request)
{
  GArray *past = self->store != NULL ? dulle_store_read_past_games (self->store)
                                     : g_array_new (FALSE, FALSE, sizeof (DullePastGame));

  if (self->store == NULL)
    dulle_past_games_add (past, &self->run);
  worker_answer (self, request, past, (GDestroyNotify) g_array_unref);
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
  GError *error = NULL;

  if (self->store != NULL)
    dulle_store_keep_analysis (self->store, request->analysis, &error);
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

/* If nothing was restored, the running tournament is shown again. */
void
worker_restore_copy (DulleWorker  *self,
                     DulleRequest *request)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GError  *warning = NULL;
  gboolean restored =
      self->store != NULL &&
      dulle_store_restore (self->store, request->copy.id, now, &self->run, &warning);

  if (restored)
    worker_show_loaded (self);
  else
    worker_show_running (self);
  if (restored && warning != NULL)
    worker_send_error (self, g_steal_pointer (&warning));
  worker_answer_done (self, request, warning);
}
