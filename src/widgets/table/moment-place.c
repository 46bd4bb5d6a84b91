/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * At a plate a seal leaves room for the bubble in which its player speaks.
 */
#include "config.h"

#include <math.h>

#include "moment-look.h"
#include "moment-place.h"

#define MIN_SIZE 52
#define MAX_SIZE 240
#define CARD     0.82f /* of a card's width */
#define BUBBLE   26    /* what a bubble takes beside its plate */
#define GAP      4

static bool
boxes_meet (const DulleBox *a,
            const DulleBox *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height &&
         b->y < a->y + a->height;
}

DulleMomentPlace
dulle_moment_place_of (const DulleMoment *moment,
                       bool               on_table,
                       uint8_t            bottom)
{
  DulleMomentSpot spot = dulle_moment_look (moment->kind)->spot;
  bool            lost = spot == DULLE_MOMENT_SPOT_LOST_CARD && on_table;

  if (spot == DULLE_MOMENT_SPOT_MIDDLE || moment->seat == DULLE_NO_SEAT)
    return (DulleMomentPlace){ .side = DULLE_NO_SIDE };

  return (DulleMomentPlace){
    .side = dulle_table_side (lost ? moment->from : moment->seat, bottom),
    .on_card = spot != DULLE_MOMENT_SPOT_PLATE && on_table,
  };
}

float
dulle_moment_size (const DulleTableGeometry *geometry)
{
  return CLAMP (floorf (geometry->card_width * CARD), MIN_SIZE, MAX_SIZE);
}

/* What the cards of a trick cover. */
static DulleBox
box_of_trick (const DulleTableGeometry *geometry)
{
  const DullePose *trick = geometry->trick;
  float            left = trick[DULLE_SIDE_LEFT].x - geometry->card_width / 2;
  float            right = trick[DULLE_SIDE_RIGHT].x + geometry->card_width / 2;
  float            top = trick[DULLE_SIDE_TOP].y - geometry->card_height / 2;
  float            bottom = trick[DULLE_SIDE_BOTTOM].y + geometry->card_height / 2;

  return (DulleBox){ left, top, right - left, bottom - top };
}

/* Whether nothing that is looked at or clicked is there. */
static bool
is_free (const DulleTableGeometry *geometry,
         const DulleBox           *box)
{
  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    if (boxes_meet (box, &geometry->seats[side]))
      return false;

  return !boxes_meet (box, &geometry->hand_box) && !boxes_meet (box, &geometry->bar) &&
         !boxes_meet (box, &geometry->panel);
}

/* Beside the plate, on the side of the middle, or below its bubble, which for the person
 * is above: rather not where the trick is, but rather there than on something else. */
static DulleBox
box_at_plate (const DulleTableGeometry *geometry,
              DulleSide                 side,
              float                     width,
              float                     height)
{
  const DulleBox *seat = &geometry->seats[side];
  DulleBox        trick = box_of_trick (geometry);
  DulleBox        beside = { seat->x + seat->width + GAP, seat->y + seat->height - height, width,
                             height };
  DulleBox        away = { seat->x + (seat->width - width) / 2, seat->y + seat->height + BUBBLE,
                           width, height };

  if (side == DULLE_SIDE_RIGHT)
    beside.x = seat->x - width - GAP;
  if (side == DULLE_SIDE_BOTTOM)
    away.y = seat->y - BUBBLE - height;
  if (!is_free (geometry, &beside))
    return away;

  return boxes_meet (&beside, &trick) && is_free (geometry, &away) ? away : beside;
}

/* What must stay free below a seal moves it up. */
static void
leave_free (DulleBox       *box,
            const DulleBox *other)
{
  if (other->width > 0 && boxes_meet (box, other))
    box->y = other->y - box->height - GAP;
}

DulleBox
dulle_moment_box (const DulleTableGeometry *geometry,
                  DulleMomentPlace          place,
                  float                     table_width,
                  float                     width,
                  float                     height)
{
  const DullePose *left = &geometry->trick[DULLE_SIDE_LEFT];
  const DullePose *right = &geometry->trick[DULLE_SIDE_RIGHT];
  float            x = (left->x + right->x) / 2;
  float            y = (left->y + right->y) / 2;
  DulleBox         box;

  if (place.side != DULLE_NO_SIDE && place.on_card)
    {
      x = geometry->trick[place.side].x;
      y = geometry->trick[place.side].y;
    }
  box = (DulleBox){ x - width / 2, y - height / 2, width, height };
  if (place.side != DULLE_NO_SIDE && !place.on_card && geometry->seats[place.side].width > 0)
    box = box_at_plate (geometry, place.side, width, height);

  leave_free (&box, &geometry->hand_box);
  leave_free (&box, &geometry->bar);
  leave_free (&box, &geometry->panel);
  box.x = floorf (CLAMP (box.x, 0, MAX (table_width - width, 0)));
  box.y = floorf (MAX (box.y, 0));

  return box;
}

void
dulle_moment_box_part (DulleBox       *box,
                       const DulleBox *other,
                       float           table_width)
{
  float right = other->x + other->width + GAP;

  if (!boxes_meet (box, other))
    return;

  box->x = right + box->width <= table_width ? right : MAX (other->x - box->width - GAP, 0);
}
