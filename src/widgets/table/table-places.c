/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <math.h>

#include "table-places.h"

/* Between a message and the panel below it. */
#define MESSAGE_GAP 6

/* As wide as a curtain gets where the hand is wider. */
#define CURTAIN_WIDTH 420.0f

void
dulle_place_box (GtkWidget      *child,
                 const DulleBox *box)
{
  gboolean shown = box->width > 0 && box->height > 0;

  if (child == NULL)
    return;

  gtk_widget_set_child_visible (child, shown);
  if (shown && gtk_widget_get_visible (child))
    gtk_widget_allocate (child, (int) box->width, (int) box->height, -1,
                         gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (box->x, box->y)));
}

void
dulle_place_message (GtkWidget                *message,
                     const DulleTableGeometry *geometry)
{
  const DulleBox *middle = &geometry->table;
  const DulleBox *panel = &geometry->panel;
  float           bottom = panel->width > 0 ? panel->y - MESSAGE_GAP : middle->y + middle->height;
  DulleBox        place;
  int             width;
  int             height;

  if (message == NULL || !gtk_widget_get_visible (message))
    return;

  gtk_widget_measure (message, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  place.width = MIN ((float) width, middle->width);
  gtk_widget_measure (message, GTK_ORIENTATION_VERTICAL, (int) place.width, NULL, &height,
                      NULL, NULL);
  place.height = bottom - (float) height >= middle->y ? (float) height : 0;
  place.x = floorf (middle->x + (middle->width - place.width) / 2);
  place.y = floorf (bottom - (float) height);
  dulle_place_box (message, &place);
}

void
dulle_place_curtain (GtkWidget                *curtain,
                     const DulleTableGeometry *geometry)
{
  const DulleBox *hand = &geometry->hand_box;
  const DulleBox *middle = &geometry->table;
  float           bottom = hand->y + hand->height;
  DulleBox        place;
  int             width;
  int             height;

  if (curtain == NULL || !gtk_widget_get_visible (curtain))
    return;

  gtk_widget_measure (curtain, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  place.width = MIN (MAX ((float) width, MIN (hand->width, CURTAIN_WIDTH)), middle->width);
  gtk_widget_measure (curtain, GTK_ORIENTATION_VERTICAL, (int) place.width, NULL, &height,
                      NULL, NULL);
  place.height = (float) height;
  place.x = floorf (middle->x + (middle->width - place.width) / 2);
  place.y = floorf (MIN (hand->y + (hand->height - place.height) / 2, bottom - place.height));
  dulle_place_box (curtain, &place);
}
