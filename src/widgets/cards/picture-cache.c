/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A PNG file for each picture. Its name begins with a checksum of the deck, its style and what
 * paints it, so that another version of the program never shows old pictures.
 */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "decks/card-painter.h"
#include "picture-cache.h"

#define KEY_LENGTH 32

/* From the beginning of a PNG file to the width and the height, in four bytes each. */
#define PNG_SIZES 16

struct _DullePictureCache
{
  char *folder;
  char *key;

  /* Owned: ints */
  GArray *widths;
};

/* What is left of a file while it is read. */
typedef struct
{
  const char *bytes;
  gsize       length;
} Rest;

static char *
make_key (GBytes     *svg,
          const char *style)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize         length;
  gconstpointer bytes = g_bytes_get_data (svg, &length);

  g_checksum_update (checksum, (const guchar *) VERSION " " DULLE_PAINTER_REVISION "\n", -1);
  g_checksum_update (checksum, bytes, (gssize) length);
  g_checksum_update (checksum, (const guchar *) style, -1);

  return g_strndup (g_checksum_get_string (checksum), KEY_LENGTH);
}

static gboolean
keeps_width (const DullePictureCache *self,
             int                      width)
{
  for (guint i = 0; i < self->widths->len; i++)
    if (g_array_index (self->widths, int, i) == width)
      return TRUE;

  return FALSE;
}

static char *
file_of (const DullePictureCache *self,
         unsigned                 picture,
         int                      width)
{
  g_autofree char *name = g_strdup_printf ("%s-%d-%u.png", self->key, width, picture);

  return g_build_filename (self->folder, name, NULL);
}

static gboolean
keeps_file (const DullePictureCache *self,
            const char              *name)
{
  for (guint i = 0; i < self->widths->len; i++)
    {
      g_autofree char *prefix =
          g_strdup_printf ("%s-%d-", self->key, g_array_index (self->widths, int, i));

      if (g_str_has_prefix (name, prefix) && g_str_has_suffix (name, ".png"))
        return TRUE;
    }

  return FALSE;
}

static void
remove_others (const DullePictureCache *self)
{
  g_autoptr (GDir) folder = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      if (!keeps_file (self, name))
        g_unlink (path);
    }
}

DullePictureCache *
dulle_picture_cache_new (GBytes     *svg,
                         const char *style,
                         const int  *widths,
                         gsize       n_widths)
{
  DullePictureCache *self = g_new (DullePictureCache, 1);

  self->folder = g_build_filename (g_get_user_cache_dir (), "dulle", "cards", NULL);
  self->key = make_key (svg, style);
  self->widths = g_array_new (FALSE, FALSE, sizeof (int));
  g_array_append_vals (self->widths, widths, (guint) n_widths);
  remove_others (self);

  return self;
}

void
dulle_picture_cache_free (DullePictureCache *self)
{
  g_free (self->folder);
  g_free (self->key);
  g_array_unref (self->widths);
  g_free (self);
}

/* Another size would be damage, and could be of any number of pixels. */
static gboolean
has_size (const Rest *file,
          int         width)
{
  guint32 sizes[2];
  int     shadows = 2 * dulle_card_shadow (width);

  if (file->length < PNG_SIZES + sizeof sizes)
    return FALSE;

  memcpy (sizes, file->bytes + PNG_SIZES, sizeof sizes);

  return GUINT32_FROM_BE (sizes[0]) == (guint32) (width + shadows) &&
         GUINT32_FROM_BE (sizes[1]) == (guint32) (dulle_card_height (width) + shadows);
}

static cairo_status_t
read_bytes (void          *closure,
            unsigned char *bytes,
            unsigned       length)
{
  Rest *rest = closure;

  if (rest->length < length)
    return CAIRO_STATUS_READ_ERROR;

  memcpy (bytes, rest->bytes, length);
  rest->bytes += length;
  rest->length -= length;

  return CAIRO_STATUS_SUCCESS;
}

cairo_surface_t *
dulle_picture_cache_load (const DullePictureCache *self,
                          unsigned                 picture,
                          int                      width)
{
  g_autofree char *path = file_of (self, picture, width);
  g_autofree char *bytes = NULL;
  cairo_surface_t *image;
  Rest             rest = { 0 };

  if (!keeps_width (self, width) || !g_file_get_contents (path, &bytes, &rest.length, NULL))
    return NULL;

  rest.bytes = bytes;
  if (!has_size (&rest, width))
    return NULL;

  image = cairo_image_surface_create_from_png_stream (read_bytes, &rest);
  if (cairo_surface_status (image) != CAIRO_STATUS_SUCCESS ||
      cairo_image_surface_get_format (image) != CAIRO_FORMAT_ARGB32)
    g_clear_pointer (&image, cairo_surface_destroy);

  return image;
}

static cairo_status_t
write_bytes (void                *closure,
             const unsigned char *bytes,
             unsigned             length)
{
  g_byte_array_append (closure, bytes, length);

  return CAIRO_STATUS_SUCCESS;
}

void
dulle_picture_cache_store (const DullePictureCache *self,
                           unsigned                 picture,
                           int                      width,
                           cairo_surface_t         *image)
{
  g_autofree char *path = file_of (self, picture, width);
  g_autoptr (GByteArray) file = NULL;

  if (!keeps_width (self, width))
    return;

  file = g_byte_array_new ();
  if (cairo_surface_write_to_png_stream (image, write_bytes, file) == CAIRO_STATUS_SUCCESS &&
      g_mkdir_with_parents (self->folder, 0700) == 0)
    g_file_set_contents (path, (const char *) file->data, file->len, NULL);
}
