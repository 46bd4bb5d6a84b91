/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Light comes from the upper left: the rim is bright there, and the hollow that the
 * stamp has left is dark. Drawn once into a picture, for moving that costs next to nothing.
 */
#include "config.h"

#include <math.h>

#include "wax-seal.h"

/* The rim runs in and out a little. In radii of the picture. */
#define RIM      0.92
#define BUMPS    0.035
#define HOLLOW   0.72
#define N_POINTS 72

static void
set_shade (cairo_pattern_t *pattern,
           double           offset,
           guint32          rgb,
           double           light)
{
  double red = (rgb >> 16) / 255.0;
  double green = (rgb >> 8 & 0xff) / 255.0;
  double blue = (rgb & 0xff) / 255.0;
  double white = MAX (light, 0);
  double share = 1 - fabs (light);

  cairo_pattern_add_color_stop_rgb (pattern, offset, white + share * red, white + share * green,
                                    white + share * blue);
}

/* From the upper left, lighter or darker than @rgb by these parts, to the lower right. */
static void
fill_shaded (cairo_t *cr,
             guint32  rgb,
             double   from,
             double   to)
{
  cairo_pattern_t *pattern = cairo_pattern_create_linear (-0.7, -0.7, 0.7, 0.7);

  set_shade (pattern, 0, rgb, from);
  set_shade (pattern, 1, rgb, to);
  cairo_set_source (cr, pattern);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
}

static void
trace_rim (cairo_t *cr,
           double   radius)
{
  for (unsigned i = 0; i < N_POINTS; i++)
    {
      double angle = 2 * G_PI * i / N_POINTS;
      double bump = sin (5 * angle + 0.6) + 0.6 * sin (8 * angle + 2.2);
      double length = radius * (1 - BUMPS + BUMPS * bump / 1.6);

      cairo_line_to (cr, length * cos (angle), length * sin (angle));
    }
  cairo_close_path (cr);
}

static void
draw_wax (cairo_t            *cr,
          const DulleWaxSeal *seal)
{
  cairo_save (cr);
  cairo_translate (cr, 0.02, 0.06);
  trace_rim (cr, RIM);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.35);
  cairo_fill (cr);
  cairo_restore (cr);

  trace_rim (cr, RIM);
  fill_shaded (cr, seal->wax, 0.34, -0.4);
  cairo_arc (cr, 0, 0, HOLLOW, 0, 2 * G_PI);
  fill_shaded (cr, seal->wax, -0.3, 0.22);
  cairo_arc (cr, 0, 0, HOLLOW - 0.05, 0, 2 * G_PI);
  fill_shaded (cr, seal->wax, 0, 0);
}

/* A figure stands out of the wax, and casts a shadow. */
static void
draw_figure (cairo_t            *cr,
             const DulleWaxSeal *seal)
{
  cairo_scale (cr, 0.8, 0.8);
  cairo_push_group (cr);
  cairo_translate (cr, 0.03, 0.05);
  cairo_set_source_rgb (cr, 0, 0, 0);
  dulle_seal_figure_draw (cr, seal->figure);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 0.3);

  dulle_seal_figure_set_color (cr, seal->ink);
  dulle_seal_figure_draw (cr, seal->figure);
}

GdkTexture *
dulle_wax_seal_texture (const DulleWaxSeal *seal,
                        int                 size)
{
  cairo_surface_t *surface;
  cairo_t         *cr;
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;
  int         stride;

  g_return_val_if_fail (seal != NULL && size > 0, NULL);

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cr = cairo_create (surface);
  cairo_scale (cr, size / 2.0, size / 2.0);
  cairo_translate (cr, 1, 1);
  draw_wax (cr, seal);
  draw_figure (cr, seal);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  stride = cairo_image_surface_get_stride (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) stride * (gsize) size);
  texture = gdk_memory_texture_new (size, size, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
  cairo_surface_destroy (surface);

  return texture;
}
