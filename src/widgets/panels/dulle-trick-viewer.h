/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Shows the tricks that already lie face down, as far back as the rules allow. It lies
 * over the table while play goes on.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/view.h"

G_BEGIN_DECLS

#define DULLE_TYPE_TRICK_VIEWER (dulle_trick_viewer_get_type ())
G_DECLARE_FINAL_TYPE (DulleTrickViewer, dulle_trick_viewer, DULLE, TRICK_VIEWER, GtkWidget)

GtkWidget *dulle_trick_viewer_new (void);

/* How wide each of the four cards is, where there is more room than usual. */
void dulle_trick_viewer_set_card_width (DulleTrickViewer *self,
                                        int               width);

/**
 * dulle_trick_viewer_update:
 * @view: (nullable): what is on the table
 *
 * Shows the last trick of @view; hides if none may be looked at any more.
 */
void dulle_trick_viewer_update (DulleTrickViewer  *self,
                                const DulleView   *view,
                                const char *const *names);

/**
 * dulle_trick_viewer_first:
 *
 * Returns: the number of the first trick that may be looked at now, from 0;
 *   `board.n_tricks` where there is none
 */
unsigned dulle_trick_viewer_first (const DulleBoard *board);

G_END_DECLS
