/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The small seals that can be laid on cards with a name of their own: Dulle, the old
 * ones, fox, Charlie, pigs. They belong to no deck and are drawn over any.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/card-role.h"

G_BEGIN_DECLS

/**
 * dulle_card_seal_snapshot:
 * @width: of the card, whose upper left corner is at 0, 0
 *
 * Draws a seal below the index, where it is seen in a fan.
 */
void dulle_card_seal_snapshot (DulleCardRole role,
                               GtkSnapshot  *snapshot,
                               float         width);

G_END_DECLS
