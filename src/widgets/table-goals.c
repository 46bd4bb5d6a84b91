/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All places follow from those of the layout, so that a goal moves with the table.
 */
#include "config.h"

#include "table-goals.h"

#define RAISED_SCALE 1.1f
#define RAISED_BY    0.05f /* in heights of a card */
#define PILE_SCALE   0.3f
#define SHOWN_APART  0.34f /* from the middle of the two, in widths of a card */
#define SHOWN_LEAN   5.0f  /* degrees */

static DullePlace
middle_of_box (const DulleBox *box)
{
  return (DullePlace){ .x = box->x + box->width / 2, .y = box->y + box->height / 2, .scale = 1 };
}

static DullePlace
shown_place (const DulleTableGeometry *geometry,
             DulleSide                 side,
             float                     direction)
{
  DullePlace place = geometry->trick[side];

  place.x += direction * SHOWN_APART * geometry->card_width;
  place.angle = direction * SHOWN_LEAN;

  return place;
}

/* The card of the top player and that of the own one stand above each other. */
static DullePlace
middle_of_trick (const DulleTableGeometry *geometry)
{
  DullePlace top = geometry->trick[DULLE_SIDE_TOP];
  DullePlace bottom = geometry->trick[DULLE_SIDE_BOTTOM];

  return (DullePlace){ .x = (top.x + bottom.x) / 2, .y = (top.y + bottom.y) / 2, .scale = 1 };
}

static DullePlace
pile_place (const DulleTableGeometry *geometry,
            DulleSide                 side)
{
  DullePlace place = geometry->piles[side];

  place.scale = PILE_SCALE;
  place.turned = 1;

  return place;
}

DullePlace
dulle_goal_of_card (const DulleTableGeometry *geometry,
                    DulleGoal                 goal,
                    DulleSide                 side,
                    float                     lean)
{
  DullePlace place = geometry->trick[side];

  switch (goal)
    {
    case DULLE_GOAL_SHOWN_LEFT:
      return shown_place (geometry, side, -1);
    case DULLE_GOAL_SHOWN_RIGHT:
      return shown_place (geometry, side, 1);
    case DULLE_GOAL_MIDDLE:
      place = middle_of_trick (geometry);
      break;
    case DULLE_GOAL_HAND:
      place = middle_of_box (&geometry->hand_box);
      break;
    case DULLE_GOAL_PILE:
      place = pile_place (geometry, side);
      break;
    case DULLE_GOAL_RAISED:
      place.scale = RAISED_SCALE;
      place.y -= RAISED_BY * geometry->card_height;
      break;
    default:
      break;
    }
  place.angle = lean;

  return place;
}

DullePlace
dulle_goal_of_packet (const DulleTableGeometry *geometry,
                      DulleGoal                 goal,
                      DulleSide                 side,
                      float                     lean)
{
  DullePlace place = dulle_goal_of_card (geometry, goal, side, lean);

  place.scale = 1;
  place.turned = 0;

  return place;
}
