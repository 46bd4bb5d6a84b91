/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Long computations, unit by unit: several threads, one shard of several, a result file that
 * is continued, and an orderly end on a signal. None of these changes what is found: each unit
 * is turned into text, and the texts are taken in the order of their numbers, no matter
 * whether they were computed now or read from a file.
 */
#pragma once

#include "engine/error.h"
#include "result-file.h"

#define DULLE_MAX_WORK_THREADS 8

/**
 * DulleWork:
 * @command: what the units depend on, as in a result file
 * @path: (nullable): the result file
 * @n_units: the number of units of all shards together
 * @n_threads: the number of threads that compute, from 1 on
 * @compute: computes a unit in any thread and appends its text, one line without its end;
 *   called for a few units at once. Returns %FALSE, with an error, if it cannot
 * @take: (nullable): takes the text of a unit, in one thread and in the order of the units.
 *   Returns %FALSE, with an error that says @at, if the text makes no sense
 * @data: passed to both
 */
typedef struct
{
  const char *command;
  const char *path;
  DulleShard  shard;
  unsigned    n_units;
  unsigned    n_threads;
  bool (*compute) (unsigned number,
                   GString *text,
                   void    *data,
                   GError **error);
  bool (*take) (unsigned                 number,
                const char              *text,
                const DulleTextPosition *at,
                void                    *data);
  void *data;
} DulleWork;

/* How a computation ended: with a sentence that was printed; early, by a signal; or with all
 * units. */
typedef enum
{
  DULLE_WORK_FAILED,
  DULLE_WORK_STOPPED,
  DULLE_WORK_DONE,
} DulleWorkEnd;

/* Does the work. If it is stopped, a sentence says how to continue. */
DulleWorkEnd dulle_work_run (const DulleWork *work);

/* The number of units of a shard. */
unsigned dulle_shard_size (const DulleShard *shard,
                           unsigned          n_units);

/* The next SIGINT and SIGTERM do not end the program but set the flag. Returns: the flag, which is
 * read atomically */
const int *dulle_catch_signals (void);

/* Says on standard error that a computation was stopped, and what to do about it. */
void dulle_tell_stopped (const char *path,
                         unsigned    n_done,
                         unsigned    n_units);
