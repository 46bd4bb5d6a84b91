/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A window that shows the order of the cards in the game at the table: trumps, and below
 * them each plain suit.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/view.h"

G_BEGIN_DECLS

/**
 * dulle_trump_sheet_new:
 * @parent: (nullable): the window that it is about
 * @view: the game, as it is at the moment; later pigs are not shown
 * @names: the players, by seat
 *
 * Its title is what is played; before that is known, the normal game, whose order it is.
 */
GtkWidget *dulle_trump_sheet_new (GtkWindow         *parent,
                                  const DulleView   *view,
                                  const char *const *names);

G_END_DECLS
