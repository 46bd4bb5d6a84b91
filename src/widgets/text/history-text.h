/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is said of tournaments that are missing in a list.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns: (transfer full) (nullable): that @n tournaments cannot be read; nothing of none */
char *dulle_history_unreadable (guint n);

G_END_DECLS
