/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The loaders that librsvg uses look at the bytes, not at the name of their type, and
 * know many more formats; so the bytes must be of the type that is named.
 */
#include "config.h"

#include <string.h>

#include "svg-bitmap.h"

#define MAX_SIDE 4096

static guint
read_big_endian (const guchar *bytes)
{
  return (guint) bytes[0] << 8 | bytes[1];
}

static guint
count_pixels (guint width,
              guint height)
{
  return width <= MAX_SIDE && height <= MAX_SIDE ? width * height : 0;
}

/* The first chunk tells the size in two numbers of four bytes. */
static guint
read_png_size (const guchar *bytes,
               gsize         length)
{
  static const char head[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
  const gsize       at = sizeof head - 1;

  if (length < at + 8 || memcmp (bytes, head, at) != 0 || read_big_endian (bytes + at) != 0 ||
      read_big_endian (bytes + at + 4) != 0)
    return 0;

  return count_pixels (read_big_endian (bytes + at + 2), read_big_endian (bytes + at + 6));
}

/* The markers C0 to CF begin a frame, but for three of them. */
static gboolean
begins_frame (guchar marker)
{
  return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

/* Segments with their length follow each other; the first frame tells the size. */
static guint
read_jpeg_size (const guchar *bytes,
                gsize         length)
{
  gsize at = 2;

  if (length < 4 || read_big_endian (bytes) != 0xffd8)
    return 0;

  while (at + 9 <= length && bytes[at] == 0xff)
    if (begins_frame (bytes[at + 1]))
      return count_pixels (read_big_endian (bytes + at + 7), read_big_endian (bytes + at + 5));
    else
      at += 2 + MAX (2, read_big_endian (bytes + at + 2));

  return 0;
}

static const struct
{
  const char *head;
  guint (*size_of) (const guchar *bytes,
                    gsize         length);
} types[] = {
  { "data:image/png;base64,", read_png_size },
  { "data:image/jpeg;base64,", read_jpeg_size },
  { "data:image/jpg;base64,", read_jpeg_size },
};

guint
dulle_svg_bitmap_size (const char *link)
{
  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    if (g_str_has_prefix (link, types[i].head))
      {
        gsize              length;
        g_autofree guchar *bytes = g_base64_decode (link + strlen (types[i].head), &length);

        return types[i].size_of (bytes, length);
      }

  return 0;
}
