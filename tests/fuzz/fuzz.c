/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The libFuzzer entry point for one reader of files; READER says which.
 */
#include <glib.h>
#include <stdint.h>
#include <stdlib.h>

#include "readers.h"

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

static inline bool
feed_text (Reader     *reader,
           const void *data,
           size_t      size)
{
  g_autofree char *text = g_strndup (data, size);

  return reader (text);
}

static inline bool
feed_bytes (ByteReader *reader,
            const void *data,
            size_t      size)
{
  return reader (data, size);
}

#define FEED(reader) _Generic(&(reader), Reader *       \
                              : feed_text, ByteReader * \
                              : feed_bytes)

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  if (!FEED (READER) (READER, data, size))
    abort ();

  return 0;
}
