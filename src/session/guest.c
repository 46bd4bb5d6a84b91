/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * The seat and the table are known by a token, so that a lost line is no matter: the guest
 * tries again, and the host sends a view.
 *
 * Whoever looks on instead has no seat, and no token: it comes back as it came.
 *
 * A person who looks at the score may take its time. Meanwhile the host may deal, so what it
 * says about the next game is kept until the person asks for that.
 */
#include "guest-private.h"

#include <string.h>

#include "company-wire.h"
#include "config.h"
#include <glib/gi18n-lib.h>
#include "net/club.h"
#include "net/identity.h"
#include "net/knock.h"
#include "net/pipe.h"

/* Seconds before each try to come back; the last ones are repeated. */
static const guint waits[] = { 0, 0, 1, 2, 4, 8, 15 };

/* What is kept while the person looks at the score. */
#define MAX_KEPT 1000

/* The program, and what it knows beyond the version of the protocol. */
#define ABILITIES "dulle " VERSION " " DULLE_WIRE_SHARES " " DULLE_WIRE_HANDS_ON

/* A tournament that is not there. */
#define NO_ID "-"

static void open_pipe (DulleGuest *self);

void
guest_report_change (DulleGuest *self)
{
  self->funcs.changed (self->owner);
}

/* The line */

static gboolean
retry_cb (gpointer user_data)
{
  DulleGuest *self = user_data;

  g_clear_pointer (&self->retry, g_source_unref);
  open_pipe (self);

  return G_SOURCE_REMOVE;
}

static void
open_pipe_later (DulleGuest *self)
{
  guint seconds = self->is_at_former ? 0 : waits[MIN (self->n_tries, G_N_ELEMENTS (waits) - 1)];

  self->n_tries += self->is_at_former ? 0 : 1;
  self->retry = seconds == 0 ? g_idle_source_new () : g_timeout_source_new_seconds (seconds);
  g_source_set_callback (self->retry, retry_cb, self, NULL);
  g_source_attach (self->retry, g_main_context_get_thread_default ());
}

static void
forget_kept (DulleGuest *self)
{
  DulleWireMessage *message;

  while ((message = g_queue_pop_head (&self->kept)) != NULL)
    {
      dulle_wire_message_clear (message);
      g_free (message);
    }
}

/* Where it goes. */
static const DulleInvitation *
find_place (const DulleGuest *self)
{
  return self->is_at_former ? self->former : self->invitation;
}

/* At a table that is played at, tries that fail are no news: the connection is lost. */
static const char *
find_problem (DulleGuest  *self,
              DulleLineEnd end,
              gboolean     is_astray)
{
  if (is_astray)
    return _ ("The table has moved to a machine that cannot be reached from here. Whoever "
              "has it now can hand it back.");

  return dulle_line_end_sentence (self->company.is_playing && dulle_line_end_is_passing (end)
                                      ? DULLE_LINE_END_LOST
                                      : end);
}

/* There is no line. Whoever has a seat comes back to it, if that makes sense. */
static void
note_end (DulleGuest  *self,
          DulleLineEnd end)
{
  gboolean is_astray = guest_change_places (self, &end);

  if (end == DULLE_LINE_END_REFUSED && self->found_full)
    end = DULLE_LINE_END_FULL;
  self->company.is_connected = FALSE;
  self->company.knock = (DulleKnock){ 0 };
  self->company.problem = find_problem (self, end, is_astray);
  self->company.is_trying = (self->token != NULL || self->has_watched) &&
                            dulle_line_end_is_passing (end);
  self->question = 0;
  forget_kept (self);
  if (self->company.is_trying)
    open_pipe_later (self);
  guest_report_change (self);
}

/* Whoever comes with an invitation when no seat is free may look on. */
static gboolean
becomes_watcher (DulleGuest  *self,
                 DulleLineEnd end)
{
  return end == DULLE_LINE_END_FULL && self->host_has_watchers && !self->is_knocking &&
         self->token == NULL && !self->company.watches;
}

static void
ended_cb (DulleLine    *line,
          DulleLineEnd  end,
          const GError *error,
          gpointer      owner)
{
  DulleGuest *self = owner;

  if (error != NULL)
    g_debug ("The line to the host ended: %s", error->message);
  dulle_line_drop (g_steal_pointer (&self->line), DULLE_LINE_END_NONE);
  if (becomes_watcher (self, end))
    {
      self->company.watches = TRUE;
      self->found_full = TRUE;
      open_pipe (self);
      return;
    }

  note_end (self, end);
}

/* The host said what cannot be. */
void
guest_blame_host (DulleGuest   *self,
                  const GError *error)
{
  g_warning ("The host was not understood: %s", error != NULL ? error->message : "a number");
  dulle_line_drop (g_steal_pointer (&self->line), DULLE_LINE_END_ERROR);
  note_end (self, DULLE_LINE_END_ERROR);
}

static void received_cb (DulleLine              *line,
                         const DulleWireMessage *message,
                         gpointer                owner);

static const DulleLineFuncs line_funcs = { received_cb, ended_cb };

static void
greet_host (DulleGuest *self)
{
  dulle_line_send (self->line,
                   &(DulleWireMessage){ DULLE_WIRE_HELLO,
                                        .hello = { DULLE_WIRE_LOWEST, DULLE_WIRE_HIGHEST,
                                                   (char *) ABILITIES } });
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  DulleGuest *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GIOStream) pipe = dulle_pipe_open_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (pipe != NULL)
    {
      self->line = dulle_line_new_guest (pipe, find_place (self)->fingerprint, &line_funcs, self);
      greet_host (self);
      return;
    }

  g_debug ("No pipe: %s", error->message);
  if (self->address == 0 || self->pipe_end == DULLE_LINE_END_UNREACHABLE)
    self->pipe_end = dulle_line_end_of_pipe (error);
  self->address++;
  if (find_place (self)->addresses[self->address] != NULL)
    {
      open_pipe (self);
      return;
    }
  self->address = 0;
  note_end (self, self->pipe_end);
}

/* From the door of a club to a table, as if that had been the invitation. */
static void
shown_to_table_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  DulleGuest *self = user_data;
  g_autoptr (GError) error = NULL;
  DulleInvitation *table = dulle_club_ask_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (table == NULL)
    {
      g_debug ("No table: %s", error->message);
      note_end (self, g_error_matches (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT)
                          ? DULLE_LINE_END_NO_TABLE
                          : dulle_line_end_of_pipe (error));
      return;
    }

  dulle_invitation_free (self->invitation);
  self->invitation = table;
  open_pipe (self);
}

static void
open_pipe (DulleGuest *self)
{
  const DulleInvitation *place = find_place (self);

  if (dulle_invitation_is_to_club (place))
    dulle_club_ask_async (place, self->cancellable, shown_to_table_cb, self);
  else
    dulle_pipe_open_async (place->addresses[self->address], self->cancellable, opened_cb, self);
}

void
guest_give_up_line (DulleGuest *self)
{
  dulle_line_drop (g_steal_pointer (&self->line), DULLE_LINE_END_LEFT);
  note_end (self, DULLE_LINE_END_LOST);
}

void
guest_go_anew (DulleGuest *self)
{
  dulle_line_drop (g_steal_pointer (&self->line), DULLE_LINE_END_LEFT);
  self->company.is_connected = FALSE;
  self->company.is_trying = TRUE;
  self->address = 0;
  self->n_tries = 0;
  self->question = 0;
  forget_kept (self);
  open_pipe_later (self);
  guest_report_change (self);
}

void
guest_send (DulleGuest      *self,
            DulleWireMessage message)
{
  if (self->line != NULL && dulle_line_is_seated (self->line))
    dulle_line_send (self->line, &message);
}

/* What the host says */

/* Asks without an invitation. What the person at the host compares follows from the key that
 * was shown, which is the host's from now on. */
static void
knock (DulleGuest *self)
{
  g_autofree char *commitment = NULL;

  g_free (self->nonce);
  self->is_knocking = TRUE;
  self->nonce = dulle_secret_make (DULLE_KNOCK_NONCE_LENGTH);
  commitment = dulle_knock_commit (self->nonce);
  dulle_line_wait (self->line);
  dulle_line_send (self->line,
                   &(DulleWireMessage){ DULLE_WIRE_KNOCK,
                                        .knock = { commitment,
                                                   (char *) dulle_face_id (self->me.face),
                                                   self->me.name } });
}

static void
take_nonce (DulleGuest             *self,
            const DulleWireMessage *message)
{
  if (self->nonce == NULL)
    return;

  dulle_knock_write_digits (dulle_line_get_fingerprint (self->line), self->nonce, message->text,
                            self->company.knock.digits);
  dulle_line_send (self->line, &(DulleWireMessage){ DULLE_WIRE_NONCE, .text = self->nonce });
  g_clear_pointer (&self->nonce, g_free);
  guest_report_change (self);
}

/* Whoever was let in comes back to the same host. */
static void
note_host (DulleGuest *self)
{
  self->company.knock = (DulleKnock){ 0 };
  if (self->invitation->fingerprint == NULL)
    self->invitation->fingerprint = g_strdup (dulle_line_get_fingerprint (self->line));
}

/* A host that does not know of watchers would only fall silent. */
static void
ask_to_watch (DulleGuest *self)
{
  if (!self->host_has_watchers)
    {
      dulle_line_drop (g_steal_pointer (&self->line), DULLE_LINE_END_LEFT);
      note_end (self, DULLE_LINE_END_NEW);
      return;
    }

  dulle_line_send (self->line,
                   &(DulleWireMessage){ DULLE_WIRE_WATCH,
                                        .watch = { find_place (self)->secret, self->id,
                                                   self->has_run ? self->run.records->len : 0,
                                                   (char *) dulle_face_id (self->me.face),
                                                   self->me.name } });
}

static void
take_hello (DulleGuest             *self,
            const DulleWireMessage *message)
{
  g_auto (GStrv) words = g_strsplit (message->hello.abilities, " ", -1);

  self->host_has_watchers = g_strv_contains ((const char *const *) words, DULLE_WIRE_WATCHERS);
  self->host_hands_on = g_strv_contains ((const char *const *) words, DULLE_WIRE_HANDS_ON);
  if (self->company.watches)
    ask_to_watch (self);
  else if (self->invitation->fingerprint == NULL)
    knock (self);
  else if (self->token != NULL)
    dulle_line_send (self->line,
                     &(DulleWireMessage){ DULLE_WIRE_RETURN,
                                          .back = { self->token, self->id,
                                                    self->has_run ? self->run.records->len : 0 } });
  else
    dulle_line_send (self->line,
                     &(DulleWireMessage){ DULLE_WIRE_JOIN,
                                          .join = { self->invitation->secret,
                                                    (char *) dulle_face_id (self->me.face),
                                                    self->me.name } });
}

/* It is here. */
static void
settle_at_place (DulleGuest *self)
{
  if (self->is_at_former)
    {
      dulle_invitation_free (self->invitation);
      self->invitation = g_steal_pointer (&self->former);
      self->company.host = self->former_host;
      self->is_at_former = FALSE;
    }
  g_clear_pointer (&self->former, dulle_invitation_free);
}

/* From now on the table is heard; who looks on is told afresh. */
static void
sit_down (DulleGuest *self)
{
  settle_at_place (self);
  memset (self->company.watchers, 0, sizeof self->company.watchers);
  self->company.is_connected = TRUE;
  self->company.is_trying = FALSE;
  self->company.problem = NULL;
  self->n_tries = 0;
  self->has_answer = FALSE;
  self->has_come_back = TRUE;
  dulle_line_sit_down (self->line);
  guest_report_change (self);
}

static void
take_seat (DulleGuest             *self,
           const DulleWireMessage *message)
{
  if (message->seat.player >= DULLE_COMPANY_SIZE)
    {
      guest_blame_host (self, NULL);
      return;
    }

  note_host (self);
  g_free (self->token);
  self->token = g_strdup (message->seat.token);
  self->company.own = (guint8) message->seat.player;
  dulle_handover_clear (&self->handover);
  sit_down (self);
  if (self->is_ready)
    dulle_guest_set_ready (self, TRUE);
  guest_tell_offer (self);
}

static void
take_watching (DulleGuest             *self,
               const DulleWireMessage *message)
{
  if (!self->company.watches || message->number >= DULLE_MAX_WATCHERS)
    {
      guest_blame_host (self, NULL);
      return;
    }

  self->has_watched = TRUE;
  self->company.own_watcher = (guint8) message->number;
  sit_down (self);
}

static void
take_watcher (DulleGuest             *self,
              const DulleWireMessage *message)
{
  if (dulle_company_note_watcher (&self->company, &message->watcher))
    guest_report_change (self);
}

static void
take_player (DulleGuest             *self,
             const DulleWireMessage *message)
{
  if (dulle_company_note (&self->company, &message->player))
    guest_report_change (self);
  guest_note_player (self, message->player.player);
}

static void
take_missing (DulleGuest             *self,
              const DulleWireMessage *message)
{
  if (dulle_company_note_missing (&self->company, &message->missing))
    guest_report_change (self);
}

static void
take_rules (DulleGuest             *self,
            const DulleWireMessage *message)
{
  self->company.has_rules = dulle_company_parse_rules (message->text, &self->company.rules);
  if (self->company.has_rules)
    guest_report_change (self);
  else
    guest_blame_host (self, NULL);
}

static void
take_phrase (DulleGuest             *self,
             const DulleWireMessage *message)
{
  if (message->say.player < DULLE_COMPANY_SIZE)
    self->funcs.said ((guint8) message->say.player, message->say.phrase, self->owner);
}

static const DulleGuestHandler handlers[DULLE_N_WIRE_KINDS] = {
  [DULLE_WIRE_HELLO] = take_hello,
  [DULLE_WIRE_SEAT] = take_seat,
  [DULLE_WIRE_PLAYER] = take_player,
  [DULLE_WIRE_RULES] = take_rules,
  [DULLE_WIRE_SAY] = take_phrase,
  [DULLE_WIRE_NONCE] = take_nonce,
  [DULLE_WIRE_MISSING] = take_missing,
  [DULLE_WIRE_COMMITMENT] = guest_take_commitment,
  [DULLE_WIRE_AGAIN] = guest_share_again,
  [DULLE_WIRE_OPEN] = guest_open_share,
  [DULLE_WIRE_SHARE] = guest_take_share,
  [DULLE_WIRE_WATCHING] = take_watching,
  [DULLE_WIRE_WATCHER] = take_watcher,
  [DULLE_WIRE_REACHED] = guest_take_reached,
  [DULLE_WIRE_HANDOVER] = guest_take_handover,
  [DULLE_WIRE_MOVED] = guest_follow_table,
};

/* What is of the game waits while the score of the last one is looked at. */
static void
received_cb (DulleLine              *line,
             const DulleWireMessage *message,
             gpointer                owner)
{
  DulleGuest       *self = owner;
  DulleGuestHandler of_game = guest_find_game_handler (message->kind);

  if (handlers[message->kind] != NULL)
    handlers[message->kind](self, message);
  else if (of_game != NULL && !self->is_held)
    of_game (self, message);
  else if (of_game != NULL && g_queue_get_length (&self->kept) < MAX_KEPT)
    g_queue_push_tail (&self->kept, dulle_wire_message_copy (message));
  else if (of_game != NULL)
    guest_blame_host (self, NULL);
}

/* Requests */

static void
take_next_game (DulleGuest         *self,
                const DulleRequest *request)
{
  DulleWireMessage *message;

  self->is_held = FALSE;
  if (self->has_run && self->run.finished && g_queue_is_empty (&self->kept) &&
      dulle_tournament_is_over (&self->run.tournament))
    {
      guest_show_end (self);
      return;
    }
  while (!self->is_held && (message = g_queue_pop_head (&self->kept)) != NULL)
    {
      guest_find_game_handler (message->kind) (self, message);
      dulle_wire_message_clear (message);
      g_free (message);
    }
}

static void
take_vote (DulleGuest         *self,
           const DulleRequest *request)
{
  guest_send (self,
              (DulleWireMessage){ DULLE_WIRE_VOTE, .number = request->vote.in_favour ? 1 : 0 });
}

static void (*const request_handlers[DULLE_N_REQUESTS]) (DulleGuest         *self,
                                                         const DulleRequest *request) = {
  [DULLE_REQUEST_SUBMIT] = guest_submit,
  [DULLE_REQUEST_DEAL] = take_next_game,
  [DULLE_REQUEST_VOTE] = take_vote,
  [DULLE_REQUEST_TAKE_BACK] = guest_show_table,
};

void
dulle_guest_take (DulleGuest         *self,
                  const DulleRequest *request)
{
  g_return_if_fail (self != NULL && request->kind < DULLE_N_REQUESTS);

  if (request_handlers[request->kind] != NULL)
    request_handlers[request->kind](self, request);
}

/* The owner */

const DulleCompany *
dulle_guest_get_company (const DulleGuest *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->company;
}

DulleTournamentLog *
dulle_guest_read_log (const DulleGuest *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->has_run ? dulle_tournament_log_new (&self->run, 0, TRUE) : NULL;
}

void
dulle_guest_set_ready (DulleGuest *self,
                       gboolean    ready)
{
  g_return_if_fail (self != NULL);

  self->is_ready = ready;
  guest_send (self, (DulleWireMessage){ DULLE_WIRE_READY, .number = ready ? 1 : 0 });
}

void
dulle_guest_consent (DulleGuest *self,
                     guint8      player,
                     gboolean    yes)
{
  g_return_if_fail (self != NULL && player < DULLE_COMPANY_SIZE);

  guest_send (self,
              (DulleWireMessage){ DULLE_WIRE_CONSENT, .consent = { player, yes ? 1 : 0 } });
}

void
dulle_guest_say (DulleGuest *self,
                 const char *phrase)
{
  g_return_if_fail (self != NULL && phrase != NULL);

  guest_send (self,
              (DulleWireMessage){ DULLE_WIRE_SAY, .say = { self->company.own, (char *) phrase } });
}

DulleGuest *
dulle_guest_new (const DulleInvitation  *invitation,
                 const DulleParticipant *me,
                 const DulleFairNumber  *fair_root,
                 const DulleGuestFuncs  *funcs,
                 gpointer                owner)
{
  DulleGuest *self;

  g_return_val_if_fail (invitation != NULL && me != NULL && funcs != NULL, NULL);

  self = g_new0 (DulleGuest, 1);
  self->funcs = *funcs;
  self->owner = owner;
  self->invitation = dulle_invitation_copy (invitation);
  self->me = *me;
  self->fair_root = *fair_root;
  self->company.own = DULLE_NO_SEAT;
  self->company.is_trying = TRUE;
  self->cancellable = g_cancellable_new ();
  self->id = g_strdup (NO_ID);
  self->company.heir = DULLE_NO_SEAT;
  g_queue_init (&self->kept);
  open_pipe (self);

  return self;
}

void
dulle_guest_take_seat (DulleGuest *self,
                       const char *token,
                       guint       n_games,
                       guint64     seed)
{
  g_return_if_fail (self != NULL && token != NULL && self->token == NULL);

  self->seed = seed;

  self->token = g_strdup (token);
  self->n_kept_games = n_games;
}

void
dulle_guest_watch (DulleGuest *self)
{
  g_return_if_fail (self != NULL && self->token == NULL);

  self->company.watches = TRUE;
}

char *
dulle_guest_format_link (const DulleGuest *self)
{
  g_return_val_if_fail (self != NULL && self->invitation->fingerprint != NULL, NULL);

  return dulle_invitation_format (self->invitation);
}

const char *
dulle_guest_get_token (const DulleGuest *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->company.is_playing ? self->token : NULL;
}

void
dulle_guest_free (DulleGuest *self)
{
  g_return_if_fail (self != NULL);

  g_cancellable_cancel (self->cancellable);
  g_object_unref (self->cancellable);
  if (self->retry != NULL)
    g_source_destroy (self->retry);
  g_clear_pointer (&self->retry, g_source_unref);
  if (self->line != NULL)
    dulle_line_drop (self->line, DULLE_LINE_END_LEFT);
  forget_kept (self);
  dulle_tournament_run_clear (&self->run);
  dulle_invitation_free (self->invitation);
  g_clear_pointer (&self->former, dulle_invitation_free);
  dulle_handover_clear (&self->handover);
  g_free (self->offer);
  g_free (self->nonce);
  g_free (self->token);
  g_free (self->id);
  g_free (self);
}
