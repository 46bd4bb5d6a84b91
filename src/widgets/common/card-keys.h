/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The keys of the cards of a hand, the same wherever a card is chosen: 1 to 9, 0, a and b.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @action: activated with the place of the card in the hand, from 0; it takes a “u” */
void dulle_add_card_keys (GtkWidgetClass *widget_class,
                          const char     *action);

G_END_DECLS
