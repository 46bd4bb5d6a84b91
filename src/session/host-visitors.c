/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Who comes to a host's table, and what guests say. None of it is trusted: whoever says what is
 * not of this moment is not answered.
 */
#include "dulle-host-private.h"

#include <string.h>

#include "company-wire.h"
#include "config.h"
#include "net/identity.h"
#include "seat-check.h"

/* The program, and what it can do beyond the version of the protocol; a person can also choose
 * who shall take the table over. */
#define ABILITIES        "dulle " VERSION " " DULLE_WIRE_WATCHERS
#define PERSON_ABILITIES ABILITIES " " DULLE_WIRE_HANDS_ON

/* Lines at a time. */
#define MAX_VISITORS 32

void
host_free_visitor (gpointer data)
{
  DulleVisitor *visitor = data;

  if (visitor->line != NULL)
    dulle_line_drop (visitor->line, DULLE_LINE_END_NONE);
  g_free (visitor->token);
  g_free (visitor->commitment);
  g_free (visitor->nonce);
  g_free (visitor);
}

/* Its place is that of somebody who is away now. */
void
host_lose_visitor (DulleVisitor *visitor,
                   DulleLineEnd  end)
{
  DulleHost *self = visitor->host;
  guint8     player = visitor->player;
  guint8     watcher = visitor->watcher;
  gboolean   was_shown = *visitor->knock.digits != '\0';

  dulle_line_drop (g_steal_pointer (&visitor->line), end);
  if (player != DULLE_NO_SEAT)
    self->places[player].visitor = NULL;
  g_ptr_array_remove (self->visitors, visitor);
  if (was_shown)
    host_show_knock (self);
  if (watcher != DULLE_NO_SEAT)
    host_lose_watcher (self, watcher);
  if (player == DULLE_NO_SEAT)
    return;

  self->company.companions[player].ready = FALSE;
  host_miss_guest (self, player);
}

static void
ended_cb (DulleLine    *line,
          DulleLineEnd  end,
          const GError *error,
          gpointer      owner)
{
  DulleVisitor *visitor = owner;
  DulleHost    *self = visitor->host;
  guint8        player = visitor->player;

  g_debug ("A guest is gone (%s): %s", dulle_line_end_id (end),
           error != NULL ? error->message : "no error");
  if (player != DULLE_NO_SEAT && end == DULLE_LINE_END_LEFT && !self->company.is_playing)
    g_clear_pointer (&self->seats.tokens[player], g_free);
  host_lose_visitor (visitor, DULLE_LINE_END_NONE);
}

gboolean
host_gives_shares (DulleHost *self,
                   guint8     player)
{
  const DulleVisitor *visitor = self->places[player].visitor;

  return visitor != NULL && visitor->gives_shares;
}

/* The host before knew the old one. */
static void
renew_token (DulleHost *self,
             guint8     player)
{
  if (*self->seats.tokens[player] != '\0')
    return;

  g_free (self->seats.tokens[player]);
  self->seats.tokens[player] = dulle_secret_make (DULLE_SEAT_TOKEN_LENGTH);
  host_keep_seats (self);
}

/* Whoever has its new token does not come back with an old one: nobody does. */
static void
forget_checks (DulleHost *self,
               guint8     player)
{
  if (self->seats.checks[player] == NULL)
    return;

  g_clear_pointer (&self->seats.checks[player], g_free);
  host_keep_seats (self);
}

static void
seat_visitor (DulleVisitor *visitor,
              guint8        player)
{
  DulleHost  *self = visitor->host;
  DullePlace *place = &self->places[player];

  if (place->visitor != NULL)
    {
      host_lose_heir (self, player);
      place->visitor->player = DULLE_NO_SEAT;
      host_lose_visitor (place->visitor, DULLE_LINE_END_TOKEN);
    }
  place->visitor = visitor;
  visitor->player = player;
  renew_token (self, player);
  host_tell_player (self, player,
                    (DulleWireMessage){ DULLE_WIRE_SEAT,
                                        .seat = { player, self->seats.tokens[player] } });
  dulle_line_sit_down (visitor->line);
  for (guint8 other = 0; other < DULLE_COMPANY_SIZE; other++)
    if (other != player)
      host_tell_player (self, player, dulle_company_describe (&self->company, other));
  host_tell_rules (self, player);
  host_describe_watchers (self, player);
  host_tell_missing (self, player);
  host_welcome_back (self, player);
  host_note_arrival (self, player);
  host_tell_begin (self, player);
}

static void
take_hello (DulleVisitor           *visitor,
            const DulleWireMessage *message)
{
  g_auto (GStrv) words = g_strsplit (message->hello.abilities, " ", -1);
  const char *abilities =
      visitor->host->company.own != DULLE_NO_SEAT ? PERSON_ABILITIES : ABILITIES;

  if (message->hello.highest < DULLE_WIRE_LOWEST || message->hello.lowest > DULLE_WIRE_HIGHEST)
    {
      host_lose_visitor (visitor, message->hello.highest < DULLE_WIRE_LOWEST ? DULLE_LINE_END_OLD
                                                                             : DULLE_LINE_END_NEW);
      return;
    }

  visitor->has_greeted = TRUE;
  visitor->gives_shares = g_strv_contains ((const char *const *) words, DULLE_WIRE_SHARES);
  visitor->hands_on = g_strv_contains ((const char *const *) words, DULLE_WIRE_HANDS_ON);
  visitor->hands_over = g_strv_contains ((const char *const *) words, DULLE_WIRE_HANDS_OVER);
  dulle_line_send (visitor->line,
                   &(DulleWireMessage){ DULLE_WIRE_HELLO,
                                        .hello = { DULLE_WIRE_LOWEST, DULLE_WIRE_HIGHEST,
                                                   (char *) abilities } });
}

void
host_seat_newcomer (DulleVisitor *visitor,
                    DulleFace     face,
                    const char   *name)
{
  DulleHost *self = visitor->host;
  guint8     player = host_find_free_place (self, name);

  if (player == DULLE_NO_SEAT)
    {
      host_lose_visitor (visitor, DULLE_LINE_END_FULL);
      return;
    }

  host_seat_companion (self, player, face, name);
  g_free (self->seats.tokens[player]);
  self->seats.tokens[player] = dulle_secret_make (DULLE_SEAT_TOKEN_LENGTH);
  seat_visitor (visitor, player);
  host_rename_watchers (self);
}

static void
take_join (DulleVisitor           *visitor,
           const DulleWireMessage *message)
{
  if (dulle_secret_equal (message->join.secret, visitor->host->seats.secret))
    host_seat_newcomer (visitor, dulle_face_from_id (message->join.face), message->join.name);
  else
    host_lose_visitor (visitor, DULLE_LINE_END_SECRET);
}

/* Or it was at the host before, and nobody has shown the new one. */
static gboolean
is_token_of (DulleHost  *self,
             guint8      player,
             const char *token)
{
  if (self->seats.tokens[player] == NULL)
    return FALSE;
  if (!dulle_secret_equal (self->seats.tokens[player], token))
    return dulle_seat_checks_have (self->seats.checks[player], token);

  forget_checks (self, player);

  return TRUE;
}

/* As long as the host before may have kept the table, the guest may have to go back there; and
 * whoever takes the table over has been told by which token to know it. So it is not renewed. */
static void
keep_token (DulleHost  *self,
            guint8      player,
            const char *token)
{
  if (*self->seats.tokens[player] != '\0' ||
      (!self->company.is_going && !host_may_have_to_give_back (self, player)))
    return;

  g_free (self->seats.tokens[player]);
  self->seats.tokens[player] = g_strdup (token);
}

static void
take_return (DulleVisitor           *visitor,
             const DulleWireMessage *message)
{
  DulleHost *self = visitor->host;

  if (host_has_sent_away (self, message->back.token))
    {
      host_lose_visitor (visitor, DULLE_LINE_END_REFUSED);
      return;
    }

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      if (!is_token_of (self, player, message->back.token))
        continue;
      keep_token (self, player, message->back.token);
      host_reclaim_seat (self, player);
      seat_visitor (visitor, player);
      if (self->company.is_playing)
        host_catch_up (self, player,
                       strcmp (message->back.id, self->seats.id) == 0 ? message->back.games : 0);
      return;
    }

  if (!host_take_watcher_back (visitor, &message->back))
    host_lose_visitor (visitor, DULLE_LINE_END_TOKEN);
}

static void
take_ready (DulleVisitor           *visitor,
            const DulleWireMessage *message)
{
  DulleHost *self = visitor->host;

  self->company.companions[visitor->player].ready = message->number != 0;
  host_report_companion (self, visitor->player);
}

/* On its turn, the guest answers the question that stands; an announcement is for the game
 * that is played. Anything else came too late. */
static void
take_act (DulleVisitor           *visitor,
          const DulleWireMessage *message)
{
  DulleHost  *self = visitor->host;
  DullePlace *place = &self->places[visitor->player];
  guint       number = message->words.number;
  gboolean    is_extra;
  DulleAction action;

  if (place->last == NULL || !dulle_action_parse (message->words.words, &action) ||
      action.seat != place->last->seating.own)
    return;

  is_extra = dulle_action_is_extra (&action);
  if (is_extra ? number <= place->n_before || number > place->number
               : !place->is_asked || number != place->number)
    return;

  if (!is_extra)
    place->is_asked = FALSE;
  dulle_session_submit (self->session, &action);
}

static void
take_vote (DulleVisitor           *visitor,
           const DulleWireMessage *message)
{
  DulleHost  *self = visitor->host;
  DullePlace *place = &self->places[visitor->player];

  if (!place->is_polled)
    return;

  place->is_polled = FALSE;
  place->vote = message->number != 0 ? 1 : 0;
  dulle_session_vote (self->session, visitor->player, message->number != 0);
}

static void
take_consent (DulleVisitor           *visitor,
              const DulleWireMessage *message)
{
  if (message->consent.player < DULLE_COMPANY_SIZE)
    host_take_consent (visitor->host, visitor->player, (guint8) message->consent.player,
                       message->consent.yes != 0);
}

static void
take_commitment (DulleVisitor           *visitor,
                 const DulleWireMessage *message)
{
  host_take_commitment (visitor->host, visitor->player, &message->fair);
}

static void
take_share (DulleVisitor           *visitor,
            const DulleWireMessage *message)
{
  if (!host_take_share (visitor->host, visitor->player, &message->fair))
    host_lose_visitor (visitor, DULLE_LINE_END_ERROR);
}

static void
take_phrase (DulleVisitor           *visitor,
             const DulleWireMessage *message)
{
  DulleHost *self = visitor->host;

  host_tell_everybody (self, (DulleWireMessage){ DULLE_WIRE_SAY,
                                                 .say = { visitor->player, message->say.phrase } });
  host_report_phrase (self, visitor->player, message->say.phrase);
}

static void (*const visitor_handlers[DULLE_N_WIRE_KINDS]) (DulleVisitor           *visitor,
                                                           const DulleWireMessage *message) = {
  [DULLE_WIRE_HELLO] = take_hello,
  [DULLE_WIRE_JOIN] = take_join,
  [DULLE_WIRE_RETURN] = take_return,
  [DULLE_WIRE_READY] = take_ready,
  [DULLE_WIRE_ACT] = take_act,
  [DULLE_WIRE_VOTE] = take_vote,
  [DULLE_WIRE_SAY] = take_phrase,
  [DULLE_WIRE_KNOCK] = host_take_knock,
  [DULLE_WIRE_NONCE] = host_take_nonce,
  [DULLE_WIRE_CONSENT] = take_consent,
  [DULLE_WIRE_COMMITMENT] = take_commitment,
  [DULLE_WIRE_SHARE] = take_share,
  [DULLE_WIRE_WATCH] = host_take_watch,
  [DULLE_WIRE_OFFER] = host_take_offer,
  [DULLE_WIRE_TAKEN] = host_take_taken,
};

/* Whoever knocks waits for the answer: with another way in, it would come in twice. */
static gboolean
is_out_of_turn (const DulleVisitor     *visitor,
                const DulleWireMessage *message)
{
  if (!visitor->has_greeted)
    return message->kind != DULLE_WIRE_HELLO;

  return visitor->commitment != NULL && !dulle_line_is_seated (visitor->line) &&
         message->kind != DULLE_WIRE_NONCE;
}

/* Whoever looks on has no part in anything. */
static void
received_cb (DulleLine              *line,
             const DulleWireMessage *message,
             gpointer                owner)
{
  DulleVisitor *visitor = owner;
  g_autoptr (DulleHost) self = g_object_ref (visitor->host);

  if (visitor->watcher != DULLE_NO_SEAT)
    return;
  if (is_out_of_turn (visitor, message))
    {
      host_lose_visitor (visitor, DULLE_LINE_END_ERROR);
      return;
    }
  if (message->kind != DULLE_WIRE_HELLO && host_send_after (visitor, message))
    return;
  if (message->kind != DULLE_WIRE_HELLO && self->is_offering)
    {
      host_lose_visitor (visitor, DULLE_LINE_END_CLOSED);
      return;
    }

  if (visitor->player != DULLE_NO_SEAT)
    {
      host_note_sign (self, visitor->player, message->kind);
      forget_checks (self, visitor->player);
    }
  if (visitor_handlers[message->kind] != NULL)
    visitor_handlers[message->kind](visitor, message);
  host_watch_turns (self);
}

static const DulleLineFuncs line_funcs = { received_cb, ended_cb };

/* Of those who are not at the table, the one that came first goes, without a word: a crowd would
 * not listen to it. */
static void
make_room (DulleHost *self)
{
  for (guint i = 0; i < self->visitors->len; i++)
    {
      DulleVisitor *visitor = g_ptr_array_index (self->visitors, i);

      if (visitor->player != DULLE_NO_SEAT || visitor->watcher != DULLE_NO_SEAT)
        continue;
      host_lose_visitor (visitor, DULLE_LINE_END_NONE);
      return;
    }
}

void
dulle_host_accept (DulleHost *self,
                   GIOStream *pipe)
{
  DulleVisitor *visitor;

  g_return_if_fail (DULLE_IS_HOST (self) && G_IS_IO_STREAM (pipe));

  if (host_let_wait (self, pipe))
    return;
  if (self->visitors->len >= MAX_VISITORS)
    make_room (self);
  if (self->service == NULL || dulle_host_awaits_table (self) ||
      self->visitors->len >= MAX_VISITORS)
    {
      g_io_stream_close (pipe, NULL, NULL);
      return;
    }

  visitor = g_new0 (DulleVisitor, 1);
  visitor->host = self;
  visitor->player = DULLE_NO_SEAT;
  visitor->watcher = DULLE_NO_SEAT;
  visitor->line = dulle_line_new_host (pipe, self->certificate, &line_funcs, visitor);
  g_ptr_array_add (self->visitors, visitor);
}
