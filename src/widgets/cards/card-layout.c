/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Poses become transforms: a child that only moves is neither measured nor
 * painted again.
 */
#include "config.h"

#include <math.h>

#include "card-layout.h"
#include "decks/card-painter.h"

void
dulle_card_allocate (GtkWidget       *widget,
                     const DullePose *pose,
                     float            card_width)
{
  int           width = (int) card_width;
  int           height = dulle_card_height (width);
  float         left = pose->x - (float) width / 2;
  float         top = pose->y - (float) height / 2;
  GskTransform *transform;

  if (pose->angle == 0 && pose->scale == 1 && (pose->turned == 0 || pose->turned == 1))
    {
      transform =
          gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (roundf (left), roundf (top)));
    }
  else
    {
      transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (pose->x, pose->y));
      transform = gsk_transform_rotate (transform, pose->angle);
      transform =
          gsk_transform_scale (transform, pose->scale * dulle_pose_breadth (pose), pose->scale);
      transform = gsk_transform_translate (
          transform, &GRAPHENE_POINT_INIT ((float) -width / 2, (float) -height / 2));
    }

  gtk_widget_allocate (widget, width, height, -1, transform);
}

gint64
dulle_frame_time (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);

  return clock != NULL ? gdk_frame_clock_get_frame_time (clock) : g_get_monotonic_time ();
}
