/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards that are in nobody's hand, and packets of backs: their ways over the
 * table. One is sent to a goal, not to a place: the goal moves when the table
 * changes its size. While any is on its way each frame queues an allocation.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "card-layout.h"
#include "deck-words.h"
#include "dulle-card-fan.h"
#include "dulle-table-private.h"

/* Between two cards of a packet, in widths. */
#define PACKET_STEP 0.3f

DullePlace
dulle_table_goal_of (DulleTable       *self,
                     const DulleLoose *loose)
{
  if (loose->card == DULLE_NO_CARD)
    return dulle_goal_of_packet (&self->geometry, loose->goal, loose->side, loose->lean);

  return dulle_goal_of_card (&self->geometry, loose->goal, loose->side, loose->lean);
}

static gboolean
is_moving (DulleTable *self)
{
  gint64 now = dulle_frame_time (GTK_WIDGET (self));

  for (unsigned i = 0; i < DULLE_N_LOOSE; i++)
    if (self->loose[i].here && !dulle_motion_ended (&self->loose[i].motion, now))
      return TRUE;

  return FALSE;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  DulleTable *self = DULLE_TABLE (widget);

  gtk_widget_queue_allocate (widget);
  if (is_moving (self))
    return G_SOURCE_CONTINUE;

  self->tick = 0;

  return G_SOURCE_REMOVE;
}

static void
start_moving (DulleTable *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
allocate (DulleTable *self,
          DulleLoose *loose)
{
  gboolean   packet = loose->card == DULLE_NO_CARD;
  float      card_width = packet ? self->geometry.piles[0].scale * self->geometry.card_width : self->geometry.card_width;
  DullePlace place = dulle_table_goal_of (self, loose);

  if (!loose->here)
    return;

  dulle_motion_aim (&loose->motion, &place);
  place = dulle_motion_at (&loose->motion, dulle_frame_time (GTK_WIDGET (self)));
  if (packet)
    dulle_card_fan_set_card_width (DULLE_CARD_FAN (loose->widget), (int) card_width);
  else
    dulle_table_turn_loose (self, loose, place.turned < 0.5f);
  dulle_card_allocate (loose->widget, &place, card_width);
}

void
dulle_table_allocate_loose (DulleTable *self)
{
  for (unsigned i = 0; i < DULLE_N_LOOSE; i++)
    allocate (self, &self->loose[i]);
}

void
dulle_table_move_loose (DulleTable *self,
                        DulleLoose *loose,
                        guint       duration)
{
  DullePlace goal = dulle_table_goal_of (self, loose);

  dulle_motion_start (&loose->motion, &goal, dulle_frame_time (GTK_WIDGET (self)), duration);
  start_moving (self);
}

void
dulle_table_set_here (DulleLoose *loose,
                      gboolean    here)
{
  loose->here = here;
  gtk_widget_set_visible (loose->widget, here);
}

void
dulle_table_turn_loose (DulleTable *self,
                        DulleLoose *loose,
                        gboolean    face_up)
{
  DulleCardWidget *widget = DULLE_CARD_WIDGET (loose->widget);
  DulleCard        face = face_up ? loose->card : DULLE_NO_CARD;
  g_autofree char *label = NULL;

  if (dulle_card_widget_get_face (widget) == face)
    return;

  dulle_card_widget_set_face (widget, face);
  dulle_table_mark_card (self, loose->widget);
  if (!face_up)
    return;

  /* Translators: a card in the trick: who played it, which card */
  label = g_strdup_printf (_ ("%s: %s"), dulle_seat_get_name (self->seats[loose->side]), dulle_deck_card_name (face));
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
dulle_table_bring_to_front (DulleTable *self,
                            DulleLoose *loose)
{
  gtk_widget_insert_before (loose->widget, GTK_WIDGET (self), GTK_WIDGET (self->seats[0]));
}

static void
add_loose (DulleTable *self,
           DulleLoose *loose,
           GtkWidget  *widget)
{
  loose->widget = widget;
  gtk_widget_set_parent (widget, GTK_WIDGET (self));
  loose->card = DULLE_NO_CARD;
  gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_can_target (widget, FALSE);
}

/* In the order in which they lie upon each other. */
void
dulle_table_add_loose (DulleTable *self)
{
  self->trick = self->loose;
  self->packets = self->trick + DULLE_N_SIDES;
  self->shown = self->packets + DULLE_N_PACKETS;

  for (unsigned i = 0; i < DULLE_N_PACKETS; i++)
    {
      add_loose (self, &self->packets[i], dulle_card_fan_new ());
      dulle_card_fan_set_step (DULLE_CARD_FAN (self->packets[i].widget), PACKET_STEP);
    }
  for (unsigned i = 0; i < DULLE_N_SIDES; i++)
    add_loose (self, &self->trick[i], dulle_card_widget_new ());
  for (unsigned i = 0; i < DULLE_N_SHOWN; i++)
    add_loose (self, &self->shown[i], dulle_card_widget_new ());
}
