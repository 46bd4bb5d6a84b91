/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where no person says when the tournament begins, it does so as soon as enough guests are there
 * and all of them are ready. Somebody who sleeps there must not keep the others from it: when at
 * least half of them are ready, a clock runs for the rest. All see it, and have the whole time
 * again when somebody sits down, leaves, or is not ready any more.
 */
#include "dulle-host-private.h"

typedef struct
{
  guint        n;
  guint        n_ready;
  DullePlayers who;
  DullePlayers ready;
} Persons;

static Persons
find_persons (DulleHost *self)
{
  Persons persons = { 0 };

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      const DulleCompanion *companion = &self->company.companions[player];

      if (companion->kind != DULLE_COMPANION_PERSON)
        continue;
      persons.n++;
      dulle_players_add (&persons.who, player);
      if (!companion->ready)
        continue;
      persons.n_ready++;
      dulle_players_add (&persons.ready, player);
    }

  return persons;
}

static gboolean
may_begin (DulleHost     *self,
           const Persons *persons)
{
  return self->begins_with > 0 && dulle_host_is_open (self) && !self->company.is_playing &&
         !self->sharing.is_running && persons->n >= self->begins_with;
}

static gboolean
begin_cb (gpointer user_data)
{
  DulleHost *self = user_data;
  Persons    persons = find_persons (self);

  self->begin_clock = 0;
  if (may_begin (self, &persons) && persons.n_ready == persons.n)
    dulle_host_begin (self);

  return G_SOURCE_REMOVE;
}

void
host_begin_if_due (DulleHost *self,
                   gint64     now)
{
  if (self->company.begins_at == 0 || now < self->company.begins_at)
    return;

  g_clear_handle_id (&self->begin_clock, g_source_remove);
  dulle_host_begin (self);
}

static gboolean
due_cb (gpointer user_data)
{
  DulleHost *self = user_data;

  self->begin_clock = 0;
  host_begin_if_due (self, g_get_monotonic_time ());

  return G_SOURCE_REMOVE;
}

static void
tell_begin (DulleHost *self,
            guint8     player)
{
  host_tell_player (self, player,
                    (DulleWireMessage){
                        DULLE_WIRE_BEGINS,
                        .number = dulle_company_seconds_to_begin (&self->company) });
}

static void
tell_begin_to_all (DulleHost *self)
{
  for (guint8 player = 0; player < HOST_N_PLACES; player++)
    tell_begin (self, player);
}

void
host_tell_begin (DulleHost *self,
                 guint8     player)
{
  if (self->company.begins_at != 0)
    tell_begin (self, player);
}

static void
start_clock (DulleHost *self)
{
  self->company.begins_at = g_get_monotonic_time () + (gint64) self->wait * G_USEC_PER_SEC;
  tell_begin_to_all (self);
  self->begin_clock = g_timeout_add (self->wait * 1000 + 1, due_cb, self);
}

/* When the tournament begins, everybody hears of that. */
static void
stop_clock (DulleHost *self)
{
  gboolean was_told = self->company.begins_at != 0;

  g_clear_handle_id (&self->begin_clock, g_source_remove);
  self->company.begins_at = 0;
  if (was_told && dulle_host_is_open (self) && !self->company.is_playing &&
      !self->sharing.is_running)
    tell_begin_to_all (self);
}

/* Whether nobody has gone, come or changed their mind since the clock was started. */
static gboolean
goes_on (DulleHost     *self,
         const Persons *persons)
{
  return self->company.begins_at != 0 && persons->who == self->waiting_persons &&
         (self->waiting_ready & ~persons->ready) == 0;
}

void
host_watch_ready (DulleHost *self)
{
  Persons  persons = find_persons (self);
  gboolean may = may_begin (self, &persons);
  gboolean is_ready = may && persons.n_ready == persons.n;
  gboolean counts = may && !is_ready && self->wait > 0 && 2 * persons.n_ready >= persons.n;

  if (!counts || !goes_on (self, &persons))
    stop_clock (self);
  self->waiting_persons = persons.who;
  self->waiting_ready = persons.ready;
  if (is_ready)
    self->begin_clock = g_idle_add (begin_cb, self);
  else if (counts && self->company.begins_at == 0)
    start_clock (self);
}

void
dulle_host_begin_by_itself (DulleHost *self,
                            guint      n_persons,
                            guint      wait)
{
  g_return_if_fail (DULLE_IS_HOST (self) && n_persons > 0);

  self->begins_with = n_persons;
  self->wait = wait;
  host_watch_ready (self);
}
