/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Screen readers call a row by its title; of the subtitle below it libadwaita 1.2 tells them
 * nothing, and the lists that a row with more in it is made of have no names.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on the subtitles of the rows in @widget, itself included, are their descriptions, and
 * the lists in a row are called by its title. */
void dulle_describe_rows (GtkWidget *widget);

G_END_DECLS
