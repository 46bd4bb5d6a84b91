/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card is scaled by its logical box, which is the card whatever is drawn on it
 * (the ink box would depend on that). The shadow is part of the picture: it costs
 * nothing when the card moves, and its transparent rim keeps the edges of a card
 * that is turned smooth.
 */
#include "config.h"

#include <librsvg/rsvg.h>
#include <math.h>

#include "card-painter.h"

struct _DulleCardPainter
{
  RsvgHandle *handle;
};

static const char *const suit_ids[DULLE_N_SUITS] = { "club", "spade", "heart", "diamond" };
static const char *const rank_ids[DULLE_N_RANKS] = { "1", "10", "king", "queen", "jack", "9" };

/* Layers of the shadow; each is a little smaller and makes the middle darker. */
#define SHADOW_LAYERS 6
#define SHADOW_ALPHA  0.055

int
dulle_card_height (int width)
{
  return width * 3 / 2;
}

int
dulle_card_shadow (int width)
{
  return MAX (2, (width + 8) / 16);
}

float
dulle_card_radius (float width)
{
  return width / 16;
}

DulleCardPainter *
dulle_card_painter_new (GBytes     *svg,
                        const char *stylesheet,
                        GError    **error)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (svg);
  g_autoptr (DulleCardPainter) self = g_new0 (DulleCardPainter, 1);

  self->handle = rsvg_handle_new_from_stream_sync (stream, NULL, RSVG_HANDLE_FLAGS_NONE, NULL, error);
  if (self->handle == NULL)
    return NULL;

  rsvg_handle_set_dpi (self->handle, 96);
  if (!rsvg_handle_set_stylesheet (self->handle, (const guint8 *) stylesheet, strlen (stylesheet), error))
    return NULL;

  return g_steal_pointer (&self);
}

void
dulle_card_painter_free (DulleCardPainter *self)
{
  g_clear_object (&self->handle);
  g_free (self);
}

static void
rounded_rectangle (cairo_t *cr,
                   double   x,
                   double   y,
                   double   width,
                   double   height,
                   double   radius)
{
  cairo_new_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

/* Light falls from above: the shadow reaches farther down than up. */
static void
draw_shadow (cairo_t *cr,
             int      width)
{
  double rim = dulle_card_shadow (width);

  cairo_set_source_rgba (cr, 0, 0, 0, SHADOW_ALPHA);
  for (int i = 0; i < SHADOW_LAYERS; i++)
    {
      double out = rim * (0.75 - 0.75 * i / SHADOW_LAYERS);

      rounded_rectangle (cr, rim - out, rim - out + rim * 0.25,
                         width + 2 * out, dulle_card_height (width) + 2 * out,
                         dulle_card_radius ((float) width) + out);
      cairo_fill (cr);
    }
}

static char *
picture_id (unsigned picture)
{
  if (picture == DULLE_PICTURE_BACK)
    return g_strdup ("#back");

  return g_strdup_printf ("#%s_%s", rank_ids[dulle_card_rank ((DulleCard) picture)],
                          suit_ids[dulle_card_suit ((DulleCard) picture)]);
}

static gboolean
draw_face (DulleCardPainter *self,
           cairo_t          *cr,
           unsigned          picture,
           int               width,
           GError          **error)
{
  g_autofree char *id = picture_id (picture);
  double           rim = dulle_card_shadow (width);
  RsvgRectangle    ink;
  RsvgRectangle    logical;
  RsvgRectangle    viewport;
  double           factor;

  if (!rsvg_handle_get_geometry_for_element (self->handle, id, &ink, &logical, error))
    return FALSE;

  factor = MIN (width / logical.width, dulle_card_height (width) / logical.height);
  viewport = (RsvgRectangle){ rim - logical.x * factor, rim - logical.y * factor, ink.width * factor, ink.height * factor };

  return rsvg_handle_render_element (self->handle, cr, id, &viewport, error);
}

cairo_surface_t *
dulle_card_painter_draw (DulleCardPainter *self,
                         unsigned          picture,
                         int               width,
                         GError          **error)
{
  int              rim = dulle_card_shadow (width);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width + 2 * rim, dulle_card_height (width) + 2 * rim);
  cairo_t         *cr = cairo_create (surface);
  gboolean         drawn;

  draw_shadow (cr, width);
  drawn = draw_face (self, cr, picture, width, error);
  cairo_destroy (cr);
  if (!drawn)
    g_clear_pointer (&surface, cairo_surface_destroy);

  return surface;
}
