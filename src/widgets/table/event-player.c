/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview. Every event holds the session from its arrival until
 * it has been shown. Time is a main loop timer and nothing else: the motion on the
 * table goes by frames, but nobody waits for its end, so that a window which is
 * hidden, or draws slowly, or has animations off, cannot stop the game. No step is
 * ever taken inside a signal of the session.
 *
 * A new deal (or a resumed game) drops what has not been shown yet.
 *
 * What a computer player does is shown on the beat of its pace, counted from when the
 * table began to wait for it. Nothing shortens that: a card that came at once would tell
 * that no other could be played.
 */
#include "config.h"

#include "event-player.h"

struct _DulleEventPlayer
{
  GObject parent_instance;

  guint    n_shown;
  guint    source;
  gboolean playing;
  gboolean hurried;
  gboolean seen;
  gboolean on_beat;
  gboolean skipping;
  gboolean keeps_trick;
  gint64   waits_since;

  /* Borrowed */
  DulleTableAnimation *animation;

  /* Owned: the events that wait, the one that is being shown with its steps, and the
   * one that was shown last */
  DulleSession     *session;
  GQueue            waiting;
  const DulleEvent *current;
  GArray           *steps;
  const DulleEvent *shown;
};

G_DEFINE_FINAL_TYPE (DulleEventPlayer, dulle_event_player, G_TYPE_OBJECT)

enum
{
  BEGUN,
  SEEN,
  SETTLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
dulle_event_player_dispose (GObject *object)
{
  DulleEventPlayer *self = DULLE_EVENT_PLAYER (object);

  dulle_event_player_set_session (self, NULL);
  g_clear_pointer (&self->shown, dulle_event_unref);

  G_OBJECT_CLASS (dulle_event_player_parent_class)->dispose (object);
}

static void
dulle_event_player_class_init (DulleEventPlayerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dulle_event_player_dispose;

  signals[BEGUN] =
      g_signal_new ("begun", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, DULLE_TYPE_EVENT | G_SIGNAL_TYPE_STATIC_SCOPE);
  signals[SEEN] =
      g_signal_new ("seen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, DULLE_TYPE_EVENT | G_SIGNAL_TYPE_STATIC_SCOPE);
  signals[SETTLED] =
      g_signal_new ("settled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, DULLE_TYPE_EVENT | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
dulle_event_player_init (DulleEventPlayer *self)
{
  g_queue_init (&self->waiting);
}

static DulleTiming
timing_now (DulleEventPlayer *self)
{
  return (DulleTiming){ dulle_table_animation_get_speed (self->animation),
                        self->hurried || self->skipping };
}

static void
forget_current (DulleEventPlayer *self)
{
  g_clear_pointer (&self->steps, g_array_unref);
  self->current = NULL;
  self->n_shown = 0;
  self->hurried = FALSE;
  self->seen = FALSE;
  self->on_beat = FALSE;
}

static void
set_shown (DulleEventPlayer *self,
           const DulleEvent *event)
{
  g_clear_pointer (&self->shown, dulle_event_unref);
  self->shown = dulle_event_ref (event);
}

/* Events that change nothing about whom the table waits for. */
static gboolean
leaves_game (const DulleEvent *event)
{
  return event->kind == DULLE_EVENT_THINKING || event->kind == DULLE_EVENT_HINT ||
         event->kind == DULLE_EVENT_WARNING || event->kind == DULLE_EVENT_REFUSED;
}

static void
report_seen (DulleEventPlayer *self)
{
  if (self->seen)
    return;

  self->seen = TRUE;
  g_signal_emit (self, signals[SEEN], 0, self->current);
}

static void
finish_event (DulleEventPlayer *self)
{
  g_autoptr (DulleSession) session = g_object_ref (self->session);
  const DulleEvent *event = self->current;

  report_seen (self);
  forget_current (self);
  if (!leaves_game (event))
    self->waits_since = g_get_monotonic_time ();
  set_shown (self, event);
  g_signal_emit (self, signals[SETTLED], 0, event);
  dulle_session_release (session);
  dulle_event_unref (event);
}

static gboolean play_cb (gpointer data);

/* Returns: whether @event has to wait for its beat */
static gboolean
await_beat (DulleEventPlayer *self,
            const DulleEvent *event)
{
  gint64 elapsed = g_get_monotonic_time () - self->waits_since;
  guint  wait = self->on_beat || self->skipping
                    ? 0
                    : dulle_timing_beat (event->pace, (guint) (elapsed / 1000));

  self->on_beat = TRUE;
  if (wait > 0)
    self->source = g_timeout_add (wait, play_cb, self);

  return wait > 0;
}

/* What moments are found by, or NULL if nobody wants to see any. */
static const DulleView *
view_before (DulleEventPlayer *self)
{
  return self->shown != NULL && dulle_table_animation_get_moments (self->animation)
             ? &self->shown->view
             : NULL;
}

/* A game that is skipped is over, or another one is on the table. */
static gboolean
ends_skipping (const DulleEvent *event)
{
  return event->kind == DULLE_EVENT_OVER || event->kind == DULLE_EVENT_DEALT ||
         event->kind == DULLE_EVENT_TOURNAMENT_OVER || event->seating.own != DULLE_NO_SEAT ||
         dulle_seating_is_closed (&event->seating);
}

static gboolean
begin_event (DulleEventPlayer *self)
{
  if (self->current != NULL)
    return TRUE;
  if (g_queue_is_empty (&self->waiting) || await_beat (self, g_queue_peek_head (&self->waiting)))
    return FALSE;

  self->current = g_queue_pop_head (&self->waiting);
  if (ends_skipping (self->current))
    self->skipping = FALSE;
  self->steps = dulle_sequence_new (view_before (self), self->current, timing_now (self));
  g_signal_emit (self, signals[BEGUN], 0, self->current);

  return TRUE;
}

/* Whether @step is part of taking a trick away. */
static gboolean
takes_trick (const DulleStep *step)
{
  return step->time == DULLE_TIME_TAKE || step->kind == DULLE_STEP_CLEAR_TRICK;
}

static void
take_step (DulleEventPlayer *self,
           const DulleStep  *step)
{
  DulleTiming timing = timing_now (self);
  guint       wait;

  if (self->keeps_trick && takes_trick (step))
    return;
  if (step->kind != DULLE_STEP_WAIT)
    {
      dulle_table_animation_show_step (self->animation, self->current, step,
                                       dulle_timing_motion (timing, step->time));
      if (step->kind == DULLE_STEP_SHOW_TURN)
        report_seen (self);
      return;
    }

  wait = dulle_timing_wait (timing, step->time);
  if (wait > 0)
    self->source = g_timeout_add (wait, play_cb, self);
}

static gboolean
play_cb (gpointer data)
{
  g_autoptr (DulleEventPlayer) self = g_object_ref (DULLE_EVENT_PLAYER (data));

  self->source = 0;
  self->playing = TRUE;
  while (self->source == 0 && begin_event (self))
    if (self->n_shown < self->steps->len)
      take_step (self, &g_array_index (self->steps, DulleStep, self->n_shown++));
    else
      finish_event (self);
  self->playing = FALSE;

  return G_SOURCE_REMOVE;
}

static void
play_when_idle (DulleEventPlayer *self)
{
  self->source = g_idle_add_full (G_PRIORITY_DEFAULT, play_cb, self, NULL);
}

static void
drop_event (DulleEventPlayer *self,
            const DulleEvent *event)
{
  dulle_session_release (self->session);
  dulle_event_unref (event);
}

static void
drop_all_events (DulleEventPlayer *self)
{
  const DulleEvent *event = self->current;

  g_clear_handle_id (&self->source, g_source_remove);
  forget_current (self);
  if (event != NULL)
    drop_event (self, event);
  while ((event = g_queue_pop_head (&self->waiting)) != NULL)
    drop_event (self, event);
}

static void
event_cb (DulleEventPlayer *self,
          const DulleEvent *event)
{
  g_assert (DULLE_IS_EVENT_PLAYER (self));

  if (!dulle_event_is_of_game (event))
    return;
  if (event->kind == DULLE_EVENT_DEALT || event->kind == DULLE_EVENT_RESUMED)
    drop_all_events (self);

  dulle_session_hold (self->session);
  g_queue_push_tail (&self->waiting, (gpointer) dulle_event_ref (event));
  if (self->source == 0 && !self->playing)
    play_when_idle (self);
}

DulleEventPlayer *
dulle_event_player_new (DulleTableAnimation *animation)
{
  DulleEventPlayer *self = g_object_new (DULLE_TYPE_EVENT_PLAYER, NULL);

  self->animation = animation;

  return self;
}

DulleSession *
dulle_event_player_get_session (DulleEventPlayer *self)
{
  g_return_val_if_fail (DULLE_IS_EVENT_PLAYER (self), NULL);

  return self->session;
}

void
dulle_event_player_set_session (DulleEventPlayer *self,
                                DulleSession     *session)
{
  g_return_if_fail (DULLE_IS_EVENT_PLAYER (self));
  g_return_if_fail (session == NULL || DULLE_IS_SESSION (session));

  if (self->session == session)
    return;

  drop_all_events (self);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  if (session != NULL)
    g_signal_connect_object (session, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
}

void
dulle_event_player_advance (DulleEventPlayer *self)
{
  g_return_if_fail (DULLE_IS_EVENT_PLAYER (self));

  if (self->current == NULL || self->source == 0)
    return;

  g_source_remove (self->source);
  self->hurried = TRUE;
  play_when_idle (self);
}

void
dulle_event_player_skip_game (DulleEventPlayer *self)
{
  g_return_if_fail (DULLE_IS_EVENT_PLAYER (self));

  self->skipping = TRUE;
  dulle_event_player_advance (self);
  if (self->current == NULL && self->source != 0)
    {
      g_source_remove (self->source);
      play_when_idle (self);
    }
}

void
dulle_event_player_keep_trick (DulleEventPlayer *self,
                               gboolean          keeps)
{
  g_return_if_fail (DULLE_IS_EVENT_PLAYER (self));

  self->keeps_trick = keeps;
}

gboolean
dulle_event_player_is_busy (DulleEventPlayer *self)
{
  g_return_val_if_fail (DULLE_IS_EVENT_PLAYER (self), FALSE);

  return self->current != NULL || !g_queue_is_empty (&self->waiting);
}

const DulleEvent *
dulle_event_player_get_shown (DulleEventPlayer *self)
{
  g_return_val_if_fail (DULLE_IS_EVENT_PLAYER (self), NULL);

  return self->shown;
}
