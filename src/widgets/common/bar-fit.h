/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The bars between header and table, in windows of any size.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_fit_bar:
 * @content: what is in the bar: the text, and buttons
 * @text: what it says
 * @narrow: whether the buttons stand below the text
 * @low: whether the bar must be as low as it can be; then they stand beside it all the same, and
 *   it ends in "…" where it is too long
 */
void dulle_fit_bar (GtkOrientable *content,
                    GtkLabel      *text,
                    gboolean       narrow,
                    gboolean       low);

G_END_DECLS
