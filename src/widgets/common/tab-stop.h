/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A flow box of pictures as one stop of Tab, as a group of radio buttons is: arrows move
 * among the pictures, Tab leaves them all. GTK's own flow box stops at each.
 */
#pragma once

#include <gtk/gtk.h>

/* What a widget around a flow box does as its "focus". Whoever comes by Tab finds the
 * chosen picture, or the first one if chosen is NULL. */
gboolean dulle_tab_stop_focus (GtkWidget       *widget,
                               GtkFlowBox      *pictures,
                               GtkFlowBoxChild *chosen,
                               GtkDirectionType direction);
