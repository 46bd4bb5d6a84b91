/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Whoever looks on at a host's table sees what lies open, is asked nothing, and is not listened to.
 * The session tells a viewer without a seat what happens as long as there is one.
 */
#include "dulle-host-private.h"

#include <string.h>

#include "company-wire.h"
#include "net/identity.h"

/* Returns: a number that nobody has, or %DULLE_MAX_WATCHERS */
static guint
find_free_number (DulleHost *self)
{
  guint number = 0;

  while (number < DULLE_MAX_WATCHERS && self->company.watchers[number].is_there)
    number++;

  return number;
}

static void
report_watcher (DulleHost *self,
                guint      number)
{
  host_tell_everybody (self, dulle_company_describe_watcher (&self->company, number));
  host_report_change (self);
}

void
host_rename_watchers (DulleHost *self)
{
  for (guint number = 0; number < DULLE_MAX_WATCHERS; number++)
    if (dulle_company_rename_watcher (&self->company, number))
      report_watcher (self, number);
}

void
host_tell_watchers (DulleHost              *self,
                    const DulleWireMessage *message)
{
  for (guint i = 0; i < self->visitors->len; i++)
    {
      DulleVisitor *visitor = g_ptr_array_index (self->visitors, i);

      if (visitor->watcher != DULLE_NO_SEAT)
        dulle_line_send (visitor->line, message);
    }
}

void
host_describe_watchers (DulleHost *self,
                        guint8     player)
{
  for (guint number = 0; number < DULLE_MAX_WATCHERS; number++)
    if (self->company.watchers[number].is_there)
      host_tell_player (self, player, dulle_company_describe_watcher (&self->company, number));
}

/* All that a newcomer has to know. If it is the first one, the session shows the table. */
static void
tell_newcomer (DulleVisitor *visitor,
               guint         n_records)
{
  DulleHost  *self = visitor->host;
  DullePlace *place = &self->places[HOST_WATCHERS];

  place->visitor = visitor;
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    host_tell_player (self, HOST_WATCHERS, dulle_company_describe (&self->company, player));
  host_tell_rules (self, HOST_WATCHERS);
  host_describe_watchers (self, HOST_WATCHERS);
  host_tell_missing (self, HOST_WATCHERS);
  host_tell_begin (self, HOST_WATCHERS);
  if (self->company.is_playing)
    {
      host_catch_up (self, HOST_WATCHERS, n_records);
      visitor->n_records = place->n_records;
    }
  place->visitor = NULL;
}

/* @id: of the tournament of which it knows @n_games games */
static void
seat_watcher (DulleVisitor *visitor,
              guint         number,
              const char   *id,
              guint         n_games)
{
  DulleHost *self = visitor->host;
  gboolean   is_known = self->seats.id != NULL && strcmp (id, self->seats.id) == 0;

  dulle_line_send (visitor->line,
                   &(DulleWireMessage){ DULLE_WIRE_WATCHING,
                                        .watching = { number, visitor->token } });
  dulle_line_sit_down (visitor->line);
  tell_newcomer (visitor, is_known ? n_games : 0);
  visitor->watcher = (guint8) number;
  report_watcher (self, number);
}

static void
admit_watcher (DulleVisitor         *visitor,
               guint                 number,
               const DulleWireWatch *watch)
{
  DulleHost *self = visitor->host;
  gboolean   is_first = dulle_company_count_watchers (&self->company) == 0;

  self->company.watchers[number] = (DulleWatcher){ TRUE, dulle_face_from_id (watch->face), "" };
  dulle_company_name_watcher (&self->company, number, watch->name);
  visitor->token = dulle_secret_make (DULLE_SEAT_TOKEN_LENGTH);
  seat_watcher (visitor, number, watch->id, watch->games);
  if (!is_first)
    return;

  self->may_lack_records = self->company.is_playing;
  dulle_session_be_watched (self->session, TRUE);
}

void
host_take_watch (DulleVisitor           *visitor,
                 const DulleWireMessage *message)
{
  DulleHost *self = visitor->host;
  guint      number = find_free_number (self);

  if (!dulle_secret_equal (message->watch.secret, self->seats.secret))
    host_lose_visitor (visitor, DULLE_LINE_END_SECRET);
  else if (self->bars_watchers)
    host_lose_visitor (visitor, DULLE_LINE_END_REFUSED);
  else if (number == DULLE_MAX_WATCHERS)
    host_lose_visitor (visitor, DULLE_LINE_END_FULL);
  else
    admit_watcher (visitor, number, &message->watch);
}

/* Returns: (nullable) */
static DulleVisitor *
find_watcher (DulleHost  *self,
              const char *token)
{
  for (guint i = 0; i < self->visitors->len; i++)
    {
      DulleVisitor *visitor = g_ptr_array_index (self->visitors, i);

      if (visitor->token != NULL && dulle_secret_equal (visitor->token, token))
        return visitor;
    }

  return NULL;
}

gboolean
host_take_watcher_back (DulleVisitor          *visitor,
                        const DulleWireReturn *back)
{
  DulleVisitor *before = find_watcher (visitor->host, back->token);
  guint8        number;

  if (before == NULL)
    return FALSE;

  number = before->watcher;
  before->watcher = DULLE_NO_SEAT;
  visitor->token = g_steal_pointer (&before->token);
  host_lose_visitor (before, DULLE_LINE_END_TOKEN);
  seat_watcher (visitor, number, back->id, back->games);

  return TRUE;
}

/* What the session showed to nobody else is not of the next one who comes. */
static void
end_watching (DulleHost *self)
{
  DullePlace *place = &self->places[HOST_WATCHERS];

  dulle_session_be_watched (self->session, FALSE);
  g_clear_pointer (&place->last, dulle_event_unref);
  *place = (DullePlace){ 0 };
}

void
host_lose_watcher (DulleHost *self,
                   guint8     watcher)
{
  self->company.watchers[watcher] = (DulleWatcher){ 0 };
  report_watcher (self, watcher);
  if (dulle_company_count_watchers (&self->company) == 0)
    end_watching (self);
}

void
host_drop_watchers (DulleHost   *self,
                    DulleLineEnd end)
{
  for (guint i = self->visitors->len; i > 0; i--)
    {
      DulleVisitor *visitor = g_ptr_array_index (self->visitors, i - 1);

      if (visitor->watcher != DULLE_NO_SEAT)
        host_lose_visitor (visitor, end);
    }
}

void
dulle_host_admit_watchers (DulleHost *self,
                           gboolean   admits)
{
  g_return_if_fail (DULLE_IS_HOST (self));

  self->bars_watchers = !admits;
  if (!admits)
    host_drop_watchers (self, DULLE_LINE_END_REFUSED);
}

void
dulle_host_send_away (DulleHost *self,
                      guint      number)
{
  g_return_if_fail (DULLE_IS_HOST (self));

  for (guint i = 0; i < self->visitors->len; i++)
    {
      DulleVisitor *visitor = g_ptr_array_index (self->visitors, i);

      if (visitor->watcher != number)
        continue;
      host_lose_visitor (visitor, DULLE_LINE_END_REFUSED);
      return;
    }
}
