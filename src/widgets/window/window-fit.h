/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Fits the parts of a window to its size: a small window has less padding and fewer
 * buttons.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * dulle_window_fit:
 * @window: a window that is realized
 * @header: its header bar
 *
 * From now on @window has the style classes `compact` when it is narrow, `low` when it is
 * low, one of `large`, `huge` and `vast` on a large screen, and `wide` where there is room
 * for a column beside the table. To keep the title readable,
 * a narrow header bar keeps only the button that closes the window. Until its size is known,
 * @window is taken to be as large as it asks to be.
 */
void dulle_window_fit (GtkWindow    *window,
                       AdwHeaderBar *header);

G_END_DECLS
