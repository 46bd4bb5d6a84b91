/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Gives the children of the table their places in its geometry.
 */
#pragma once

#include <gtk/gtk.h>

#include "table-geometry.h"

G_BEGIN_DECLS

/* @child: (nullable): is not shown where @box has no size */
void dulle_place_box (GtkWidget      *child,
                      const DulleBox *box);

/* At the lower end of the middle, where the own card will lie, or above the panel; where
 * there is no room it is not shown. */
void dulle_place_message (GtkWidget                *message,
                          const DulleTableGeometry *geometry);

/* Over the place of the hand, and above it where that is too low; not on the trick or a plate, if
 * less height suffices. The own plate is put away where it does not. */
void dulle_place_curtain (GtkWidget          *curtain,
                          DulleTableGeometry *geometry,
                          float               table_width);

G_END_DECLS
