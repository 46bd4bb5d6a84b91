/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How the worker saves. Play goes on where nothing can be saved: whatever is missing stays
 * in memory, also of tournaments that were left since, and is saved with the next action
 * or, at the latest, when the clock asks for it. Meanwhile all of it may be saved in a
 * copy elsewhere.
 */
#include "worker-private.h"

#include <glib/gstdio.h>

#include "store/store-attempts.h"
#include "store/store-compare.h"
#include "store/store-merge.h"
#include "store/store-read-only.h"

/* As often as somebody would look whether there is room on the disk again. */
#define RETRY_SECONDS 5

static gboolean
worker_can_save (DulleWorker *self)
{
  return self->store != NULL && dulle_store_is_open (self->store) &&
         !dulle_store_is_read_only (self->store);
}

/* Telling */

void
worker_send_saving (DulleWorker *self)
{
  DulleEvent *event =
      dulle_perspective_event (&self->perspective, &self->run, DULLE_EVENT_SAVING);

  event->saving.error = self->unsaved != NULL ? g_error_copy (self->unsaved) : NULL;
  event->saving.elsewhere = g_strdup (self->copy_path);
  worker_send (self, event);
}

/* The copy */

static void
worker_close_copy (DulleWorker *self)
{
  g_clear_pointer (&self->copy, dulle_store_close);
  g_clear_pointer (&self->copy_path, g_free);
  self->in_copy = (DulleStored){ 0 };
}

/* Saves @run in another store than its own, which has @stored of it. */
static gboolean
save_run_elsewhere (DulleStore         *store,
                    DulleTournamentRun *run,
                    DulleStored        *stored,
                    GError            **error)
{
  DulleStored own = run->stored;
  gboolean    saved;

  run->stored = *stored;
  saved = dulle_store_save (store, run, error);
  *stored = run->stored;
  run->stored = own;

  return saved;
}

/* What is played now may have been left before, and be there already: then it is what was played
 * last there, too. Returns: how much of it is there */
static DulleStored
worker_take_up_elsewhere (DulleWorker *self,
                          DulleStore  *store)
{
  DulleStored own = self->run.stored;
  DulleStored stored;

  self->run.stored = dulle_store_find_stored (store, &self->run, (DulleStored){ 0 });
  dulle_store_touch (store, &self->run);
  stored = self->run.stored;
  self->run.stored = own;

  return stored;
}

/* What @store has already, from before, is found out. */
static gboolean
worker_save_all_elsewhere (DulleWorker *self,
                           DulleStore  *store,
                           DulleStored *stored,
                           GError     **error)
{
  for (guint i = 0; i < self->left->len; i++)
    {
      DulleTournamentRun *left = g_ptr_array_index (self->left, i);
      DulleStored         of_left = dulle_store_find_stored (store, left, (DulleStored){ 0 });

      if (!save_run_elsewhere (store, left, &of_left, error))
        return FALSE;
    }
  *stored = worker_take_up_elsewhere (self, store);

  return save_run_elsewhere (store, &self->run, stored, error) &&
         dulle_store_add_attempts (store, self->attempts, error);
}

static gboolean
worker_save_copy (DulleWorker *self)
{
  if (self->in_copy.tournament == 0)
    return worker_save_all_elsewhere (self, self->copy, &self->in_copy, NULL);

  return save_run_elsewhere (self->copy, &self->run, &self->in_copy, NULL) &&
         dulle_store_add_attempts (self->copy, self->attempts, NULL);
}

/* Returns: whether there is no copy any more */
static gboolean
worker_loses_copy (DulleWorker *self)
{
  if (self->copy == NULL || worker_save_copy (self))
    return FALSE;

  worker_close_copy (self);

  return TRUE;
}

/* Saving */

static gboolean
retry_cb (gpointer self)
{
  worker_retry_saving (self, NULL);

  return G_SOURCE_CONTINUE;
}

static void
worker_watch_clock (DulleWorker *self)
{
  if (self->retry != NULL)
    return;

  self->retry = g_timeout_source_new_seconds (RETRY_SECONDS);
  g_source_set_callback (self->retry, retry_cb, self, NULL);
  g_source_attach (self->retry, self->context);
}

static void
worker_ignore_clock (DulleWorker *self)
{
  if (self->retry != NULL)
    g_source_destroy (self->retry);
  g_clear_pointer (&self->retry, g_source_unref);
}

/* @error: (transfer full) (nullable): why not all is saved */
static void
worker_set_unsaved (DulleWorker *self,
                    GError      *error)
{
  g_clear_error (&self->unsaved);
  self->unsaved = error;
  if (error != NULL)
    {
      worker_watch_clock (self);
      return;
    }

  worker_ignore_clock (self);
  worker_close_copy (self);
}

/* Whether @error says nothing that @known does not say, if only at its end. */
static gboolean
is_known (const GError *error,
          const GError *known)
{
  if (error == NULL || known == NULL)
    return error == known;

  return g_error_matches (error, known->domain, known->code) &&
         g_str_has_suffix (known->message, error->message);
}

/* What lasts is told once. */
static void
worker_note_unsaved (DulleWorker *self,
                     GError      *error)
{
  gboolean was_known = is_known (error, self->unsaved);
  gboolean lost = error != NULL && worker_loses_copy (self);

  worker_set_unsaved (self, error);
  if (lost || !was_known)
    worker_send_saving (self);
  if (error == NULL && !was_known)
    worker_check_again (self);
}

/* Several moments of a tournament at another table may have been told before anything could be
 * saved, and what is played here now may be another one: what there is of it is known only once
 * those before are saved. */
static void
worker_find_stored (DulleWorker        *self,
                    DulleTournamentRun *run)
{
  if (dulle_store_is_of_table (run))
    run->stored = dulle_store_find_stored (self->store, run, run->stored);
}

void
worker_find_left (DulleWorker *self)
{
  if (!worker_can_save (self))
    return;

  for (guint i = 0; i < self->left->len; i++)
    worker_find_stored (self, g_ptr_array_index (self->left, i));
}

static gboolean
worker_save_first_left (DulleWorker *self,
                        GError     **error)
{
  DulleTournamentRun *left = g_ptr_array_index (self->left, 0);

  worker_find_stored (self, left);
  if (!dulle_store_save (self->store, left, error))
    return FALSE;

  dulle_past_reader_forget (self->past, left->stored.tournament);
  g_ptr_array_remove_index (self->left, 0);

  return TRUE;
}

/* The running tournament stays the one that was played last. */
static gboolean
worker_save_left (DulleWorker *self,
                  GError     **error)
{
  gboolean saved = TRUE;

  while (saved && self->left->len > 0)
    saved = worker_save_first_left (self, error);
  worker_find_stored (self, &self->run);
  if (saved)
    dulle_store_touch (self->store, &self->run);

  return saved;
}

/* What was tried stays in memory until it is saved. */
static gboolean
worker_save_attempts (DulleWorker *self,
                      GError     **error)
{
  if (!dulle_store_add_attempts (self->store, self->attempts, error))
    return FALSE;

  g_array_set_size (self->attempts, 0);

  return TRUE;
}

static gboolean
worker_save_all (DulleWorker *self,
                 GError     **error)
{
  if (self->left->len > 0 && !worker_save_left (self, error))
    return FALSE;
  if (self->run.stored.tournament == 0)
    worker_find_stored (self, &self->run);

  return dulle_store_save (self->store, &self->run, error) &&
         (self->attempts->len == 0 || worker_save_attempts (self, error));
}

/* The check moves what can be read of a damaged file to another one. */
static void
worker_recover (DulleWorker  *self,
                const GError *error)
{
  if (g_error_matches (error, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_DAMAGED))
    worker_begin_care (self);
}

/* To open a store again may take a while: that is done by the clock only, but for a file that
 * was taken away under it. */
void
worker_save (DulleWorker *self)
{
  gboolean was_open = worker_can_save (self);
  GError  *error = NULL;

  if (self->path == NULL)
    return;

  if (!was_open)
    error = g_error_copy (self->unsaved);
  else if (worker_save_all (self, &error))
    worker_begin_copy (self);
  if (was_open && !is_known (error, self->unsaved))
    worker_recover (self, error);
  worker_note_unsaved (self, error);
  if (was_open && !dulle_store_is_open (self->store))
    worker_mend (self);
}

/* The store */

static void
worker_open_to_read (DulleWorker        *self,
                     DulleTournamentRun *run)
{
  if (!g_error_matches (self->unsaved, DULLE_SESSION_ERROR, DULLE_SESSION_ERROR_BUSY))
    self->store = dulle_store_open_to_read (self->path, run, NULL);
}

void
worker_open_store (DulleWorker *self,
                   GError     **warning)
{
  self->left = g_ptr_array_new_with_free_func ((GDestroyNotify) dulle_tournament_run_free);
  self->attempts = g_array_new (FALSE, FALSE, sizeof (DulleAttempt));
  if (self->path == NULL)
    return;

  self->store = dulle_store_open (self->path, &self->run, warning);
  if (self->store != NULL)
    return;

  worker_set_unsaved (self, g_steal_pointer (warning));
  worker_open_to_read (self, &self->run);
}

void
worker_check_left (DulleWorker *self)
{
  if (!worker_can_save (self))
    return;

  for (guint i = 0; i < self->left->len; i++)
    {
      DulleTournamentRun *left = g_ptr_array_index (self->left, i);

      left->stored = dulle_store_find_again (self->store, left);
    }
}

/* One file, one connection: reading ends before, unless it is in nobody's way. Then it goes
 * on if nothing else can be done. */
static void
worker_reopen_store (DulleWorker *self)
{
  DulleStore *read = NULL;
  GError     *error = NULL;

  if (self->store != NULL && dulle_store_is_detached (self->store))
    read = g_steal_pointer (&self->store);
  g_clear_pointer (&self->store, dulle_store_close);
  self->store = dulle_store_open_again (self->path, &self->run, &error);
  if (self->store == NULL && read != NULL)
    {
      self->store = read;
      worker_note_unsaved (self, error);
      return;
    }

  g_clear_pointer (&read, dulle_store_close);
  dulle_past_reader_forget_all (self->past);
  if (self->store == NULL)
    {
      worker_note_unsaved (self, error);
      worker_open_to_read (self, NULL);
      return;
    }

  worker_begin_care (self);
  if (error != NULL)
    worker_send_error (self, error);
  worker_check_left (self);
}

void
worker_mend (DulleWorker *self)
{
  if (!dulle_store_is_open (self->store))
    worker_reopen_store (self);
  else
    worker_check_left (self);
  worker_save (self);
}

GError *
worker_no_store_error (DulleWorker *self)
{
  return self->store == NULL && self->unsaved != NULL ? g_error_copy (self->unsaved) : NULL;
}

void
worker_close_store (DulleWorker *self)
{
  if (worker_can_save (self) && dulle_store_has_moved (self->store))
    worker_save (self);
  if (self->unsaved != NULL)
    worker_retry_saving (self, NULL);

  worker_set_unsaved (self, NULL);
  g_clear_pointer (&self->store, dulle_store_close);
  g_clear_pointer (&self->left, g_ptr_array_unref);
  g_clear_pointer (&self->attempts, g_array_unref);
}

/* Only what was played is worth keeping. */
static gboolean
run_was_played (const DulleTournamentRun *run)
{
  return run->records != NULL && (run->records->len > 0 || run->record.n_actions > 0);
}

const DulleTournamentRun *
worker_find_unnumbered (DulleWorker *self)
{
  for (guint i = self->left->len; i > 0; i--)
    {
      const DulleTournamentRun *left = g_ptr_array_index (self->left, i - 1);

      if (!dulle_deals_are_practice (left->setup.deals) &&
          left->setup.deals != DULLE_DEALS_TOLD && !dulle_tournament_is_over (&left->tournament))
        return left->stored.tournament == 0 ? left : NULL;
    }

  return NULL;
}

gboolean
worker_take_left (DulleWorker        *self,
                  gint64              tournament,
                  DulleTournamentRun *run)
{
  const DulleTournamentRun *unnumbered = worker_find_unnumbered (self);

  for (guint i = 0; i < self->left->len; i++)
    {
      DulleTournamentRun *left = g_ptr_array_index (self->left, i);

      if (left->stored.tournament != tournament || (tournament == 0 && left != unnumbered))
        continue;

      *run = *left;
      g_free (g_ptr_array_steal_index (self->left, i));
      return TRUE;
    }

  return FALSE;
}

void
worker_leave_run (DulleWorker *self)
{
  dulle_past_reader_forget (self->past, self->run.stored.tournament);
  if (self->unsaved != NULL && run_was_played (&self->run))
    g_ptr_array_add (self->left, g_memdup2 (&self->run, sizeof self->run));
  else
    dulle_tournament_run_clear (&self->run);
  self->run = (DulleTournamentRun){ 0 };
  self->in_copy = (DulleStored){ 0 };
  self->perspective.opened = FALSE;
  self->substituted = 0;
}

/* Whether @later has all that there is of the running tournament, and more. */
static gboolean
worker_is_beginning (DulleWorker              *self,
                     const DulleTournamentRun *later)
{
  return self->unsaved == NULL && self->run.stored.tournament != 0 &&
         self->run.stored.tournament != later->stored.tournament &&
         !dulle_deals_are_practice (self->run.setup.deals) &&
         dulle_store_is_beginning (&self->run, later);
}

/* A tournament that was played further elsewhere came as another one, for nobody changes what
 * lies on the table. Now that it is continued, one of them is enough, and has what was found of
 * both. */
void
worker_leave_run_for (DulleWorker              *self,
                      const DulleTournamentRun *later)
{
  gint64 beginning = worker_is_beginning (self, later) ? self->run.stored.tournament : 0;

  worker_leave_run (self);
  if (beginning != 0)
    dulle_store_replace_beginning (self->store, beginning, later->stored.tournament, NULL);
}

/* Requests */

void
worker_retry_saving (DulleWorker  *self,
                     DulleRequest *request)
{
  if (self->unsaved == NULL)
    return;
  if (!worker_can_save (self))
    worker_reopen_store (self);
  worker_save (self);
  worker_recover (self, self->unsaved);
  if (request != NULL && self->unsaved != NULL)
    worker_send_saving (self);
}

static gboolean
is_same_file (const char *a,
              const char *b)
{
  GStatBuf of_a, of_b;

  return a != NULL && g_stat (a, &of_a) == 0 && g_stat (b, &of_b) == 0 &&
         of_a.st_dev == of_b.st_dev && of_a.st_ino == of_b.st_ino;
}

/* What is to be a copy from now on. The one that there is makes room, for it may be the
 * same file. */
static void
worker_follow_copy (DulleWorker *self,
                    DulleStore  *copy,
                    const char  *path,
                    DulleStored  stored)
{
  worker_close_copy (self);
  self->copy = copy;
  self->copy_path = g_strdup (path);
  self->in_copy = stored;
}

void
worker_save_elsewhere (DulleWorker  *self,
                       DulleRequest *request)
{
  GError     *error = NULL;
  DulleStored stored = { 0 };
  DulleStore *copy = NULL;
  gboolean    was_copy = is_same_file (self->copy_path, request->file);

  if (was_copy)
    worker_close_copy (self);
  if (self->unsaved != NULL && is_same_file (self->path, request->file))
    error = g_error_copy (self->unsaved);
  else
    copy = dulle_store_open_only (request->file, &error);
  if (copy != NULL && worker_save_all_elsewhere (self, copy, &stored, &error))
    worker_follow_copy (self, copy, request->file, stored);
  else
    g_clear_pointer (&copy, dulle_store_close);

  if (self->unsaved == NULL)
    worker_close_copy (self);
  else if (was_copy || copy != NULL)
    worker_send_saving (self);
  if (error != NULL)
    worker_answer_error (self, request, error);
  else
    worker_answer (self, request, GINT_TO_POINTER (TRUE), NULL);
}

/* Earlier moments of @told that wait to be saved. */
static void
worker_drop_earlier (DulleWorker              *self,
                     const DulleTournamentRun *told)
{
  for (guint i = self->left->len; i > 0; i--)
    {
      const DulleTournamentRun *left = g_ptr_array_index (self->left, i - 1);

      if (left->setup.deals == DULLE_DEALS_TOLD && dulle_store_is_continued (left, told))
        g_ptr_array_remove_index (self->left, i - 1);
    }
}

/* The same tournament with one game less may be there already. It never becomes the one that
 * was played last, but comes into the copy, too. */
void
worker_keep_told (DulleWorker  *self,
                  DulleRequest *request)
{
  DulleTournamentRun *told = g_steal_pointer (&request->told);

  if (worker_can_save (self))
    told->stored = dulle_store_find_stored (self->store, told, told->stored);
  worker_drop_earlier (self, told);
  g_ptr_array_add (self->left, told);
  self->in_copy = (DulleStored){ 0 };
  worker_save (self);
}

/* What was kept of it so far goes on. There may be nothing to save until a game is dealt, but
 * from now on it is what was played last. */
void
worker_take_over (DulleWorker  *self,
                  DulleRequest *request)
{
  DulleTournamentRun *told = g_steal_pointer (&request->told);

  worker_leave_run (self);
  self->run = *told;
  g_free (told);
  if (worker_can_save (self))
    self->run.stored = dulle_store_find_stored (self->store, &self->run, self->run.stored);
  dulle_past_reader_forget (self->past, self->run.stored.tournament);
  worker_save (self);
  if (worker_can_save (self))
    dulle_store_touch (self->store, &self->run);
  worker_show_running (self);
}

void
worker_note_attempt (DulleWorker  *self,
                     DulleRequest *request)
{
  g_array_append_val (self->attempts, request->attempt);
  worker_save (self);
}
