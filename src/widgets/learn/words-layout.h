/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The layout of a page of words: what is read above, which scrolls when there is no room for it,
 * and the way on right below. Together they stand in the middle.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_words_layout_new:
 *
 * For a widget with two children: a #GtkScrolledWindow, and what stands below it.
 */
GtkLayoutManager *dulle_words_layout_new (void);

G_END_DECLS
