/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names at the table: what the person chose, and something fitting where
 * nothing was chosen.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * dulle_player_names:
 *
 * Returns: (transfer full): four names, seat 0 first, none of them empty
 */
char **dulle_player_names (GSettings *settings);

G_END_DECLS
