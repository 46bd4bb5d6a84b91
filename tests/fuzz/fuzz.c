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

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);

  if (!READER (text))
    abort ();

  return 0;
}
