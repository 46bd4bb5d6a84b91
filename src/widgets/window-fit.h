/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fits a window's furniture to its size: in little room there are smaller
 * paddings and fewer buttons.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * dulle_window_fit:
 * @window: a window that is realized
 * @header: its header bar
 *
 * Gives @window the style classes `compact` (narrow) and `low` from now on as its
 * size wants them. A narrow header bar keeps the title readable: of the window's
 * buttons only the one that closes it stays.
 */
void dulle_window_fit (GtkWindow    *window,
                       AdwHeaderBar *header);

G_END_DECLS
