/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * There is one job for each game that somebody waits for. It reads what is kept of the
 * game, answers those for whom that is enough, analyses the seats that the others still
 * need, keeps what was found, and then answers again. Whoever asks for a game that has a
 * job already waits with the others.
 *
 * A job always does exactly one thing: it reads, analyses, or keeps. The callback of
 * that advances the job or frees it. When the last waiter of a job that is analysing
 * cancels, the job is cancelled and leaves the list at once; its callback then finds a
 * job without a grader and frees it.
 *
 * Where nothing is kept (tournament 0, or a game that is not in the store), the record
 * comes with the order and what was found is forgotten with the job. Nobody can join a
 * job of tournament 0.
 */
#include "grader.h"

#include "message.h"

typedef struct
{
  DulleGrader       *grader;
  gint64             tournament;
  guint              number;
  DulleRecord       *record;
  DulleGameAnalysis *analysis;
  GPtrArray         *waiters;
  GCancellable      *analysing;
  guint              seats;
} Job;

typedef struct
{
  Job                     *job;
  GTask                   *task;
  guint                    seats;
  DulleAnnotationsProgress progress;
  gpointer                 progress_data;
  GSource                 *cancelled;
} Waiter;

struct _DulleGrader
{
  gpointer        session;
  DulleGraderAsk  ask;
  DulleGraderKept kept;
  GPtrArray      *jobs;
};

/* Waiters */

static void
waiter_free (gpointer data)
{
  Waiter *waiter = data;

  if (waiter->cancelled != NULL)
    g_source_destroy (waiter->cancelled);
  g_clear_pointer (&waiter->cancelled, g_source_unref);
  g_object_unref (waiter->task);
  g_free (waiter);
}

static void
job_free (Job *job)
{
  g_clear_pointer (&job->analysis, dulle_game_analysis_unref);
  g_ptr_array_unref (job->waiters);
  g_clear_object (&job->analysing);
  g_free (job->record);
  g_free (job);
}

/* What is under way continues, but its result is not used any more. */
static void
job_leave_grader (Job *job)
{
  g_ptr_array_remove (job->grader->jobs, job);
  job->grader = NULL;
}

/* Takes the waiter out before it is answered: its callback may do anything. */
static GTask *
job_take_waiter (Job  *job,
                 guint index)
{
  Waiter *waiter = g_ptr_array_index (job->waiters, index);
  GTask  *task = g_object_ref (waiter->task);

  g_ptr_array_remove_index (job->waiters, index);

  return task;
}

static gboolean
waiter_cancelled_cb (GCancellable *cancellable,
                     gpointer      user_data)
{
  Waiter *waiter = user_data;
  Job    *job = waiter->job;
  g_autoptr (GTask) task = g_object_ref (waiter->task);

  g_ptr_array_remove (job->waiters, waiter);
  if (job->waiters->len == 0 && job->analysing != NULL)
    {
      g_cancellable_cancel (job->analysing);
      job_leave_grader (job);
    }
  g_task_return_error_if_cancelled (task);

  return G_SOURCE_REMOVE;
}

static void
job_add_waiter (Job                    *job,
                const DulleGraderOrder *order,
                GTask                  *task)
{
  Waiter       *waiter = g_new0 (Waiter, 1);
  GCancellable *cancellable = g_task_get_cancellable (task);

  waiter->job = job;
  waiter->task = task;
  waiter->seats = order->seats;
  waiter->progress = order->progress;
  waiter->progress_data = order->progress_data;
  g_ptr_array_add (job->waiters, waiter);
  if (cancellable == NULL)
    return;

  waiter->cancelled = g_cancellable_source_new (cancellable);
  g_source_set_callback (waiter->cancelled, G_SOURCE_FUNC (waiter_cancelled_cb), waiter, NULL);
  g_source_attach (waiter->cancelled, g_task_get_context (task));
}

static void
job_answer_error (Job          *job,
                  const GError *error)
{
  while (job->waiters->len > 0)
    {
      g_autoptr (GTask) task = job_take_waiter (job, 0);

      g_task_return_error (task, g_error_copy (error));
    }
}

static guint
job_find_missing (Job   *job,
                  guint *satisfied)
{
  guint missing = 0;

  *satisfied = job->waiters->len;
  for (guint i = 0; i < job->waiters->len; i++)
    {
      const Waiter *waiter = g_ptr_array_index (job->waiters, i);
      guint         lacks = waiter->seats & ~job->analysis->graded.seats;

      if (lacks == 0)
        *satisfied = i;
      missing |= lacks;
    }

  return missing;
}

/* Jobs */

static void job_advance (Job *job);

static void
job_kept_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Job     *job = user_data;
  gboolean kept = g_task_propagate_pointer (G_TASK (result), NULL) != NULL;

  if (job->grader == NULL)
    {
      job_free (job);
      return;
    }

  if (kept)
    job->grader->kept (job->grader->session, job->analysis);
  job_advance (job);
}

static void
job_keep (Job *job)
{
  DulleRequest request = { .kind = DULLE_REQUEST_KEEP_ANALYSIS,
                           .analysis = dulle_game_analysis_ref (job->analysis) };

  job->grader->ask (job->grader->session, &request, job_kept_cb, job);
}

static void
job_annotated_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  Job       *job = user_data;
  DulleGrade grades[DULLE_N_SEATS];
  g_autoptr (GArray) measures = NULL;
  g_autoptr (GArray) annotations = dulle_annotations_finish (result, grades, &measures, NULL);
  DulleGameAnalysis *both;

  g_clear_object (&job->analysing);
  /* It was cancelled, and the job has left the grader. */
  if (annotations == NULL)
    {
      job_free (job);
      return;
    }

  both = dulle_game_analysis_with (job->analysis, job->seats, annotations, measures, grades);
  dulle_game_analysis_unref (job->analysis);
  job->analysis = both;
  if (job->analysis->graded.tournament != 0)
    job_keep (job);
  else
    job_advance (job);
}

static void
job_progress_cb (guint    done,
                 guint    n,
                 gpointer user_data)
{
  Job *job = user_data;

  for (guint i = 0; i < job->waiters->len; i++)
    {
      const Waiter *waiter = g_ptr_array_index (job->waiters, i);
      GCancellable *cancellable = g_task_get_cancellable (waiter->task);

      if (waiter->progress != NULL && !g_cancellable_is_cancelled (cancellable))
        waiter->progress (done, n, waiter->progress_data);
    }
}

static void
job_analyse (Job  *job,
             guint seats)
{
  job->seats = seats;
  job->analysing = g_cancellable_new ();
  dulle_annotations_async (&job->analysis->record, seats, job->analysing, job_progress_cb,
                           job_annotated_cb, job);
}

/* Answers those for whom enough is known, and continues for the others. A callback may
 * ask for more, or close the session. */
static void
job_advance (Job *job)
{
  guint satisfied;
  guint missing;

  while (missing = job_find_missing (job, &satisfied), satisfied < job->waiters->len)
    {
      g_autoptr (GTask) task = job_take_waiter (job, satisfied);

      g_task_return_pointer (task, dulle_game_analysis_ref (job->analysis),
                             (GDestroyNotify) dulle_game_analysis_unref);
    }

  if (job->grader != NULL && missing != 0)
    {
      job_analyse (job, missing);
      return;
    }

  if (job->grader != NULL)
    job_leave_grader (job);
  job_free (job);
}

static void
job_read_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Job *job = user_data;
  g_autoptr (GError) error = NULL;

  job->analysis = g_task_propagate_pointer (G_TASK (result), &error);
  if (job->analysis == NULL && job->record != NULL)
    job->analysis = dulle_game_analysis_new (0, job->record);
  if (job->grader != NULL && job->analysis != NULL)
    {
      job_advance (job);
      return;
    }

  if (job->grader != NULL)
    job_leave_grader (job);
  if (error != NULL)
    job_answer_error (job, error);
  job_free (job);
}

static void
job_read (Job *job)
{
  DulleRequest request = { .kind = DULLE_REQUEST_READ_ANALYSIS,
                           .game = { job->tournament, job->number } };

  job->grader->ask (job->grader->session, &request, job_read_cb, job);
}

/* The grader */

static Job *
grader_find_job (DulleGrader            *self,
                 const DulleGraderOrder *order)
{
  for (guint i = 0; order->tournament != 0 && i < self->jobs->len; i++)
    {
      Job *job = g_ptr_array_index (self->jobs, i);

      if (job->tournament == order->tournament && job->number == order->number)
        return job;
    }

  return NULL;
}

static Job *
grader_add_job (DulleGrader            *self,
                const DulleGraderOrder *order)
{
  Job *job = g_new0 (Job, 1);

  job->grader = self;
  job->tournament = order->tournament;
  job->number = order->number;
  job->record = order->record != NULL ? g_memdup2 (order->record, sizeof *order->record) : NULL;
  job->waiters = g_ptr_array_new_with_free_func (waiter_free);
  g_ptr_array_add (self->jobs, job);

  return job;
}

static gboolean
job_knows (Job  *job,
           guint seats)
{
  return job->analysis != NULL && (seats & ~job->analysis->graded.seats) == 0;
}

void
dulle_grader_analyse (DulleGrader            *self,
                      const DulleGraderOrder *order,
                      GTask                  *task)
{
  Job *job = grader_find_job (self, order);

  g_return_if_fail (order->tournament != 0 || order->record != NULL);

  if (job != NULL && job_knows (job, order->seats))
    {
      g_task_return_pointer (task, dulle_game_analysis_ref (job->analysis),
                             (GDestroyNotify) dulle_game_analysis_unref);
      g_object_unref (task);
      return;
    }
  if (job != NULL)
    {
      job_add_waiter (job, order, task);
      return;
    }

  job = grader_add_job (self, order);
  job_add_waiter (job, order, task);
  if (job->tournament != 0)
    {
      job_read (job);
      return;
    }

  job->analysis = dulle_game_analysis_new (0, order->record);
  job_advance (job);
}

DulleGrader *
dulle_grader_new (gpointer        session,
                  DulleGraderAsk  ask,
                  DulleGraderKept kept)
{
  DulleGrader *self = g_new0 (DulleGrader, 1);

  self->session = session;
  self->ask = ask;
  self->kept = kept;
  self->jobs = g_ptr_array_new ();

  return self;
}

/* Each job is freed by the callback of what it has under way. */
void
dulle_grader_close (DulleGrader *self)
{
  g_autoptr (GError) error = dulle_message_closed_error ();

  while (self->jobs->len > 0)
    {
      Job *job = g_ptr_array_index (self->jobs, 0);

      job_leave_grader (job);
      if (job->analysing != NULL)
        g_cancellable_cancel (job->analysing);
      job_answer_error (job, error);
    }
}

void
dulle_grader_free (DulleGrader *self)
{
  g_assert (self->jobs->len == 0);

  g_ptr_array_unref (self->jobs);
  g_free (self);
}
