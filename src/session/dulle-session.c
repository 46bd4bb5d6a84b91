/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The session as the main thread sees it: passes requests down to the worker and
 * its events and answers up, and lets it advance when the table is settled. The
 * protocol is described in worker.c.
 */
#include "dulle-session-private.h"

#include <string.h>

#include "net/broker-client.h"

#include "inbox.h"

enum
{
  SIGNAL_EVENT,
  SIGNAL_EVENT_ELSEWHERE,
  SIGNAL_GRADED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (DulleSession, dulle_session, G_TYPE_OBJECT)

void
session_post (DulleSession *self,
              DulleRequest  request)
{
  if (self->worker == NULL || session_pass_to_guest (self, &request))
    dulle_request_clear (&request);
  else
    dulle_worker_post (self->worker, &request);
}

static void
session_settle (DulleSession *self)
{
  if (self->n_holds == 0 && !self->emitting)
    session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_ADVANCE, .shown = self->shown });
}

/* Who the person is at the table that the event is of. */
static void
note_player (DulleSession     *self,
             const DulleEvent *event)
{
  const DulleSeating *seating = &event->seating;

  if (!dulle_event_is_of_game (event) || dulle_event_is_elsewhere (event))
    return;

  self->player = seating->person < DULLE_MAX_PLAYERS ? seating->person : DULLE_NO_SEAT;
  if (dulle_seating_is_shared (seating))
    self->player = self->person;
}

void
session_emit (DulleSession     *self,
              const DulleEvent *event)
{
  note_player (self, event);
  if (event->kind == DULLE_EVENT_OVER || event->kind == DULLE_EVENT_TOURNAMENT_OVER)
    self->game_is_over = TRUE;
  if (event->kind == DULLE_EVENT_VOTE)
    dulle_players_add (&self->voters, event->vote.player);
  self->emitting = TRUE;
  g_signal_emit (self,
                 signals[dulle_event_is_elsewhere (event) ? SIGNAL_EVENT_ELSEWHERE : SIGNAL_EVENT],
                 0, event);
  self->emitting = FALSE;
}

static gboolean
tell_error_cb (gpointer user_data)
{
  DulleSession *self = user_data;
  g_autoptr (DulleEvent) event = g_queue_pop_head (&self->untold);

  session_emit (self, event);

  return G_SOURCE_REMOVE;
}

void
dulle_session_tell_error (DulleSession *self,
                          const GError *error)
{
  g_autoptr (GSource) source = NULL;
  DulleEvent *event;

  g_return_if_fail (DULLE_IS_SESSION (self));

  if (error == NULL)
    return;

  event = dulle_event_new (DULLE_EVENT_ERROR);
  event->error = g_error_copy (error);
  g_queue_push_tail (&self->untold, event);
  source = g_idle_source_new ();
  g_source_set_callback (source, tell_error_cb, g_object_ref (self), g_object_unref);
  g_source_attach (source, self->context);
}

/* A handler may close the session or drop the last reference to it. */
static void
session_receive_cb (gpointer data,
                    gpointer user_data)
{
  g_autoptr (DulleSession) self = g_object_ref (user_data);
  DulleMessage *message = data;

  if (message->task != NULL)
    {
      dulle_message_answer (message);
      return;
    }
  if (dulle_event_is_of_game (message->event) &&
      (self->is_guest || message->epoch != dulle_worker_epoch (self->worker)))
    return;

  self->shown = message->number;
  session_emit (self, message->event);
  session_settle (self);
}

void
session_leave_game (DulleSession *self)
{
  self->game_is_over = FALSE;
  self->wants_next = FALSE;
  self->voters = 0;
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

  session_let_go_of_tables (self);
  dulle_grader_free (self->grader);
  g_main_context_unref (self->context);
  g_clear_pointer (&self->seat, dulle_kept_seat_free);
  g_queue_clear_full (&self->untold, (GDestroyNotify) dulle_event_unref);
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

  signals[SIGNAL_EVENT_ELSEWHERE] =
      g_signal_new ("event-elsewhere",
                    DULLE_TYPE_SESSION,
                    G_SIGNAL_RUN_LAST,
                    0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1,
                    DULLE_TYPE_EVENT | G_SIGNAL_TYPE_STATIC_SCOPE);

  session_company_class_init (klass);

  signals[SIGNAL_GRADED] =
      g_signal_new ("graded",
                    DULLE_TYPE_SESSION,
                    G_SIGNAL_RUN_LAST,
                    0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1,
                    DULLE_TYPE_GAME_ANALYSIS | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void grader_ask (gpointer            session,
                        const DulleRequest *request,
                        GAsyncReadyCallback callback,
                        gpointer            user_data);
static void grader_kept (gpointer           session,
                         DulleGameAnalysis *analysis);

static void
dulle_session_init (DulleSession *self)
{
  self->lock = DULLE_NO_LOCK;
  g_queue_init (&self->untold);
  self->context = g_main_context_ref_thread_default ();
  self->grader = dulle_grader_new (self, grader_ask, grader_kept);
}

DulleSession *
dulle_session_new (const char *path,
                   guint8      person)
{
  DulleRules    rules = dulle_rules_default ();
  DulleSession *self;

  g_return_val_if_fail (person < DULLE_N_SEATS || person == DULLE_NO_SEAT, NULL);

  self = g_object_new (DULLE_TYPE_SESSION, NULL);
  self->path = g_strdup (path);
  self->person = person;
  self->player = person;
  session_load_seat (self);
  self->first = dulle_tournament_setup_make (&rules, 0);

  return self;
}

guint8
dulle_session_get_person (DulleSession *self)
{
  g_return_val_if_fail (DULLE_IS_SESSION (self), DULLE_NO_SEAT);

  return self->person;
}

guint8
dulle_session_get_player (DulleSession *self)
{
  g_return_val_if_fail (DULLE_IS_SESSION (self), DULLE_NO_SEAT);

  return self->player;
}

char *
dulle_session_get_folder (DulleSession *self)
{
  g_return_val_if_fail (DULLE_IS_SESSION (self), NULL);

  return self->path != NULL ? g_path_get_dirname (self->path) : NULL;
}

void
dulle_session_set_first_tournament (DulleSession               *self,
                                    const DulleTournamentSetup *setup)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (self->worker == NULL);
  g_return_if_fail (setup != NULL && dulle_tournament_setup_is_valid (setup));

  self->first = *setup;
}

static void
session_post_tutor (DulleSession *self)
{
  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_SET_TUTOR, .players = self->warned });
}

void
dulle_session_start (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (self->worker == NULL);

  self->shown = 0;
  session_leave_game (self);
  self->inbox = dulle_inbox_new (self->context, session_receive_cb, self, dulle_message_free);
  self->worker = dulle_worker_new (self->path, self->person, &self->first, self->inbox);
  session_post_tutor (self);
}

/* The game */

void
dulle_session_new_tournament (DulleSession               *self,
                              const DulleTournamentSetup *setup)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (setup != NULL && dulle_tournament_setup_is_valid (setup));

  session_leave_game (self);
  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_BEGIN, .setup = *setup });
}

void
dulle_session_continue_tournament (DulleSession *self,
                                   gint64        id)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  session_leave_game (self);
  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_CONTINUE, .tournament = id });
}

void
dulle_session_rename_player (DulleSession *self,
                             guint8        player,
                             const char   *name)
{
  DulleRequest request = { .kind = DULLE_REQUEST_RENAME, .rename = { .player = player } };

  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (player < DULLE_MAX_PLAYERS);
  g_return_if_fail (name != NULL);

  dulle_participant_set_name (&request.rename.named, name);
  session_post (self, request);
}

void
dulle_session_set_skill (DulleSession *self,
                         DulleSkill    skill)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (skill < DULLE_N_SKILLS);

  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_SET_SKILL, .skill = skill });
}

void
dulle_session_next_game (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (!self->game_is_over)
    return;
  self->wants_next = self->rests && !self->is_guest;
  if (self->wants_next)
    return;

  session_leave_game (self);
  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_DEAL });
}

void
dulle_session_rest (DulleSession *self,
                    gboolean      rests)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  self->rests = rests;
  if (!rests && self->wants_next)
    dulle_session_next_game (self);
}

gboolean
dulle_session_is_between_games (DulleSession *self)
{
  g_return_val_if_fail (DULLE_IS_SESSION (self), FALSE);

  return self->game_is_over;
}

void
dulle_session_vote (DulleSession *self,
                    guint8        player,
                    gboolean      in_favour)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (!dulle_players_have (self->voters, player))
    return;

  session_leave_game (self);
  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_VOTE, .vote = { player, in_favour } });
}

void
dulle_session_face (DulleSession *self,
                    guint8        player,
                    gboolean      open)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (player < DULLE_MAX_PLAYERS);

  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_FACE, .face = { player, open } });
}

void
dulle_session_set_tutor (DulleSession *self,
                         DullePlayers  warned)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  self->warned = warned;
  session_post_tutor (self);
}

void
dulle_session_watch (DulleSession *self,
                     guint8        seat)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (seat < DULLE_N_SEATS || seat == DULLE_NO_SEAT);

  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_WATCH, .seat = seat });
}

void
dulle_session_open_hands (DulleSession *self,
                          gboolean      open)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_OPEN_HANDS, .on = open });
}

void
dulle_session_submit (DulleSession      *self,
                      const DulleAction *action)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (action != NULL && action->seat < DULLE_N_SEATS);

  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_SUBMIT, .action = *action });
}

void
dulle_session_substitute (DulleSession *self,
                          guint8        player,
                          gboolean      on)
{
  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (player < DULLE_MAX_PLAYERS);

  session_post (
      self, (DulleRequest){ .kind = DULLE_REQUEST_SUBSTITUTE, .substitute = { player, on } });
  session_settle (self);
}

void
dulle_session_be_watched (DulleSession *self,
                          gboolean      watched)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_BE_WATCHED, .on = watched });
}

void
dulle_session_give_shares (DulleSession     *self,
                           guint             game,
                           const DulleShare *shares,
                           guint8            n_shares)
{
  DulleRequest request = { .kind = DULLE_REQUEST_GIVE_SHARES, .shares = { game, n_shares } };

  g_return_if_fail (DULLE_IS_SESSION (self));
  g_return_if_fail (n_shares <= DULLE_MAX_PLAYERS);

  memcpy (request.shares.shares, shares, n_shares * sizeof *shares);
  session_post (self, request);
}

void
dulle_session_take_back (DulleSession *self,
                         guint8        player)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  if (!self->game_is_over)
    session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_TAKE_BACK, .player = player });
}

void
dulle_session_ask_hint (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_ASK_HINT });
}

void
dulle_session_retry_saving (DulleSession *self)
{
  g_return_if_fail (DULLE_IS_SESSION (self));

  session_post (self, (DulleRequest){ .kind = DULLE_REQUEST_RETRY_SAVING });
}

/* What the grader asks and reports */

static void
grader_ask (gpointer            session,
            const DulleRequest *request,
            GAsyncReadyCallback callback,
            gpointer            user_data)
{
  session_ask (session, *request, NULL, callback, user_data);
}

static void
grader_kept (gpointer           session,
             DulleGameAnalysis *analysis)
{
  g_signal_emit (session, signals[SIGNAL_GRADED], 0, analysis);
}

/* Holding */

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

  session_drop_guest (self);
  g_clear_pointer (&self->former, dulle_guest_free);
  dulle_grader_close (self->grader);
  g_clear_pointer (&self->worker, dulle_worker_free);
  g_clear_pointer (&self->inbox, dulle_inbox_close);
  session_let_go_of_tables (self);
  dulle_broker_await_farewells ();
}
