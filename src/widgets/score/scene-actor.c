/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Texts grow by a transform as well: whatever their size, they are measured once.
 */
#include "config.h"

#include <math.h>

#include "cards/card-layout.h"
#include "scene-actor.h"

DullePose
dulle_scene_actor_pose (const DulleSceneActor *self)
{
  return (DullePose){ .x = self->box.x + self->box.width / 2,
                      .y = self->box.y + self->box.height / 2,
                      .scale = self->card_width > 0 ? 1 : self->unit };
}

static void
aim_motion (DulleSceneActor *self)
{
  DullePose pose = dulle_scene_actor_pose (self);

  dulle_motion_aim (&self->motion, &pose);
}

void
dulle_scene_actor_place (DulleSceneActor *self,
                         const DulleBox  *box,
                         float            unit)
{
  self->box = *box;
  self->unit = unit;
  aim_motion (self);
}

void
dulle_scene_actor_place_card (DulleSceneActor *self,
                              const DullePose *place,
                              float            card_width)
{
  float height = card_width * DULLE_CARD_ASPECT;

  self->box = (DulleBox){ place->x - card_width / 2, place->y - height / 2, card_width, height };
  self->card_width = card_width;
  aim_motion (self);
}

void
dulle_scene_actor_enter (DulleSceneActor *self,
                         const DullePose *from,
                         gint64           start,
                         guint            milliseconds)
{
  DullePose to = dulle_scene_actor_pose (self);

  self->shown = true;
  if (milliseconds == 0)
    from = &to;
  dulle_motion_rest (&self->motion, from);
  dulle_motion_start (&self->motion, &to, start, milliseconds);
}

void
dulle_scene_actor_settle (DulleSceneActor *self)
{
  DullePose to = dulle_scene_actor_pose (self);

  dulle_motion_rest (&self->motion, &to);
}

static void
allocate_text (DulleSceneActor *self,
               const DullePose *pose)
{
  int           width = (int) ceilf (self->box.width / self->unit);
  int           height = (int) ceilf (self->box.height / self->unit);
  GskTransform *transform =
      gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (pose->x, pose->y));

  transform = gsk_transform_scale (transform, pose->scale * dulle_pose_breadth (pose), pose->scale);
  transform = gsk_transform_translate (
      transform, &GRAPHENE_POINT_INIT ((float) -width / 2, (float) -height / 2));
  gtk_widget_allocate (self->widget, width, height, -1, transform);
}

void
dulle_scene_actor_allocate (DulleSceneActor *self,
                            gint64           now)
{
  bool      visible = self->shown && self->box.height > 0 && now >= self->motion.start;
  DullePose pose;

  gtk_widget_set_child_visible (self->widget, visible);
  if (!visible)
    return;

  pose = dulle_motion_at (&self->motion, now);
  if (self->card_width > 0)
    dulle_card_allocate (self->widget, &pose, self->card_width);
  else
    allocate_text (self, &pose);
}
