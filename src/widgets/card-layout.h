/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puts a widget to the place of a card, and tells the time that motions go by.
 */
#pragma once

#include <gtk/gtk.h>

#include "motion.h"

G_BEGIN_DECLS

/* A card that is not turned lies on whole pixels: its texture stays sharp. */
void dulle_card_allocate (GtkWidget        *widget,
                          const DullePlace *place,
                          float             card_width);

/* The time of the frame that is being made. */
gint64 dulle_frame_time (GtkWidget *widget);

G_END_DECLS
