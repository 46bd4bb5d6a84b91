/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Numbers and sliders on a page that is scrolled: the wheel scrolls the page, and leaves alone
 * what happens to be under the pointer.
 */
#pragma once

#include <gtk/gtk.h>

void dulle_ignore_wheel (GtkWidget *widget);
