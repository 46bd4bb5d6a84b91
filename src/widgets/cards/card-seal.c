/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Each seal is a disc with a figure.
 */
#include "config.h"

#include "card-seal.h"
#include "seal-figure.h"

/* Where the seal is, and how large, in widths of the card. */
#define MIDDLE_X 0.115f
#define MIDDLE_Y 0.545f
#define RADIUS   0.088f

static const struct
{
  guint32         disc;
  guint32         ink;
  DulleSealFigure figure;
} seals[DULLE_N_CARD_ROLES] = {
  [DULLE_CARD_ROLE_DULLE] = { 0xe4aa33, 0x16203a, DULLE_SEAL_FIGURE_CROWN },
  [DULLE_CARD_ROLE_OLD] = { 0x1b2f57, 0xfdf7e6, DULLE_SEAL_FIGURE_RINGS },
  [DULLE_CARD_ROLE_FOX] = { 0x1d4a38, 0xe8822a, DULLE_SEAL_FIGURE_FOX },
  [DULLE_CARD_ROLE_CHARLIE] = { 0x3c4450, 0xfdf7e6, DULLE_SEAL_FIGURE_HAT },
  [DULLE_CARD_ROLE_PIG] = { 0xf0b4ae, 0x6d1a2c, DULLE_SEAL_FIGURE_PIG },
  [DULLE_CARD_ROLE_SUPERPIG] = { 0xf0b4ae, 0x6d1a2c, DULLE_SEAL_FIGURE_SUPERPIG },
};

/* A light rim separates the disc from whatever the deck shows there. */
static void
draw_seal (cairo_t      *cr,
           DulleCardRole role)
{
  dulle_seal_figure_set_color (cr, 0xfdf7e6);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_fill (cr);
  dulle_seal_figure_set_color (cr, seals[role].disc);
  cairo_arc (cr, 0, 0, 0.88, 0, 2 * G_PI);
  cairo_fill (cr);
  dulle_seal_figure_set_color (cr, seals[role].ink);
  dulle_seal_figure_draw (cr, seals[role].figure);
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
