/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * All poses follow from those of the layout, so that a destination moves with the table.
 */
#include "config.h"

#include "destinations.h"

#define AHEAD_SCALE  1.05f
#define AHEAD_BY     0.02f /* in heights of a card */
#define RAISED_SCALE 1.1f
#define RAISED_BY    0.05f /* in heights of a card */
#define PILE_SCALE   0.3f
#define SHOWN_APART  0.34f /* from the middle of the two, in widths of a card */
#define SHOWN_LEAN   5.0f  /* degrees */
#define MAX_LEAN     5.5f

static DullePose
middle_of_box (const DulleBox *box)
{
  return (DullePose){ .x = box->x + box->width / 2, .y = box->y + box->height / 2, .scale = 1 };
}

static DullePose
shown_pose (const DulleTableGeometry *geometry,
            DulleSide                 side,
            float                     direction)
{
  DullePose pose = geometry->trick[side];

  pose.x += direction * SHOWN_APART * geometry->card_width;
  pose.angle = direction * SHOWN_LEAN;

  return pose;
}

/* The card of the top player and that of the own one stand above each other. */
static DullePose
middle_of_trick (const DulleTableGeometry *geometry)
{
  DullePose top = geometry->trick[DULLE_SIDE_TOP];
  DullePose bottom = geometry->trick[DULLE_SIDE_BOTTOM];

  return (DullePose){ .x = (top.x + bottom.x) / 2, .y = (top.y + bottom.y) / 2, .scale = 1 };
}

static DullePose
pile_pose (const DulleTableGeometry *geometry,
           DulleSide                 side)
{
  DullePose pose = geometry->piles[side];

  pose.scale = PILE_SCALE;
  pose.turned = 1;

  return pose;
}

static DullePose
raised_pose (const DulleTableGeometry *geometry,
             DulleSide                 side,
             float                     scale,
             float                     by)
{
  DullePose pose = geometry->trick[side];

  pose.scale = scale;
  pose.y -= by * geometry->card_height;

  return pose;
}

static DullePose
upright_pose (const DulleTableGeometry *geometry,
              DulleDestination          destination,
              DulleSide                 side)
{
  switch (destination)
    {
    case DULLE_DESTINATION_MIDDLE:
      return middle_of_trick (geometry);
    case DULLE_DESTINATION_HAND:
      return middle_of_box (&geometry->hand_box);
    case DULLE_DESTINATION_PILE:
      return pile_pose (geometry, side);
    case DULLE_DESTINATION_RAISED:
      return raised_pose (geometry, side, RAISED_SCALE, RAISED_BY);
    case DULLE_DESTINATION_AHEAD:
      return raised_pose (geometry, side, AHEAD_SCALE, AHEAD_BY);
    case DULLE_DESTINATION_SHOWN_LEFT:
      return shown_pose (geometry, side, -1);
    case DULLE_DESTINATION_SHOWN_RIGHT:
      return shown_pose (geometry, side, 1);
    case DULLE_DESTINATION_TRICK:
    default:
      return geometry->trick[side];
    }
}

DulleDestination
dulle_destination_of_side (DulleSide side)
{
  switch (side)
    {
    case DULLE_NO_SIDE:
      return DULLE_DESTINATION_MIDDLE;
    case DULLE_SIDE_BOTTOM:
      return DULLE_DESTINATION_HAND;
    default:
      return DULLE_DESTINATION_PILE;
    }
}

DullePose
dulle_destination_of_card (const DulleTableGeometry *geometry,
                           DulleDestination          destination,
                           DulleSide                 side,
                           float                     lean)
{
  DullePose pose = upright_pose (geometry, destination, side);

  pose.angle += lean;

  return pose;
}

DullePose
dulle_destination_of_packet (const DulleTableGeometry *geometry,
                             DulleDestination          destination,
                             DulleSide                 side,
                             float                     lean)
{
  DullePose pose = dulle_destination_of_card (geometry, destination, side, lean);

  pose.scale = 1;
  pose.turned = 0;

  return pose;
}

float
dulle_lean_of_card (unsigned  number,
                    uint8_t   seat,
                    DulleCard card)
{
  unsigned mixed = (number * 37 + seat * 101 + card * 59 + 17) * 2654435761u;

  return ((float) (mixed >> 24) / 255 * 2 - 1) * MAX_LEAN;
}
