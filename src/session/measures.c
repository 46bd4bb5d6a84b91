/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The analysis does the work; it is asked for values alone.
 */
#include "measures.h"

#include "ai/analysis.h"
#include "analyst.h"
#include "thinking.h"

G_STATIC_ASSERT (DULLE_MAX_MEASURED >= DULLE_MAX_APPRAISED);

/**
 * Job:
 * @stop: read by the analysis, set when the job is cancelled
 * @done: whether it came to its end
 */
typedef struct
{
  DulleRecord   record;
  guint8        seat;
  int           stop;
  gboolean      done;
  DulleAnalysis analysis;
} Job;

static void
cancelled_cb (GCancellable *cancellable,
              gpointer      data)
{
  g_atomic_int_set (&((Job *) data)->stop, 1);
}

static void
think_of_values (gpointer data)
{
  Job         *job = data;
  DulleAnalyst analyst = {
    .level = DULLE_ANALYST_LEVEL,
    .seed = DULLE_ANALYST_SEED,
    .seats = 1U << job->seat,
    .values_only = true,
    .stop = &job->stop,
  };

  job->done = dulle_analyse (&analyst, &job->record, &job->analysis);
}

static DulleMeasure
make_measure (const DulleAnalysedDecision *decision)
{
  DulleMeasure measure = {
    .n_before = decision->annotation.n_before,
    .silence = decision->annotation.silence,
    .n_actions = decision->n_alternatives,
    .taken = decision->taken,
  };

  for (guint i = 0; i < decision->n_alternatives; i++)
    measure.actions[i] = (DulleMeasuredAction){ decision->alternatives[i].action,
                                                decision->alternatives[i].value };

  return measure;
}

GArray *
dulle_analyst_measures (const DulleAnalysis *analysis)
{
  GArray *measures = g_array_new (FALSE, FALSE, sizeof (DulleMeasure));

  for (guint i = 0; i < analysis->n_decisions; i++)
    {
      DulleMeasure measure = make_measure (&analysis->decisions[i]);

      if (analysis->decisions[i].annotation.measured)
        g_array_append_val (measures, measure);
    }

  return measures;
}

static void
measure_in_thread (GTask        *task,
                   gpointer      source,
                   gpointer      data,
                   GCancellable *cancellable)
{
  Job   *job = data;
  gulong handler = 0;

  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), job, NULL);
  dulle_think (think_of_values, job);
  if (cancellable != NULL)
    g_cancellable_disconnect (cancellable, handler);

  if (job->done)
    g_task_return_pointer (task, dulle_analyst_measures (&job->analysis),
                           (GDestroyNotify) g_array_unref);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The analysis was stopped.");
}

void
dulle_measures_async (const DulleRecord  *record,
                      guint8              seat,
                      GCancellable       *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Job *job;

  g_return_if_fail (record != NULL);
  g_return_if_fail (seat < DULLE_N_SEATS);

  job = g_new0 (Job, 1);
  job->record = *record;
  job->seat = seat;
  g_task_set_task_data (task, job, g_free);
  g_task_run_in_thread (task, measure_in_thread);
}

GArray *
dulle_measures_finish (GAsyncResult *result,
                       GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
