/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "qr-picture.h"

#include <qrencode.h>
#include <string.h>

/* Pixels of a module, and modules around the code, without which cameras do not find it. */
#define SCALE  4
#define MARGIN 4

GdkPaintable *
dulle_qr_picture_new (const char *text)
{
  QRcode *code;
  gsize   size;
  guint8 *pixels;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  code = QRcode_encodeString8bit (text, 0, QR_ECLEVEL_L);
  if (code == NULL)
    return NULL;

  size = (gsize) (code->width + 2 * MARGIN) * SCALE;
  pixels = g_malloc (size * size * 3);
  memset (pixels, 0xff, size * size * 3);
  for (gsize y = MARGIN * SCALE; y < size - MARGIN * SCALE; y++)
    for (gsize x = MARGIN * SCALE; x < size - MARGIN * SCALE; x++)
      {
        gsize row = y / SCALE - MARGIN;
        gsize column = x / SCALE - MARGIN;

        if ((code->data[row * (gsize) code->width + column] & 1) != 0)
          memset (pixels + (y * size + x) * 3, 0, 3);
      }
  QRcode_free (code);
  bytes = g_bytes_new_take (pixels, size * size * 3);

  return GDK_PAINTABLE (
      gdk_memory_texture_new ((int) size, (int) size, GDK_MEMORY_R8G8B8, bytes, size * 3));
}
