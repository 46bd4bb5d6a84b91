/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A text as a QR code.
 */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* Returns: (transfer full) (nullable): black on white, with a margin; %NULL if it is too
 *   long, or the program was built without such pictures */
GdkPaintable *dulle_qr_picture_new (const char *text);

G_END_DECLS
