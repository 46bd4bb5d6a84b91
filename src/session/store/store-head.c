/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "store-head.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  long        offset;
  gsize       length;
  const char *bytes;
} Constant;

static const Constant mark = { 68, 4, "Dull" };

static const Constant constants[] = {
  { 0, 16, "SQLite format 3" },
  /* Written and read with a log; no room is kept in pages, and how full they may be. */
  { 18, 6, "\x02\x02\x00\x40\x20\x20" },
  /* The format of the schema. */
  { 44, 4, "\x00\x00\x00\x04" },
  /* Without vacuuming; in UTF-8. */
  { 52, 8, "\x00\x00\x00\x00\x00\x00\x00\x01" },
  { 64, 4, "\x00\x00\x00\x00" },
};

G_STATIC_ASSERT (DULLE_APPLICATION_ID == (('D' << 24) | ('u' << 16) | ('l' << 8) | 'l'));

gboolean
dulle_store_head_is_ours (const char *path)
{
  FILE    *file = g_fopen (path, "rbe");
  char     bytes[4];
  gboolean ours;

  if (file == NULL)
    return FALSE;

  ours = fseek (file, mark.offset, SEEK_SET) == 0 &&
         fread (bytes, 1, mark.length, file) == mark.length &&
         memcmp (bytes, mark.bytes, mark.length) == 0;
  fclose (file);

  return ours;
}

gboolean
dulle_store_head_mend (const char *path)
{
  FILE    *file = g_fopen (path, "r+be");
  gboolean written = file != NULL;

  for (guint i = 0; written && i < G_N_ELEMENTS (constants); i++)
    written = fseek (file, constants[i].offset, SEEK_SET) == 0 &&
              fwrite (constants[i].bytes, 1, constants[i].length, file) == constants[i].length;

  return file != NULL && fclose (file) == 0 && written;
}
