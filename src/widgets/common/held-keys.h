/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A key that is held down acts once: it does not play the next card as well, let alone show
 * the hand of whoever comes next.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Stops the repeats of keys that answer something. Those that move the focus or change a text
 * go on repeating. */
void dulle_stop_held_keys (GtkWindow *window);

G_END_DECLS
