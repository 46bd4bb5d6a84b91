/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * The guest has a tournament run of its own, in which it plays the finished games again as
 * their records tell it, so that score sheet and standing follow by the same code as the
 * host's. The hands of its running game are dealt at random and never looked at: what is on
 * the table is in @seen.
 */
#include "guest-private.h"

#include <string.h>

#include "engine/record-reader.h"
#include "engine/seen-text.h"
#include "engine/view-text.h"
#include "perspective.h"

/* Milliseconds that a player may seem to take: nobody sits before a table that stands still because
 * its host says so. */
#define MAX_PACE 5000

/* Events */

/* Whoever looks on sees the table from the first seat, and no hand there. */
static DullePrivateKnowledge
lay_bare (const DulleBoard *board)
{
  return (DullePrivateKnowledge){ .seat = 0, .party = (DulleParty) board->known[0] };
}

static DulleEvent *
make_event (DulleGuest    *self,
            DulleEventKind kind)
{
  DullePerspective perspective =
      dulle_perspective_elsewhere (self->company.own, self->company.own);
  DulleEvent *event = dulle_perspective_event (&perspective, &self->run, kind);

  if (self->has_game)
    event->view = dulle_seen_game_view (&self->seen);
  if (self->has_game && self->company.watches)
    event->view.own = lay_bare (&event->view.board);

  return event;
}

static void
emit_event (DulleGuest *self,
            DulleEvent *event)
{
  g_autoptr (DulleEvent) owned = event;

  self->funcs.event (owned, self->owner);
}

void
guest_show_end (DulleGuest *self)
{
  DulleEvent *event = make_event (self, DULLE_EVENT_TOURNAMENT_OVER);

  event->tournament_over.sheet = g_array_copy (self->run.sheet);
  emit_event (self, event);
}

static void
emit_over (DulleGuest *self)
{
  DulleEvent *event = make_event (self, DULLE_EVENT_OVER);

  event->over = (DulleEventOver){ g_memdup2 (&self->run.result, sizeof self->run.result),
                                  g_array_copy (self->run.sheet),
                                  g_memdup2 (&self->run.record, sizeof self->run.record),
                                  guest_check_deal (self, &self->run.record) };
  self->n_shown = self->run.records->len;
  self->was_other_game = FALSE;
  emit_event (self, event);
  if (dulle_tournament_is_over (&self->run.tournament))
    guest_show_end (self);
}

static void
emit_resumed (DulleGuest *self)
{
  DulleEvent *event = make_event (self, DULLE_EVENT_RESUMED);

  event->resumed.sheet = g_array_copy (self->run.sheet);
  emit_event (self, event);
}

/* What the host says */

static void
fill_players (const DulleGuest     *self,
              DulleTournamentSetup *setup)
{
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      const DulleCompanion *companion = &self->company.companions[player];
      DulleParticipant     *participant = &setup->players[player];

      memcpy (participant->name, companion->name, sizeof participant->name);
      participant->face = companion->face;
      participant->skill = DULLE_SKILL_NORMAL;
      if (player == self->company.own)
        participant->taker = DULLE_TAKER_PERSON;
      else if (companion->kind != DULLE_COMPANION_COMPUTER)
        participant->taker = DULLE_TAKER_ELSEWHERE;
    }
}

/* After a new start it is known again by the seed. */
static void
begin_run (DulleGuest             *self,
           const DulleWireMessage *message)
{
  DulleTournamentSetup setup =
      dulle_tournament_setup_make (&self->company.rules, self->seed != 0
                                                             ? self->seed
                                                             : g_str_hash (message->tournament.id));

  setup.deals = DULLE_DEALS_TOLD;
  setup.dealer = (guint8) message->tournament.dealer;
  fill_players (self, &setup);
  guest_end_said (self, NULL);
  dulle_tournament_run_begin (&self->run, &setup);
  self->has_run = TRUE;
  self->has_game = FALSE;
  self->n_shown = 0;
  g_free (self->id);
  self->id = g_strdup (message->tournament.id);
}

static void
take_tournament (DulleGuest             *self,
                 const DulleWireMessage *message)
{
  if (!self->company.has_rules || message->tournament.dealer >= DULLE_COMPANY_SIZE)
    {
      guest_blame_host (self, NULL);
      return;
    }

  if (strcmp (self->id, message->tournament.id) != 0)
    begin_run (self, message);
  self->company.is_playing = TRUE;
  self->company.begins_at = 0;
  guest_report_change (self);
}

/* The game that comes next is dealt, with hands that nobody looks at. Returns: whether there
 * is one */
static gboolean
deal_blindly (DulleGuest *self)
{
  if (!self->has_run)
    return FALSE;
  if (self->run.finished && dulle_tournament_is_over (&self->run.tournament))
    return FALSE;
  if (self->run.finished)
    dulle_tournament_run_deal (&self->run);

  return TRUE;
}

/* Whether the game that was played here has other rules, another dealer or another own hand than
 * the one that its record tells. Whoever looks on has no hand. */
static gboolean
is_other_game (const DulleGuest *self)
{
  const DulleBoard *told = &self->seen.game.board;
  const DulleBoard *shown = &self->run.game.board;
  guint8            seat = self->seen.seat;

  if (!self->has_game || self->company.watches)
    return FALSE;

  return !dulle_rules_equal (&told->rules, &shown->rules) || told->dealer != shown->dealer ||
         memcmp (&self->seen.game.own[seat].dealt, &self->run.record.hands[seat],
                 sizeof (DulleHand)) != 0;
}

/* A game that was not on the table here is written down only; after the last one, the end is
 * shown. */
static void
take_record (DulleGuest             *self,
             const DulleWireMessage *message)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strconcat (DULLE_RECORD_HEAD, message->text, NULL);
  g_autoptr (GArray) records = dulle_record_parse (text, "record", &error);
  gboolean was_on_table = self->has_game;

  if (records == NULL || records->len != 1 || !deal_blindly (self) ||
      !dulle_tournament_run_replay (&self->run, &g_array_index (records, DulleRecord, 0)))
    {
      guest_blame_host (self, error);
      return;
    }

  guest_note_shown (self, self->run.record.number, was_on_table);
  self->was_other_game = self->was_other_game || is_other_game (self);
  guest_end_said (self, &self->run.game.board);
  self->has_game = FALSE;
  if (self->run.records->len > self->n_kept_games && !self->company.watches)
    self->funcs.finished (&self->run, self->owner);
  if (!was_on_table || self->run.game.board.phase == DULLE_PHASE_THROWN)
    {
      if (dulle_tournament_is_over (&self->run.tournament))
        guest_show_end (self);
      return;
    }
  self->is_held = TRUE;
  emit_over (self);
}

/* Whoever comes back now sees the score of the last game, if not yet. */
static void
take_pause (DulleGuest             *self,
            const DulleWireMessage *message)
{
  if (!self->has_run || self->has_game || self->run.records->len == self->n_shown ||
      dulle_tournament_is_over (&self->run.tournament))
    return;

  self->is_held = TRUE;
  emit_resumed (self);
  emit_over (self);
}

static void
take_voted (DulleGuest             *self,
            const DulleWireMessage *message)
{
  if (!dulle_tournament_run_wants_vote (&self->run) ||
      message->voted.deal != self->run.tournament.n_deals + 1)
    return;

  self->n_in_favour = (guint8) MIN (message->voted.in_favour, DULLE_COMPANY_SIZE);
  dulle_tournament_run_vote (&self->run, self->n_in_favour);
}

/* Whether the host tells the game as it is seen from the own seat, or without one to whoever looks
 * on. */
static gboolean
is_seen_from_here (const DulleGuest *self,
                   guint8            seat)
{
  return seat == self->company.own;
}

static gboolean
parse_new (DulleGuest *self,
           const char *block,
           GError    **error)
{
  if (self->company.watches)
    return dulle_seen_game_parse_bare (block, "new", &self->seen, error);

  return dulle_seen_game_parse (block, "new", &self->seen, error);
}

static gboolean
parse_view (const DulleGuest *self,
            const char       *block,
            DulleView        *view,
            GError          **error)
{
  if (self->company.watches)
    return dulle_view_parse_bare (block, "view", view, error);

  return dulle_view_parse (block, "view", view, error);
}

static void
take_new (DulleGuest             *self,
          const DulleWireMessage *message)
{
  g_autoptr (GError) error = NULL;
  gboolean    follows = self->has_run && self->run.finished;
  gboolean    voted = follows && self->run.tournament.vote_due;
  gboolean    again = follows && self->run.game.board.phase == DULLE_PHASE_THROWN;
  DulleEvent *event;

  if (!deal_blindly (self) || !parse_new (self, message->numbered.block, &error) ||
      !is_seen_from_here (self, self->seen.seat))
    {
      guest_blame_host (self, error);
      return;
    }

  self->has_game = TRUE;
  self->company.has_answer = FALSE;
  guest_end_said (self, NULL);
  self->number = message->numbered.number;
  event = make_event (self, DULLE_EVENT_DEALT);
  event->dealt.is_again = again;
  if (voted)
    event->dealt = (DulleEventDealt){ DULLE_COMPANY_SIZE, self->n_in_favour, FALSE };
  emit_event (self, event);
}

/* Whether nothing has happened since the person answered: only then that is still what it wants. */
static gboolean
is_as_it_was (const DulleGuest *self,
              const DulleView  *view)
{
  const DulleView before = dulle_seen_game_view (&self->seen);
  g_autoptr (GString) was = g_string_new (NULL);
  g_autoptr (GString) is = g_string_new (NULL);

  dulle_view_write (&before, was);
  dulle_view_write (view, is);

  return g_string_equal (was, is);
}

static void
take_view (DulleGuest             *self,
           const DulleWireMessage *message)
{
  g_autoptr (GError) error = NULL;
  DulleView view;

  if (!deal_blindly (self) || !parse_view (self, message->numbered.block, &view, &error) ||
      !is_seen_from_here (self, view.own.seat))
    {
      guest_blame_host (self, error);
      return;
    }

  self->company.has_answer =
      self->company.has_answer && self->has_game && is_as_it_was (self, &view);
  dulle_seen_game_adopt (&self->seen, &view);
  self->has_game = TRUE;
  self->number = message->numbered.number;
  guest_hear_said (self);
  emit_resumed (self);
  guest_repeat_said (self);
}

/* What is done on one's turn comes before what comes with it or of it. */
static gboolean
is_main_action (const DulleSeenAction *seen)
{
  return (seen->kind == DULLE_SEEN_ACTION || seen->kind == DULLE_SEEN_RESERVATION) &&
         !dulle_action_is_extra (&seen->action);
}

/* The action that @words tell, as an event has it: of an exchange only the own cards. */
static DulleAction
find_action (DulleGuest *self,
             char      **words)
{
  DulleSeenAction seen;
  guint           i = 0;

  do
    dulle_seen_action_parse (words[i], &seen);
  while (!is_main_action (&seen) && words[++i] != NULL);
  if (seen.kind == DULLE_SEEN_RESERVATION ||
      (seen.action.seat != self->company.own &&
       (seen.action.kind == DULLE_ACTION_CALL || seen.action.kind == DULLE_ACTION_PASS ||
        seen.action.kind == DULLE_ACTION_RETURN)))
    return dulle_action_plain (seen.action.seat, (DulleActionKind) seen.action.kind);

  return seen.action;
}

static void
take_event (DulleGuest             *self,
            const DulleWireMessage *message)
{
  g_autoptr (GError) error = NULL;
  DulleTextPosition at = { .name = "event", .line = 1, .error = &error };
  g_auto (GStrv) words = dulle_record_split (message->event.words);
  DulleAction action;
  gboolean    is_own_extra;
  DulleEvent *event;

  if (!self->has_game || message->event.number != self->number + 1 || words[0] == NULL ||
      !dulle_seen_game_take_words (&self->seen, words, &at))
    {
      guest_blame_host (self, error);
      return;
    }

  action = find_action (self, words);
  if (action.kind == DULLE_ACTION_GENSCHER)
    guest_note_genscher (self);
  is_own_extra = guest_hear_said (self) && dulle_action_is_extra (&action);
  if (self->question == self->number && !is_own_extra)
    self->company.has_answer = FALSE;
  self->number = message->event.number;
  event = make_event (self, DULLE_EVENT_ACTION);
  event->action = action;
  event->pace = MIN (message->event.pace, MAX_PACE);
  emit_event (self, event);
}

void
guest_send_action (DulleGuest        *self,
                   const DulleAction *action)
{
  g_autofree char *word = dulle_action_format (action, self->seen.game.own[self->seen.seat].party);

  self->submitted = *action;
  guest_send (self, (DulleWireMessage){ DULLE_WIRE_ACT, .words = { self->number, word } });
}

/* After what was announced, or the question would be another one by then. */
static void
send_answer (DulleGuest *self)
{
  if (!self->company.has_answer || self->company.has_said || self->question != self->number)
    return;

  guest_send_action (self, &self->answer);
}

static void
take_question (DulleGuest             *self,
               const DulleWireMessage *message)
{
  self->question = message->number;
  if (self->question != self->number)
    self->company.has_answer = FALSE;
  send_answer (self);
}

void
guest_show_refusal (DulleGuest        *self,
                    const DulleAction *action,
                    DulleRefusal       reason)
{
  DulleEvent *event = make_event (self, DULLE_EVENT_REFUSED);

  event->refused = (DulleEventRefused){ *action, reason };
  emit_event (self, event);
}

static void
take_refusal (DulleGuest             *self,
              const DulleWireMessage *message)
{
  DulleAction  refused = self->submitted;
  DulleRefusal reason;

  if (!self->has_game || !dulle_refusal_from_id (message->words.words, &reason))
    return;

  if (!guest_take_back_said (self, &refused))
    self->company.has_answer = FALSE;
  guest_show_refusal (self, &refused, reason);
  send_answer (self);
}

static void
take_poll (DulleGuest             *self,
           const DulleWireMessage *message)
{
  DulleEvent *event;

  if (!self->has_run)
    return;

  event = make_event (self, DULLE_EVENT_VOTE);
  event->vote.player = self->company.own;
  emit_event (self, event);
}

static const DulleGuestHandler handlers[DULLE_N_WIRE_KINDS] = {
  [DULLE_WIRE_TOURNAMENT] = take_tournament,
  [DULLE_WIRE_RECORD] = take_record,
  [DULLE_WIRE_VOTED] = take_voted,
  [DULLE_WIRE_NEW] = take_new,
  [DULLE_WIRE_VIEW] = take_view,
  [DULLE_WIRE_EVENT] = take_event,
  [DULLE_WIRE_ASK] = take_question,
  [DULLE_WIRE_REFUSED] = take_refusal,
  [DULLE_WIRE_POLL] = take_poll,
  [DULLE_WIRE_BETWEEN] = take_pause,
};

DulleGuestHandler
guest_find_game_handler (DulleWireKind kind)
{
  return handlers[kind];
}

/* Requests */

void
guest_submit (DulleGuest         *self,
              const DulleRequest *request)
{
  const DulleAction *action = &request->action;

  if (!self->has_game || action->seat != self->seen.seat)
    return;

  if (!dulle_action_is_extra (action))
    {
      self->company.has_answer = TRUE;
      self->answer = *action;
      send_answer (self);
    }
  else
    {
      guest_keep_said (self, action);
      guest_send_action (self, action);
    }
  if (!self->company.is_connected)
    guest_report_change (self);
}

/* The table as it stands. */
void
guest_show_table (DulleGuest         *self,
                  const DulleRequest *request)
{
  if (self->has_game)
    emit_resumed (self);
}
