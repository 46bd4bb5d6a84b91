/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How a host tells its guests what happens: the session's events for persons elsewhere become
 * lines. Finished games are sent as records, which are asked of the session; what happens
 * until its answer waits in a queue.
 */
#include "dulle-host-private.h"

#include <string.h>

#include "company-wire.h"
#include "engine/seen-text.h"
#include "engine/view-text.h"

/* Telling */

void
host_tell_player (DulleHost       *self,
                  guint8           player,
                  DulleWireMessage message)
{
  DulleVisitor *visitor = self->places[player].visitor;

  if (visitor != NULL)
    dulle_line_send (visitor->line, &message);
  else if (player == HOST_WATCHERS)
    host_tell_watchers (self, &message);
}

void
host_tell_everybody (DulleHost       *self,
                     DulleWireMessage message)
{
  for (guint8 player = 0; player < HOST_N_PLACES; player++)
    host_tell_player (self, player, message);
}

void
host_tell_rules (DulleHost *self,
                 guint8     player)
{
  g_autofree char *rules = dulle_company_format_rules (&self->company.rules);

  host_tell_player (self, player, (DulleWireMessage){ DULLE_WIRE_RULES, .text = rules });
}

void
host_tell_tournament (DulleHost *self,
                      guint8     player)
{
  host_tell_player (self, player,
                    (DulleWireMessage){ DULLE_WIRE_TOURNAMENT,
                                        .tournament = { self->seats.id, self->setup.dealer } });
}

static void
tell_vote (DulleHost       *self,
           guint8           player,
           const DulleVote *vote)
{
  host_tell_player (self, player,
                    (DulleWireMessage){ DULLE_WIRE_VOTED,
                                        .voted = { vote->deal, vote->n_in_favour } });
}

/* What was voted before that deal, if it was. */
static void
tell_vote_before (DulleHost *self,
                  guint8     player,
                  guint      deal)
{
  for (guint i = 0; i < self->votes->len; i++)
    {
      const DulleVote *vote = &g_array_index (self->votes, DulleVote, i);

      if (vote->deal == deal)
        tell_vote (self, player, vote);
    }
}

/* The number of the deal that follows the finished games. */
static guint
find_deal (DulleHost *self)
{
  return self->log != NULL ? self->log->records->len + 1 : 1;
}

/* The finished games that the guest does not have, and what was voted between them. */
static void
tell_new_records (DulleHost *self,
                  guint8     player)
{
  DullePlace *place = &self->places[player];

  for (; self->log != NULL && place->n_records < self->log->records->len; place->n_records++)
    {
      const DulleRecord *record =
          &g_array_index (self->log->records, DulleRecord, place->n_records);
      g_autoptr (GString) text = g_string_new (NULL);

      tell_vote_before (self, player, record->number);
      dulle_record_write (record, text);
      host_tell_player (self, player, (DulleWireMessage){ DULLE_WIRE_RECORD, .text = text->str });
    }
}

/* The finished games that a guest or those who look on do not have. */
static void
tell_records (DulleHost *self,
              guint8     player)
{
  DullePlace *place = &self->places[player];

  if (player != HOST_WATCHERS || place->visitor != NULL)
    {
      tell_new_records (self, player);
      return;
    }

  for (guint i = 0; i < self->visitors->len; i++)
    {
      DulleVisitor *visitor = g_ptr_array_index (self->visitors, i);

      if (visitor->watcher == DULLE_NO_SEAT)
        continue;
      place->visitor = visitor;
      place->n_records = visitor->n_records;
      tell_new_records (self, player);
      visitor->n_records = place->n_records;
      place->visitor = NULL;
    }
}

static void
tell_new_game (DulleHost *self,
               guint8     player)
{
  DullePlace *place = &self->places[player];
  g_autoptr (GString) text = g_string_new (NULL);

  dulle_seen_game_write (&place->last->view, text);
  host_tell_player (self, player,
                    (DulleWireMessage){ DULLE_WIRE_NEW, .numbered = { place->number, text->str } });
}

static void
tell_view (DulleHost *self,
           guint8     player)
{
  DullePlace *place = &self->places[player];
  g_autoptr (GString) text = g_string_new (NULL);

  dulle_view_write (&place->last->view, text);
  host_tell_player (self, player,
                    (DulleWireMessage){ DULLE_WIRE_VIEW,
                                        .numbered = { place->number, text->str } });
}

/* No game is running: whoever comes now has nothing to wait for but the next one. */
static void
tell_pause (DulleHost *self,
            guint8     player)
{
  host_tell_player (self, player,
                    (DulleWireMessage){ DULLE_WIRE_BETWEEN, .number = find_deal (self) - 1 });
}

static void
ask_player (DulleHost *self,
            guint8     player)
{
  DullePlace *place = &self->places[player];

  place->is_asked = dulle_event_on_turn (place->last);
  if (place->is_asked)
    host_tell_player (self, player, (DulleWireMessage){ DULLE_WIRE_ASK, .number = place->number });
}

static void
poll_player (DulleHost *self,
             guint8     player)
{
  self->places[player].is_polled = TRUE;
  host_tell_player (self, player,
                    (DulleWireMessage){ DULLE_WIRE_POLL, .number = find_deal (self) });
}

/* Events */

static void
set_last_event (DullePlace       *place,
                const DulleEvent *event)
{
  const DulleEvent *before = place->last;

  place->last = dulle_event_ref (event);
  place->number++;
  g_clear_pointer (&before, dulle_event_unref);
}

static void
begin_game (DulleHost        *self,
            guint8            player,
            const DulleEvent *event)
{
  DullePlace *place = &self->places[player];

  place->n_before = place->number;
  place->is_polled = FALSE;
  place->vote = -1;
  set_last_event (place, event);
}

/* Returns: what was voted before the game */
static const DulleVote *
note_vote (DulleHost             *self,
           const DulleEventDealt *dealt)
{
  DulleVote vote = {
    .deal = find_deal (self),
    .n_in_favour = dealt->n_in_favour,
  };
  const DulleVote *last =
      self->votes->len > 0 ? &g_array_index (self->votes, DulleVote, self->votes->len - 1) : NULL;

  if (last == NULL || last->deal != vote.deal)
    g_array_append_val (self->votes, vote);

  return &g_array_index (self->votes, DulleVote, self->votes->len - 1);
}

static void
take_dealt (DulleHost        *self,
            guint8            player,
            const DulleEvent *event)
{
  begin_game (self, player, event);
  if (event->dealt.n_voters > 0)
    tell_vote (self, player, note_vote (self, &event->dealt));
  tell_new_game (self, player);
  ask_player (self, player);
}

static void
take_resumed (DulleHost        *self,
              guint8            player,
              const DulleEvent *event)
{
  begin_game (self, player, event);
  tell_records (self, player);
  if (dulle_board_is_finished (&event->view.board))
    {
      tell_pause (self, player);
      return;
    }
  tell_vote_before (self, player, find_deal (self));
  tell_view (self, player);
  ask_player (self, player);
}

static void
take_action (DulleHost        *self,
             guint8            player,
             const DulleEvent *event)
{
  DullePlace *place = &self->places[player];

  set_last_event (place, event);
  host_tell_player (self, player,
                    (DulleWireMessage){ DULLE_WIRE_EVENT,
                                        .event = { place->number, event->pace, event->words } });
  ask_player (self, player);
}

static void
take_refusal (DulleHost        *self,
              guint8            player,
              const DulleEvent *event)
{
  DullePlace *place = &self->places[player];

  host_tell_player (self, player,
                    (DulleWireMessage){
                        DULLE_WIRE_REFUSED,
                        .words = { place->number,
                                   (char *) dulle_refusal_id (event->refused.reason) } });
  place->is_asked = dulle_event_on_turn (event);
}

/* The session asks once more whoever has not voted when others have. */
static void
take_poll (DulleHost        *self,
           guint8            player,
           const DulleEvent *event)
{
  DullePlace *place = &self->places[player];

  if (place->vote >= 0)
    dulle_session_vote (self->session, player, place->vote != 0);
  else if (!place->is_polled)
    poll_player (self, player);
}

static void
take_over (DulleHost        *self,
           guint8            player,
           const DulleEvent *event)
{
  self->places[player].is_asked = FALSE;
  tell_records (self, player);
  host_try_handing_on (self);
}

static void
take_sharing (DulleHost        *self,
              guint8            player,
              const DulleEvent *event)
{
  host_collect_shares (self, event->shares.game);
}

static void (*const event_handlers[DULLE_N_EVENTS]) (DulleHost        *self,
                                                     guint8            player,
                                                     const DulleEvent *event) = {
  [DULLE_EVENT_DEALT] = take_dealt,
  [DULLE_EVENT_RESUMED] = take_resumed,
  [DULLE_EVENT_ACTION] = take_action,
  [DULLE_EVENT_REFUSED] = take_refusal,
  [DULLE_EVENT_VOTE] = take_poll,
  [DULLE_EVENT_OVER] = take_over,
  [DULLE_EVENT_SHARES] = take_sharing,
};

static void read_records (DulleHost *self);

/* Whether games may have ended of which the record is not known yet. Cards that are thrown in are
 * dealt again at once, so that is seen only then; and of what only the host and computers play,
 * nothing is heard before somebody looks on. */
static gboolean
lacks_records (DulleHost        *self,
               const DulleEvent *event)
{
  guint n_games = event->standing.n_games;

  if (event->kind == DULLE_EVENT_OVER)
    return self->log == NULL || self->log->standing.n_games < n_games;
  if ((event->kind != DULLE_EVENT_DEALT && event->kind != DULLE_EVENT_RESUMED) ||
      !self->may_lack_records)
    return FALSE;
  self->may_lack_records = FALSE;

  return TRUE;
}

/* Whose place an event is for. */
static guint8
find_place (const DulleEvent *event)
{
  return event->seating.person == DULLE_WATCHERS ? HOST_WATCHERS : event->seating.person;
}

/* Of what was shown to those who looked on before, some may still be on its way. Whoever has come
 * since cannot use it: the session shows the table first. */
static gboolean
is_for_former_watchers (DulleHost        *self,
                        const DulleEvent *event)
{
  gboolean is_first = event->kind == DULLE_EVENT_DEALT || event->kind == DULLE_EVENT_RESUMED;

  return find_place (event) == HOST_WATCHERS &&
         (dulle_company_count_watchers (&self->company) == 0 ||
          (self->places[HOST_WATCHERS].last == NULL && !is_first));
}

void
host_take_events (DulleHost *self)
{
  while (!self->is_reading && !g_queue_is_empty (&self->events))
    {
      const DulleEvent *event = g_queue_peek_head (&self->events);
      guint8            player = find_place (event);

      if (lacks_records (self, event))
        {
          read_records (self);
          return;
        }
      g_queue_pop_head (&self->events);
      if (event->kind == DULLE_EVENT_DEALT)
        tell_records (self, player);
      if (event->view.board.phase == DULLE_PHASE_THROWN)
        self->may_lack_records = TRUE;
      if (event_handlers[event->kind] != NULL && !is_for_former_watchers (self, event))
        event_handlers[event->kind](self, player, event);
      dulle_event_unref (event);
    }
  host_watch_turns (self);
}

static void
records_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (DulleHost) self = user_data;
  const DulleTournamentLog *log =
      dulle_session_read_tournament_log_finish (DULLE_SESSION (source), result, NULL);

  self->is_reading = FALSE;
  if (log == NULL)
    return;

  g_clear_pointer (&self->log, dulle_tournament_log_unref);
  self->log = log;
  g_array_set_size (self->votes, 0);
  g_array_append_vals (self->votes, log->votes->data, log->votes->len);
  host_note_end (self);
  host_take_events (self);
}

static void
read_records (DulleHost *self)
{
  self->is_reading = TRUE;
  dulle_session_read_tournament_log_async (self->session, 0, self->cancellable, records_cb,
                                           g_object_ref (self));
}

void
host_take_event (DulleHost        *self,
                 const DulleEvent *event)
{
  if (find_place (event) >= HOST_N_PLACES || event->standing.seed != self->setup.seed)
    return;

  g_queue_push_tail (&self->events, (gpointer) dulle_event_ref (event));
  host_take_events (self);
}

/* A guest decides by that number only what it is sent. One that knows more games than there are has
 * seen what was lost here, with the file of the tournament. Of what it could tell of these nothing
 * could be verified: their proofs would show that they were dealt fairly, but not that they were
 * played like that, or at all. So it is told all anew, after a tournament that is none.
 *
 * Returns: how many finished games it need not be sent */
static guint
find_known_records (DulleHost *self,
                    guint8     player,
                    guint      n_said)
{
  if (n_said < find_deal (self))
    return n_said;

  host_tell_player (self, player,
                    (DulleWireMessage){ DULLE_WIRE_TOURNAMENT,
                                        .tournament = { (char *) DULLE_WIRE_NO_TOURNAMENT,
                                                        self->setup.dealer } });

  return 0;
}

/* What the guest has missed. */
void
host_catch_up (DulleHost *self,
               guint8     player,
               guint      n_records)
{
  DullePlace *place = &self->places[player];

  place->n_records = find_known_records (self, player, n_records);
  host_tell_tournament (self, player);
  tell_records (self, player);
  if (place->last == NULL)
    return;
  if (place->last->kind != DULLE_EVENT_OVER && !dulle_board_is_finished (&place->last->view.board))
    {
      tell_vote_before (self, player, place->n_records + 1);
      tell_view (self, player);
      ask_player (self, player);
    }
  else
    tell_pause (self, player);
  if (place->is_polled)
    poll_player (self, player);
}

void
host_forget_game (DulleHost *self)
{
  for (guint8 player = 0; player < HOST_N_PLACES; player++)
    {
      DullePlace *place = &self->places[player];

      g_clear_pointer (&place->last, dulle_event_unref);
      g_clear_pointer (&place->offer, g_free);
      g_clear_pointer (&place->untried, g_free);
      *place = (DullePlace){ .visitor = place->visitor };
    }
  g_queue_clear_full (&self->events, (GDestroyNotify) dulle_event_unref);
  g_clear_pointer (&self->log, dulle_tournament_log_unref);
  g_array_set_size (self->votes, 0);
  self->may_lack_records = FALSE;
}
