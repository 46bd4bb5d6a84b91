/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Places widgets like cards, and gives the time by which motions run.
 */
#pragma once

#include <gtk/gtk.h>

#include "motion.h"

G_BEGIN_DECLS

/* A card that is not turned lies on whole pixels: its texture stays sharp. */
void dulle_card_allocate (GtkWidget       *widget,
                          const DullePose *pose,
                          float            card_width);

/* The time of the current frame. */
gint64 dulle_frame_time (GtkWidget *widget);

G_END_DECLS
