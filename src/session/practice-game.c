/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Cards that are thrown in are dealt again, which is the same deal: that would not end, so
 * such a game ends there.
 */
#include "practice-game.h"

#include "computers.h"

/**
 * Job:
 * @stop: read by the players, set when the job is cancelled
 */
typedef struct
{
  DullePractice practice;
  int           stop;
} Job;

static void
cancelled_cb (GCancellable *cancellable,
              gpointer      data)
{
  g_atomic_int_set (&((Job *) data)->stop, 1);
}

static void
play_first_part (const DullePractice *practice,
                 DulleTournamentRun  *run)
{
  for (guint i = 0; i < practice->n_actions; i++)
    if (dulle_tournament_run_apply (run, &practice->actions[i]) != DULLE_ACCEPTED)
      return;
}

/* Returns: whether somebody could do something */
static gboolean
play_step (DulleTournamentRun *run,
           const DullePlayer   players[DULLE_N_SEATS])
{
  DulleAction announcement;
  DulleView   view;

  if (dulle_computers_announce (players, &run->game, 0, &announcement))
    return dulle_tournament_run_apply (run, &announcement) == DULLE_ACCEPTED;

  view = dulle_game_view (&run->game, run->game.board.turn);
  announcement = dulle_computers_act (&players[view.own.seat], &view).action;

  return dulle_tournament_run_apply (run, &announcement) == DULLE_ACCEPTED;
}

static const DulleTournamentLog *
play_game (Job *job)
{
  DulleTournamentRun        run = { 0 };
  DullePlayer               players[DULLE_N_SEATS];
  const DulleTournamentLog *played = NULL;

  job->practice.setup.players[0].skill = DULLE_SKILL_MASTER;
  dulle_tournament_run_begin (&run, &job->practice.setup);
  dulle_computers_sit_down (&run, 0, &job->stop, players);
  play_first_part (&job->practice, &run);
  while (!dulle_tournament_run_game_is_over (&run) && g_atomic_int_get (&job->stop) == 0 &&
         play_step (&run, players))
    ;

  if (dulle_tournament_run_game_is_over (&run) && g_atomic_int_get (&job->stop) == 0)
    {
      dulle_tournament_run_finish (&run);
      played = dulle_tournament_log_new (&run, 0, TRUE);
    }
  dulle_tournament_run_clear (&run);

  return played;
}

static void
play_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  gulong                    handler = 0;
  const DulleTournamentLog *played;

  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), data, NULL);
  played = play_game (data);
  if (cancellable != NULL)
    g_cancellable_disconnect (cancellable, handler);

  if (played != NULL)
    g_task_return_pointer (task, (gpointer) played, (GDestroyNotify) dulle_tournament_log_unref);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The game was stopped.");
}

void
dulle_practice_game_async (const DullePractice *practice,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Job *job;

  g_return_if_fail (practice != NULL);

  job = g_new0 (Job, 1);
  job->practice = *practice;
  g_task_set_task_data (task, job, g_free);
  g_task_run_in_thread (task, play_in_thread);
}

const DulleTournamentLog *
dulle_practice_game_finish (GAsyncResult *result,
                            GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
