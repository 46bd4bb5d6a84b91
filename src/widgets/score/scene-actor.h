/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A widget that has a place, and a way to it.
 */
#pragma once

#include <gtk/gtk.h>

#include "cards/motion.h"
#include "table/table-geometry.h"

G_BEGIN_DECLS

/**
 * DulleSceneActor:
 * @widget: a child of the scene
 * @box: its place
 * @unit: how much larger than natural it is there
 * @card_width: of a card; 0 for a text
 * @shown: whether it has made its appearance
 */
typedef struct
{
  GtkWidget  *widget;
  DulleBox    box;
  float       unit;
  float       card_width;
  bool        shown;
  DulleMotion motion;
} DulleSceneActor;

/* Gives a text its place, to which it goes from wherever it is. */
void dulle_scene_actor_place (DulleSceneActor *self,
                              const DulleBox  *box,
                              float            unit);

/* The same for a card, by its middle. */
void dulle_scene_actor_place_card (DulleSceneActor *self,
                                   const DullePose *place,
                                   float            card_width);

/* How it lies at its place. */
DullePose dulle_scene_actor_pose (const DulleSceneActor *self);

/**
 * dulle_scene_actor_enter:
 * @from: where it comes from
 * @start: when, by the frame clock; it is not seen before
 * @milliseconds: how long it takes; 0 to be there at once
 */
void dulle_scene_actor_enter (DulleSceneActor *self,
                              const DullePose *from,
                              gint64           start,
                              guint            milliseconds);

/* Is at its place at once. */
void dulle_scene_actor_settle (DulleSceneActor *self);

void dulle_scene_actor_allocate (DulleSceneActor *self,
                                 gint64           now);

G_END_DECLS
