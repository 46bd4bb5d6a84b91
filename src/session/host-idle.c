/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A guest may have a line and do nothing: its owner is gone. When the table has waited for some
 * time, that guest counts as missing, until it does something.
 */
#include "dulle-host-private.h"

/* Whether nothing goes on before that guest has done something. Before the tournament only its
 * program is awaited. */
static gboolean
is_awaited (DulleHost *self,
            guint8     player)
{
  const DullePlace *place = &self->places[player];

  return place->visitor != NULL &&
         self->company.companions[player].kind == DULLE_COMPANION_PERSON &&
         (host_owes_share (self, player) ||
          (self->company.is_playing && (place->is_asked || place->is_polled)));
}

/* Before the tournament nobody can agree on a computer: it begins without that guest, who may come
 * back. */
static void
give_up_idle (DulleHost *self,
              guint8     player)
{
  if (self->company.is_playing)
    host_miss_idle (self, player);
  else
    host_lose_visitor (self->places[player].visitor, DULLE_LINE_END_SILENT);
}

static gboolean
idle_cb (gpointer user_data)
{
  DulleHost *self = user_data;
  gint64     now = g_get_monotonic_time ();

  self->idle_clock = 0;
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    if (is_awaited (self, player) && self->places[player].due <= now)
      give_up_idle (self, player);
  host_watch_turns (self);

  return G_SOURCE_REMOVE;
}

void
host_stop_watching_turns (DulleHost *self)
{
  g_clear_handle_id (&self->idle_clock, g_source_remove);
}

void
host_watch_turns (DulleHost *self)
{
  gint64 now = g_get_monotonic_time ();
  gint64 first = 0;

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      gint64 *due = &self->places[player].due;

      if (!is_awaited (self, player))
        *due = 0;
      else if (*due == 0)
        *due = now + (gint64) self->idle_limit * G_USEC_PER_SEC;
      if (*due != 0 && (first == 0 || *due < first))
        first = *due;
    }
  host_stop_watching_turns (self);
  if (first != 0)
    self->idle_clock =
        g_timeout_add ((guint) (MAX (first - now, 0) / G_TIME_SPAN_MILLISECOND + 1), idle_cb, self);
}

/* What a person does, or a program that was awaited; others only tell that it is there. */
static const gboolean signs[DULLE_N_WIRE_KINDS] = {
  [DULLE_WIRE_ACT] = TRUE,
  [DULLE_WIRE_VOTE] = TRUE,
  [DULLE_WIRE_SAY] = TRUE,
  [DULLE_WIRE_CONSENT] = TRUE,
  [DULLE_WIRE_COMMITMENT] = TRUE,
  [DULLE_WIRE_SHARE] = TRUE,
};

void
host_note_sign (DulleHost    *self,
                guint8        player,
                DulleWireKind kind)
{
  if (!signs[kind])
    return;

  self->places[player].due = 0;
  if (self->company.companions[player].is_idle)
    host_give_back (self, player);
}

void
dulle_host_set_idle_limit (DulleHost *self,
                           guint      seconds)
{
  g_return_if_fail (DULLE_IS_HOST (self));

  self->idle_limit = seconds;
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    self->places[player].due = 0;
  host_watch_turns (self);
}
