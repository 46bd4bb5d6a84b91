/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The format is described at https://www.sqlite.org/fileformat2.html#walformat. Frames with
 * other salts than the head are left from before, and those after the last one that
 * ends a transaction were never saved.
 */
#include "store-log.h"

#include <string.h>

/* Bytes of the head, of that of a frame, and where in them there is what. */
#define HEAD              32
#define HEAD_MAGIC        0
#define HEAD_PAGE_SIZE    8
#define HEAD_SALTS        16
#define HEAD_CHECKSUM     24
#define FRAME_HEAD        24
#define FRAME_TOTAL_PAGES 4
#define FRAME_SALTS       8
#define SALTS_LENGTH      8

#define MAGIC         0x377f0682
#define MIN_PAGE_SIZE 512
#define MAX_PAGE_SIZE 65536

static guint32
read_number (const char *bytes)
{
  guint32 number;

  memcpy (&number, bytes, sizeof number);

  return GUINT32_FROM_BE (number);
}

/* The last bit of the magic number says in which order the bytes of words are added. */
static gboolean
is_head_whole (const char *head)
{
  gboolean big = read_number (head + HEAD_MAGIC) & 1;
  guint32  first = 0, second = 0;

  for (gsize at = 0; at < HEAD_CHECKSUM; at += 8)
    {
      guint32 a = read_number (head + at), b = read_number (head + at + 4);

      first += (big ? a : GUINT32_SWAP_LE_BE (a)) + second;
      second += (big ? b : GUINT32_SWAP_LE_BE (b)) + first;
    }

  return (read_number (head + HEAD_MAGIC) & ~1U) == MAGIC &&
         first == read_number (head + HEAD_CHECKSUM) &&
         second == read_number (head + HEAD_CHECKSUM + 4);
}

static guint
count_frames (const char *text,
              gsize       length)
{
  gsize frame_length = FRAME_HEAD + read_number (text + HEAD_PAGE_SIZE);
  guint n_frames = 0, n_saved = 0;

  for (gsize at = HEAD; at + frame_length <= length; at += frame_length)
    {
      n_frames++;
      if (memcmp (text + at + FRAME_SALTS, text + HEAD_SALTS, SALTS_LENGTH) == 0 &&
          read_number (text + at + FRAME_TOTAL_PAGES) != 0)
        n_saved = n_frames;
    }

  return n_saved;
}

guint
dulle_store_log_length (const char *path)
{
  g_autofree char *name = g_strconcat (path, DULLE_STORE_LOG, NULL);
  g_autofree char *text = NULL;
  gsize            length;
  guint32          page_size;

  if (!g_file_get_contents (name, &text, &length, NULL) || length <= HEAD)
    return 0;

  page_size = read_number (text + HEAD_PAGE_SIZE);
  if (!is_head_whole (text) || page_size < MIN_PAGE_SIZE || page_size > MAX_PAGE_SIZE)
    return G_MAXUINT;

  return count_frames (text, length);
}
