/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A figure is a few strokes in units of the seal's radius, within three quarters of it.
 */
#include "config.h"

#include "seal-figure.h"

/* What a figure has besides its own color. */
#define IVORY 0xfdf7e6
#define INK   0x16203a
#define RED   0xc62b35

void
dulle_seal_figure_set_color (cairo_t *cr,
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
  dulle_seal_figure_set_color (cr, IVORY);
  fill_polygon (cr, cheek, G_N_ELEMENTS (cheek));
  cairo_scale (cr, -1, 1);
  fill_polygon (cr, cheek, G_N_ELEMENTS (cheek));
  dulle_seal_figure_set_color (cr, INK);
  cairo_arc (cr, 0, 0.62, 0.15, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_half_moustache (cairo_t *cr)
{
  cairo_move_to (cr, 0, 0.4);
  cairo_curve_to (cr, 0.18, 0.28, 0.36, 0.36, 0.42, 0.5);
  cairo_curve_to (cr, 0.5, 0.54, 0.58, 0.5, 0.6, 0.42);
  cairo_curve_to (cr, 0.62, 0.72, 0.16, 0.8, 0, 0.52);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* A bowler hat above a moustache. */
static void
draw_hat (cairo_t *cr)
{
  cairo_move_to (cr, -0.42, 0);
  cairo_curve_to (cr, -0.46, -0.86, 0.46, -0.86, 0.42, 0);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_move_to (cr, -0.72, -0.08);
  cairo_curve_to (cr, -0.5, 0.06, 0.5, 0.06, 0.72, -0.08);
  cairo_curve_to (cr, 0.62, 0.3, -0.62, 0.3, -0.72, -0.08);
  cairo_fill (cr);
  draw_half_moustache (cr);
  cairo_scale (cr, -1, 1);
  draw_half_moustache (cr);
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

/* A pig with a crown. */
static void
draw_superpig (cairo_t *cr)
{
  static const double crown[][2] = {
    { -0.26, -0.4 },
    { 0.26, -0.4 },
    { 0.34, -0.78 },
    { 0.12, -0.6 },
    { 0, -0.84 },
    { -0.12, -0.6 },
    { -0.34, -0.78 },
  };

  cairo_save (cr);
  cairo_translate (cr, 0, 0.2);
  cairo_scale (cr, 0.84, 0.84);
  draw_pig (cr);
  cairo_restore (cr);
  fill_polygon (cr, crown, G_N_ELEMENTS (crown));
}

/* One ring where a marriage would have two. */
static void
draw_ring (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.17);
  cairo_arc (cr, 0, 0, 0.42, 0, 2 * G_PI);
  cairo_stroke (cr);
}

/* Clubs, whose queens are Re, below a crown. */
static void
draw_club (cairo_t *cr)
{
  static const double crown[][2] = {
    { -0.3, -0.36 },
    { 0.3, -0.36 },
    { 0.38, -0.74 },
    { 0.14, -0.56 },
    { 0, -0.8 },
    { -0.14, -0.56 },
    { -0.38, -0.74 },
  };
  static const double stem[][2] = { { -0.12, 0 }, { 0.12, 0 }, { 0.22, 0.68 }, { -0.22, 0.68 } };

  fill_polygon (cr, crown, G_N_ELEMENTS (crown));
  fill_polygon (cr, stem, G_N_ELEMENTS (stem));
  cairo_arc (cr, 0, -0.06, 0.22, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_arc (cr, -0.25, 0.28, 0.23, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_arc (cr, 0.25, 0.28, 0.23, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* A sword from the lower left to the upper right. */
static void
draw_sword (cairo_t *cr)
{
  static const double blade[][2] = {
    { -0.34, 0.24 },
    { -0.24, 0.34 },
    { 0.5, -0.4 },
    { 0.58, -0.58 },
    { 0.4, -0.5 },
  };

  fill_polygon (cr, blade, G_N_ELEMENTS (blade));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 0.13);
  cairo_move_to (cr, -0.5, 0.16);
  cairo_line_to (cr, -0.16, 0.5);
  cairo_move_to (cr, -0.36, 0.36);
  cairo_line_to (cr, -0.56, 0.56);
  cairo_stroke (cr);
}

static void
draw_swords (cairo_t *cr)
{
  draw_sword (cr);
  cairo_scale (cr, -1, 1);
  draw_sword (cr);
}

/* Digits as they are engraved, with a stroke through them: that number shall not be reached. */
static void
draw_struck (cairo_t    *cr,
             const char *digits)
{
  cairo_text_extents_t extents;

  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, 0.86);
  cairo_text_extents (cr, digits, &extents);
  cairo_move_to (cr, -extents.x_bearing - extents.width / 2,
                 -extents.y_bearing - extents.height / 2);
  cairo_show_text (cr, digits);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 0.12);
  dulle_seal_figure_set_color (cr, RED);
  cairo_move_to (cr, -0.6, 0.42);
  cairo_line_to (cr, 0.6, -0.42);
  cairo_stroke (cr);
}

static void
draw_no_90 (cairo_t *cr)
{
  draw_struck (cr, "90");
}

static void
draw_no_60 (cairo_t *cr)
{
  draw_struck (cr, "60");
}

static void
draw_no_30 (cairo_t *cr)
{
  draw_struck (cr, "30");
}

static void
draw_no_0 (cairo_t *cr)
{
  draw_struck (cr, "0");
}

/* One who stands alone. */
static void
draw_person (cairo_t *cr)
{
  cairo_arc (cr, 0, -0.3, 0.25, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_move_to (cr, -0.46, 0.56);
  cairo_curve_to (cr, -0.46, 0.04, -0.2, 0, 0, 0);
  cairo_curve_to (cr, 0.2, 0, 0.46, 0.04, 0.46, 0.56);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_half_head (cairo_t *cr)
{
  cairo_move_to (cr, 0.02, -0.58);
  cairo_curve_to (cr, 0.36, -0.6, 0.5, -0.36, 0.46, -0.16);
  cairo_line_to (cr, 0.64, 0.1);
  cairo_line_to (cr, 0.48, 0.16);
  cairo_line_to (cr, 0.46, 0.36);
  cairo_line_to (cr, 0.26, 0.4);
  cairo_line_to (cr, 0.28, 0.66);
  cairo_line_to (cr, 0.03, 0.66);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* A head with two faces, which is what the game is called after. */
static void
draw_two_heads (cairo_t *cr)
{
  draw_half_head (cr);
  cairo_scale (cr, -1, 1);
  draw_half_head (cr);
}

static void
draw_heart (cairo_t *cr)
{
  cairo_move_to (cr, 0, 0.6);
  cairo_curve_to (cr, -0.9, -0.06, -0.56, -0.66, -0.28, -0.56);
  cairo_curve_to (cr, -0.1, -0.52, -0.02, -0.4, 0, -0.28);
  cairo_curve_to (cr, 0.02, -0.4, 0.1, -0.52, 0.28, -0.56);
  cairo_curve_to (cr, 0.56, -0.66, 0.9, -0.06, 0, 0.6);
  cairo_fill (cr);
}

/* Diamonds below a crown: the king who chooses. */
static void
draw_diamond (cairo_t *cr)
{
  static const double crown[][2] = {
    { -0.34, -0.3 },
    { 0.34, -0.3 },
    { 0.42, -0.7 },
    { 0.16, -0.5 },
    { 0, -0.76 },
    { -0.16, -0.5 },
    { -0.42, -0.7 },
  };
  static const double diamond[][2] = {
    { 0, -0.2 },
    { 0.38, 0.24 },
    { 0, 0.68 },
    { -0.38, 0.24 },
  };

  fill_polygon (cr, crown, G_N_ELEMENTS (crown));
  fill_polygon (cr, diamond, G_N_ELEMENTS (diamond));
}

static void
draw_check (cairo_t *cr)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 0.22);
  cairo_move_to (cr, -0.44, 0.06);
  cairo_line_to (cr, -0.12, 0.38);
  cairo_line_to (cr, 0.46, -0.36);
  cairo_stroke (cr);
}

/* A crack from the rim to the rim. */
static void
draw_crack (cairo_t *cr)
{
  static const double points[][2] = {
    { 0.12, -0.96 },
    { -0.22, -0.34 },
    { 0.1, -0.2 },
    { -0.26, 0.34 },
    { 0.04, 0.42 },
    { -0.16, 0.96 },
    { 0.26, 0.32 },
    { 0.02, 0.22 },
    { 0.36, -0.34 },
    { 0.02, -0.44 },
  };

  fill_polygon (cr, points, G_N_ELEMENTS (points));
}

static void (*const figures[]) (cairo_t *cr) = {
  [DULLE_SEAL_FIGURE_CROWN] = draw_crown,
  [DULLE_SEAL_FIGURE_RINGS] = draw_rings,
  [DULLE_SEAL_FIGURE_FOX] = draw_fox,
  [DULLE_SEAL_FIGURE_HAT] = draw_hat,
  [DULLE_SEAL_FIGURE_PIG] = draw_pig,
  [DULLE_SEAL_FIGURE_SUPERPIG] = draw_superpig,
  [DULLE_SEAL_FIGURE_RING] = draw_ring,
  [DULLE_SEAL_FIGURE_CLUB] = draw_club,
  [DULLE_SEAL_FIGURE_SWORDS] = draw_swords,
  [DULLE_SEAL_FIGURE_NO_90] = draw_no_90,
  [DULLE_SEAL_FIGURE_NO_60] = draw_no_60,
  [DULLE_SEAL_FIGURE_NO_30] = draw_no_30,
  [DULLE_SEAL_FIGURE_NO_0] = draw_no_0,
  [DULLE_SEAL_FIGURE_PERSON] = draw_person,
  [DULLE_SEAL_FIGURE_TWO_HEADS] = draw_two_heads,
  [DULLE_SEAL_FIGURE_HEART] = draw_heart,
  [DULLE_SEAL_FIGURE_DIAMOND] = draw_diamond,
  [DULLE_SEAL_FIGURE_CHECK] = draw_check,
  [DULLE_SEAL_FIGURE_CRACK] = draw_crack,
};
G_STATIC_ASSERT (G_N_ELEMENTS (figures) == DULLE_N_SEAL_FIGURES);

void
dulle_seal_figure_draw (cairo_t        *cr,
                        DulleSealFigure figure)
{
  g_return_if_fail (cr != NULL && figure < DULLE_N_SEAL_FIGURES);

  cairo_save (cr);
  figures[figure](cr);
  cairo_restore (cr);
}
