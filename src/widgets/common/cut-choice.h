/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is chosen may be cut in a narrow window, or that could not be as narrow as the longest
 * choice. The list shows all words.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_cut_choice:
 * @drop_down: one that has its expression, or a list of strings
 *
 * From now on, it ends in "…" where there is no room for what is chosen. No tooltip lies on its
 * list. Is called once.
 */
void dulle_cut_choice (GtkDropDown *drop_down);

G_END_DECLS
