/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview. Every event holds the session from its arrival until
 * it has been shown. Each kind has a script: a function that does step n and says
 * how long to wait for the next one. Time is a main loop timer and nothing else:
 * the motion on the table goes by frames, but nobody waits for its end, so that
 * a window which is hidden, or draws slowly, or has animations off, cannot stop
 * the game. No step is ever taken inside a signal of the session.
 *
 * A new deal (or a resumed game) drops what has not been shown yet.
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "engine/announce.h"

#include "deck-words.h"
#include "dulle-table-private.h"

typedef enum
{
  TIME_PACKET,
  TIME_TURN_UP,
  TIME_CALL,
  TIME_CONTRACT,
  TIME_SORT,
  TIME_ANNOUNCE,
  TIME_PLAY,
  TIME_PLAYED,
  TIME_LOOK,
  TIME_RAISE,
  TIME_TAKE,
  TIME_OVER,
  N_TIMES,
} Time;

/* Milliseconds by speed: off, slow, normal, fast. */
static const guint16 times[][4] = {
  [TIME_PACKET] = { 0, 140, 75, 40 },
  [TIME_TURN_UP] = { 0, 400, 260, 180 },
  [TIME_CALL] = { 250, 1000, 600, 300 },
  [TIME_CONTRACT] = { 600, 1800, 1100, 600 },
  [TIME_SORT] = { 0, 750, 450, 250 },
  [TIME_ANNOUNCE] = { 600, 1800, 1200, 700 },
  [TIME_PLAY] = { 0, 650, 360, 200 },
  [TIME_PLAYED] = { 150, 250, 120, 0 },
  [TIME_LOOK] = { 600, 1600, 900, 450 },
  [TIME_RAISE] = { 0, 450, 260, 150 },
  [TIME_TAKE] = { 0, 650, 400, 220 },
  [TIME_OVER] = { 300, 1000, 600, 300 },
};
G_STATIC_ASSERT (G_N_ELEMENTS (times) == N_TIMES);

#define PACKET_SIZE       3
#define PACKETS_IN_FLIGHT 3
#define DONE              -1

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

static guint
time_of (DulleChoreographer *self,
         Time                time)
{
  gboolean moves = adw_get_enable_animations (GTK_WIDGET (self->table)) && gtk_widget_get_mapped (GTK_WIDGET (self->table));

  if (self->hurried)
    return 0;

  return times[time][moves ? self->speed : DULLE_ANIMATION_SPEED_OFF];
}

static unsigned
packet_size (unsigned hand_size,
             unsigned number)
{
  return MIN (PACKET_SIZE, hand_size - number / DULLE_N_SEATS * PACKET_SIZE);
}

static uint8_t
packet_seat (const DulleBoard *board,
             unsigned          number)
{
  return (uint8_t) ((dulle_board_forehand (board) + number) % DULLE_N_SEATS);
}

/* A packet lands when the third after it sets off. */
static int
deal (DulleChoreographer *self,
      const DulleView    *view,
      unsigned            step)
{
  unsigned n = view->board.n_cards[view->own.seat];
  unsigned n_packets = (n + PACKET_SIZE - 1) / PACKET_SIZE * DULLE_N_SEATS;
  guint    pace = time_of (self, TIME_PACKET);

  if (step == 0)
    dulle_table_begin_deal (self->table, view);
  if (step >= PACKETS_IN_FLIGHT && step - PACKETS_IN_FLIGHT < n_packets)
    {
      unsigned landed = step - PACKETS_IN_FLIGHT;

      dulle_table_land_packet (self->table, view, landed, packet_seat (&view->board, landed), packet_size (n, landed));
    }
  if (step < n_packets)
    dulle_table_throw_packet (self->table, view, step, packet_seat (&view->board, step),
                              packet_size (n, step), pace * PACKETS_IN_FLIGHT);
  if (step < n_packets + PACKETS_IN_FLIGHT)
    return (int) pace;
  if (step > n_packets + PACKETS_IN_FLIGHT)
    return DONE;

  dulle_table_turn_up (self->table, time_of (self, TIME_TURN_UP) / 2);

  return (int) time_of (self, TIME_TURN_UP);
}

static int
show_dealt (DulleChoreographer *self,
            const DulleEvent   *event,
            unsigned            step)
{
  if (step == 0 && time_of (self, TIME_PACKET) == 0)
    {
      dulle_table_show_all (self->table, &event->view);
      return DONE;
    }

  return deal (self, &event->view, step);
}

static int
show_resumed (DulleChoreographer *self,
              const DulleEvent   *event,
              unsigned            step)
{
  dulle_table_show_all (self->table, &event->view);

  return DONE;
}

/* What the table hears in the end: "Queen solo". */
static void
say_contract (DulleChoreographer *self,
              const DulleView    *view)
{
  const DulleBoard *board = &view->board;

  if (board->contract != DULLE_CONTRACT_NORMAL && board->soloist < DULLE_N_SEATS && board->rules.show_soloist)
    dulle_table_say (self->table, view, board->soloist, dulle_deck_words (dulle_contracts[board->contract].label));
}

static int
show_call (DulleChoreographer *self,
           const DulleEvent   *event,
           unsigned            step)
{
  const DulleView *view = &event->view;
  uint8_t          seat = event->action.seat;
  gboolean         healthy = view->board.heard[seat] == DULLE_HEARD_HEALTHY;

  switch (step)
    {
    case 0:
      dulle_table_say (self->table, view, seat, healthy ? _ ("Healthy") : _ ("Reservation"));
      return (int) time_of (self, TIME_CALL);
    case 1:
      if (view->board.phase == DULLE_PHASE_AUCTION)
        return DONE;
      dulle_table_hush (self->table);
      if (view->board.contract == DULLE_CONTRACT_NORMAL)
        return DONE;
      say_contract (self, view);
      dulle_table_update_seats (self->table, view);
      dulle_table_sort_hand (self->table, view, time_of (self, TIME_SORT));
      return (int) time_of (self, TIME_CONTRACT);
    default:
      dulle_table_hush (self->table);
      return DONE;
    }
}

static int
show_announcement (DulleChoreographer *self,
                   const DulleEvent   *event,
                   unsigned            step)
{
  const DulleView *view = &event->view;
  uint8_t          seat = event->action.seat;

  if (step > 0)
    {
      dulle_table_hush (self->table);
      return DONE;
    }

  dulle_table_say (self->table, view, seat,
                   _ (dulle_level_name (event->action.level, dulle_view_party (view, seat))));
  dulle_table_update_seats (self->table, view);

  return (int) time_of (self, TIME_ANNOUNCE);
}

static int
show_card (DulleChoreographer *self,
           const DulleEvent   *event,
           unsigned            step)
{
  const DulleBoard *board = &event->view.board;
  gboolean          full = board->n_tricks > 0 && (board->n_tricks == dulle_board_length (board) || dulle_board_trick (board)->n_cards == 0);
  unsigned          number = full ? board->n_tricks - 1u : board->n_tricks;
  uint8_t           winner = dulle_trick_winner (&board->tricks[number]);

  switch (step)
    {
    case 0:
      dulle_table_lay_card (self->table, &event->view, event->action.seat, event->action.card, number, time_of (self, TIME_PLAY));
      return (int) time_of (self, TIME_PLAY);
    case 1:
      return (int) time_of (self, full ? TIME_LOOK : TIME_PLAYED);
    case 2:
      if (!full)
        return DONE;
      dulle_table_raise_trick (self->table, &event->view, winner, time_of (self, TIME_RAISE));
      return (int) time_of (self, TIME_RAISE);
    case 3:
      dulle_table_take_trick (self->table, &event->view, winner, time_of (self, TIME_TAKE));
      return (int) time_of (self, TIME_TAKE);
    default:
      dulle_table_clear_trick (self->table);
      return DONE;
    }
}

/* What is said with the actions that have no motion of their own. */
static const char *const words[DULLE_N_ACTION_KINDS] = {
  [DULLE_ACTION_ACCEPT] = N_ ("Yes"),
  [DULLE_ACTION_REFUSE] = N_ ("No"),
  [DULLE_ACTION_GENSCHER] = N_ ("Genscher"),
  [DULLE_ACTION_CLAIM] = N_ ("The rest is mine"),
};

static const char *
words_of (const DulleAction *action)
{
  if (action->kind == DULLE_ACTION_DECLARE)
    return action->pigs == DULLE_PIGS ? N_ ("Pigs") : N_ ("Superpigs");

  return words[action->kind];
}

static int
show_plainly (DulleChoreographer *self,
              const DulleEvent   *event,
              unsigned            step)
{
  const char *said = words_of (&event->action);

  if (step > 0)
    {
      dulle_table_hush (self->table);
      return DONE;
    }

  dulle_table_show_all (self->table, &event->view);
  if (said != NULL)
    dulle_table_say (self->table, &event->view, event->action.seat, _ (said));

  return (int) time_of (self, TIME_ANNOUNCE);
}

static int
show_action (DulleChoreographer *self,
             const DulleEvent   *event,
             unsigned            step)
{
  switch (event->action.kind)
    {
    case DULLE_ACTION_CALL:
      return show_call (self, event, step);
    case DULLE_ACTION_ANNOUNCE:
      return show_announcement (self, event, step);
    case DULLE_ACTION_PLAY:
      return show_card (self, event, step);
    default:
      return show_plainly (self, event, step);
    }
}

static int
show_refused (DulleChoreographer *self,
              const DulleEvent   *event,
              unsigned            step)
{
  gboolean played = event->action.kind == DULLE_ACTION_PLAY;

  dulle_table_refuse (self->table, played ? event->action.card : DULLE_NO_CARD, event->refusal);

  return DONE;
}

static int
show_over (DulleChoreographer *self,
           const DulleEvent   *event,
           unsigned            step)
{
  return step == 0 ? (int) time_of (self, TIME_OVER) : DONE;
}

static int
show_nothing (DulleChoreographer *self,
              const DulleEvent   *event,
              unsigned            step)
{
  return DONE;
}

typedef int (*Script) (DulleChoreographer *self,
                       const DulleEvent   *event,
                       unsigned            step);

static const Script scripts[] = {
  [DULLE_EVENT_DEALT] = show_dealt,
  [DULLE_EVENT_RESUMED] = show_resumed,
  [DULLE_EVENT_ACTION] = show_action,
  [DULLE_EVENT_THINKING] = show_nothing,
  [DULLE_EVENT_HINT] = show_nothing,
  [DULLE_EVENT_WARNING] = show_refused,
  [DULLE_EVENT_REFUSED] = show_refused,
  [DULLE_EVENT_OVER] = show_over,
  [DULLE_EVENT_VOTE] = show_nothing,
  [DULLE_EVENT_TOURNAMENT_OVER] = show_nothing,
  [DULLE_EVENT_TOURNAMENTS] = show_nothing,
  [DULLE_EVENT_HISTORY] = show_nothing,
  [DULLE_EVENT_CHRONICLE] = show_nothing,
  [DULLE_EVENT_PAST_GAMES] = show_nothing,
  [DULLE_EVENT_GRADED] = show_nothing,
  [DULLE_EVENT_TROUBLE] = show_nothing,
};
G_STATIC_ASSERT (G_N_ELEMENTS (scripts) == DULLE_N_EVENTS);

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
      wait = scripts[self->current->kind](self, self->current, self->step++);

      if (wait == DONE)
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
  return time_of (self, TIME_SORT);
}
