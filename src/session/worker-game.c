/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the worker plays a tournament: events go out, actions are applied and kept,
 * computers are asked.
 */
#include "worker-private.h"

#include "computers.h"
#include "engine/information.h"

/* Events */

void
dulle_news_free (gpointer data)
{
  DulleNews *news = data;

  dulle_event_unref (news->event);
  g_free (news);
}

DulleEvent *
worker_event (DulleWorker   *self,
              DulleEventKind kind)
{
  return dulle_look_event (&self->look, &self->course, kind);
}

void
worker_send (DulleWorker      *self,
             const DulleEvent *event)
{
  DulleNews *news = g_new (DulleNews, 1);

  *news = (DulleNews){ .epoch = self->epoch, .number = ++self->n_sent, .event = event };
  dulle_inbox_post (self->outbox, news);
}

void
worker_send_trouble (DulleWorker *self,
                     char        *message)
{
  DulleEvent *event = worker_event (self, DULLE_EVENT_TROUBLE);

  event->message = message;
  worker_send (self, event);
}

void
worker_send_with_sheet (DulleWorker   *self,
                        DulleEventKind kind)
{
  DulleEvent *event = worker_event (self, kind);

  event->sheet = g_array_copy (self->course.sheet);
  if (kind == DULLE_EVENT_OVER)
    event->result = self->course.result;
  worker_send (self, event);
}

static void
worker_send_over (DulleWorker *self)
{
  worker_send_with_sheet (self, DULLE_EVENT_OVER);
  if (dulle_tournament_is_over (&self->course.tournament))
    worker_send_with_sheet (self, DULLE_EVENT_TOURNAMENT_OVER);
}

/* The table as it stands. */
void
worker_send_table (DulleWorker *self)
{
  worker_send_with_sheet (self, DULLE_EVENT_RESUMED);
  if (self->course.finished)
    worker_send_over (self);
}

/* The game */

/* Trouble that lasts is told once. */
void
worker_save (DulleWorker *self)
{
  char *trouble = NULL;

  if (self->store == NULL)
    return;
  if (dulle_store_save (self->store, &self->course, &trouble))
    self->unsaved = FALSE;
  else if (self->unsaved)
    g_free (trouble);
  else
    {
      self->unsaved = TRUE;
      worker_send_trouble (self, trouble);
    }
}

void
worker_seat_players (DulleWorker *self)
{
  self->nobody_speaks = FALSE;
  self->seat = dulle_look_seat (&self->look, &self->course);
  dulle_computers_sit_down (&self->course, self->seat, &self->stop, self->players);
}

DulleRefusal
worker_apply (DulleWorker       *self,
              const DulleAction *action)
{
  DulleRefusal refusal = dulle_course_apply (&self->course, action);

  if (refusal != DULLE_ACCEPTED)
    return refusal;

  self->nobody_speaks = FALSE;
  worker_save (self);
  worker_send (self, dulle_look_action (&self->look, &self->course, action));

  return DULLE_ACCEPTED;
}

/* A player that breaks a rule is a fault of the program, but no reason to leave
 * the person with a game that cannot go on. */
static gboolean
worker_apply_for_player (DulleWorker       *self,
                         const DulleAction *action)
{
  DulleRefusal refusal = worker_apply (self, action);

  if (refusal != DULLE_ACCEPTED)
    g_critical ("Player %u broke a rule: %s", action->seat, dulle_refusal_sentence (refusal));

  return refusal == DULLE_ACCEPTED;
}

gboolean
worker_is_stopped (DulleWorker *self)
{
  return g_atomic_int_get (&self->stop) != 0;
}

/* Asks the computers for an announcement, from the seat on turn on.
 *
 * Returns: whether one was made */
gboolean
worker_speak (DulleWorker *self)
{
  const DulleBoard *board = &self->course.game.board;
  DulleAction       announcement;

  if (self->nobody_speaks || dulle_board_is_finished (board))
    return FALSE;

  self->nobody_speaks = !dulle_players_speak (self->players, &self->course.game, self->seat,
                                              &announcement);

  return !self->nobody_speaks && !worker_is_stopped (self) &&
         worker_apply_for_player (self, &announcement);
}

static void
worker_act (DulleWorker *self)
{
  guint8        seat = self->course.game.board.turn;
  DulleView     view = dulle_game_view (&self->course.game, seat);
  DulleDecision decision;
  DulleAction   legal[DULLE_MAX_ACTIONS];

  if (dulle_computer_thinks_long (self->players[seat].kind))
    worker_send (self, dulle_look_thinking (&self->look, &self->course, seat));
  decision = dulle_player_act (&self->players[seat], &view);
  if (worker_is_stopped (self) || worker_apply_for_player (self, &decision.action))
    return;

  dulle_game_list (&self->course.game, seat, legal);
  worker_apply (self, &legal[0]);
}

void
worker_deal (DulleWorker *self)
{
  dulle_course_deal (&self->course);
  worker_seat_players (self);
  worker_save (self);
  worker_send (self, worker_event (self, DULLE_EVENT_DEALT));
}

/* Cards that were thrown in are dealt again at once. */
static void
worker_finish (DulleWorker *self)
{
  dulle_course_finish (&self->course);
  worker_save (self);
  if (self->course.game.board.phase == DULLE_PHASE_THROWN)
    worker_deal (self);
  else
    worker_send_over (self);
}

void
worker_step (DulleWorker *self)
{
  if (self->course.finished)
    return;
  if (dulle_course_game_is_over (&self->course))
    worker_finish (self);
  else if (!worker_speak (self) && self->course.game.board.turn != self->seat)
    worker_act (self);
}

/* Deals the next game, if the players do not have to vote before. */
void
worker_deal_after_vote (DulleWorker *self)
{
  if (!dulle_course_wants_vote (&self->course))
    worker_deal (self);
  else if (self->look.person != DULLE_NO_SEAT)
    worker_send (self, worker_event (self, DULLE_EVENT_VOTE));
  else
    {
      dulle_course_vote (&self->course, DULLE_NO_SEAT, FALSE);
      worker_deal (self);
    }
}

void
worker_begin (DulleWorker     *self,
              const DullePlan *plan)
{
  dulle_course_begin (&self->course, plan);
  worker_seat_players (self);
  worker_save (self);
  worker_send (self, worker_event (self, DULLE_EVENT_DEALT));
}
