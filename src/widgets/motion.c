/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ways from place to place, fast at first and gentle at the end.
 */
#include "config.h"

#include <math.h>

#include "motion.h"

#define THINNEST 0.02f

static float
mix (float from,
     float to,
     float progress)
{
  return from + (to - from) * progress;
}

static float
ease_out (float progress)
{
  float rest = 1 - progress;

  return 1 - rest * rest * rest;
}

void
dulle_motion_rest (DulleMotion      *self,
                   const DullePlace *place)
{
  *self = (DulleMotion){ .from = *place, .to = *place };
}

void
dulle_motion_start (DulleMotion      *self,
                    const DullePlace *to,
                    gint64            now,
                    unsigned          milliseconds)
{
  self->from = dulle_motion_at (self, now);
  self->to = *to;
  self->start = now;
  self->duration = (gint64) milliseconds * 1000;
}

void
dulle_motion_aim (DulleMotion      *self,
                  const DullePlace *to)
{
  self->to = *to;
}

DullePlace
dulle_motion_at (const DulleMotion *self,
                 gint64             now)
{
  float progress;

  if (dulle_motion_ended (self, now))
    return self->to;

  progress = ease_out ((float) MAX (now - self->start, 0) / (float) self->duration);

  return (DullePlace){
    .x = mix (self->from.x, self->to.x, progress),
    .y = mix (self->from.y, self->to.y, progress),
    .angle = mix (self->from.angle, self->to.angle, progress),
    .scale = mix (self->from.scale, self->to.scale, progress),
    .turned = mix (self->from.turned, self->to.turned, progress),
  };
}

bool
dulle_motion_ended (const DulleMotion *self,
                    gint64             now)
{
  return now >= self->start + self->duration;
}

float
dulle_place_breadth (const DullePlace *place)
{
  return MAX (fabsf (cosf (place->turned * (float) G_PI)), THINNEST);
}
