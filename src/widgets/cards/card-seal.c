/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Each seal is a disc with a figure of a few strokes, in units of its radius, that is
 * legible from 12 pixels upwards.
 */
#include "config.h"

#include "card-seal.h"
#include "decks/card-painter.h"

/* Where the seal is, and how large, in widths of the card. */
#define MIDDLE_X 0.115f
#define MIDDLE_Y 0.545f
#define RADIUS   0.088f

typedef void (*Figure) (cairo_t *cr);

static void
set_color (cairo_t *cr,
           guint32  rgb)
{
  cairo_set_source_rgb (cr, (rgb >> 16) / 255.0, (rgb >> 8 & 0xff) / 255.0, (rgb & 0xff) / 255.0);
}

static void
fill_polygon (cairo_t *cr,
              const double (*points)[2],
              guint n)
{
  for (guint i = 0; i < n; i++)
    cairo_line_to (cr, points[i][0], points[i][1]);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_crown (cairo_t *cr)
{
  static const double points[][2] = {
    { -0.52, 0.42 },
    { 0.52, 0.42 },
    { 0.62, -0.34 },
    { 0.26, 0.02 },
    { 0, -0.56 },
    { -0.26, 0.02 },
    { -0.62, -0.34 },
  };

  fill_polygon (cr, points, G_N_ELEMENTS (points));
}

/* The two old ones belong together, like rings. */
static void
draw_rings (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.17);
  cairo_arc (cr, -0.23, 0, 0.36, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_arc (cr, 0.23, 0, 0.36, 0, 2 * G_PI);
  cairo_stroke (cr);
}

/* Light cheeks and a dark nose: a plain head with two ears would be a heart. */
static void
draw_fox (cairo_t *cr)
{
  static const double head[][2] = {
    { -0.7, -0.74 },
    { -0.24, -0.36 },
    { 0.24, -0.36 },
    { 0.7, -0.74 },
    { 0.64, 0 },
    { 0, 0.74 },
    { -0.64, 0 },
  };
  static const double cheek[][2] = { { 0.64, 0 }, { 0.2, 0.06 }, { 0, 0.74 } };

  fill_polygon (cr, head, G_N_ELEMENTS (head));
  set_color (cr, 0xfdf7e6);
  fill_polygon (cr, cheek, G_N_ELEMENTS (cheek));
  cairo_scale (cr, -1, 1);
  fill_polygon (cr, cheek, G_N_ELEMENTS (cheek));
  set_color (cr, 0x16203a);
  cairo_arc (cr, 0, 0.62, 0.15, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* A bowler hat. */
static void
draw_hat (cairo_t *cr)
{
  cairo_arc (cr, 0, 0.12, 0.42, G_PI, 0);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_set_line_width (cr, 0.18);
  cairo_move_to (cr, -0.6, 0.26);
  cairo_line_to (cr, 0.6, 0.26);
  cairo_stroke (cr);
}

/* A snout between two ears. */
static void
draw_pig (cairo_t *cr)
{
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_save (cr);
  cairo_translate (cr, 0, 0.16);
  cairo_scale (cr, 0.52, 0.38);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, -0.18, 0.16, 0.12, 0, 2 * G_PI);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.18, 0.16, 0.12, 0, 2 * G_PI);
  cairo_fill (cr);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, side * 0.16, -0.3);
      cairo_line_to (cr, side * 0.58, -0.6);
      cairo_line_to (cr, side * 0.52, -0.08);
      cairo_close_path (cr);
      cairo_fill (cr);
    }
}

/* A pig with a peak above it. */
static void
draw_superpig (cairo_t *cr)
{
  cairo_save (cr);
  cairo_translate (cr, 0, 0.2);
  cairo_scale (cr, 0.84, 0.84);
  draw_pig (cr);
  cairo_restore (cr);
  cairo_move_to (cr, 0, -0.78);
  cairo_line_to (cr, 0.2, -0.4);
  cairo_line_to (cr, -0.2, -0.4);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static const struct
{
  guint32 disc;
  guint32 figure;
  Figure  draw;
} seals[DULLE_N_CARD_ROLES] = {
  [DULLE_CARD_ROLE_DULLE] = { 0xe4aa33, 0x16203a, draw_crown },
  [DULLE_CARD_ROLE_OLD] = { 0x1b2f57, 0xfdf7e6, draw_rings },
  [DULLE_CARD_ROLE_FOX] = { 0x1d4a38, 0xe8822a, draw_fox },
  [DULLE_CARD_ROLE_CHARLIE] = { 0x3c4450, 0xfdf7e6, draw_hat },
  [DULLE_CARD_ROLE_PIG] = { 0xf0b4ae, 0x6d1a2c, draw_pig },
  [DULLE_CARD_ROLE_SUPERPIG] = { 0xf0b4ae, 0x6d1a2c, draw_superpig },
};

/* A light rim separates the disc from whatever the deck shows there. */
static void
draw_seal (cairo_t      *cr,
           DulleCardRole role)
{
  set_color (cr, 0xfdf7e6);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_fill (cr);
  set_color (cr, seals[role].disc);
  cairo_arc (cr, 0, 0, 0.88, 0, 2 * G_PI);
  cairo_fill (cr);
  set_color (cr, seals[role].figure);
  seals[role].draw (cr);
}

void
dulle_card_seal_snapshot (DulleCardRole role,
                          GtkSnapshot  *snapshot,
                          float         width)
{
  float    radius = width * RADIUS;
  float    x = width * MIDDLE_X;
  float    y = width * MIDDLE_Y;
  cairo_t *cr;

  g_return_if_fail (role > DULLE_CARD_ROLE_NONE && role < DULLE_N_CARD_ROLES);

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius,
                                                                 2 * radius));
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius, radius);
  draw_seal (cr, role);
  cairo_destroy (cr);
}
