/* SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "verdicts.h"

#include <string.h>

#include "ai/analysis.h"

/* Whose eyes a game is looked back on with: the best that takes seconds only. */
#define LEVEL DULLE_PLAYER_STRONG

/**
 * Job:
 * @stop: read by the analysis, set when the job is cancelled
 * @grades: what it found, when it is done
 */
typedef struct
{
  DulleRecord           record;
  guint                 seats;
  int                   stop;
  DulleGrade            grades[DULLE_N_SEATS];
  DulleVerdictsProgress progress;
  gpointer              user_data;
  GMainContext         *context;
  GCancellable         *cancellable;
} Job;

/* One word of progress on its way to the asker. */
typedef struct
{
  DulleVerdictsProgress progress;
  gpointer              user_data;
  GCancellable         *cancellable;
  guint                 done;
  guint                 n;
} News;

G_STATIC_ASSERT ((int) DULLE_VERDICT_BEST == (int) DULLE_MARK_BEST);
G_STATIC_ASSERT ((int) DULLE_N_VERDICTS == (int) DULLE_N_MARKS);

static void
job_free (gpointer data)
{
  Job *job = data;

  g_main_context_unref (job->context);
  g_object_unref (job->cancellable);
  g_free (job);
}

static void
news_free (gpointer data)
{
  News *news = data;

  g_object_unref (news->cancellable);
  g_free (news);
}

static gboolean
tell_cb (gpointer data)
{
  News *news = data;

  if (!g_cancellable_is_cancelled (news->cancellable))
    news->progress (news->done, news->n, news->user_data);

  return G_SOURCE_REMOVE;
}

static void
progress_cb (unsigned done,
             unsigned n,
             void    *data)
{
  Job  *job = data;
  News *news = g_new (News, 1);

  *news = (News){ job->progress, job->user_data, g_object_ref (job->cancellable), done, n };
  g_main_context_invoke_full (job->context, G_PRIORITY_DEFAULT, tell_cb, news, news_free);
}

static void
cancelled_cb (GCancellable *cancellable,
              gpointer      data)
{
  g_atomic_int_set (&((Job *) data)->stop, 1);
}

static GArray *
collect (const DulleAnalysis *analysis)
{
  GArray *verdicts = g_array_new (FALSE, FALSE, sizeof (DulleVerdict));

  for (guint i = 0; i < analysis->n_judgements; i++)
    {
      const DulleJudgement *judgement = &analysis->judgements[i];
      DulleVerdict          verdict = {
                 .n_before = judgement->n_before,
                 .seat = judgement->seat,
                 .silence = judgement->silence,
                 .mark = (DulleVerdictMark) judgement->mark,
                 .lost = judgement->lost,
                 .better = judgement->alternatives[0].action,
                 .reason = dulle_reason_id ((DulleReason) judgement->reason),
      };

      if (judgement->measured)
        g_array_append_val (verdicts, verdict);
    }

  return verdicts;
}

static void
sum_up (const DulleAnalysis *analysis,
        DulleGrade           grades[DULLE_N_SEATS])
{
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      const DulleSeatSums *sums = &analysis->seats[seat];

      grades[seat] = (DulleGrade){ .lost = sums->lost, .luck = sums->luck };
      for (guint mark = 0; mark < DULLE_N_VERDICTS; mark++)
        grades[seat].marks[mark] = sums->marks[mark];
    }
}

static void
run (GTask        *task,
     gpointer      source,
     gpointer      data,
     GCancellable *cancellable)
{
  Job                      *job = data;
  g_autofree DulleAnalysis *analysis = g_new0 (DulleAnalysis, 1);
  DulleAnalyst              analyst = {
                 .level = LEVEL,
                 .seed = 1,
                 .seats = job->seats,
                 .stop = &job->stop,
                 .progress = progress_cb,
                 .data = job,
  };
  gulong handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), job, NULL);
  bool   done = dulle_analyse (&analyst, &job->record, analysis);

  g_cancellable_disconnect (cancellable, handler);
  sum_up (analysis, job->grades);
  if (done)
    g_task_return_pointer (task, collect (analysis), (GDestroyNotify) g_array_unref);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The analysis was stopped.");
}

void
dulle_verdicts_async (const DulleRecord    *record,
                      guint                 seats,
                      GCancellable         *cancellable,
                      DulleVerdictsProgress progress,
                      GAsyncReadyCallback   callback,
                      gpointer              user_data)
{
  g_autoptr (GCancellable) own = cancellable != NULL ? g_object_ref (cancellable) : g_cancellable_new ();
  g_autoptr (GTask) task = g_task_new (NULL, own, callback, user_data);
  Job *job = g_new0 (Job, 1);

  job->record = *record;
  job->seats = seats;
  job->progress = progress;
  job->user_data = user_data;
  job->context = g_main_context_ref_thread_default ();
  job->cancellable = g_object_ref (own);

  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, run);
}

GArray *
dulle_verdicts_finish (GAsyncResult *result,
                       DulleGrade   *grades,
                       GError      **error)
{
  GTask  *task = G_TASK (result);
  GArray *verdicts;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  verdicts = g_task_propagate_pointer (task, error);
  if (verdicts != NULL && grades != NULL)
    memcpy (grades, ((Job *) g_task_get_task_data (task))->grades, sizeof ((Job *) NULL)->grades);

  return verdicts;
}
