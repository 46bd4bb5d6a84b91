/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The small seals that can be laid on cards with a name of their own: Dulle, the old
 * ones, fox, Charlie, pigs. They belong to no deck and are drawn over any.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/special.h"

G_BEGIN_DECLS

/**
 * dulle_card_mark_snapshot:
 * @width: of the card, whose upper left corner is at 0, 0
 *
 * Draws a seal below the index, where it is seen in a fan.
 */
void dulle_card_mark_snapshot (DulleMark    mark,
                               GtkSnapshot *snapshot,
                               float        width);

G_END_DECLS
