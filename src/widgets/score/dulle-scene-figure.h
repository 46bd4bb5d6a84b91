/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A number that counts up. It has room for the largest one from the beginning, so that
 * nothing is laid out anew while it counts.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DULLE_TYPE_SCENE_FIGURE (dulle_scene_figure_get_type ())
G_DECLARE_FINAL_TYPE (DulleSceneFigure, dulle_scene_figure, DULLE, SCENE_FIGURE, GtkWidget)

/* Of card points, which have at most three digits. */
GtkWidget *dulle_scene_figure_new (void);

guint dulle_scene_figure_get_value (DulleSceneFigure *self);
void  dulle_scene_figure_set_value (DulleSceneFigure *self,
                                    guint             value);

G_END_DECLS
