/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What GTK 4.8 and libadwaita 1.2 do not tell screen readers of their own widgets: the
 * subtitle of a row, what a row or a drop-down has chosen, and the names of lists in rows.
 * Buttons with a mnemonic they tell twice.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_fill_accessible_gaps:
 *
 * From now on all that is told of each widget, once it is shown: its name once, the subtitle
 * of a row and its choice as its description, and the title of a row as the name of the lists
 * in it. Later calls do nothing.
 */
void dulle_fill_accessible_gaps (void);

G_END_DECLS
