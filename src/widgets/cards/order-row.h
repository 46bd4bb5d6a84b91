/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Pictures of cards from the highest to the lowest, which wrap where they do not fit.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/order.h"

G_BEGIN_DECLS

/* Returns: (transfer floating): a picture of one card of each kind in @cards, by @order */
GtkWidget *dulle_order_row_new (const DulleOrder *order,
                                DulleHand         cards);

G_END_DECLS
