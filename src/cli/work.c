/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Units are computed in batches. Each goes to the next free thread, but they are written and
 * taken in their order.
 */
#include "work.h"

#include <signal.h>

#include "ai/parallel.h"
#include "cli.h"
#include "guest-process.h"

/* Units of a batch for each thread, so that threads seldom wait for the slowest unit. */
#define UNITS_PER_THREAD 4
#define MAX_BATCH        (UNITS_PER_THREAD * DULLE_MAX_WORK_THREADS)

static int is_stopped;

/* The second signal ends the program, should it wait for what never comes, and its guests, to
 * which the terminal sends none. */
static void
stop_cb (int signal_number)
{
  if (g_atomic_int_compare_and_exchange (&is_stopped, 0, 1))
    return;
  dulle_guest_process_kill_all ();
  signal (signal_number, SIG_DFL);
  raise (signal_number);
}

const int *
dulle_catch_signals (void)
{
  struct sigaction action = { .sa_handler = stop_cb, .sa_flags = SA_RESTART };

  sigaction (SIGINT, &action, NULL);
  sigaction (SIGTERM, &action, NULL);

  return &is_stopped;
}

void
dulle_tell_stopped (const char *path,
                    unsigned    n_done,
                    unsigned    n_units)
{
  if (path != NULL)
    g_printerr ("%s: Stopped after %u of %u; the same command continues “%s”.\n", g_get_prgname (),
                n_done, n_units, path);
  else
    g_printerr ("%s: Stopped after %u of %u.\n", g_get_prgname (), n_done, n_units);
}

unsigned
dulle_shard_size (const DulleShard *shard,
                  unsigned          n_units)
{
  return n_units > shard->index ? (n_units - shard->index - 1) / shard->n + 1 : 0;
}

/**
 * Batch:
 * @first: the number of its first unit; the next ones are those of the shard
 * @next: the first unit that no thread has begun; atomic
 * @is_done: what was computed to its end
 * @errors: why a unit could not be computed
 */
typedef struct
{
  const DulleWork *work;
  unsigned         first;
  unsigned         n;
  int              next;
  GString         *texts[MAX_BATCH];
  bool             is_done[MAX_BATCH];
  GError          *errors[MAX_BATCH];
} Batch;

static void
compute_units (unsigned part,
               void    *data)
{
  Batch *batch = data;

  while (g_atomic_int_get (&is_stopped) == 0)
    {
      unsigned index = (unsigned) g_atomic_int_add (&batch->next, 1);

      if (index >= batch->n)
        return;
      batch->is_done[index] =
          batch->work->compute (batch->first + index * batch->work->shard.n, batch->texts[index],
                                batch->work->data, &batch->errors[index]);
    }
}

/* Prints why the text of a unit cannot be taken. Returns: whether it can */
static bool
take_unit (const DulleWork *work,
           unsigned         number,
           unsigned         line,
           const char      *text)
{
  g_autoptr (GError) error = NULL;
  DulleTextPosition at = { .name = work->path, .line = line, .error = &error };

  if (work->take == NULL || work->take (number, text, &at, work->data))
    return true;
  g_printerr ("%s\n", error->message);

  return false;
}

static bool
take_stored (const DulleWork *work,
             DulleResultFile *file,
             unsigned         n)
{
  for (unsigned i = 0; i < n; i++)
    {
      const DulleUnit *unit = dulle_result_file_unit (file, i);

      if (!take_unit (work, unit->number, unit->line, unit->text))
        return false;
    }

  return true;
}

/* Returns: whether all went well; @n_done counts what was taken */
static bool
take_batch (Batch           *batch,
            DulleResultFile *file,
            unsigned        *n_done)
{
  for (unsigned i = 0; i < batch->n && batch->is_done[i]; i++)
    {
      unsigned number = batch->first + i * batch->work->shard.n;

      if (!dulle_result_file_append (file, number, batch->texts[i]->str) ||
          !take_unit (batch->work, number, 0, batch->texts[i]->str))
        return false;
      (*n_done)++;
    }

  return true;
}

/* Prints why a unit could not be computed, if there is one. A signal that stops the work may
 * have ended an external engine as well, which is no error then. Returns: whether all is well */
static bool
check_errors (Batch *batch)
{
  bool good = true;

  for (unsigned i = 0; i < batch->n; i++)
    {
      g_autoptr (GError) error = g_steal_pointer (&batch->errors[i]);

      if (error != NULL && good && g_atomic_int_get (&is_stopped) == 0)
        good = dulle_complain ("%s", error->message);
    }

  return good;
}

static bool
run_batch (const DulleWork *work,
           DulleResultFile *file,
           unsigned         n_units,
           unsigned        *n_done)
{
  unsigned n_threads = MIN (work->n_threads, DULLE_MAX_WORK_THREADS);
  unsigned most = n_threads > 1 ? UNITS_PER_THREAD * n_threads : 1;
  Batch    batch = { .work = work, .n = MIN (most, n_units - *n_done) };
  bool     good;

  batch.first = work->shard.index + *n_done * work->shard.n;
  for (unsigned i = 0; i < batch.n; i++)
    batch.texts[i] = g_string_new (NULL);
  dulle_parallel (n_threads, compute_units, &batch);
  good = take_batch (&batch, file, n_done);
  good = check_errors (&batch) && good;
  for (unsigned i = 0; i < batch.n; i++)
    g_string_free (batch.texts[i], TRUE);

  return good;
}

DulleWorkEnd
dulle_work_run (const DulleWork *work)
{
  unsigned n_units = dulle_shard_size (&work->shard, work->n_units);
  unsigned n_done = 0;
  g_autoptr (DulleResultFile) file = NULL;

  file = dulle_result_file_continue (work->path, work->command, &work->shard);
  if (file == NULL)
    return DULLE_WORK_FAILED;
  n_done = MIN (dulle_result_file_n_units (file), n_units);
  if (!take_stored (work, file, n_done))
    return DULLE_WORK_FAILED;

  dulle_catch_signals ();
  while (n_done < n_units && g_atomic_int_get (&is_stopped) == 0)
    {
      if (!run_batch (work, file, n_units, &n_done))
        return DULLE_WORK_FAILED;
    }
  if (n_done == n_units)
    return DULLE_WORK_DONE;
  dulle_tell_stopped (work->path, n_done, n_units);

  return DULLE_WORK_STOPPED;
}
