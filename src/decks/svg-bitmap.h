/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Bitmaps inside of an SVG document, as “data:” links.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * dulle_svg_bitmap_size:
 * @link: as in the attribute “href” of an image
 *
 * Looks at the head of a PNG or JPEG picture.
 *
 * Returns: the number of its pixels; 0 for anything else, and for a picture with sides
 *   that no card needs
 */
guint dulle_svg_bitmap_size (const char *link);

G_END_DECLS
