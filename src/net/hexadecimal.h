/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Bytes as text: two hexadecimal digits for each, with small letters.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns: (transfer full): two digits for each of the @n_bytes of @bytes */
char *dulle_hexadecimal_write (const guint8 *bytes,
                               gsize         n_bytes);

G_END_DECLS
