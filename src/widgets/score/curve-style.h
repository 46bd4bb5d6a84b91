/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * By what the curves of a score sheet are told apart, also without colors: by dashes and marks.
 */
#pragma once

#include <cairo.h>

/* No more curves than this can be told apart. */
#define DULLE_MAX_CURVES 7

/* How far a mark reaches from its middle with usual letters. */
#define DULLE_CURVE_MARK 4.0

/* Everywhere: @curve is below DULLE_MAX_CURVES, and @size is how many times as large as with usual
 * letters marks, lines and dashes are. */

/* Returns: the name of the color in style.css */
const char *dulle_curve_style_color (unsigned curve);

/* Draws the mark of @curve with its middle at @x and @y. */
void dulle_curve_style_mark (cairo_t *cr,
                             unsigned curve,
                             double   x,
                             double   y,
                             double   size);

/* Strokes the path with the dashes of @curve. */
void dulle_curve_style_stroke (cairo_t *cr,
                               unsigned curve,
                               double   size);
