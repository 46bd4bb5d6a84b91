/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Guests who would take a host's table over. An offer stands when the guest's own program has
 * been found by its invitation: whoever is behind a wall would not be found by anybody. As guests
 * choose the addresses, they are not told what is there (net/enquiry.h), one is looked for at a
 * time, and not often.
 */
#include "dulle-host-private.h"

#include "net/enquiry.h"
#include "net/invitation.h"

/* In which a guest is looked for no more than HOST_MAX_ENQUIRIES times. */
#define PERIOD (60 * G_USEC_PER_SEC)

/* Whoever is lost, or does not want to any more, has not opened the table. */
static void
note_offers (DulleHost *self)
{
  self->company.offers = 0;
  for (guint8 player = 0; player < DULLE_COMPANY_SIZE; player++)
    if (self->places[player].offer != NULL)
      dulle_players_add (&self->company.offers, player);
  if (self->company.heir != DULLE_NO_SEAT &&
      !dulle_players_have (self->company.offers, self->company.heir))
    {
      self->is_moving = FALSE;
      dulle_host_hand_on (self, DULLE_NO_SEAT);
    }
}

void
host_forget_offer (DulleHost *self,
                   guint8     player)
{
  g_clear_pointer (&self->places[player].offer, g_free);
  g_clear_pointer (&self->places[player].untried, g_free);
  note_offers (self);
}

static void
tell_reached (DulleHost *self,
              guint8     player,
              gboolean   is_reached)
{
  host_tell_player (self, player,
                    (DulleWireMessage){ DULLE_WIRE_REACHED, .number = is_reached ? 1 : 0 });
}

static void enquire_next (DulleHost *self);

/* What was offered meanwhile is looked for now. */
static void
enquired_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  DulleHost *self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean         is_found = dulle_enquire_finish (result, &error);
  g_autofree char *link = NULL;
  DullePlace      *place;

  if (error != NULL)
    return;

  place = &self->places[self->enquired];
  link = g_steal_pointer (&self->enquired_link);
  if (g_strcmp0 (place->untried, link) == 0)
    {
      g_clear_pointer (&place->untried, g_free);
      if (is_found)
        place->offer = g_steal_pointer (&link);
      tell_reached (self, self->enquired, is_found);
      note_offers (self);
      host_report_change (self);
    }
  enquire_next (self);
}

static void
begin_enquiry (DulleHost *self,
               guint8     player)
{
  DullePlace *place = &self->places[player];
  g_autoptr (DulleInvitation) invitation = dulle_invitation_parse (place->untried, NULL);

  self->enquired = player;
  self->enquired_link = g_strdup (place->untried);
  place->enquiries[place->n_enquiries++ % HOST_MAX_ENQUIRIES] = g_get_monotonic_time ();
  dulle_enquire_async (invitation, self->enquiry_seconds, self->cancellable, enquired_cb, self);
}

static gboolean
enquire_cb (gpointer user_data)
{
  DulleHost *self = user_data;

  self->enquiry_clock = 0;
  enquire_next (self);

  return G_SOURCE_REMOVE;
}

/* Returns: when @player may be looked for, in the time of g_get_monotonic_time() */
static gint64
find_due (DulleHost *self,
          guint8     player)
{
  const DullePlace *place = &self->places[player];
  gint64            oldest = place->enquiries[place->n_enquiries % HOST_MAX_ENQUIRIES];

  return oldest != 0 ? oldest + PERIOD : 0;
}

/* By turns, so that nobody waits for one who offers again and again. */
static void
enquire_next (DulleHost *self)
{
  gint64 now = g_get_monotonic_time ();
  gint64 first = 0;

  if (self->enquired_link != NULL)
    return;

  g_clear_handle_id (&self->enquiry_clock, g_source_remove);
  for (guint i = 1; i <= DULLE_COMPANY_SIZE; i++)
    {
      guint8 player = (guint8) ((self->enquired + i) % DULLE_COMPANY_SIZE);
      gint64 due = find_due (self, player);

      if (self->places[player].untried == NULL)
        continue;
      if (due <= now)
        {
          begin_enquiry (self, player);
          return;
        }
      first = first == 0 ? due : MIN (first, due);
    }
  if (first != 0)
    self->enquiry_clock =
        g_timeout_add ((guint) ((first - now) / G_TIME_SPAN_MILLISECOND + 1), enquire_cb, self);
}

void
host_stop_enquiring (DulleHost *self)
{
  g_clear_handle_id (&self->enquiry_clock, g_source_remove);
  g_clear_pointer (&self->enquired_link, g_free);
}

/* Whoever is older would not say hello at its own door. */
void
host_take_offer (DulleVisitor           *visitor,
                 const DulleWireMessage *message)
{
  DulleHost *self = visitor->host;
  guint8     player = visitor->player;
  g_autoptr (DulleInvitation) invitation = dulle_invitation_parse (message->text, NULL);

  host_forget_offer (self, player);
  dulle_players_remove (&self->company.silent, player);
  if (invitation != NULL && !visitor->hands_over)
    tell_reached (self, player, FALSE);
  else if (invitation != NULL && self->company.is_playing && self->company.own != DULLE_NO_SEAT &&
           !dulle_invitation_is_to_club (invitation))
    {
      self->places[player].untried = dulle_invitation_format (invitation);
      enquire_next (self);
    }
  host_report_change (self);
}
