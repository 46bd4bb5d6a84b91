/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Shows one picture. The old one stays until the new one has been painted, so
 * that cards never flicker when the table changes its size.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "card-seal.h"
#include "common/css-class.h"
#include "deck-text.h"
#include "dulle-card-widget.h"

struct _DulleCardWidget
{
  GtkWidget parent_instance;

  DulleCard     face;
  int           width;
  gboolean      dimmed;
  DulleCardRole role;

  /* Owned: the atlas of the wanted size, and the one whose picture is still shown */
  DulleCardAtlas *atlas;
  DulleCardAtlas *shown;
};

G_DEFINE_FINAL_TYPE (DulleCardWidget, dulle_card_widget, GTK_TYPE_WIDGET)

enum
{
  PROP_WIDTH = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static unsigned
picture_of (const DulleCardWidget *self)
{
  return self->face == DULLE_NO_CARD ? DULLE_PICTURE_BACK : self->face;
}

static void
update_shown (DulleCardWidget *self)
{
  if (self->atlas == NULL)
    return;

  dulle_card_atlas_want (self->atlas, picture_of (self));
  if (!dulle_card_atlas_has (self->atlas, picture_of (self)))
    return;

  g_set_object (&self->shown, self->atlas);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
painted_cb (DulleCardWidget *self,
            unsigned         picture)
{
  g_assert (DULLE_IS_CARD_WIDGET (self));

  if (picture == picture_of (self))
    update_shown (self);
}

static void
update_atlas (DulleCardWidget *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)) *
              gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (width <= 0 || (self->atlas != NULL && dulle_card_atlas_get_width (self->atlas) == width))
    return;

  if (self->atlas != NULL)
    g_signal_handlers_disconnect_by_data (self->atlas, self);
  g_clear_object (&self->atlas);

  self->atlas = dulle_deck_get_atlas (dulle_deck_get_default (), width);
  g_signal_connect_swapped (self->atlas, "painted", G_CALLBACK (painted_cb), self);
  update_shown (self);
}

static void
dulle_card_widget_dispose (GObject *object)
{
  DulleCardWidget *self = DULLE_CARD_WIDGET (object);

  if (self->atlas != NULL)
    g_signal_handlers_disconnect_by_data (self->atlas, self);
  g_clear_object (&self->atlas);
  g_clear_object (&self->shown);

  G_OBJECT_CLASS (dulle_card_widget_parent_class)->dispose (object);
}

static void
dulle_card_widget_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_WIDTH:
      g_value_set_int (value, DULLE_CARD_WIDGET (object)->width);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
dulle_card_widget_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_WIDTH:
      dulle_card_widget_set_width (DULLE_CARD_WIDGET (object), g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
dulle_card_widget_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  int width = DULLE_CARD_WIDGET (widget)->width;

  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : dulle_card_height (width);
}

static void
dulle_card_widget_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  update_atlas (DULLE_CARD_WIDGET (widget));
}

static void
snapshot_veil (GtkWidget   *widget,
               GtkSnapshot *snapshot)
{
  float          width = (float) gtk_widget_get_width (widget);
  float          height = (float) gtk_widget_get_height (widget);
  GskRoundedRect card;
  GdkRGBA        color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  gsk_rounded_rect_init_from_rect (&card, &GRAPHENE_RECT_INIT (0, 0, width, height),
                                   dulle_card_radius (width));
  gtk_snapshot_push_rounded_clip (snapshot, &card);
  gtk_snapshot_append_color (snapshot, &color, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_pop (snapshot);
}

static void
dulle_card_widget_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  DulleCardWidget *self = DULLE_CARD_WIDGET (widget);
  float            width = (float) gtk_widget_get_width (widget);
  float            height = (float) gtk_widget_get_height (widget);

  if (self->shown == NULL || !dulle_card_atlas_has (self->shown, picture_of (self)))
    return;

  dulle_card_atlas_snapshot (self->shown, picture_of (self), widget, NULL, snapshot,
                             &GRAPHENE_RECT_INIT (0, 0, width, height));
  if (self->role != DULLE_CARD_ROLE_NONE && self->face != DULLE_NO_CARD)
    dulle_card_seal_snapshot (self->role, snapshot, width);
  if (self->dimmed)
    snapshot_veil (widget, snapshot);
}

static void
dulle_card_widget_class_init (DulleCardWidgetClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = dulle_card_widget_dispose;
  object_class->get_property = dulle_card_widget_get_property;
  object_class->set_property = dulle_card_widget_set_property;
  widget_class->measure = dulle_card_widget_measure;
  widget_class->size_allocate = dulle_card_widget_size_allocate;
  widget_class->snapshot = dulle_card_widget_snapshot;

  properties[PROP_WIDTH] =
      g_param_spec_int ("width", NULL, NULL, 2, 2048, 80,
                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
update_label (DulleCardWidget *self)
{
  const char *label = self->face == DULLE_NO_CARD ? _ ("Card, face down")
                                                  : dulle_deck_card_name (self->face);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
dulle_card_widget_init (DulleCardWidget *self)
{
  self->face = DULLE_NO_CARD;
  self->width = 80;
  update_label (self);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_atlas), NULL);
}

GtkWidget *
dulle_card_widget_new (void)
{
  return g_object_new (DULLE_TYPE_CARD_WIDGET, NULL);
}

DulleCard
dulle_card_widget_get_face (DulleCardWidget *self)
{
  g_return_val_if_fail (DULLE_IS_CARD_WIDGET (self), DULLE_NO_CARD);

  return self->face;
}

void
dulle_card_widget_set_face (DulleCardWidget *self,
                            DulleCard        face)
{
  g_return_if_fail (DULLE_IS_CARD_WIDGET (self));
  g_return_if_fail (face < DULLE_N_CARDS || face == DULLE_NO_CARD);

  if (self->face == face)
    return;

  self->face = face;
  update_shown (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  update_label (self);
}

int
dulle_card_widget_get_width (DulleCardWidget *self)
{
  g_return_val_if_fail (DULLE_IS_CARD_WIDGET (self), 0);

  return self->width;
}

void
dulle_card_widget_set_width (DulleCardWidget *self,
                             int              width)
{
  g_return_if_fail (DULLE_IS_CARD_WIDGET (self));
  g_return_if_fail (width > 0);

  if (self->width == width)
    return;

  self->width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WIDTH]);
}

void
dulle_card_widget_set_dimmed (DulleCardWidget *self,
                              gboolean         dimmed)
{
  g_return_if_fail (DULLE_IS_CARD_WIDGET (self));

  if (self->dimmed == dimmed)
    return;

  self->dimmed = dimmed;
  dulle_set_css_class (GTK_WIDGET (self), "veiled", dimmed);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
dulle_card_widget_set_role (DulleCardWidget *self,
                            DulleCardRole    role)
{
  g_return_if_fail (DULLE_IS_CARD_WIDGET (self));
  g_return_if_fail (role < DULLE_N_CARD_ROLES);

  if (self->role == role)
    return;

  self->role = role;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
