/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The session as the main thread sees it: passes requests down to the worker and
 * its events up, and tells it when the table is settled. The protocol is described
 * in worker.c.
 */
#include "dulle-session.h"

#include "inbox.h"
#include "worker.h"

struct _DulleSession
{
  GObject parent_instance;

  /* owned */
  GMainContext *context;
  GSource      *inbox;
  DulleWorker  *worker;
  char         *path;

  guint8   person;
  guint    n_holds;
  guint    shown;
  gboolean emitting;
  gboolean game_is_over;
  gboolean vote_due;
};

enum
{
  SIGNAL_EVENT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (DulleSession, dulle_session, G_TYPE_OBJECT)

static void
session_settle (DulleSession *self)
{
  if (self->worker != NULL && self->n_holds == 0 && !self->emitting)
    dulle_worker_go_on (self->worker, self->shown);
}

static void
session_emit (DulleSession     *self,
              const DulleEvent *event)
{
  if (event->kind == DULLE_EVENT_OVER || event->kind == DULLE_EVENT_TOURNAMENT_OVER)
    self->game_is_over = TRUE;
  if (event->kind == DULLE_EVENT_VOTE)
    self->vote_due = TRUE;
  self->emitting = TRUE;
  g_signal_emit (self, signals[SIGNAL_EVENT], 0, event);
  self->emitting = FALSE;
}

/* A handler may close the session or drop the last reference to it. */
static void
session_receive_cb (gpointer message,
                    gpointer user_data)
{
  g_autoptr (DulleSession) self = g_object_ref (user_data);
  const DulleNews *news = message;

  if (news->epoch != dulle_worker_epoch (self->worker))
    return;

  self->shown = news->number;
  session_emit (self, news->event);
  session_settle (self);
}

/* Another game is asked for. */
static void
session_leave_game (DulleSession *self)
{
  self->game_is_over = FALSE;
  self->vote_due = FALSE;
}

static void
dulle_session_dispose (GObject *object)
{
  dulle_session_close (DULLE_SESSION (object));

  G_OBJECT_CLASS (dulle_session_parent_class)->dispose (object);
}

static void
dulle_session_finalize (GObject *object)
{
  DulleSession *self = DULLE_SESSION (object);

  g_main_context_unref (self->context);
  g_free (self->path);

  G_OBJECT_CLASS (dulle_session_parent_class)->finalize (object);
}

static void
dulle_session_class_init (DulleSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = dulle_session_dispose;
  object_class->finalize = dulle_session_finalize;

  signals[SIGNAL_EVENT] =
      g_signal_new ("event",
                    DULLE_TYPE_SESSION,
                    G_SIGNAL_RUN_LAST,
                    0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1,
                    DULLE_TYPE_EVENT | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
dulle_session_init (DulleSession *self)
{
  self->context = g_main_context_ref_thread_default ();
}

DulleSession *
dulle_session_new (const char *path,
                   guint8      person)
{
  DulleSession *self;

  g_return_val_if_fail (person < DULLE_N_SEATS || person == DULLE_NO_SEAT, NULL);

  self = g_object_new (DULLE_TYPE_SESSION, NULL);
  self->path = g_strdup (path);
  self->person = person;

  return self;
}

guint8
dulle_session_get_person (DulleSession *self)
{
  g_return_val_if_fail (DULLE_IS_SESSION (self), DULLE_NO_SEAT);

  return self->person;
}

void
dulle_session_start (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (self->worker == NULL);

  self->shown = 0;
  session_leave_game (self);
  self->inbox = dulle_inbox_new (self->context, session_receive_cb, self, dulle_news_free);
  self->worker = dulle_worker_new (self->path, self->person, self->inbox);
}

void
dulle_session_new_tournament (DulleSession    *self,
                              const DullePlan *plan)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (plan != NULL && dulle_plan_is_valid (plan));

  if (self->worker == NULL)
    return;

  session_leave_game (self);
  dulle_worker_begin (self->worker, plan);
}

void
dulle_session_list_tournaments (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->worker != NULL)
    dulle_worker_list (self->worker);
}

void
dulle_session_continue_tournament (DulleSession *self,
                                   gint64        id)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->worker == NULL)
    return;

  session_leave_game (self);
  dulle_worker_continue (self->worker, id);
}

void
dulle_session_delete_tournament (DulleSession *self,
                                 gint64        id)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->worker != NULL)
    dulle_worker_delete (self->worker, id);
}

void
dulle_session_list_history (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->worker != NULL)
    dulle_worker_list_history (self->worker);
}

void
dulle_session_read_chronicle (DulleSession *self,
                              gint64        id)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->worker != NULL)
    dulle_worker_read_chronicle (self->worker, id);
}

void
dulle_session_import (DulleSession *self,
                      const char   *file,
                      const char   *text)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (file != NULL && text != NULL);

  if (self->worker != NULL)
    dulle_worker_import (self->worker, file, text);
}

void
dulle_session_read_past_games (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->worker != NULL)
    dulle_worker_read_past_games (self->worker);
}

void
dulle_session_keep_grades (DulleSession      *self,
                           const DulleGraded *graded)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (graded != NULL);

  if (self->worker != NULL)
    dulle_worker_keep_grades (self->worker, graded);
}

void
dulle_session_rename_player (DulleSession *self,
                             guint8        player,
                             const char   *name)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (player < DULLE_MAX_PLAYERS);
  g_return_if_fail (name != NULL);

  if (self->worker != NULL)
    dulle_worker_rename (self->worker, player, name);
}

void
dulle_session_next_game (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->worker == NULL || !self->game_is_over)
    return;

  session_leave_game (self);
  dulle_worker_deal (self->worker);
}

void
dulle_session_vote (DulleSession *self,
                    gboolean      in_favour)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->worker == NULL || !self->vote_due)
    return;

  session_leave_game (self);
  dulle_worker_vote (self->worker, in_favour);
}

void
dulle_session_set_tutor (DulleSession *self,
                         gboolean      tutor)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->worker != NULL)
    dulle_worker_set_tutor (self->worker, tutor);
}

void
dulle_session_watch (DulleSession *self,
                     guint8        seat)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (seat < DULLE_N_SEATS);

  if (self->worker != NULL)
    dulle_worker_watch (self->worker, seat);
}

void
dulle_session_submit (DulleSession      *self,
                      const DulleAction *action)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (action != NULL && action->seat < DULLE_N_SEATS);

  if (self->worker != NULL)
    dulle_worker_submit (self->worker, action);
}

void
dulle_session_take_back (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->worker != NULL && !self->game_is_over)
    dulle_worker_take_back (self->worker);
}

void
dulle_session_ask_hint (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->worker != NULL)
    dulle_worker_ask_hint (self->worker);
}

void
dulle_session_hold (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  self->n_holds++;
}

void
dulle_session_release (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (self->n_holds > 0);

  self->n_holds--;
  session_settle (self);
}

void
dulle_session_close (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (self->worker == NULL)
    return;

  g_clear_pointer (&self->worker, dulle_worker_free);
  g_source_destroy (self->inbox);
  g_clear_pointer (&self->inbox, g_source_unref);
}
