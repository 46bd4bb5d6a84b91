/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A text in a cell of a list with columns, in more lines where one is too short.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns: (transfer floating): an AdwBin with a label, whose tooltip has what does not fit in
 * these either */
GtkWidget *dulle_wrapped_cell_new (void);

G_END_DECLS
