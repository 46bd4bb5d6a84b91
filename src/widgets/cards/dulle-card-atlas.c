/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A store of pictures that DulleDeck fills.
 *
 * A GPU draws textures. GTK's cairo renderer would convert a texture back into an
 * image every time, which takes longer than drawing it, so it is given the image.
 */
#include "config.h"

#include <math.h>

#include "dulle-card-atlas.h"
#include "image-texture.h"

/* What the numbers of a transform may be off by. */
#define EXACT 1e-4

G_STATIC_ASSERT (DULLE_N_PICTURES <= 32);

struct _DulleCardAtlas
{
  GObject parent_instance;

  int     width;
  guint32 wanted;

  /* Owned */
  cairo_surface_t *images[DULLE_N_PICTURES];
  GdkTexture      *textures[DULLE_N_PICTURES];
};

G_DEFINE_FINAL_TYPE (DulleCardAtlas, dulle_card_atlas, G_TYPE_OBJECT)

enum
{
  PAINTED,
  WANTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
dulle_card_atlas_finalize (GObject *object)
{
  DulleCardAtlas *self = DULLE_CARD_ATLAS (object);

  for (unsigned i = 0; i < DULLE_N_PICTURES; i++)
    {
      g_clear_pointer (&self->images[i], cairo_surface_destroy);
      g_clear_object (&self->textures[i]);
    }

  G_OBJECT_CLASS (dulle_card_atlas_parent_class)->finalize (object);
}

static void
dulle_card_atlas_class_init (DulleCardAtlasClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = dulle_card_atlas_finalize;

  signals[PAINTED] = g_signal_new ("painted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[WANTED] = g_signal_new ("wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
dulle_card_atlas_init (DulleCardAtlas *self)
{
}

DulleCardAtlas *
dulle_card_atlas_new (int width)
{
  DulleCardAtlas *self = g_object_new (DULLE_TYPE_CARD_ATLAS, NULL);

  self->width = width;

  return self;
}

int
dulle_card_atlas_get_width (DulleCardAtlas *self)
{
  g_return_val_if_fail (DULLE_IS_CARD_ATLAS (self), 0);

  return self->width;
}

void
dulle_card_atlas_want (DulleCardAtlas *self,
                       unsigned        picture)
{
  g_return_if_fail (DULLE_IS_CARD_ATLAS (self));
  g_return_if_fail (picture < DULLE_N_PICTURES);

  if (dulle_card_atlas_is_wanted (self, picture))
    return;

  self->wanted |= 1u << picture;
  if (!dulle_card_atlas_has (self, picture))
    g_signal_emit (self, signals[WANTED], 0, picture);
}

gboolean
dulle_card_atlas_is_wanted (DulleCardAtlas *self,
                            unsigned        picture)
{
  g_return_val_if_fail (DULLE_IS_CARD_ATLAS (self), FALSE);
  g_return_val_if_fail (picture < DULLE_N_PICTURES, FALSE);

  return (self->wanted & 1u << picture) != 0;
}

gboolean
dulle_card_atlas_has (DulleCardAtlas *self,
                      unsigned        picture)
{
  g_return_val_if_fail (DULLE_IS_CARD_ATLAS (self), FALSE);
  g_return_val_if_fail (picture < DULLE_N_PICTURES, FALSE);

  return self->images[picture] != NULL;
}

void
dulle_card_atlas_set_image (DulleCardAtlas  *self,
                            unsigned         picture,
                            cairo_surface_t *image)
{
  g_return_if_fail (DULLE_IS_CARD_ATLAS (self));
  g_return_if_fail (picture < DULLE_N_PICTURES);

  g_clear_pointer (&self->images[picture], cairo_surface_destroy);
  g_clear_object (&self->textures[picture]);
  self->images[picture] = cairo_surface_reference (image);
  g_signal_emit (self, signals[PAINTED], 0, picture);
}

static void
paint_image (cairo_t               *cr,
             cairo_surface_t       *image,
             const graphene_rect_t *bounds)
{
  cairo_translate (cr, bounds->origin.x, bounds->origin.y);
  cairo_scale (cr, bounds->size.width / cairo_image_surface_get_width (image),
               bounds->size.height / cairo_image_surface_get_height (image));
  cairo_set_source_surface (cr, image, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (cr);
}

/* From the card to the window of @widget. FALSE unless it is a turn and a move alone. */
static gboolean
is_leaning (GtkWidget      *widget,
            GskTransform   *pose,
            cairo_matrix_t *way)
{
  graphene_matrix_t to_window;
  graphene_matrix_t to_widget;
  graphene_matrix_t matrix;

  if (!gtk_widget_compute_transform (widget, GTK_WIDGET (gtk_widget_get_native (widget)),
                                     &to_window))
    return FALSE;

  gsk_transform_to_matrix (pose, &to_widget);
  graphene_matrix_multiply (&to_widget, &to_window, &matrix);

  return graphene_matrix_to_2d (&matrix, &way->xx, &way->yx, &way->xy, &way->yy, &way->x0,
                                &way->y0) &&
         fabs (way->yx) > EXACT && fabs (way->xx - way->yy) < EXACT &&
         fabs (way->yx + way->xy) < EXACT && fabs (hypot (way->xx, way->yx) - 1) < EXACT;
}

static void
append_image (GtkSnapshot           *snapshot,
              cairo_surface_t       *image,
              const graphene_rect_t *bounds)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, bounds);

  paint_image (cr, image, bounds);
  cairo_destroy (cr);
}

/* What leans is drawn upright in the window and leans in the drawing: cairo paints an image a row
 * at a time where the edge of a node leans, and in one go where it does not. */
static void
append_leaning_image (GtkSnapshot           *snapshot,
                      cairo_surface_t       *image,
                      const graphene_rect_t *bounds,
                      const cairo_matrix_t  *way)
{
  graphene_matrix_t matrix;
  graphene_rect_t   upright;
  cairo_t          *cr;

  graphene_matrix_init_from_2d (&matrix, way->xx, way->yx, way->xy, way->yy, way->x0, way->y0);
  graphene_matrix_transform_bounds (&matrix, bounds, &upright);
  graphene_rect_round_extents (&upright, &upright);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_rotate (snapshot, (float) (-atan2 (way->yx, way->xx) * 180 / G_PI));
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) -way->x0, (float) -way->y0));
  cr = gtk_snapshot_append_cairo (snapshot, &upright);
  cairo_transform (cr, way);
  paint_image (cr, image, bounds);
  cairo_destroy (cr);
  gtk_snapshot_restore (snapshot);
}

static gboolean
is_drawn_by_cairo (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

static void
append_texture (DulleCardAtlas        *self,
                unsigned               picture,
                GtkSnapshot           *snapshot,
                const graphene_rect_t *bounds)
{
  if (self->textures[picture] == NULL)
    self->textures[picture] = dulle_image_texture (self->images[picture]);
  gtk_snapshot_append_texture (snapshot, self->textures[picture], bounds);
}

void
dulle_card_atlas_snapshot (DulleCardAtlas        *self,
                           unsigned               picture,
                           GtkWidget             *widget,
                           GskTransform          *pose,
                           GtkSnapshot           *snapshot,
                           const graphene_rect_t *card)
{
  cairo_matrix_t way;
  float          rim = (float) dulle_card_shadow (self->width) * card->size.width /
              (float) self->width;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (card->origin.x - rim, card->origin.y - rim,
                                               card->size.width + 2 * rim,
                                               card->size.height + 2 * rim);

  g_return_if_fail (DULLE_IS_CARD_ATLAS (self));
  g_return_if_fail (dulle_card_atlas_has (self, picture));

  gtk_snapshot_save (snapshot);
  gtk_snapshot_transform (snapshot, pose);
  if (!is_drawn_by_cairo (widget))
    append_texture (self, picture, snapshot, &bounds);
  else if (is_leaning (widget, pose, &way))
    append_leaning_image (snapshot, self->images[picture], &bounds, &way);
  else
    append_image (snapshot, self->images[picture], &bounds);
  gtk_snapshot_restore (snapshot);
}
