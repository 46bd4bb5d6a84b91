/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * From what cairo paints to what GTK shows.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns: (transfer full): a texture with the pixels of @image, which it references */
GdkTexture *dulle_image_texture (cairo_surface_t *image);

G_END_DECLS
