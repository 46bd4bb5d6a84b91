/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview. Every event holds the session from its arrival until
 * it has been shown, in the steps of its script (table-scripts.c). Time is a main
 * loop timer and nothing else: the motion on the table goes by frames, but nobody
 * waits for its end, so that a window which is hidden, or draws slowly, or has
 * animations off, cannot stop the game. No step is ever taken inside a signal of the
 * session.
 *
 * A new deal (or a resumed game) drops what has not been shown yet.
 */
#include "config.h"

#include <adwaita.h>

#include "dulle-table-private.h"
#include "table-scripts.h"

struct _DulleChoreographer
{
  DulleAnimationSpeed speed;
  unsigned            step;
  guint               source;
  gboolean            advancing;
  gboolean            hurried;

  /* Borrowed */
  DulleTable *table;

  /* Owned */
  DulleSession     *session;
  GQueue            waiting;
  const DulleEvent *current;
};

/* Nothing moves where nobody wants it, or nobody sees it. */
static DullePace
pace_of (DulleChoreographer *self)
{
  GtkWidget *table = GTK_WIDGET (self->table);
  gboolean   moves = adw_get_enable_animations (table) && gtk_widget_get_mapped (table);

  return (DullePace){ moves ? self->speed : DULLE_ANIMATION_SPEED_OFF, self->hurried };
}

static void
finish (DulleChoreographer *self)
{
  g_autoptr (DulleSession) session = g_object_ref (self->session);
  const DulleEvent *event = g_steal_pointer (&self->current);

  self->step = 0;
  self->hurried = FALSE;
  dulle_table_settle (self->table, event, g_queue_is_empty (&self->waiting));
  dulle_session_release (session);
  dulle_event_unref (event);
}

static gboolean
next_event (DulleChoreographer *self)
{
  if (self->current == NULL)
    self->current = g_queue_pop_head (&self->waiting);

  return self->current != NULL;
}

static gboolean
advance_cb (gpointer data)
{
  DulleChoreographer *self = data;
  g_autoptr (DulleTable) table = g_object_ref (self->table);

  self->source = 0;
  self->advancing = TRUE;
  while (self->source == 0 && next_event (self))
    {
      int wait;

      if (self->step == 0)
        dulle_table_show_open (self->table, self->current);
      wait = dulle_script_step (self->table, self->current, self->step++, pace_of (self));

      if (wait == DULLE_SCRIPT_DONE)
        finish (self);
      else if (wait > 0)
        self->source = g_timeout_add ((guint) wait, advance_cb, self);
    }
  self->advancing = FALSE;

  return G_SOURCE_REMOVE;
}

static void
drop_all (DulleChoreographer *self)
{
  const DulleEvent *event;

  g_clear_handle_id (&self->source, g_source_remove);
  self->step = 0;
  self->hurried = FALSE;
  while ((event = self->current != NULL ? g_steal_pointer (&self->current) : g_queue_pop_head (&self->waiting)) != NULL)
    {
      dulle_session_release (self->session);
      dulle_event_unref (event);
    }
}

static void
event_cb (DulleChoreographer *self,
          const DulleEvent   *event)
{
  if (event->kind == DULLE_EVENT_DEALT || event->kind == DULLE_EVENT_RESUMED)
    drop_all (self);

  dulle_session_hold (self->session);
  g_queue_push_tail (&self->waiting, (gpointer) dulle_event_ref (event));
  if (self->source == 0 && !self->advancing)
    self->source = g_idle_add_full (G_PRIORITY_DEFAULT, advance_cb, self, NULL);
}

DulleChoreographer *
dulle_choreographer_new (DulleTable *table)
{
  DulleChoreographer *self = g_new0 (DulleChoreographer, 1);

  self->table = table;
  self->speed = DULLE_ANIMATION_SPEED_NORMAL;
  g_queue_init (&self->waiting);

  return self;
}

void
dulle_choreographer_free (DulleChoreographer *self)
{
  dulle_choreographer_set_session (self, NULL);
  g_free (self);
}

void
dulle_choreographer_set_session (DulleChoreographer *self,
                                 DulleSession       *session)
{
  drop_all (self);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  if (session != NULL)
    g_signal_connect_swapped (session, "event", G_CALLBACK (event_cb), self);
}

void
dulle_choreographer_set_speed (DulleChoreographer *self,
                               DulleAnimationSpeed speed)
{
  self->speed = speed;
}

void
dulle_choreographer_go_on (DulleChoreographer *self)
{
  if (self->current == NULL || self->source == 0)
    return;

  g_source_remove (self->source);
  self->hurried = TRUE;
  self->source = g_idle_add_full (G_PRIORITY_DEFAULT, advance_cb, self, NULL);
}

gboolean
dulle_choreographer_is_busy (DulleChoreographer *self)
{
  return self->current != NULL || !g_queue_is_empty (&self->waiting);
}

guint
dulle_choreographer_sort_time (DulleChoreographer *self)
{
  return dulle_pace_motion (pace_of (self), DULLE_TIME_SORT);
}
