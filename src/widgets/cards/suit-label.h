/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The symbol of a suit in its color, beside words that name a card or a solo.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/card.h"

G_BEGIN_DECLS

/* Returns: (transfer floating): a hidden label */
GtkWidget *dulle_suit_label_new (void);

/**
 * dulle_suit_label_set:
 * @suit: may be %DULLE_NO_SUIT, which hides the label
 *
 * The suits of the German deck have no symbols in Unicode, so with that deck it is hidden.
 */
void dulle_suit_label_set (GtkWidget *label,
                           DulleSuit  suit);

G_END_DECLS
