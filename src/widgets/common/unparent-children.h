/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The end of a widget with children of its own.
 */
#pragma once

#include <gtk/gtk.h>

/* For dispose(): GTK complains of a widget that goes while it has children. */
void dulle_unparent_children (GtkWidget *widget);
