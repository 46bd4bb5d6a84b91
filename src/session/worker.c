/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * Two inboxes join the session's thread and the worker's: requests go down, messages
 * (numbered events, and answers to questions) come up, each in order. Nothing else is
 * shared but the epoch, the players' stop flag, the sign that the session closes, all
 * atomic and written from above, and the brake of store-brake.h, which has a lock.
 *
 * Pace. The worker takes one step (one action of a computer player, or the count
 * of a game that is over), sends its event, and rests. The session answers each
 * event, once its handlers have returned and nobody holds it, and each release of
 * the last hold, with "advance" and the number of the event it showed last. The
 * worker takes the next step only if that is the number of the event it sent last.
 * So an "advance" that was posted before an event arrived (the person announced while a
 * computer's card was still moving), or posted twice, does nothing, and none
 * is missed: every event is answered, the last one too.
 *
 * The person's actions are applied when they arrive, held or not. Before a card of
 * the person's, computers that would have announced are asked first, so that what
 * happens in a game depends on the actions in it and never on how fast they came.
 *
 * Epochs. Begin, practise, continue, deal, vote, take back and the restoring of a copy
 * raise the epoch above, before their request is posted, and stop whoever thinks. The
 * worker drops what was submitted in an old epoch, and what its players found in one; the
 * session drops the events of old epochs. Since each raise is answered with an event of
 * the new epoch, no "advance" is lost.
 *
 * What is said about files (a store was renamed, the disk is full) belongs to no
 * moment: the session passes it on whatever the epoch.
 *
 * Questions. A question carries a GTask down and its answer carries it up again, in
 * line with the events; whoever asked gets this answer and nobody else. Epochs do not
 * matter to questions. The worker's thread never returns a task itself: it might drop
 * the last reference to it, and so to the session, which waits for this very thread
 * when it is disposed of. What is still under way when the session closes is answered
 * with an error there.
 *
 * Order of a step: apply, save, send. What was seen is saved; what was saved may
 * not have been seen yet, and is on the table after the next start.
 */
#include "worker-private.h"

/**
 * RequestRow:
 * @handle: what the worker does
 * @raises_epoch: whether another moment begins with it
 * @is_of_moment: whether it is dropped when another moment has begun since
 * @only_reads: whether nobody misses it when the session closes
 */
typedef struct
{
  void (*handle) (DulleWorker  *self,
                  DulleRequest *request);
  gboolean raises_epoch;
  gboolean is_of_moment;
  gboolean only_reads;
} RequestRow;

static void
worker_quit (DulleWorker  *self,
             DulleRequest *request)
{
  g_main_loop_quit (self->loop);
}

static const RequestRow rows[] = {
  [DULLE_REQUEST_ADVANCE] = { worker_advance, .is_of_moment = TRUE },
  [DULLE_REQUEST_BEGIN] = { worker_begin, .raises_epoch = TRUE },
  [DULLE_REQUEST_CONTINUE] = { worker_continue, .raises_epoch = TRUE },
  [DULLE_REQUEST_DEAL] = { worker_deal, .raises_epoch = TRUE },
  [DULLE_REQUEST_VOTE] = { worker_vote, .raises_epoch = TRUE },
  [DULLE_REQUEST_SUBMIT] = { worker_submit, .is_of_moment = TRUE },
  [DULLE_REQUEST_TAKE_BACK] = { worker_take_back, .raises_epoch = TRUE },
  [DULLE_REQUEST_ASK_HINT] = { worker_ask_hint, .is_of_moment = TRUE },
  [DULLE_REQUEST_RENAME] = { worker_rename },
  [DULLE_REQUEST_SET_TUTOR] = { worker_set_tutor },
  [DULLE_REQUEST_WATCH] = { worker_watch, .is_of_moment = TRUE },
  [DULLE_REQUEST_OPEN_HANDS] = { worker_open_hands },
  [DULLE_REQUEST_RETRY_SAVING] = { worker_retry_saving },
  [DULLE_REQUEST_SAVE_ELSEWHERE] = { worker_save_elsewhere },
  [DULLE_REQUEST_LIST_TOURNAMENTS] = { worker_list_tournaments, .only_reads = TRUE },
  [DULLE_REQUEST_DELETE_TOURNAMENT] = { worker_delete_tournament },
  [DULLE_REQUEST_LIST_HISTORY] = { worker_list_history, .only_reads = TRUE },
  [DULLE_REQUEST_READ_TOURNAMENT_LOG] = { worker_read_tournament_log, .only_reads = TRUE },
  [DULLE_REQUEST_IMPORT] = { worker_import },
  [DULLE_REQUEST_IMPORT_STORE] = { worker_import_store },
  [DULLE_REQUEST_READ_PAST_GAMES] = { worker_read_past_games, .only_reads = TRUE },
  [DULLE_REQUEST_READ_ANALYSIS] = { worker_read_analysis, .only_reads = TRUE },
  [DULLE_REQUEST_KEEP_ANALYSIS] = { worker_keep_analysis },
  [DULLE_REQUEST_LIST_COPIES] = { worker_list_copies, .only_reads = TRUE },
  [DULLE_REQUEST_RESTORE_COPY] = { worker_restore_copy, .raises_epoch = TRUE },
  [DULLE_REQUEST_QUIT] = { worker_quit },
  [DULLE_REQUEST_FACE] = { worker_face, .is_of_moment = TRUE },
  [DULLE_REQUEST_SHOW] = { worker_show, .raises_epoch = TRUE },
  [DULLE_REQUEST_KEEP_TOLD] = { worker_keep_told },
  [DULLE_REQUEST_SET_SKILL] = { worker_set_skill },
  [DULLE_REQUEST_PRACTISE] = { worker_practise, .raises_epoch = TRUE },
  [DULLE_REQUEST_NOTE_ATTEMPT] = { worker_note_attempt },
  [DULLE_REQUEST_LIST_ATTEMPTS] = { worker_list_attempts, .only_reads = TRUE },
  [DULLE_REQUEST_SUBSTITUTE] = { worker_substitute },
  [DULLE_REQUEST_GIVE_SHARES] = { worker_give_shares },
  [DULLE_REQUEST_BE_WATCHED] = { worker_be_watched },
  [DULLE_REQUEST_TAKE_OVER] = { worker_take_over, .raises_epoch = TRUE },
  [DULLE_REQUEST_HAND_ON] = { worker_hand_on, .raises_epoch = TRUE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (rows) == DULLE_N_REQUESTS);

/* Messages, on the worker's thread */

static void
worker_post_message (DulleWorker *self,
                     DulleMessage message)
{
  dulle_inbox_post (self->outbox, g_memdup2 (&message, sizeof message));
}

void
worker_send (DulleWorker      *self,
             const DulleEvent *event)
{
  worker_post_message (
      self, (DulleMessage){ .event = event, .epoch = self->epoch, .number = ++self->n_sent });
}

void
worker_answer (DulleWorker   *self,
               DulleRequest  *request,
               gpointer       value,
               GDestroyNotify free_value)
{
  g_assert (request->task != NULL);

  worker_post_message (self, (DulleMessage){ .task = g_steal_pointer (&request->task),
                                             .value = value,
                                             .free_value = free_value });
}

/* @error: (transfer full) */
void
worker_answer_error (DulleWorker  *self,
                     DulleRequest *request,
                     GError       *error)
{
  g_assert (request->task != NULL);

  worker_post_message (self,
                       (DulleMessage){ .task = g_steal_pointer (&request->task), .error = error });
}

/* Requests, on the worker's thread */

static gboolean
worker_is_late (DulleWorker        *self,
                const DulleRequest *request)
{
  return request->epoch != dulle_worker_epoch (self);
}

/* The session may have raised the epoch once more since it posted @request: then
 * the flag has to stay, and the next request takes care of it. */
static void
worker_enter_epoch (DulleWorker        *self,
                    const DulleRequest *request)
{
  self->epoch = request->epoch;
  g_atomic_int_set (&self->stop, 0);
  if (worker_is_late (self, request))
    g_atomic_int_set (&self->stop, 1);
}

/* Returns: (transfer full) (nullable): why nobody waits for the answer any more */
static GError *
worker_reject_question (DulleWorker        *self,
                        const DulleRequest *request)
{
  GError *error = NULL;

  if (request->task == NULL)
    return NULL;
  if (rows[request->kind].only_reads && g_atomic_int_get (&self->closing))
    return dulle_message_closed_error ();

  g_cancellable_set_error_if_cancelled (g_task_get_cancellable (request->task), &error);

  return error;
}

static void
worker_receive_cb (gpointer message,
                   gpointer user_data)
{
  DulleWorker      *self = user_data;
  DulleRequest     *request = message;
  const RequestRow *row = &rows[request->kind];
  GError           *rejection = worker_reject_question (self, request);

  if (rejection != NULL)
    {
      worker_answer_error (self, request, rejection);
      return;
    }
  if (row->is_of_moment && worker_is_late (self, request))
    return;
  if (row->raises_epoch)
    worker_enter_epoch (self, request);

  row->handle (self, request);
}

/* The thread */

static gpointer
worker_run (gpointer data)
{
  DulleWorker *self = data;

  g_main_context_push_thread_default (self->context);

  self->past = dulle_past_reader_new ();
  worker_start_game (self);
  g_main_loop_run (self->loop);
  worker_close_store (self);
  worker_end_care (self);
  g_clear_pointer (&self->past, dulle_past_reader_free);
  worker_drop_script (self);
  dulle_tournament_run_clear (&self->run);

  g_main_context_pop_thread_default (self->context);

  return NULL;
}

/* From here on, the session's thread */

DulleWorker *
dulle_worker_new (const char                 *path,
                  guint8                      person,
                  const DulleTournamentSetup *first,
                  GSource                    *outbox)
{
  DulleWorker *self = g_new0 (DulleWorker, 1);

  self->path = g_strdup (path);
  self->person = person;
  self->perspective.owner = person;
  self->perspective.person = person;
  self->first = *first;
  self->outbox = g_source_ref (outbox);
  dulle_brake_init (&self->brake);
  self->context = g_main_context_new ();
  self->loop = g_main_loop_new (self->context, FALSE);
  self->inbox = dulle_inbox_new (self->context, worker_receive_cb, self, dulle_request_free);
  self->thread = g_thread_new ("dulle-worker", worker_run, self);

  return self;
}

/* The epoch before the flag: see worker_enter_epoch(). */
static void
worker_raise_epoch (DulleWorker *self)
{
  g_atomic_int_inc (&self->current_epoch);
  g_atomic_int_set (&self->stop, 1);
}

guint
dulle_worker_epoch (DulleWorker *self)
{
  return (guint) g_atomic_int_get (&self->current_epoch);
}

void
dulle_worker_post (DulleWorker        *self,
                   const DulleRequest *request)
{
  DulleRequest *posted = g_memdup2 (request, sizeof *request);

  if (rows[request->kind].raises_epoch)
    worker_raise_epoch (self);
  posted->epoch = dulle_worker_epoch (self);
  dulle_inbox_post (self->inbox, posted);
  dulle_brake_pull (&self->brake);
}

void
dulle_worker_free (DulleWorker *self)
{
  g_atomic_int_set (&self->closing, 1);
  worker_raise_epoch (self);
  dulle_worker_post (self, &(DulleRequest){ .kind = DULLE_REQUEST_QUIT });
  g_thread_join (self->thread);

  dulle_inbox_close (self->inbox);
  g_source_unref (self->outbox);
  g_main_loop_unref (self->loop);
  g_main_context_unref (self->context);
  dulle_brake_clear (&self->brake);
  g_free (self->path);
  g_free (self);
}
