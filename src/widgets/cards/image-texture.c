/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include "image-texture.h"

static void
release_image (gpointer image)
{
  cairo_surface_destroy (image);
}

GdkTexture *
dulle_image_texture (cairo_surface_t *image)
{
  int   height = cairo_image_surface_get_height (image);
  gsize stride = (gsize) cairo_image_surface_get_stride (image);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (image);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (image), (gsize) height * stride,
                                      release_image, cairo_surface_reference (image));

  return gdk_memory_texture_new (cairo_image_surface_get_width (image), height, GDK_MEMORY_DEFAULT,
                                 bytes, stride);
}
