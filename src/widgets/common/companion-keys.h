/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The keys of the application reach its own windows only, not those that belong to one of
 * them, such as the score or the rules.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on Ctrl+W closes each window that belongs to another one, and Ctrl+Q quits there,
 * too. To be called once. */
void dulle_add_companion_keys (void);

G_END_DECLS
