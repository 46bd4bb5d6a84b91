/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What GTK 4.8 and libadwaita 1.2 do not tell screen readers of their own widgets: the
 * subtitle of a row, what a row or a drop-down has chosen, the names of lists in rows and in
 * column views, and why a page is empty. Rows of list views they call by the name of their
 * class, and buttons with a mnemonic and most descriptions they tell twice.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * dulle_fill_accessible_gaps:
 *
 * From now on all that is told of each widget, once it is shown, and what it is, once. The
 * description of an action row is its choice, its subtitle and its tooltip; dulle_describe()
 * is not for such rows. Later calls do nothing.
 */
void dulle_fill_accessible_gaps (void);

G_END_DECLS
