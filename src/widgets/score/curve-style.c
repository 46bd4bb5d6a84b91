/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Marks are drawn around the origin, into which a curve moves the drawing.
 */
#include "config.h"

#include "curve-style.h"

#include <glib.h>
#include <math.h>

#define LINE_WIDTH 2.0
#define MARK       DULLE_CURVE_MARK

static void
mark_circle (cairo_t *cr)
{
  cairo_arc (cr, 0, 0, MARK, 0, 2 * G_PI);
}

static void
mark_square (cairo_t *cr)
{
  cairo_rectangle (cr, -MARK, -MARK, 2 * MARK, 2 * MARK);
}

static void
mark_polygon (cairo_t *cr,
              unsigned n_corners,
              double   turned)
{
  for (unsigned i = 0; i < n_corners; i++)
    {
      double angle = turned + 2 * G_PI * i / n_corners;

      cairo_line_to (cr, 1.3 * MARK * sin (angle), -1.3 * MARK * cos (angle));
    }
  cairo_close_path (cr);
}

static void
mark_triangle (cairo_t *cr)
{
  mark_polygon (cr, 3, 0);
}

static void
mark_diamond (cairo_t *cr)
{
  mark_polygon (cr, 4, 0);
}

static void
mark_triangle_down (cairo_t *cr)
{
  mark_polygon (cr, 3, G_PI);
}

static void
mark_hexagon (cairo_t *cr)
{
  mark_polygon (cr, 6, 0);
}

static void
mark_bar (cairo_t *cr)
{
  cairo_rectangle (cr, -MARK / 2.5, -1.3 * MARK, MARK / 1.25, 2.6 * MARK);
}

static const struct
{
  void (*mark) (cairo_t *cr);
  double      dashes[4];
  int         n_dashes;
  const char *color;
} styles[] = {
  { mark_circle, { 0 }, 0, "curve_1" },
  { mark_square, { 8, 4 }, 2, "curve_2" },
  { mark_triangle, { 2, 3 }, 2, "curve_3" },
  { mark_diamond, { 9, 3, 2, 3 }, 4, "curve_4" },
  { mark_triangle_down, { 14, 4 }, 2, "curve_5" },
  { mark_hexagon, { 5, 5 }, 2, "curve_6" },
  { mark_bar, { 1, 5 }, 2, "curve_7" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (styles) == DULLE_MAX_CURVES);

const char *
dulle_curve_style_color (unsigned curve)
{
  return styles[curve].color;
}

void
dulle_curve_style_mark (cairo_t *cr,
                        unsigned curve,
                        double   x,
                        double   y,
                        double   size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  styles[curve].mark (cr);
  cairo_restore (cr);
  cairo_fill (cr);
}

/* Dashes are measured like the width of the line. */
void
dulle_curve_style_stroke (cairo_t *cr,
                          unsigned curve,
                          double   size)
{
  cairo_save (cr);
  cairo_scale (cr, size, size);
  cairo_set_line_width (cr, LINE_WIDTH);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, styles[curve].dashes, styles[curve].n_dashes, 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}
