/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Whether everything in a window has a place of its own: nothing that wants a click, or
 * says something, lies on something else that does, and no text is cut.
 */
#pragma once

#include <gtk/gtk.h>

/* As if the pointer were on every card of the hand, and each were raised.
 * Counts from the next layout on. */
void raise_hand (GtkWidget *window);

/* Appends what is wrong with @window as it is laid out now, a line each that begins with
 * @where. */
void find_overlaps (GtkWidget  *window,
                    const char *where,
                    GString    *findings);
