/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns: the width of the shortest lines that are read with ease, in the font of @widget. It
 * depends on no words, so that nothing moves when these change. */
int dulle_line_width (GtkWidget *widget);

G_END_DECLS
