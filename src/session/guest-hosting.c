/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * A guest that would take the table over has offered a link to its own program. Between two
 * games the host tells it all that is needed; the guest says that it has that, and waits. When it
 * hears that the table may move, that is opened here, and the guest says so. From then on it is the
 * host that decides: either it hears that and lets go, or it has lost the guest and keeps the
 * table. So the guest keeps its seat there, and when its line is lost it comes back and is told.
 * A host that does not know the seat any more has let go, too.
 */
#include "guest-private.h"

#include <string.h>

/* How often a table that has moved is looked for where it went, before it is where it was. */
#define HASTY_TRIES 2

void
guest_tell_offer (DulleGuest *self)
{
  if (self->host_hands_on && self->offer != NULL)
    guest_send (self, (DulleWireMessage){ DULLE_WIRE_OFFER, .text = self->offer });
}

gboolean
dulle_guest_may_offer (const DulleGuest *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->host_hands_on && self->company.is_playing && !self->company.watches &&
         !(self->has_run && dulle_tournament_is_over (&self->run.tournament));
}

void
dulle_guest_offer (DulleGuest *self,
                   const char *link)
{
  g_return_if_fail (self != NULL);

  if (!self->host_hands_on || self->company.own == DULLE_NO_SEAT)
    return;
  if (link == NULL && self->offer != NULL)
    guest_send (self, (DulleWireMessage){ DULLE_WIRE_OFFER, .text = (char *) "" });
  if (link == NULL)
    dulle_handover_clear (&self->handover);
  g_free (self->offer);
  self->offer = g_strdup (link);
  self->company.is_unreached = FALSE;
  self->company.offers = 0;
  dulle_players_set (&self->company.offers, self->company.own, link != NULL);
  guest_tell_offer (self);
  guest_report_change (self);
}

/* An offer does not stand if nobody finds this program. */
void
guest_take_reached (DulleGuest             *self,
                    const DulleWireMessage *message)
{
  if (self->offer == NULL || message->number != 0)
    return;

  dulle_handover_clear (&self->handover);
  g_clear_pointer (&self->offer, g_free);
  self->company.offers = 0;
  self->company.is_unreached = TRUE;
  guest_report_change (self);
}

/* All games that the host knows are known here, too, and the last one is counted; another one will
 * follow. */
static gboolean
has_all_games (const DulleGuest    *self,
               const DulleHandover *handover)
{
  return self->has_run && self->run.finished && self->run.records->len == handover->n_games &&
         !dulle_tournament_is_over (&self->run.tournament) &&
         strcmp (self->id, handover->id) == 0;
}

/* What cannot be taken over is refused by withdrawing the offer. */
void
guest_take_handover (DulleGuest             *self,
                     const DulleWireMessage *message)
{
  g_auto (DulleHandover) handover = { 0 };

  if (self->offer == NULL || !dulle_handover_parse (&handover, message->text) ||
      !has_all_games (self, &handover))
    {
      dulle_guest_offer (self, NULL);
      return;
    }

  dulle_handover_clear (&self->handover);
  self->handover = handover;
  handover = (DulleHandover){ 0 };
  guest_send (self, (DulleWireMessage){ DULLE_WIRE_TAKEN, .number = self->handover.n_games });
}

void
dulle_guest_tell_open (DulleGuest *self)
{
  g_return_if_fail (self != NULL && self->is_heir && self->has_run);

  guest_send (self, (DulleWireMessage){ DULLE_WIRE_TAKEN, .number = self->run.records->len });
}

static void
take_over (DulleGuest *self)
{
  g_autoptr (DulleTournamentRun) run = dulle_tournament_run_copy (&self->run);
  g_auto (DulleHandover) handover = self->handover;

  self->handover = (DulleHandover){ 0 };
  for (guint player = 0; player < DULLE_COMPANY_SIZE; player++)
    if (run->setup.players[player].taker == DULLE_TAKER_COMPUTER)
      run->setup.players[player].skill = handover.skills[player];
  self->is_heir = TRUE;
  self->funcs.taken_over (run, &handover, self->owner);
}

void
dulle_guest_inherit (DulleGuest *self,
                     guint8      player)
{
  g_return_if_fail (self != NULL && self->token != NULL && player < DULLE_COMPANY_SIZE);

  self->company.own = player;
  self->is_heir = TRUE;
}

/* Whoever has seen the score at the own table sees it once more, as that of the host. */
void
guest_give_table_back (DulleGuest *self)
{
  self->is_heir = FALSE;
  g_clear_pointer (&self->offer, g_free);
  self->company.offers = 0;
  self->is_held = FALSE;
  self->n_shown = 0;
  guest_forget_kept (self);
  self->funcs.given_back (self->owner);
}

static gboolean
is_same_place (const DulleInvitation *a,
               const DulleInvitation *b)
{
  g_autofree char *one = dulle_invitation_format (a);
  g_autofree char *other = dulle_invitation_format (b);

  return strcmp (one, other) == 0;
}

/* Where the table was last known to be is where it may come back to; or whoever had it before
 * knows better. */
static void
remember_place (DulleGuest *self)
{
  if (self->former != NULL && (self->is_at_former || !self->has_arrived))
    dulle_invitation_free (self->invitation);
  else
    {
      g_clear_pointer (&self->former, dulle_invitation_free);
      g_clear_pointer (&self->former_token, g_free);
      self->former = self->invitation;
      self->former_host = self->company.host;
    }
  self->is_at_former = FALSE;
  self->has_arrived = FALSE;
}

/* It goes to the own place. */
static void
take_move_here (DulleGuest *self)
{
  if (self->is_heir)
    self->funcs.settled (self->owner);
  else if (self->handover.id != NULL)
    take_over (self);
}

/* The seat is at the table of somebody else now, and known there by the same token. For those who
 * knock there is none. */
void
guest_follow_table (DulleGuest             *self,
                    const DulleWireMessage *message)
{
  g_autoptr (DulleInvitation) invitation = NULL;

  if (message->moved.player >= DULLE_COMPANY_SIZE)
    return;
  if (self->invitation->fingerprint == NULL)
    {
      dulle_line_drop (g_steal_pointer (&self->line), DULLE_LINE_END_LEFT);
      guest_note_end (self, DULLE_LINE_END_FULL);
      return;
    }
  if (message->moved.player == self->company.own &&
      (self->is_heir || dulle_line_is_seated (self->line)))
    {
      take_move_here (self);
      return;
    }
  if (self->is_heir)
    guest_give_table_back (self);
  invitation = dulle_invitation_parse (message->moved.link, NULL);
  if (invitation == NULL)
    {
      guest_blame_host (self, NULL);
      return;
    }

  if (self->is_at_former && is_same_place (invitation, self->invitation))
    {
      guest_give_up_line (self);
      return;
    }
  remember_place (self);
  g_clear_pointer (&self->watcher_token, g_free);
  self->invitation = g_steal_pointer (&invitation);
  self->company.host = (guint8) message->moved.player;
  guest_forget_deal (self);
  guest_go_anew (self);
}

void
dulle_guest_follow (DulleGuest *self,
                    guint8      host)
{
  g_return_if_fail (self != NULL && host < DULLE_COMPANY_SIZE);

  self->company.host = host;
}

gboolean
guest_change_places (DulleGuest   *self,
                     DulleLineEnd *end)
{
  if (self->former == NULL || self->is_heir ||
      (!self->is_at_former && (self->n_tries < HASTY_TRIES || !dulle_line_end_is_passing (*end))))
    return FALSE;

  *end = DULLE_LINE_END_UNREACHABLE;
  self->address = 0;
  self->is_at_former = !self->is_at_former;

  return !self->has_arrived;
}
