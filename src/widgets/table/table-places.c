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

/* The lowest of what lies between @x and @x + @width above the hand. */
static float
find_bottom (const DulleTableGeometry *geometry,
             float                     x,
             float                     width)
{
  float bottom = 0;

  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    {
      const DulleBox  *seat = &geometry->seats[side];
      const DullePose *card = &geometry->trick[side];
      float            left = card->x - geometry->card_width / 2;

      if (seat->x < x + width && x < seat->x + seat->width && seat->y < geometry->hand_box.y)
        bottom = MAX (bottom, seat->y + seat->height);
      if (left < x + width && x < left + geometry->card_width)
        bottom = MAX (bottom, card->y + geometry->card_height / 2);
    }

  return bottom;
}

/* The width that the curtain may take: the own plate is above the hand, or beside it. */
static float
find_room (const DulleTableGeometry *geometry,
           float                     table_width)
{
  const DulleBox *own = &geometry->seats[DULLE_SIDE_BOTTOM];
  float           taken = own->y < geometry->hand_box.y ? 0 : own->x + own->width;

  return table_width - 2 * (taken + MESSAGE_GAP);
}

void
dulle_place_curtain (GtkWidget          *curtain,
                     DulleTableGeometry *geometry,
                     float               table_width)
{
  const DulleBox *hand = &geometry->hand_box;
  DulleBox       *own = &geometry->seats[DULLE_SIDE_BOTTOM];
  float           bottom = hand->y + hand->height;
  DulleBox        place;
  int             width;
  int             least;
  int             height;

  if (curtain == NULL || !gtk_widget_get_visible (curtain))
    return;

  gtk_widget_measure (curtain, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  place.width = MIN (MAX ((float) width, MIN (hand->width, CURTAIN_WIDTH)),
                     find_room (geometry, table_width));
  place.x = floorf ((table_width - place.width) / 2);
  gtk_widget_measure (curtain, GTK_ORIENTATION_VERTICAL, (int) place.width, &least, &height,
                      NULL, NULL);
  place.height = CLAMP (floorf (bottom - find_bottom (geometry, place.x, place.width)),
                        (float) least, (float) MAX (least, height));
  place.y = floorf (MIN (hand->y + (hand->height - place.height) / 2, bottom - place.height));
  if (own->x + own->width > place.x && own->y + own->height > place.y + 1)
    *own = (DulleBox){ 0 };
  dulle_place_box (curtain, &place);
}
