/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is done for each window of the program, whoever makes it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Calls @prepare for each window that there is, and for each one as it is made. */
void dulle_prepare_windows (void (*prepare) (GtkWidget *window));

G_END_DECLS
