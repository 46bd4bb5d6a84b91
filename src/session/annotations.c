/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "annotations.h"

#include <string.h>

#include "ai/analysis.h"
#include "analyst.h"
#include "thinking.h"

/**
 * Job:
 * @stop: read by the analysis, set when the job is cancelled
 * @grades: what it found, when it is done
 * @measures: (element-type DulleMeasure): the same
 */
typedef struct
{
  DulleRecord              record;
  guint                    seats;
  int                      stop;
  DulleGrade               grades[DULLE_N_SEATS];
  GArray                  *measures;
  DulleAnnotationsProgress progress;
  gpointer                 user_data;
  GMainContext            *context;
  GCancellable            *cancellable;
} Job;

/* How far the analysis is, on its way to whoever asked. */
typedef struct
{
  DulleAnnotationsProgress report;
  gpointer                 user_data;
  GCancellable            *cancellable;
  guint                    done;
  guint                    n;
} Progress;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->measures, g_array_unref);
  g_main_context_unref (job->context);
  g_object_unref (job->cancellable);
  g_free (job);
}

static void
progress_free (gpointer data)
{
  Progress *progress = data;

  g_object_unref (progress->cancellable);
  g_free (progress);
}

static gboolean
report_progress_cb (gpointer data)
{
  Progress *progress = data;

  if (!g_cancellable_is_cancelled (progress->cancellable))
    progress->report (progress->done, progress->n, progress->user_data);

  return G_SOURCE_REMOVE;
}

/* On no account in this thread, as g_main_context_invoke() does while nobody has the context. */
static void
progress_cb (unsigned done,
             unsigned n,
             void    *data)
{
  Job      *job = data;
  Progress *progress = g_new (Progress, 1);
  g_autoptr (GSource) source = g_idle_source_new ();

  *progress = (Progress){ job->progress, job->user_data, g_object_ref (job->cancellable), done, n };
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, report_progress_cb, progress, progress_free);
  g_source_attach (source, job->context);
}

static void
cancelled_cb (GCancellable *cancellable,
              gpointer      data)
{
  g_atomic_int_set (&((Job *) data)->stop, 1);
}

static GArray *
collect_measured (const DulleAnalysis *analysis)
{
  GArray *annotations = g_array_new (FALSE, FALSE, sizeof (DulleAnnotation));

  for (guint i = 0; i < analysis->n_decisions; i++)
    {
      const DulleAnnotation *annotation = &analysis->decisions[i].annotation;

      if (annotation->measured)
        g_array_append_val (annotations, *annotation);
    }

  return annotations;
}

typedef struct
{
  const DulleAnalyst *analyst;
  const DulleRecord  *record;
  DulleAnalysis      *analysis;
  bool                done;
} Thought;

static void
think_of_game (gpointer data)
{
  Thought *thought = data;

  thought->done = dulle_analyse (thought->analyst, thought->record, thought->analysis);
}

static void
analyse_in_thread (GTask        *task,
                   gpointer      source,
                   gpointer      data,
                   GCancellable *cancellable)
{
  Job                      *job = data;
  g_autofree DulleAnalysis *analysis = g_new0 (DulleAnalysis, 1);
  DulleAnalyst              analyst = {
                 .level = DULLE_ANALYST_LEVEL,
                 .seed = DULLE_ANALYST_SEED,
                 .seats = job->seats,
                 .stop = &job->stop,
                 .progress = progress_cb,
                 .data = job,
  };
  Thought thought = { &analyst, &job->record, analysis, false };
  gulong  handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), job, NULL);

  dulle_think (think_of_game, &thought);
  g_cancellable_disconnect (cancellable, handler);
  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    job->grades[seat] = analysis->seats[seat].grade;
  job->measures = dulle_analyst_measures (analysis);
  if (thought.done)
    g_task_return_pointer (task, collect_measured (analysis), (GDestroyNotify) g_array_unref);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The analysis was stopped.");
}

void
dulle_annotations_async (const DulleRecord       *record,
                         guint                    seats,
                         GCancellable            *cancellable,
                         DulleAnnotationsProgress progress,
                         GAsyncReadyCallback      callback,
                         gpointer                 user_data)
{
  g_autoptr (GCancellable) own =
      cancellable != NULL ? g_object_ref (cancellable) : g_cancellable_new ();
  g_autoptr (GTask) task = g_task_new (NULL, own, callback, user_data);
  Job *job = g_new0 (Job, 1);

  job->record = *record;
  job->seats = seats;
  job->progress = progress;
  job->user_data = user_data;
  job->context = g_main_context_ref_thread_default ();
  job->cancellable = g_object_ref (own);

  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, analyse_in_thread);
}

GArray *
dulle_annotations_finish (GAsyncResult *result,
                          DulleGrade   *grades,
                          GArray      **measures,
                          GError      **error)
{
  GTask  *task = G_TASK (result);
  Job    *job = g_task_get_task_data (task);
  GArray *annotations;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  annotations = g_task_propagate_pointer (task, error);
  if (annotations != NULL && grades != NULL)
    memcpy (grades, job->grades, sizeof job->grades);
  if (annotations != NULL && measures != NULL)
    *measures = g_steal_pointer (&job->measures);

  return annotations;
}
