/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Cards that somebody should look at: they rise, and those beside them in the trick fall into the
 * shade.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/hand.h"

G_BEGIN_DECLS

/**
 * dulle_highlight_cards:
 * @parent: a hand widget or a card layer
 * @cards: both bits set for each card to look at; if none of them is there, nothing is dimmed
 */
void dulle_highlight_cards (GtkWidget *parent,
                            DulleHand  cards);

G_END_DECLS
