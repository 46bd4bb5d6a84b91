/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * The seat and the table are known by a token, so that a lost line is no matter: the guest
 * tries again (guest-line.c), and the host sends a view.
 *
 * Whoever looks on instead has no seat, and no token: it comes back as it came.
 *
 * A person who looks at the score may take its time. Meanwhile the host may deal, so what it
 * says about the next game is kept until the person asks for that. If it becomes too much, the
 * guest comes once more then, and is told what it has missed.
 */
#include "guest-private.h"

#include <string.h>

#include "company-wire.h"
#include "net/identity.h"
#include "net/knock.h"
#include "seat-file.h"

/* What is kept while the person looks at the score. */
#define MAX_KEPT 1000

/* Seconds after which a line is one that lasts. */
#define LASTING 10

void
guest_report_change (DulleGuest *self)
{
  self->funcs.changed (self->owner);
}

void
guest_forget_kept (DulleGuest *self)
{
  self->is_behind = FALSE;
  g_queue_clear_full (&self->kept, (GDestroyNotify) dulle_wire_message_free);
}

/* What the host says */

/* Asks without an invitation. What the person at the host compares follows from the key that
 * was shown, which is the host's from now on. */
static void
knock (DulleGuest *self)
{
  g_autofree char *commitment = NULL;

  g_free (self->nonce);
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

  guest_keep_line (self);
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

static void
ask_for_seat_again (DulleGuest *self,
                    const char *token)
{
  dulle_line_send (self->line,
                   &(DulleWireMessage){ DULLE_WIRE_RETURN,
                                        .back = { (char *) token, self->id,
                                                  self->has_run ? self->run.records->len : 0 } });
}

/* A host that does not know of watchers would only fall silent. */
static void
ask_to_watch (DulleGuest *self)
{
  if (!self->host_has_watchers)
    {
      dulle_line_drop (g_steal_pointer (&self->line), DULLE_LINE_END_LEFT);
      guest_note_end (self, DULLE_LINE_END_NEW);
      return;
    }

  if (self->watcher_token != NULL)
    {
      ask_for_seat_again (self, self->watcher_token);
      return;
    }

  dulle_line_send (self->line,
                   &(DulleWireMessage){ DULLE_WIRE_WATCH,
                                        .watch = { guest_find_place (self)->secret, self->id,
                                                   self->has_run ? self->run.records->len : 0,
                                                   (char *) dulle_face_id (self->me.face),
                                                   self->me.name } });
}

/* Whoever had the table does not learn what the seat is given back for since. */
static const char *
find_token (const DulleGuest *self)
{
  return self->is_at_former && self->former_token != NULL ? self->former_token : self->token;
}

static void
take_hello (DulleGuest             *self,
            const DulleWireMessage *message)
{
  g_auto (GStrv) words = g_strsplit (message->hello.abilities, " ", -1);

  self->is_greeted = TRUE;
  self->host_has_watchers = g_strv_contains ((const char *const *) words, DULLE_WIRE_WATCHERS);
  self->host_hands_on = g_strv_contains ((const char *const *) words, DULLE_WIRE_HANDS_ON);
  if (self->company.watches)
    ask_to_watch (self);
  else if (self->invitation->fingerprint == NULL)
    knock (self);
  else if (self->token != NULL)
    ask_for_seat_again (self, find_token (self));
  else
    dulle_line_send (self->line,
                     &(DulleWireMessage){ DULLE_WIRE_JOIN,
                                          .join = { self->invitation->secret,
                                                    (char *) dulle_face_id (self->me.face),
                                                    self->me.name } });
}

/* It is here. Who had it before will know where it has gone, should it go on from here. */
static void
settle_at_place (DulleGuest *self)
{
  if (self->former != NULL && !self->has_arrived)
    dulle_company_gather (&self->company);
  self->has_arrived = TRUE;
  if (!self->is_at_former)
    return;

  dulle_invitation_free (self->invitation);
  self->invitation = g_steal_pointer (&self->former);
  g_clear_pointer (&self->former_token, g_free);
  self->company.host = self->former_host;
  self->is_at_former = FALSE;
  guest_forget_deal (self);
}

/* @token: by which the seat is known from now on */
static void
change_token (DulleGuest *self,
              const char *token)
{
  if (self->former != NULL && self->former_token == NULL)
    self->former_token = g_steal_pointer (&self->token);
  g_free (self->token);
  self->token = g_strdup (token);
}

/* From now on the table is heard; who looks on, and when it begins, is told afresh. */
static void
sit_down (DulleGuest *self)
{
  settle_at_place (self);
  memset (self->company.watchers, 0, sizeof self->company.watchers);
  self->company.begins_at = 0;
  self->company.is_connected = TRUE;
  self->company.is_trying = FALSE;
  self->company.problem = NULL;
  self->seated_since = g_get_monotonic_time ();
  guest_keep_line (self);
  self->has_come_back = TRUE;
  dulle_line_sit_down (self->line);
  guest_report_change (self);
}

static void
take_seat (DulleGuest             *self,
           const DulleWireMessage *message)
{
  if (message->seat.player >= DULLE_COMPANY_SIZE || self->company.watches)
    {
      guest_blame_host (self, NULL);
      return;
    }

  note_host (self);
  change_token (self, message->seat.token);
  self->company.own = (guint8) message->seat.player;
  dulle_handover_clear (&self->handover);
  if (self->is_heir)
    guest_give_table_back (self);
  sit_down (self);
  if (self->company.says_ready)
    dulle_guest_set_ready (self, TRUE);
  guest_tell_offer (self);
}

static void
take_watching (DulleGuest             *self,
               const DulleWireMessage *message)
{
  if (!self->company.watches || message->watching.number >= DULLE_MAX_WATCHERS)
    {
      guest_blame_host (self, NULL);
      return;
    }

  self->has_watched = TRUE;
  self->company.own_watcher = (guint8) message->watching.number;
  g_clear_pointer (&self->watcher_token, g_free);
  if (strlen (message->watching.token) == DULLE_SEAT_TOKEN_LENGTH)
    self->watcher_token = g_strdup (message->watching.token);
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

/* Whoever said to be ready before hearing of other rules was so for those of before; the host may
 * have got that since. */
static void
read_rules_again (DulleGuest *self)
{
  if (!self->company.says_ready || self->company.is_playing)
    return;

  dulle_guest_set_ready (self, FALSE);
  if (self->company.own < DULLE_COMPANY_SIZE)
    self->company.companions[self->company.own].ready = FALSE;
}

static void
take_rules (DulleGuest             *self,
            const DulleWireMessage *message)
{
  gboolean   had_rules = self->company.has_rules;
  DulleRules before = self->company.rules;

  self->company.has_rules = dulle_company_parse_rules (message->text, &self->company.rules);
  if (!self->company.has_rules)
    {
      guest_blame_host (self, NULL);
      return;
    }

  if (had_rules && !dulle_rules_equal (&before, &self->company.rules))
    read_rules_again (self);
  guest_report_change (self);
}

static void
take_begins (DulleGuest             *self,
             const DulleWireMessage *message)
{
  gint64 wait = (gint64) message->number * G_USEC_PER_SEC;

  self->company.begins_at = wait > 0 ? g_get_monotonic_time () + wait : 0;
  guest_report_change (self);
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
  [DULLE_WIRE_BEGINS] = take_begins,
};

/* Whoever leaves the score open for an evening is told all that was missed when it goes on. */
static void
keep_message (DulleGuest             *self,
              const DulleWireMessage *message)
{
  if (self->is_behind)
    return;
  if (g_queue_get_length (&self->kept) < MAX_KEPT)
    {
      g_queue_push_tail (&self->kept, dulle_wire_message_copy (message));
      return;
    }

  guest_forget_kept (self);
  self->is_behind = TRUE;
}

/* What is of the game waits while the score of the last one is looked at. While the table is here
 * there is none. */
void
guest_hear (DulleLine              *line,
            const DulleWireMessage *message,
            gpointer                owner)
{
  DulleGuest       *self = owner;
  DulleGuestHandler of_game = guest_find_game_handler (message->kind);

  if (handlers[message->kind] != NULL)
    handlers[message->kind](self, message);
  else if (of_game != NULL && self->is_heir)
    return;
  else if (of_game != NULL && !self->is_held)
    of_game (self, message);
  else if (of_game != NULL)
    keep_message (self, message);
}

/* Requests */

static void
take_next_game (DulleGuest         *self,
                const DulleRequest *request)
{
  self->is_held = FALSE;
  if (self->is_behind)
    {
      guest_go_anew (self);
      return;
    }
  if (self->has_run && self->run.finished && g_queue_is_empty (&self->kept) &&
      dulle_tournament_is_over (&self->run.tournament))
    {
      guest_show_end (self);
      return;
    }
  while (!self->is_held && !g_queue_is_empty (&self->kept))
    {
      g_autoptr (DulleWireMessage) message = g_queue_pop_head (&self->kept);

      guest_find_game_handler (message->kind) (self, message);
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

  self->company.says_ready = ready;
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
  self->is_invited = invitation->fingerprint != NULL;
  self->me = *me;
  self->fair_root = *fair_root;
  self->company.own = DULLE_NO_SEAT;
  self->company.is_trying = TRUE;
  self->cancellable = g_cancellable_new ();
  self->lasting = LASTING;
  self->id = g_strdup (DULLE_WIRE_NO_TOURNAMENT);
  self->company.heir = DULLE_NO_SEAT;
  g_queue_init (&self->kept);
  guest_open_pipe (self);

  return self;
}

void
dulle_guest_take_seat (DulleGuest            *self,
                       const char            *token,
                       guint                  n_games,
                       guint64                seed,
                       const DulleFairMemory *memory)
{
  g_return_if_fail (self != NULL && token != NULL && self->token == NULL);
  g_return_if_fail (memory != NULL);

  self->seed = seed;
  self->memory = *memory;
  self->token = g_strdup (token);
  self->n_kept_games = n_games;
  self->company.is_returning = TRUE;
}

void
dulle_guest_watch (DulleGuest *self)
{
  g_return_if_fail (self != NULL && self->token == NULL);

  self->company.watches = TRUE;
}

void
dulle_guest_take_free_seat (DulleGuest *self)
{
  g_return_if_fail (self != NULL && self->line != NULL);
  g_return_if_fail (self->company.watches && !self->company.is_playing);

  self->company.watches = FALSE;
  self->has_watched = FALSE;
  self->found_full = FALSE;
  g_clear_pointer (&self->watcher_token, g_free);
  guest_go_anew (self);
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

  guest_stop_trying (self);
  guest_forget_kept (self);
  dulle_tournament_run_clear (&self->run);
  dulle_invitation_free (self->invitation);
  g_clear_pointer (&self->former, dulle_invitation_free);
  g_free (self->former_token);
  dulle_handover_clear (&self->handover);
  g_free (self->offer);
  g_free (self->nonce);
  g_free (self->token);
  g_free (self->watcher_token);
  g_free (self->id);
  g_free (self);
}
