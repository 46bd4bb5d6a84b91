/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview. A card is sent to a destination, not to a place: the
 * destination moves when the table changes its size. All cards are made once and
 * shown when they are needed; while one is on its way each frame queues an
 * allocation, which moves it by a transform. Nothing is measured or painted again by
 * that.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cards/card-layout.h"
#include "cards/deck-text.h"
#include "cards/dulle-card-fan.h"
#include "cards/dulle-card-widget.h"
#include "cards/frame-loop.h"
#include "common/css-class.h"
#include "common/unparent-children.h"
#include "destinations.h"
#include "dulle-card-layer.h"

/* Between two cards of a packet, in widths. */
#define PACKET_STEP 0.3f

#define N_PACKETS 4

/* A card, or a packet of backs, which has no face. */
typedef struct
{
  GtkWidget       *widget;
  DulleMotion      motion;
  DulleCard        card;
  DulleDestination destination;
  DulleSide        side;
  float            lean;
  char            *player;
} Item;

struct _DulleCardLayer
{
  GtkWidget parent_instance;

  DulleTableGeometry geometry;
  DulleFrameLoop     loop;
  DulleCardRole      roles[DULLE_N_CARDS];

  /* Stands at the card that was led */
  GtkWidget *lead_mark;
  DulleSide  lead;
  DulleSide  ahead;

  /* The trick by side, packets by number, and what a player shows */
  Item trick[DULLE_N_TABLE_SIDES];
  Item packets[N_PACKETS];
  Item shown[DULLE_MAX_SHOWN];
};

G_DEFINE_FINAL_TYPE (DulleCardLayer, dulle_card_layer, GTK_TYPE_WIDGET)

static void
dulle_card_layer_dispose (GObject *object)
{
  DulleCardLayer *self = DULLE_CARD_LAYER (object);

  dulle_unparent_children (GTK_WIDGET (self));
  for (unsigned i = 0; i < DULLE_N_TABLE_SIDES; i++)
    g_clear_pointer (&self->trick[i].player, g_free);
  for (unsigned i = 0; i < DULLE_MAX_SHOWN; i++)
    g_clear_pointer (&self->shown[i].player, g_free);

  G_OBJECT_CLASS (dulle_card_layer_parent_class)->dispose (object);
}

static DullePose
pose_at_destination (DulleCardLayer *self,
                     const Item     *item)
{
  if (item->card == DULLE_NO_CARD)
    return dulle_destination_of_packet (&self->geometry, item->destination, item->side, item->lean);

  return dulle_destination_of_card (&self->geometry, item->destination, item->side, item->lean);
}

static void
update_role (DulleCardLayer *self,
             Item           *item)
{
  DulleCardWidget *widget = DULLE_CARD_WIDGET (item->widget);
  DulleCard        face = dulle_card_widget_get_face (widget);

  dulle_card_widget_set_role (widget,
                              face != DULLE_NO_CARD ? self->roles[face] : DULLE_CARD_ROLE_NONE);
}

/* "Kleo: Ten of Hearts, led, wins so far" */
static void
update_item_label (DulleCardLayer *self,
                   Item           *item)
{
  g_autoptr (GString) label = g_string_new (NULL);
  gboolean in_trick = item == &self->trick[item->side];

  /* Translators: a card in the trick: who played it, which card */
  g_string_append_printf (label, _ ("%s: %s"), item->player, dulle_deck_card_name (item->card));
  if (in_trick && item->side == self->lead)
    /* Translators: of a card in the trick */
    g_string_append_printf (label, ", %s", _ ("led"));
  if (in_trick && item->side == self->ahead)
    /* Translators: of a card in the trick */
    g_string_append_printf (label, ", %s", _ ("wins so far"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (item->widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label->str, -1);
}

/* Shows the face or the back of a card, and says who has played it. */
static void
turn_item (DulleCardLayer *self,
           Item           *item,
           gboolean        face_up)
{
  DulleCard face = face_up ? item->card : DULLE_NO_CARD;

  if (dulle_card_widget_get_face (DULLE_CARD_WIDGET (item->widget)) == face)
    return;

  dulle_card_widget_set_face (DULLE_CARD_WIDGET (item->widget), face);
  update_role (self, item);
  if (face_up)
    update_item_label (self, item);
}

/* At the edge of the card that no other card covers, and within the layer. On a low table it does
 * not reach beyond the card, for above and below that are a plate and buttons. */
static void
allocate_lead_mark (DulleCardLayer *self,
                    int             width,
                    int             height)
{
  static const struct
  {
    float x;
    float y;
  } edges[DULLE_N_TABLE_SIDES] = {
    [DULLE_SIDE_BOTTOM] = { 0, 0.5f },
    [DULLE_SIDE_LEFT] = { -0.5f, 0 },
    [DULLE_SIDE_TOP] = { 0, -0.5f },
    [DULLE_SIDE_RIGHT] = { 0.5f, 0 },
  };
  float          half_height = self->geometry.card_height / 2;
  DullePose      pose;
  GtkRequisition size;
  float          x;
  float          y;

  if (!gtk_widget_get_visible (self->lead_mark))
    return;

  pose = dulle_motion_at (&self->trick[self->lead].motion, dulle_frame_time (GTK_WIDGET (self)));
  gtk_widget_get_preferred_size (self->lead_mark, NULL, &size);
  x = pose.x + edges[self->lead].x * self->geometry.card_width - (float) size.width / 2;
  y = pose.y + edges[self->lead].y * self->geometry.card_height - (float) size.height / 2;
  x = CLAMP (x, 0, (float) MAX (width - size.width, 0));
  y = CLAMP (y, 0, (float) MAX (height - size.height, 0));
  if (self->geometry.is_low)
    y = CLAMP (y, pose.y - half_height, pose.y + half_height - (float) size.height);
  gtk_widget_allocate (self->lead_mark, size.width, size.height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)));
}

static void
allocate_item (DulleCardLayer *self,
               Item           *item)
{
  gboolean  is_packet = item->card == DULLE_NO_CARD;
  float     card_width = is_packet ? self->geometry.piles[0].scale * self->geometry.card_width
                                   : self->geometry.card_width;
  DullePose pose;

  if (!gtk_widget_get_visible (item->widget))
    return;

  pose = pose_at_destination (self, item);
  dulle_motion_aim (&item->motion, &pose);
  pose = dulle_motion_at (&item->motion, dulle_frame_time (GTK_WIDGET (self)));
  if (is_packet)
    dulle_card_fan_set_card_width (DULLE_CARD_FAN (item->widget), (int) card_width);
  else
    turn_item (self, item, pose.turned < 0.5f);
  dulle_card_allocate (item->widget, &pose, card_width);
}

static void
dulle_card_layer_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  DulleCardLayer *self = DULLE_CARD_LAYER (widget);

  for (unsigned i = 0; i < N_PACKETS; i++)
    allocate_item (self, &self->packets[i]);
  for (unsigned i = 0; i < DULLE_N_TABLE_SIDES; i++)
    allocate_item (self, &self->trick[i]);
  for (unsigned i = 0; i < DULLE_MAX_SHOWN; i++)
    allocate_item (self, &self->shown[i]);
  allocate_lead_mark (self, width, height);
}

static void
dulle_card_layer_class_init (DulleCardLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dulle_card_layer_dispose;
  widget_class->size_allocate = dulle_card_layer_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "cardlayer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
init_item (DulleCardLayer *self,
           Item           *item,
           GtkWidget      *widget)
{
  item->widget = widget;
  item->card = DULLE_NO_CARD;
  gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_parent (widget, GTK_WIDGET (self));
}

/* In the order in which they lie upon each other. */
static void
dulle_card_layer_init (DulleCardLayer *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  for (unsigned i = 0; i < N_PACKETS; i++)
    {
      init_item (self, &self->packets[i], dulle_card_fan_new ());
      dulle_card_fan_set_step (DULLE_CARD_FAN (self->packets[i].widget), PACKET_STEP);
    }
  for (unsigned i = 0; i < DULLE_N_TABLE_SIDES; i++)
    init_item (self, &self->trick[i], dulle_card_widget_new ());
  for (unsigned i = 0; i < DULLE_MAX_SHOWN; i++)
    init_item (self, &self->shown[i], dulle_card_widget_new ());

  /* The label of the card says so, too. */
  self->lead = self->ahead = DULLE_NO_SIDE;
  self->lead_mark = g_object_new (GTK_TYPE_LABEL, "label", "1", "visible", FALSE,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (self->lead_mark, "lead-mark");
  gtk_widget_set_parent (self->lead_mark, GTK_WIDGET (self));
}

GtkWidget *
dulle_card_layer_new (void)
{
  return g_object_new (DULLE_TYPE_CARD_LAYER, NULL);
}

void
dulle_card_layer_set_geometry (DulleCardLayer           *self,
                               const DulleTableGeometry *geometry)
{
  g_return_if_fail (DULLE_IS_CARD_LAYER (self));
  g_return_if_fail (geometry != NULL);

  self->geometry = *geometry;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
dulle_card_layer_set_roles (DulleCardLayer      *self,
                            const DulleCardRole *roles)
{
  g_return_if_fail (DULLE_IS_CARD_LAYER (self));
  g_return_if_fail (roles != NULL);

  memcpy (self->roles, roles, sizeof self->roles);
  for (unsigned i = 0; i < DULLE_N_TABLE_SIDES; i++)
    update_role (self, &self->trick[i]);
}

/* Sends an item to its destination, from where it is now. */
static void
move_item (DulleCardLayer *self,
           Item           *item,
           guint           duration)
{
  DullePose pose = pose_at_destination (self, item);

  dulle_motion_start (&item->motion, &pose, dulle_frame_time (GTK_WIDGET (self)), duration);
  dulle_frame_loop_run (&self->loop, GTK_WIDGET (self), duration);
}

/* The same, from @from. */
static void
move_item_from (DulleCardLayer  *self,
                Item            *item,
                const DullePose *from,
                guint            duration)
{
  dulle_motion_rest (&item->motion, from);
  move_item (self, item, duration);
}

/* A card lies upon those that came before it. */
static void
put_item (DulleCardLayer        *self,
          Item                  *item,
          const DullePlayedCard *played,
          DulleDestination       destination)
{
  item->card = played->card;
  item->side = played->side;
  item->lean = played->lean;
  item->destination = destination;
  g_free (item->player);
  item->player = g_strdup (played->player);
  turn_item (self, item, FALSE);
  turn_item (self, item, TRUE);
  gtk_widget_insert_before (item->widget, GTK_WIDGET (self), NULL);
  gtk_widget_set_visible (item->widget, TRUE);
  move_item (self, item, 0);
}

/* The trick */

/* Where cards do not move, the one card that is looked at is marked. */
static void
mark_card (DulleCardLayer *self,
           const Item     *marked,
           const char     *css_class)
{
  for (unsigned i = 0; i < DULLE_N_TABLE_SIDES; i++)
    {
      const Item *item = &self->trick[i];

      dulle_set_css_class (item->widget, "laid", item == marked && g_str_equal (css_class, "laid"));
      dulle_set_css_class (item->widget, "winning",
                           item == marked && g_str_equal (css_class, "winning"));
    }
}

void
dulle_card_layer_put_card (DulleCardLayer        *self,
                           const DullePlayedCard *played)
{
  g_return_if_fail (DULLE_IS_CARD_LAYER (self));
  g_return_if_fail (played != NULL && played->side < DULLE_NO_SIDE);

  put_item (self, &self->trick[played->side], played, DULLE_DESTINATION_TRICK);
}

void
dulle_card_layer_play_card (DulleCardLayer        *self,
                            const DullePlayedCard *played,
                            guint                  duration)
{
  DullePose from;

  dulle_card_layer_put_card (self, played);
  if (duration == 0)
    {
      mark_card (self, &self->trick[played->side], "laid");
      return;
    }

  from = played->from != NULL ? *played->from : self->geometry.piles[played->side];
  from.turned = played->from != NULL || played->side == DULLE_SIDE_BOTTOM ? 0 : 1;
  move_item_from (self, &self->trick[played->side], &from, duration);
}

/* Whose card was led, and whose wins so far; %DULLE_NO_SIDE if there is no card. */
static void
set_marks (DulleCardLayer *self,
           DulleSide       lead,
           DulleSide       ahead)
{
  self->lead = lead;
  self->ahead = ahead;
  gtk_widget_set_visible (self->lead_mark, lead != DULLE_NO_SIDE);
  gtk_widget_insert_before (self->lead_mark, GTK_WIDGET (self), NULL);
  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    {
      Item *item = &self->trick[side];

      dulle_set_css_class (item->widget, "ahead", side == ahead);
      if (gtk_widget_get_visible (item->widget))
        update_item_label (self, item);
    }
}

void
dulle_card_layer_rename_player (DulleCardLayer *self,
                                DulleSide       side,
                                const char     *name)
{
  Item *item;

  g_return_if_fail (DULLE_IS_CARD_LAYER (self));
  g_return_if_fail (side < DULLE_NO_SIDE && name != NULL);

  item = &self->trick[side];
  if (!gtk_widget_get_visible (item->widget) || g_str_equal (item->player, name))
    return;

  g_free (item->player);
  item->player = g_strdup (name);
  update_item_label (self, item);
}

void
dulle_card_layer_mark_trick (DulleCardLayer *self,
                             DulleSide       lead,
                             DulleSide       ahead,
                             guint           duration)
{
  g_return_if_fail (DULLE_IS_CARD_LAYER (self));
  g_return_if_fail (lead < DULLE_NO_SIDE && ahead < DULLE_NO_SIDE);

  set_marks (self, lead, ahead);
  if (duration == 0)
    return;

  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    {
      Item            *item = &self->trick[side];
      DulleDestination destination =
          side == ahead ? DULLE_DESTINATION_AHEAD : DULLE_DESTINATION_TRICK;

      if (item->destination == destination || !gtk_widget_get_visible (item->widget))
        continue;
      item->destination = destination;
      move_item (self, item, duration);
    }
}

void
dulle_card_layer_raise_card (DulleCardLayer *self,
                             DulleSide       side,
                             guint           duration)
{
  Item *item;

  g_return_if_fail (DULLE_IS_CARD_LAYER (self));
  g_return_if_fail (side < DULLE_NO_SIDE);

  item = &self->trick[side];
  gtk_widget_insert_before (item->widget, GTK_WIDGET (self), self->lead_mark);
  if (duration == 0)
    {
      mark_card (self, item, "winning");
      return;
    }

  item->destination = DULLE_DESTINATION_RAISED;
  move_item (self, item, duration);
}

void
dulle_card_layer_take_trick (DulleCardLayer *self,
                             DulleSide       side,
                             guint           duration)
{
  g_return_if_fail (DULLE_IS_CARD_LAYER (self));
  g_return_if_fail (side < DULLE_NO_SIDE);

  set_marks (self, DULLE_NO_SIDE, DULLE_NO_SIDE);
  for (unsigned i = 0; i < DULLE_N_TABLE_SIDES; i++)
    {
      self->trick[i].destination = DULLE_DESTINATION_PILE;
      self->trick[i].side = side;
      move_item (self, &self->trick[i], duration);
    }
}

void
dulle_card_layer_clear_trick (DulleCardLayer *self)
{
  g_return_if_fail (DULLE_IS_CARD_LAYER (self));

  mark_card (self, NULL, NULL);
  for (unsigned i = 0; i < DULLE_N_TABLE_SIDES; i++)
    gtk_widget_set_visible (self->trick[i].widget, FALSE);
  set_marks (self, DULLE_NO_SIDE, DULLE_NO_SIDE);
}

/* Packets */

/* To a player's cards, or to the middle. */
static void
set_packet_side (Item     *item,
                 DulleSide side)
{
  item->side = side;
  item->destination = dulle_destination_of_side (side);
}

void
dulle_card_layer_throw_packet (DulleCardLayer    *self,
                               const DullePacket *packet,
                               DulleSide          dealer,
                               DulleSide          side,
                               guint              duration)
{
  Item     *item;
  DullePose from;

  g_return_if_fail (DULLE_IS_CARD_LAYER (self));
  g_return_if_fail (packet != NULL);

  item = &self->packets[packet->number % N_PACKETS];
  from = dulle_destination_of_packet (&self->geometry, DULLE_DESTINATION_PILE, dealer, 0);
  set_packet_side (item, side);
  item->lean = packet->lean;
  dulle_card_fan_set_count (DULLE_CARD_FAN (item->widget), packet->n_cards);
  gtk_widget_set_visible (item->widget, TRUE);
  move_item_from (self, item, &from, duration);
}

void
dulle_card_layer_land_packet (DulleCardLayer *self,
                              unsigned        number)
{
  g_return_if_fail (DULLE_IS_CARD_LAYER (self));

  gtk_widget_set_visible (self->packets[number % N_PACKETS].widget, FALSE);
}

void
dulle_card_layer_pass_packet (DulleCardLayer *self,
                              unsigned        n_cards,
                              DulleSide       from,
                              DulleSide       to,
                              guint           duration)
{
  Item     *item;
  DullePose pose;

  g_return_if_fail (DULLE_IS_CARD_LAYER (self));

  item = &self->packets[0];
  item->lean = 0;
  dulle_card_fan_set_count (DULLE_CARD_FAN (item->widget), n_cards);
  gtk_widget_set_visible (item->widget, duration > 0 || to == DULLE_NO_SIDE);
  set_packet_side (item, from);
  pose = pose_at_destination (self, item);
  set_packet_side (item, to);
  move_item_from (self, item, &pose, duration);
}

void
dulle_card_layer_clear_packets (DulleCardLayer *self)
{
  g_return_if_fail (DULLE_IS_CARD_LAYER (self));

  for (unsigned i = 0; i < N_PACKETS; i++)
    gtk_widget_set_visible (self->packets[i].widget, FALSE);
}

/* Cards that are shown */

void
dulle_card_layer_show_card (DulleCardLayer        *self,
                            const DullePlayedCard *played,
                            unsigned               n,
                            unsigned               n_cards,
                            guint                  duration)
{
  Item     *item;
  DullePose from;

  g_return_if_fail (DULLE_IS_CARD_LAYER (self));
  g_return_if_fail (played != NULL && played->side < DULLE_NO_SIDE);
  g_return_if_fail (n < n_cards && n_cards <= DULLE_MAX_SHOWN);

  item = &self->shown[n];
  from = dulle_destination_of_card (&self->geometry, dulle_destination_of_side (played->side),
                                    played->side, played->lean);
  put_item (self, item, played,
            n_cards == 1 ? DULLE_DESTINATION_TRICK : DULLE_DESTINATION_SHOWN_LEFT + n);
  move_item_from (self, item, played->from != NULL ? played->from : &from, duration);
}

void
dulle_card_layer_hide_cards (DulleCardLayer *self,
                             guint           duration)
{
  g_return_if_fail (DULLE_IS_CARD_LAYER (self));

  for (unsigned i = 0; i < DULLE_MAX_SHOWN; i++)
    if (gtk_widget_get_visible (self->shown[i].widget))
      {
        self->shown[i].destination = dulle_destination_of_side (self->shown[i].side);
        move_item (self, &self->shown[i], duration);
      }
}

void
dulle_card_layer_clear_shown (DulleCardLayer *self)
{
  g_return_if_fail (DULLE_IS_CARD_LAYER (self));

  for (unsigned i = 0; i < DULLE_MAX_SHOWN; i++)
    gtk_widget_set_visible (self->shown[i].widget, FALSE);
}
