/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The seals of moments: stamped onto the table, and gone again before they are in
 * anybody's way. Covers the whole table, but takes no clicks.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/moments.h"

#include "moment-place.h"

G_BEGIN_DECLS

#define DULLE_TYPE_MOMENT_LAYER (dulle_moment_layer_get_type ())
G_DECLARE_FINAL_TYPE (DulleMomentLayer, dulle_moment_layer, DULLE, MOMENT_LAYER, GtkWidget)

GtkWidget *dulle_moment_layer_new (void);

/* The layout of the table, which places follow. */
void dulle_moment_layer_set_geometry (DulleMomentLayer         *self,
                                      const DulleTableGeometry *geometry);

/**
 * dulle_moment_layer_show:
 * @player: (nullable): whose moment it is, for the screen reader
 * @duration: milliseconds until it is gone; 0 for a mark without motion, which stays
 *   until dulle_moment_layer_clear()
 *
 * Shows a seal. Where there are too many, it takes the place of the oldest.
 */
void dulle_moment_layer_show (DulleMomentLayer  *self,
                              const DulleMoment *moment,
                              DulleMomentPlace   place,
                              const char        *player,
                              guint              duration);

/* Takes marks away, and with @all whatever is shown. */
void dulle_moment_layer_clear (DulleMomentLayer *self,
                               gboolean          all);

G_END_DECLS
