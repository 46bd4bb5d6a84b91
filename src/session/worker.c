/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview
 *
 * Two inboxes join the session's thread and the worker's: messages go down, news
 * (numbered events) come up, each in order. Nothing else is shared but the epoch
 * and the players' stop flag, both atomic and written from above.
 *
 * Pace. The worker takes one step (one action of a computer player, or the count
 * of a game that is over), sends its event, and rests. The session answers each
 * event, once its handlers have returned and nobody holds it, and each release of
 * the last hold, with "go on" and the number of the event it showed last. The
 * worker takes the next step only if that is the number of the event it sent last.
 * So a "go on" that was said before an event arrived (the person announced while a
 * computer's card was still moving) or that is said twice does nothing, and none
 * is missed: every event is answered, the last one too.
 *
 * The person's actions are applied when they arrive, held or not. Before a card of
 * the person's, computers that would have announced are asked first, so that what
 * happens in a game depends on the actions in it and never on how fast they came.
 *
 * Epochs. Begin, continue, deal, vote and take back raise the epoch above, before
 * their message is posted, and stop whoever thinks. The worker drops what was
 * submitted in an old epoch, and what its players found in one; the session drops the
 * news of old epochs. Since each raise is answered with an event of the new epoch, no
 * "go on" is lost.
 *
 * Order of a step: apply, save, send. What was seen is saved; what was saved may
 * not have been seen yet, and is on the table after the next start.
 */
#define _GNU_SOURCE

#include "worker-private.h"

#include <sys/resource.h>
#include <unistd.h>

#include "engine/information.h"
#include "computers.h"

static void
message_free (gpointer data)
{
  Message *message = data;

  g_free (message->file);
  g_free (message->text);
  g_free (message);
}

/* Messages, on the worker's thread */

static gboolean
message_is_late (DulleWorker   *self,
                 const Message *message)
{
  return message->epoch != dulle_worker_epoch (self);
}

/* The session may have raised the epoch once more since it posted @message: then
 * the flag has to stay, and is looked after by the next message. */
static void
worker_enter_epoch (DulleWorker   *self,
                    const Message *message)
{
  self->epoch = message->epoch;
  g_atomic_int_set (&self->stop, 0);
  if (message_is_late (self, message))
    g_atomic_int_set (&self->stop, 1);
}

static void
take_begin (DulleWorker   *self,
            const Message *message)
{
  worker_enter_epoch (self, message);
  worker_begin (self, &message->plan);
}

static void
take_deal (DulleWorker   *self,
           const Message *message)
{
  worker_enter_epoch (self, message);
  if (dulle_tournament_is_over (&self->course.tournament))
    {
      worker_send_with_sheet (self, DULLE_EVENT_TOURNAMENT_OVER);
      return;
    }

  worker_deal_after_vote (self);
}

static void
take_vote (DulleWorker   *self,
           const Message *message)
{
  worker_enter_epoch (self, message);
  if (!dulle_course_wants_vote (&self->course))
    {
      worker_send_table (self);
      return;
    }

  dulle_course_vote (&self->course, self->look.person, message->in_favour);
  worker_deal (self);
}

static void
take_list (DulleWorker   *self,
           const Message *message)
{
  DulleEvent *event = worker_event (self, DULLE_EVENT_TOURNAMENTS);

  event->tournaments = self->store != NULL ? dulle_store_list (self->store, self->course.stored.tournament)
                                           : g_array_new (FALSE, FALSE, sizeof (DulleUnfinished));
  worker_send (self, event);
}

static void
take_continue (DulleWorker   *self,
               const Message *message)
{
  char *trouble = NULL;

  worker_enter_epoch (self, message);
  if (self->store != NULL)
    dulle_store_continue (self->store, message->number, &self->course, &trouble);
  worker_seat_players (self);
  worker_send_table (self);
  if (trouble != NULL)
    worker_send_trouble (self, trouble);
}

/* Whether it is gone or not, the tournaments that are there are listed. */
static void
take_delete (DulleWorker   *self,
             const Message *message)
{
  char *trouble = NULL;

  if (self->store != NULL && message->number != self->course.stored.tournament)
    dulle_store_delete (self->store, message->number, &trouble);
  if (trouble != NULL)
    worker_send_trouble (self, trouble);
  take_list (self, message);
}

static void
take_list_history (DulleWorker   *self,
                   const Message *message)
{
  DulleEvent *event = worker_event (self, DULLE_EVENT_HISTORY);

  event->history = self->store != NULL ? dulle_store_list_history (self->store)
                                       : g_ptr_array_new_with_free_func ((GDestroyNotify) dulle_chronicle_unref);
  for (guint i = 0; i < event->history->len; i++)
    {
      DulleChronicle *chronicle = g_ptr_array_index (event->history, i);

      chronicle->running = chronicle->id == self->course.stored.tournament;
    }
  worker_send (self, event);
}

/* The running tournament is told from memory, for it may not be kept. */
static void
take_read_chronicle (DulleWorker   *self,
                     const Message *message)
{
  DulleEvent           *event = worker_event (self, DULLE_EVENT_CHRONICLE);
  gboolean              running = message->number == 0 || message->number == self->course.stored.tournament;
  const DulleChronicle *chronicle = NULL;

  if (running)
    chronicle = dulle_chronicle_new (&self->course, 0, TRUE);
  else if (self->store != NULL)
    chronicle = dulle_store_read_chronicle (self->store, message->number);
  event->chronicle = chronicle;
  worker_send (self, event);
}

static void
take_import (DulleWorker   *self,
             const Message *message)
{
  char *trouble = NULL;

  if (self->store != NULL)
    dulle_store_import (self->store, message->file, message->text, &trouble);
  if (trouble != NULL)
    worker_send_trouble (self, trouble);
  else
    take_list_history (self, message);
}

static void
take_read_past_games (DulleWorker   *self,
                      const Message *message)
{
  DulleEvent *event = worker_event (self, DULLE_EVENT_PAST_GAMES);

  if (self->store != NULL)
    event->past = dulle_store_read_past_games (self->store);
  else
    {
      event->past = g_array_new (FALSE, FALSE, sizeof (DullePastGame));
      dulle_past_games_add (event->past, &self->course);
    }
  worker_send (self, event);
}

static void
take_keep_grades (DulleWorker   *self,
                  const Message *message)
{
  DulleEvent *event;
  char       *trouble = NULL;

  if (self->store != NULL)
    dulle_store_keep_grades (self->store, &message->graded, &trouble);
  if (trouble != NULL)
    {
      worker_send_trouble (self, trouble);
      return;
    }

  event = worker_event (self, DULLE_EVENT_GRADED);
  event->graded = message->graded;
  worker_send (self, event);
}

static void
take_rename (DulleWorker   *self,
             const Message *message)
{
  dulle_course_rename (&self->course, (guint8) message->number, message->plan.players[message->number].name);
  worker_save (self);
}

/* Shows the table anew from there. */
static void
take_watch (DulleWorker   *self,
            const Message *message)
{
  self->look.wanted = (guint8) message->number;
  if (!message_is_late (self, message) && dulle_look_sits_out (&self->look, &self->course))
    worker_send_table (self);
}

static void
take_tutor (DulleWorker   *self,
            const Message *message)
{
  self->tutor = message->in_favour;
}

/* Whether the person is to think again: once about a card. What was warned of is
 * forgotten when something is played. */
static gboolean
worker_warns (DulleWorker       *self,
              const DulleAction *action)
{
  const DulleBoard *board = &self->course.game.board;
  DulleHint         hints[DULLE_MAX_HINTS];

  if (!self->tutor || action->kind != DULLE_ACTION_PLAY || !dulle_may (&board->rules, DULLE_MAY_ASK_FOR_HINTS) ||
      dulle_action_equal (action, &self->warned) ||
      dulle_action_check (board, &self->course.game.own[self->seat], action) != DULLE_ACCEPTED ||
      !dulle_computers_warn (&self->players[self->seat], &self->course, action, hints))
    return FALSE;

  self->warned = *action;
  worker_send (self, dulle_look_warning (&self->look, &self->course, hints));

  return TRUE;
}

static void
take_submit (DulleWorker   *self,
             const Message *message)
{
  DulleRefusal refusal;

  if (message_is_late (self, message) || message->action.seat != self->seat)
    return;

  if (message->action.kind == DULLE_ACTION_PLAY && self->course.game.board.turn == self->seat)
    while (worker_speak (self))
      ;
  if (worker_warns (self, &message->action))
    return;

  self->warned = (DulleAction){ 0 };
  refusal = worker_apply (self, &message->action);
  if (refusal != DULLE_ACCEPTED)
    worker_send (self, dulle_look_refusal (&self->look, &self->course, &message->action, refusal));
}

static void
take_take_back (DulleWorker   *self,
                const Message *message)
{
  worker_enter_epoch (self, message);
  if (dulle_course_take_back (&self->course, self->seat))
    worker_save (self);
  self->nobody_speaks = FALSE;
  worker_send_table (self);
}

static void
take_ask_hint (DulleWorker   *self,
               const Message *message)
{
  const DulleBoard *board = &self->course.game.board;
  DulleHint         hints[DULLE_MAX_HINTS];
  guint             n_hints;

  if (message_is_late (self, message) || dulle_board_is_finished (board) || board->turn != self->seat ||
      !dulle_may (&board->rules, DULLE_MAY_ASK_FOR_HINTS))
    return;

  n_hints = dulle_computers_advise (&self->players[self->seat], &self->course, hints);
  if (!worker_is_stopped (self))
    worker_send (self, dulle_look_hint (&self->look, &self->course, hints, n_hints));
}

static void
take_go_on (DulleWorker   *self,
            const Message *message)
{
  if (!message_is_late (self, message) && message->number == self->n_sent)
    worker_step (self);
}

static void
take_quit (DulleWorker   *self,
           const Message *message)
{
  g_main_loop_quit (self->loop);
}

static void
worker_receive_cb (gpointer message,
                   gpointer user_data)
{
  ((const Message *) message)->take (user_data, message);
}

/* The thread */

static void
worker_begin_official (DulleWorker *self)
{
  DulleRules rules = dulle_rules_default ();
  guint64    seed = g_random_int ();
  DullePlan  plan = dulle_plan (&rules, seed << 32 | g_random_int ());

  worker_begin (self, &plan);
}

static void
worker_start (DulleWorker *self)
{
  char *trouble = NULL;

  if (self->path != NULL)
    self->store = dulle_store_open (self->path, &self->course, &trouble);

  if (self->course.stored.tournament != 0)
    {
      worker_seat_players (self);
      worker_send_table (self);
    }
  else
    worker_begin_official (self);
  if (trouble != NULL)
    worker_send_trouble (self, trouble);
}

static gpointer
worker_run (gpointer data)
{
  DulleWorker *self = data;

  /* What is shown comes first: on Linux this is the nice value of one thread. */
  setpriority (PRIO_PROCESS, (id_t) gettid (), 19);
  g_main_context_push_thread_default (self->context);

  worker_start (self);
  g_main_loop_run (self->loop);
  g_clear_pointer (&self->store, dulle_store_close);
  dulle_course_clear (&self->course);

  g_main_context_pop_thread_default (self->context);

  return NULL;
}

/* From here on, the session's thread */

DulleWorker *
dulle_worker_new (const char *path,
                  guint8      person,
                  GSource    *outbox)
{
  DulleWorker *self = g_new0 (DulleWorker, 1);

  self->path = g_strdup (path);
  self->look.person = person;
  self->outbox = g_source_ref (outbox);
  self->context = g_main_context_new ();
  self->loop = g_main_loop_new (self->context, FALSE);
  self->inbox = dulle_inbox_new (self->context, worker_receive_cb, self, message_free);
  self->thread = g_thread_new ("dulle-worker", worker_run, self);

  return self;
}

static void
worker_post (DulleWorker *self,
             Message      message)
{
  message.epoch = dulle_worker_epoch (self);
  dulle_inbox_post (self->inbox, g_memdup2 (&message, sizeof message));
}

/* The epoch before the flag: see worker_enter_epoch(). */
static void
worker_raise_epoch (DulleWorker *self)
{
  g_atomic_int_inc (&self->current_epoch);
  g_atomic_int_set (&self->stop, 1);
}

void
dulle_worker_free (DulleWorker *self)
{
  worker_raise_epoch (self);
  worker_post (self, (Message){ .take = take_quit });
  g_thread_join (self->thread);

  g_source_destroy (self->inbox);
  g_source_unref (self->inbox);
  g_source_unref (self->outbox);
  g_main_loop_unref (self->loop);
  g_main_context_unref (self->context);
  g_free (self->path);
  g_free (self);
}

guint
dulle_worker_epoch (DulleWorker *self)
{
  return (guint) g_atomic_int_get (&self->current_epoch);
}

void
dulle_worker_begin (DulleWorker     *self,
                    const DullePlan *plan)
{
  worker_raise_epoch (self);
  worker_post (self, (Message){ .take = take_begin, .plan = *plan });
}

void
dulle_worker_list (DulleWorker *self)
{
  worker_post (self, (Message){ .take = take_list });
}

void
dulle_worker_continue (DulleWorker *self,
                       gint64       tournament)
{
  worker_raise_epoch (self);
  worker_post (self, (Message){ .take = take_continue, .number = tournament });
}

void
dulle_worker_delete (DulleWorker *self,
                     gint64       tournament)
{
  worker_post (self, (Message){ .take = take_delete, .number = tournament });
}

void
dulle_worker_list_history (DulleWorker *self)
{
  worker_post (self, (Message){ .take = take_list_history });
}

void
dulle_worker_read_chronicle (DulleWorker *self,
                             gint64       id)
{
  worker_post (self, (Message){ .take = take_read_chronicle, .number = id });
}

void
dulle_worker_import (DulleWorker *self,
                     const char  *file,
                     const char  *text)
{
  worker_post (self, (Message){ .take = take_import, .file = g_strdup (file), .text = g_strdup (text) });
}

void
dulle_worker_read_past_games (DulleWorker *self)
{
  worker_post (self, (Message){ .take = take_read_past_games });
}

void
dulle_worker_keep_grades (DulleWorker       *self,
                          const DulleGraded *graded)
{
  worker_post (self, (Message){ .take = take_keep_grades, .graded = *graded });
}

void
dulle_worker_rename (DulleWorker *self,
                     guint8       player,
                     const char  *name)
{
  Message message = { .take = take_rename, .number = player };

  dulle_participant_set_name (&message.plan.players[player], name);
  worker_post (self, message);
}

void
dulle_worker_set_tutor (DulleWorker *self,
                        gboolean     tutor)
{
  worker_post (self, (Message){ .take = take_tutor, .in_favour = tutor });
}

void
dulle_worker_watch (DulleWorker *self,
                    guint8       seat)
{
  worker_post (self, (Message){ .take = take_watch, .number = seat });
}

void
dulle_worker_deal (DulleWorker *self)
{
  worker_raise_epoch (self);
  worker_post (self, (Message){ .take = take_deal });
}

void
dulle_worker_vote (DulleWorker *self,
                   gboolean     in_favour)
{
  worker_raise_epoch (self);
  worker_post (self, (Message){ .take = take_vote, .in_favour = in_favour });
}

void
dulle_worker_submit (DulleWorker       *self,
                     const DulleAction *action)
{
  worker_post (self, (Message){ .take = take_submit, .action = *action });
}

void
dulle_worker_go_on (DulleWorker *self,
                    guint        shown)
{
  worker_post (self, (Message){ .take = take_go_on, .number = shown });
}

void
dulle_worker_take_back (DulleWorker *self)
{
  worker_raise_epoch (self);
  worker_post (self, (Message){ .take = take_take_back });
}

void
dulle_worker_ask_hint (DulleWorker *self)
{
  worker_post (self, (Message){ .take = take_ask_hint });
}
