/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What players say: a bubble beside each name plate. Covers the whole table, but
 * takes no clicks.
 */
#pragma once

#include <gtk/gtk.h>

#include "table-geometry.h"

G_BEGIN_DECLS

#define DULLE_TYPE_BUBBLES (dulle_bubbles_get_type ())
G_DECLARE_FINAL_TYPE (DulleBubbles, dulle_bubbles, DULLE, BUBBLES, GtkWidget)

GtkWidget *dulle_bubbles_new (void);

/* The layout of the table, which the bubbles follow. */
void dulle_bubbles_set_geometry (DulleBubbles             *self,
                                 const DulleTableGeometry *geometry);

/* Says @text, until dulle_bubbles_hush() takes back what everybody says. */
void dulle_bubbles_say (DulleBubbles *self,
                        DulleSide     side,
                        const char   *text);
void dulle_bubbles_hush (DulleBubbles *self);

/* Says @text for that many milliseconds, or until it is taken back. */
void dulle_bubbles_say_briefly (DulleBubbles *self,
                                DulleSide     side,
                                const char   *text,
                                guint         duration);

/* Says for some seconds what has nothing to do with the game. It lies above what is said in
 * the game, and is not taken back. */
void dulle_bubbles_quote (DulleBubbles *self,
                          DulleSide     side,
                          const char   *text);

G_END_DECLS
