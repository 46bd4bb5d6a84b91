/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The column beside the table of a large screen: the score so far, the last trick, what can
 * be known; or the whole score in place of them.
 */
#pragma once

#include <gtk/gtk.h>

#include "dulle-table-names.h"

G_BEGIN_DECLS

#define DULLE_TYPE_SIDE_COLUMN (dulle_side_column_get_type ())
G_DECLARE_FINAL_TYPE (DulleSideColumn, dulle_side_column, DULLE, SIDE_COLUMN, GtkWidget)

GtkWidget *dulle_side_column_new (void);

/**
 * dulle_side_column_show:
 * @event: what the table shows
 * @names: of everybody at the table
 */
void dulle_side_column_show (DulleSideColumn  *self,
                             const DulleEvent *event,
                             DulleTableNames  *names);

/* Shows a hint in place of what can be known, until the table shows something new.
 *
 * Returns: whether there is room: the whole score leaves none */
gboolean dulle_side_column_show_hint (DulleSideColumn  *self,
                                      const DulleEvent *event,
                                      DulleTableNames  *names);

/* Whether a hint is shown. */
gboolean dulle_side_column_shows_hint (DulleSideColumn *self);

/* Makes it as wide as the style classes of the window want it to be. */
void dulle_side_column_fit (DulleSideColumn *self);

/* The whole score lies in the column from now on; %NULL takes it out again. */
void dulle_side_column_adopt_score (DulleSideColumn *self,
                                    GtkWidget       *score);

/* Whether the whole score takes the place of everything else. */
void dulle_side_column_show_score (DulleSideColumn *self,
                                   gboolean         shown);

G_END_DECLS
