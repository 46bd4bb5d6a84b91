/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Ways from place to place, fast at first and gentle at the end.
 */
#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "motion.h"

#define THINNEST 0.02f

static float
interpolate_value (float from,
                   float to,
                   float progress)
{
  return from + (to - from) * progress;
}

void
dulle_motion_rest (DulleMotion     *self,
                   const DullePose *pose)
{
  *self = (DulleMotion){ .from = *pose, .to = *pose };
}

void
dulle_motion_start (DulleMotion     *self,
                    const DullePose *to,
                    gint64           now,
                    unsigned         milliseconds)
{
  self->from = dulle_motion_at (self, now);
  self->to = *to;
  self->start = now;
  self->duration = (gint64) milliseconds * 1000;
}

void
dulle_motion_aim (DulleMotion     *self,
                  const DullePose *to)
{
  self->to = *to;
}

DullePose
dulle_motion_at (const DulleMotion *self,
                 gint64             now)
{
  double elapsed;
  float  progress;

  if (dulle_motion_ended (self, now))
    return self->to;

  elapsed = (double) MAX (now - self->start, 0) / (double) self->duration;
  progress = (float) adw_easing_ease (ADW_EASE_OUT_CUBIC, elapsed);

  return (DullePose){
    .x = interpolate_value (self->from.x, self->to.x, progress),
    .y = interpolate_value (self->from.y, self->to.y, progress),
    .angle = interpolate_value (self->from.angle, self->to.angle, progress),
    .scale = interpolate_value (self->from.scale, self->to.scale, progress),
    .turned = interpolate_value (self->from.turned, self->to.turned, progress),
  };
}

bool
dulle_motion_ended (const DulleMotion *self,
                    gint64             now)
{
  return now >= self->start + self->duration;
}

float
dulle_pose_breadth (const DullePose *pose)
{
  return MAX (fabsf (cosf (pose->turned * (float) G_PI)), THINNEST);
}
