/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The keyboard is in what an entry row contains, of which screen readers know nothing; libadwaita
 * cannot say before GTK 4.10 that this is the row. So nothing is heard when the focus comes to
 * one, and nobody knows what to type.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on, what is typed into in the entry rows of @widget is called as its row, and heard
 * together with what it contains when the focus comes there. To be called before they are shown. */
void dulle_tell_entry_focus (GtkWidget *widget);

/* From now on, no entry of @window gets the keyboard because what had it is no longer seen, as GTK
 * would have it: what is typed next would replace what the entry contains. */
void dulle_keep_from_entries (GtkWindow *window);

G_END_DECLS
