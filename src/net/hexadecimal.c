/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "hexadecimal.h"

char *
dulle_hexadecimal_write (const guint8 *bytes,
                         gsize         n_bytes)
{
  GString *text;

  g_return_val_if_fail (bytes != NULL || n_bytes == 0, NULL);

  text = g_string_sized_new (2 * n_bytes);
  for (gsize i = 0; i < n_bytes; i++)
    g_string_append_printf (text, "%02x", bytes[i]);

  return g_string_free (text, FALSE);
}
