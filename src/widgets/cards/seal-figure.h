/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The figures on seals: small ones on cards, large ones of wax. Each is legible from 12
 * pixels upwards, but for the digits.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  DULLE_SEAL_FIGURE_CROWN,
  DULLE_SEAL_FIGURE_RINGS,
  DULLE_SEAL_FIGURE_FOX,
  DULLE_SEAL_FIGURE_HAT,
  DULLE_SEAL_FIGURE_PIG,
  DULLE_SEAL_FIGURE_SUPERPIG,
  DULLE_SEAL_FIGURE_RING,
  DULLE_SEAL_FIGURE_CLUB,
  DULLE_SEAL_FIGURE_SWORDS,
  DULLE_SEAL_FIGURE_NO_90,
  DULLE_SEAL_FIGURE_NO_60,
  DULLE_SEAL_FIGURE_NO_30,
  DULLE_SEAL_FIGURE_NO_0,
  DULLE_SEAL_FIGURE_PERSON,
  DULLE_SEAL_FIGURE_TWO_HEADS,
  DULLE_SEAL_FIGURE_HEART,
  DULLE_SEAL_FIGURE_DIAMOND,
  DULLE_SEAL_FIGURE_CHECK,
  DULLE_SEAL_FIGURE_CRACK,
  DULLE_N_SEAL_FIGURES,
} DulleSealFigure;

/* @rgb: 0xrrggbb */
void dulle_seal_figure_set_color (cairo_t *cr,
                                  guint32  rgb);

/* Draws a figure in the color that is set, into a circle of radius 1 around 0, 0. */
void dulle_seal_figure_draw (cairo_t        *cr,
                             DulleSealFigure figure);

G_END_DECLS
