/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A player at the end of a game: the plate is as dark as at the table, until it turns over
 * and shows the color of the party; and what the player gets.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/board.h"
#include "tournament/face.h"

G_BEGIN_DECLS

#define DULLE_TYPE_SCENE_PLATE (dulle_scene_plate_get_type ())
G_DECLARE_FINAL_TYPE (DulleScenePlate, dulle_scene_plate, DULLE, SCENE_PLATE, GtkWidget)

GtkWidget *dulle_scene_plate_new (void);

/* Somebody with these points, whose party is not shown yet. */
void dulle_scene_plate_set_player (DulleScenePlate *self,
                                   const char      *name,
                                   DulleFace        face,
                                   int              score,
                                   gboolean         own);

void dulle_scene_plate_show_party (DulleScenePlate *self,
                                   DulleParty       party);

/* Whether the player has just got something. */
void dulle_scene_plate_set_lit (DulleScenePlate *self,
                                gboolean         lit);

G_END_DECLS
