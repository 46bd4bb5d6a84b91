/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The table of a game, and the panels for which it makes room.
 */
#pragma once

#include "table/dulle-table.h"

G_BEGIN_DECLS

#define DULLE_TYPE_PANELS_LAYOUT (dulle_panels_layout_get_type ())
/* clang-format off */
G_DECLARE_FINAL_TYPE (DullePanelsLayout, dulle_panels_layout, DULLE, PANELS_LAYOUT,
                      GtkLayoutManager)
/* clang-format on */

/**
 * dulle_panels_layout_set_table:
 * @outside: the names of those who sit out, in the upper left corner of the table
 *
 * Both are children of the widget that is laid out, which is as large as the table wants to be.
 */
void dulle_panels_layout_set_table (DullePanelsLayout *self,
                                    DulleTable        *table,
                                    GtkWidget         *outside);

/**
 * dulle_panels_layout_add:
 * @panel: what lies beside the table, while it is visible
 * @scroller: its parent, which is a child of the widget that is laid out
 * @side: the corner of the table that it prefers
 *
 * Of several panels for which there is room for one, the one that was added last is seen.
 */
void dulle_panels_layout_add (DullePanelsLayout *self,
                              GtkWidget         *panel,
                              GtkWidget         *scroller,
                              DulleSide          side);

/**
 * dulle_panels_layout_place_anew:
 *
 * To be called when a panel that is visible already is about to show something else. Otherwise all
 * keep their places until one of them opens or closes, or the window gets another size.
 */
void dulle_panels_layout_place_anew (DullePanelsLayout *self);

G_END_DECLS
