/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Whoever is missing is waited for. After some time anybody may propose that a computer plays
 * on in its place, and if all others agree, it does, until the person is back. One who refuses
 * sets the clock back, so that nobody is asked again and again. Whoever is there and does
 * nothing is missing, too.
 */
#include "dulle-host-private.h"

#include "company-wire.h"

void
host_begin_patience (DulleHost      *self,
                     DulleCompanion *companion)
{
  companion->waits_until = g_get_monotonic_time () + (gint64) self->patience * G_USEC_PER_SEC;
  companion->in_favour = 0;
}

static DullePlayers
find_present (DulleHost *self)
{
  DullePlayers present = 0;

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    if (self->company.companions[player].kind == DULLE_COMPANION_PERSON)
      dulle_players_add (&present, player);

  return present;
}

static void
tell_patience (DulleHost *self,
               guint8     missing)
{
  host_tell_everybody (self, dulle_company_describe_missing (&self->company, missing));
  host_report_change (self);
}

/* All who are there agree: what somebody said who has gone since does not count. */
static gboolean
is_agreed (DulleHost *self,
           guint8     missing)
{
  const DulleCompanion *companion = &self->company.companions[missing];
  DullePlayers          present = find_present (self);

  return companion->kind == DULLE_COMPANION_AWAY && present != 0 &&
         (present & ~companion->in_favour) == 0;
}

/* Kept for when the program is started anew. */
static void
note_substitution (DulleHost *self,
                   guint8     player,
                   gboolean   on)
{
  dulle_players_set (&self->seats.substituted, player, on);
  dulle_session_substitute (self->session, player, on);
  host_keep_seats (self);
}

static void
substitute_guest (DulleHost *self,
                  guint8     missing)
{
  self->company.companions[missing].kind = DULLE_COMPANION_SUBSTITUTED;
  self->company.companions[missing].in_favour = 0;
  self->places[missing].is_polled = FALSE;
  note_substitution (self, missing, TRUE);
  host_report_companion (self, missing);
  host_drop_giver (self, missing);
}

void
host_take_consent (DulleHost *self,
                   guint8     player,
                   guint8     missing,
                   gboolean   yes)
{
  DulleCompanion *companion;

  g_return_if_fail (missing < DULLE_COMPANY_SIZE);

  companion = &self->company.companions[missing];
  if (!self->company.is_playing || companion->kind != DULLE_COMPANION_AWAY ||
      host_is_in_doubt (self) || !dulle_players_have (find_present (self), player) ||
      dulle_companion_seconds_left (companion) > 0)
    return;

  if (yes)
    dulle_players_add (&companion->in_favour, player);
  else
    host_begin_patience (self, companion);
  if (is_agreed (self, missing))
    substitute_guest (self, missing);
  else
    tell_patience (self, missing);
}

/* Whoever leaves before a tournament does not come back. */
static void
free_place (DulleHost *self,
            guint8     player)
{
  self->company.companions[player] = (DulleCompanion){ .kind = DULLE_COMPANION_FREE };
  host_forget_offer (self, player);
  host_report_companion (self, player);
  host_drop_giver (self, player);
}

/* One less has to agree to what was proposed for others. */
static void
count_on_without (DulleHost *self,
                  guint8     player)
{
  if (self->company.companions[player].kind == DULLE_COMPANION_AWAY)
    tell_patience (self, player);
  for (guint8 missing = 0; missing < DULLE_COMPANY_SIZE; missing++)
    if (is_agreed (self, missing))
      substitute_guest (self, missing);
}

/* For one who was idle before it is waited no longer for that. */
void
host_miss_guest (DulleHost *self,
                 guint8     player)
{
  DulleCompanion *companion = &self->company.companions[player];

  if (self->seats.tokens[player] == NULL)
    {
      free_place (self, player);
      return;
    }
  companion->is_idle = FALSE;
  if (companion->kind == DULLE_COMPANION_PERSON)
    {
      companion->kind = DULLE_COMPANION_AWAY;
      host_begin_patience (self, companion);
    }
  host_lose_heir (self, player);
  host_forget_offer (self, player);
  host_report_companion (self, player);
  if (self->company.is_playing)
    count_on_without (self, player);
  else
    {
      host_keep_seat (self, player);
      host_drop_giver (self, player);
    }
}

/* All have waited already. */
void
host_miss_idle (DulleHost *self,
                guint8     player)
{
  DulleCompanion *companion = &self->company.companions[player];

  companion->kind = DULLE_COMPANION_AWAY;
  companion->is_idle = TRUE;
  companion->waits_until = 0;
  companion->in_favour = 0;
  host_report_companion (self, player);
  count_on_without (self, player);
}

void
host_give_back (DulleHost *self,
                guint8     player)
{
  DulleCompanion *companion = &self->company.companions[player];

  if (companion->kind == DULLE_COMPANION_SUBSTITUTED)
    note_substitution (self, player, FALSE);
  companion->kind = DULLE_COMPANION_PERSON;
  companion->is_idle = FALSE;
  host_report_companion (self, player);
}

/* Whoever was lost did not hear that a computer plays. */
void
host_welcome_back (DulleHost *self,
                   guint8     player)
{
  if (self->company.companions[player].kind == DULLE_COMPANION_SUBSTITUTED)
    host_tell_player (self, player, dulle_company_describe (&self->company, player));
  host_give_back (self, player);
  host_go_on_sharing (self, player);
}

void
host_tell_missing (DulleHost *self,
                   guint8     player)
{
  for (guint8 missing = 0; missing < DULLE_COMPANY_SIZE; missing++)
    if (self->company.companions[missing].kind == DULLE_COMPANION_AWAY)
      host_tell_player (self, player, dulle_company_describe_missing (&self->company, missing));
}
