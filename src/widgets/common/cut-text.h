/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The whole of a text that ends in "…", in its tooltip. A text that can be read has none: it
 * would only lie over what stands beside it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_tell_cut_text:
 * @label: one that may be too small for its text
 *
 * From now on, it has a tooltip where its text is cut. Is called once.
 */
void dulle_tell_cut_text (GtkLabel *label);

G_END_DECLS
