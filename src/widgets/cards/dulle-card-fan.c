/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One widget that draws many pictures. It fills its width, with the cards at its upper
 * edge; the space below them may be covered by a name plate.
 */
#include "config.h"

#include "engine/hand.h"

#include "dulle-card-fan.h"

#define STEP  0.24f  /* between two cards, in widths, where there is room */
#define OUTER 1.35f  /* the width of the outer cards, which lean */
#define ANGLE 3.2f   /* between two cards, in degrees */
#define SINK  0.006f /* how far the outer cards sink, in heights */

struct _DulleCardFan
{
  GtkWidget parent_instance;

  guint     count;
  guint     n_faces;
  DulleCard faces[DULLE_MAX_HAND];
  int       card_width;
  float     step;
  gboolean  flat;

  /* Owned */
  DulleCardAtlas *atlas;
};

enum
{
  PROP_CARD_WIDTH = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (DulleCardFan, dulle_card_fan, GTK_TYPE_WIDGET)

static unsigned
picture_of (DulleCardFan *self,
            guint         index)
{
  return index < self->n_faces ? self->faces[index] : DULLE_PICTURE_BACK;
}

static void
want_pictures (DulleCardFan *self)
{
  for (guint i = 0; self->atlas != NULL && i < self->count; i++)
    dulle_card_atlas_want (self->atlas, picture_of (self, i));
}

static void
painted_cb (DulleCardFan *self,
            unsigned      picture)
{
  g_assert (DULLE_IS_CARD_FAN (self));

  if (picture == DULLE_PICTURE_BACK || self->n_faces > 0)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drop_atlas (DulleCardFan *self)
{
  if (self->atlas != NULL)
    g_signal_handlers_disconnect_by_data (self->atlas, self);
  g_clear_object (&self->atlas);
}

static void
update_atlas (DulleCardFan *self)
{
  int width = self->card_width * gtk_widget_get_scale_factor (GTK_WIDGET (self));

  drop_atlas (self);
  if (width > 0)
    {
      self->atlas = dulle_deck_get_atlas (dulle_deck_get_default (), width);
      g_signal_connect_swapped (self->atlas, "painted", G_CALLBACK (painted_cb), self);
      want_pictures (self);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
dulle_card_fan_dispose (GObject *object)
{
  drop_atlas (DULLE_CARD_FAN (object));

  G_OBJECT_CLASS (dulle_card_fan_parent_class)->dispose (object);
}

static float
step_width (DulleCardFan *self)
{
  float width = (float) self->card_width;
  float room = (float) gtk_widget_get_width (GTK_WIDGET (self)) - width * OUTER;

  if (self->step > 0)
    return width * self->step;

  return MIN (width * STEP, MAX (room, 0) / (float) (DULLE_MAX_DEALT - 1));
}

static void
snapshot_card (DulleCardFan *self,
               GtkSnapshot  *snapshot,
               unsigned      picture,
               float         from_middle)
{
  float         width = (float) self->card_width;
  float         height = (float) dulle_card_height (self->card_width);
  float         device = (float) dulle_card_atlas_get_width (self->atlas);
  float         rim = (float) dulle_card_shadow ((int) device) * width / device;
  float         middle = (float) gtk_widget_get_width (GTK_WIDGET (self)) / 2;
  float         sink = self->flat ? 0 : SINK * from_middle * from_middle;
  GskTransform *pose;

  pose = gsk_transform_translate (NULL,
                                  &GRAPHENE_POINT_INIT (middle + from_middle * step_width (self),
                                                        height * (0.5f + sink) + rim));
  if (!self->flat)
    pose = gsk_transform_rotate (pose, from_middle * ANGLE);
  dulle_card_atlas_snapshot (self->atlas, picture, GTK_WIDGET (self), pose, snapshot,
                             &GRAPHENE_RECT_INIT (-width / 2, -height / 2, width, height));
  gsk_transform_unref (pose);
}

static void
dulle_card_fan_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  DulleCardFan *self = DULLE_CARD_FAN (widget);

  for (guint i = 0; self->atlas != NULL && i < self->count; i++)
    {
      unsigned picture = picture_of (self, i);

      if (dulle_card_atlas_has (self->atlas, picture))
        snapshot_card (self, snapshot, picture, (float) i - (float) (self->count - 1) / 2);
    }
}

static void
dulle_card_fan_get_property (GObject    *object,
                             guint       property_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_CARD_WIDTH:
      g_value_set_int (value, DULLE_CARD_FAN (object)->card_width);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_card_fan_set_property (GObject      *object,
                             guint         property_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  switch (property_id)
    {
    case PROP_CARD_WIDTH:
      dulle_card_fan_set_card_width (DULLE_CARD_FAN (object), g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
dulle_card_fan_class_init (DulleCardFanClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = dulle_card_fan_get_property;
  object_class->set_property = dulle_card_fan_set_property;
  object_class->dispose = dulle_card_fan_dispose;
  widget_class->snapshot = dulle_card_fan_snapshot;

  properties[PROP_CARD_WIDTH] =
      g_param_spec_int ("card-width", NULL, NULL, 0, G_MAXINT, 0,
                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_css_name (widget_class, "fan");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
dulle_card_fan_init (DulleCardFan *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_atlas), NULL);
}

GtkWidget *
dulle_card_fan_new (void)
{
  return g_object_new (DULLE_TYPE_CARD_FAN, NULL);
}

guint
dulle_card_fan_get_count (DulleCardFan *self)
{
  g_return_val_if_fail (DULLE_IS_CARD_FAN (self), 0);

  return self->count;
}

void
dulle_card_fan_set_count (DulleCardFan *self,
                          guint         count)
{
  g_return_if_fail (DULLE_IS_CARD_FAN (self));

  if (self->count == count)
    return;

  self->count = count;
  want_pictures (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
dulle_card_fan_set_faces (DulleCardFan    *self,
                          const DulleCard *cards,
                          guint            n_cards)
{
  g_return_if_fail (DULLE_IS_CARD_FAN (self));
  g_return_if_fail (n_cards <= DULLE_MAX_HAND);

  self->n_faces = n_cards;
  for (guint i = 0; i < n_cards; i++)
    self->faces[i] = cards[i];
  want_pictures (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
dulle_card_fan_set_card_width (DulleCardFan *self,
                               int           width)
{
  g_return_if_fail (DULLE_IS_CARD_FAN (self));

  if (self->card_width == width)
    return;

  self->card_width = width;
  update_atlas (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CARD_WIDTH]);
}

void
dulle_card_fan_set_flat (DulleCardFan *self,
                         gboolean      flat)
{
  g_return_if_fail (DULLE_IS_CARD_FAN (self));

  if (self->flat == flat)
    return;

  self->flat = flat;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
dulle_card_fan_set_step (DulleCardFan *self,
                         float         step)
{
  g_return_if_fail (DULLE_IS_CARD_FAN (self));

  if (self->step == step)
    return;

  self->step = step;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
