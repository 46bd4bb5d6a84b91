/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The seats of a host before the tournament begins. Whoever is lost there finds the seat again for
 * a while, and is shown as away. After that it is free for others as well, so that nobody counts
 * on somebody who is gone; but as long as nobody has taken it, its guest may still come back.
 *
 * The rules may change as long as nothing is played by them. Whoever was ready has not read the
 * new ones, and is not ready any more.
 */
#include "dulle-host-private.h"

#include <string.h>

#include "net/identity.h"
#include "net/seen-name.h"

/* Whether this is the seat of somebody of that name who is gone. A guest whose line is cut before
 * it hears that it has a seat asks for one once more. */
static gboolean
is_left_by (DulleHost  *self,
            guint8      player,
            const char *name)
{
  return self->seats.tokens[player] != NULL && *name != '\0' &&
         dulle_seen_name_is_like (self->company.companions[player].told, name);
}

/* Returns: how well a newcomer of that name would sit there, from 1 on, or 0 if it cannot */
static guint
rank_place (DulleHost  *self,
            guint8      player,
            const char *name)
{
  DulleCompanionKind kind = self->company.companions[player].kind;

  if (kind != DULLE_COMPANION_FREE && kind != DULLE_COMPANION_AWAY)
    return 0;
  if (is_left_by (self, player, name))
    return 3;
  if (kind == DULLE_COMPANION_AWAY)
    return 0;

  return self->seats.tokens[player] != NULL ? 1 : 2;
}

guint8
host_find_free_place (DulleHost  *self,
                      const char *name)
{
  DulleParticipant named = { 0 };
  guint8           best = DULLE_NO_SEAT;
  guint            best_rank = 0;

  dulle_participant_set_name (&named, name);
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE && !self->company.is_playing; player++)
    {
      guint rank = rank_place (self, player, named.name);

      if (rank <= best_rank)
        continue;
      best = player;
      best_rank = rank;
    }

  return best;
}

void
host_seat_companion (DulleHost  *self,
                     guint8      player,
                     DulleFace   face,
                     const char *name)
{
  DulleCompanion  *companion = &self->company.companions[player];
  DulleParticipant named = { 0 };

  dulle_participant_set_name (&named, name);
  *companion = (DulleCompanion){ 0 };
  companion->face = dulle_company_free_face (&self->company, face);
  memcpy (companion->told, named.name, sizeof companion->told);
  dulle_company_name (&self->company, player, name);
}

void
host_reclaim_seat (DulleHost *self,
                   guint8     player)
{
  DulleCompanion left = self->company.companions[player];

  if (left.kind != DULLE_COMPANION_FREE)
    return;

  host_seat_companion (self, player, left.face, left.told);
  host_rename_watchers (self);
}

static void
release_seat (DulleHost *self,
              guint8     player)
{
  DulleCompanion  left = self->company.companions[player];
  DulleCompanion *companion = &self->company.companions[player];

  *companion = (DulleCompanion){ .kind = DULLE_COMPANION_FREE, .face = left.face };
  memcpy (companion->told, left.told, sizeof companion->told);
  host_report_companion (self, player);
}

static gboolean
is_kept (DulleHost *self,
         guint8     player)
{
  return self->sharing.is_running ||
         g_get_monotonic_time () < self->places[player].lost_at +
                                       (gint64) self->lobby_patience * G_USEC_PER_SEC;
}

static gboolean
release_cb (gpointer user_data)
{
  DulleHost *self = user_data;
  guint      n_left = 0;

  if (self->company.is_playing)
    {
      self->seat_clock = 0;
      return G_SOURCE_REMOVE;
    }

  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      if (self->company.companions[player].kind != DULLE_COMPANION_AWAY)
        continue;
      if (is_kept (self, player))
        n_left++;
      else
        release_seat (self, player);
    }
  if (n_left > 0)
    return G_SOURCE_CONTINUE;

  self->seat_clock = 0;

  return G_SOURCE_REMOVE;
}

void
host_keep_seat (DulleHost *self,
                guint8     player)
{
  self->places[player].lost_at = g_get_monotonic_time ();
  if (self->seat_clock == 0)
    self->seat_clock = g_timeout_add_seconds (1, release_cb, self);
}

/* Nobody waits for those who are away when it begins. */
void
host_free_left_seats (DulleHost *self)
{
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      DulleCompanion *companion = &self->company.companions[player];

      if (companion->kind != DULLE_COMPANION_AWAY && companion->kind != DULLE_COMPANION_FREE)
        continue;
      g_clear_pointer (&self->seats.tokens[player], g_free);
      *companion = (DulleCompanion){ .kind = DULLE_COMPANION_FREE };
    }
}

/* The guest may come back before it has heard of it, so what it would show then is kept. */
void
dulle_host_send_guest_away (DulleHost *self,
                            guint8     player)
{
  DulleVisitor *visitor;

  g_return_if_fail (DULLE_IS_HOST (self) && player < DULLE_COMPANY_SIZE);

  if (!dulle_host_is_open (self) || !dulle_company_may_send_away (&self->company, player))
    return;

  visitor = self->places[player].visitor;
  g_ptr_array_add (self->sent_away, g_steal_pointer (&self->seats.tokens[player]));
  if (visitor != NULL)
    host_lose_visitor (visitor, DULLE_LINE_END_REFUSED);
  else
    host_miss_guest (self, player);
}

gboolean
host_has_sent_away (DulleHost  *self,
                    const char *token)
{
  for (guint i = 0; i < self->sent_away->len; i++)
    if (dulle_secret_equal (g_ptr_array_index (self->sent_away, i), token))
      return TRUE;

  return FALSE;
}

/* Rules */

gboolean
dulle_host_change_rules (DulleHost        *self,
                         const DulleRules *rules)
{
  DulleRules shared;

  g_return_val_if_fail (DULLE_IS_HOST (self), FALSE);
  g_return_val_if_fail (rules != NULL, FALSE);

  shared = *rules;
  dulle_company_share_rules (&shared);
  if (!dulle_host_is_open (self) || self->company.is_playing || self->sharing.is_running ||
      dulle_rules_equal (&shared, &self->company.rules))
    return FALSE;

  self->setup.rules = shared;
  self->company.rules = shared;
  for (guint8 player = 0; player < HOST_N_PLACES; player++)
    host_tell_rules (self, player);
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    {
      if (player == self->company.own || !self->company.companions[player].ready)
        continue;
      self->company.companions[player].ready = FALSE;
      host_report_companion (self, player);
    }
  host_report_change (self);

  return TRUE;
}
