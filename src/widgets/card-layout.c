/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places become transforms: a child that only moves is neither measured nor
 * painted again.
 */
#include "config.h"

#include <math.h>

#include "card-layout.h"
#include "card-painter.h"

void
dulle_card_allocate (GtkWidget        *widget,
                     const DullePlace *place,
                     float             card_width)
{
  int           width = (int) card_width;
  int           height = dulle_card_height (width);
  float         left = place->x - (float) width / 2;
  float         top = place->y - (float) height / 2;
  GskTransform *transform;

  if (place->angle == 0 && place->scale == 1 && (place->turned == 0 || place->turned == 1))
    {
      transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (roundf (left), roundf (top)));
    }
  else
    {
      transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (place->x, place->y));
      transform = gsk_transform_rotate (transform, place->angle);
      transform = gsk_transform_scale (transform, place->scale * dulle_place_breadth (place), place->scale);
      transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT ((float) -width / 2, (float) -height / 2));
    }

  gtk_widget_allocate (widget, width, height, -1, transform);
}

gint64
dulle_frame_time (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);

  return clock != NULL ? gdk_frame_clock_get_frame_time (clock) : g_get_monotonic_time ();
}
