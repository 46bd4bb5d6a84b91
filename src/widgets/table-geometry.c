/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Implementation overview. The cards are made as large as the height lets them
 * be: the hand, the own plate, a trick and the top seat stand above each other,
 * and the widest of them is a full hand whose indices must be seen. The largest
 * card that fits is searched for from above; some ninety tries cost less than
 * solving for it, since the height of a fan is not linear. The size depends on the
 * table alone, so cards do not change it when a panel appears or one is played.
 *
 * A narrow table has all opponents in a row at the top, a low one has no backs
 * and lets own plate and buttons stand beside the trick.
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include "table-geometry.h"

#define NARROW      600
#define LOW         420
#define TALL        540
#define MAX_CARD    400
#define MIN_CARD    32
#define STEP        0.62f /* between two cards of the hand, in widths, at most */
#define MIN_STEP    0.28f
#define OVERLAP_LOW 0.14f /* from the middle to a card of the trick, in heights */
#define OVERLAP     0.29f
#define SPREAD      0.38f
#define SPREAD_X    0.82f /* the same sideways, in widths */
#define TURNED      1.1f  /* what a card that is turned a little needs */

typedef struct
{
  const DulleTableRequest *request;
  DulleTableGeometry      *geometry;
  bool                     narrow;
  bool                     low;
  bool                     row;
  float                    margin;
  float                    gap;
  float                    plate_width;
  float                    backs;
  float                    drop;
  float                    top;
  float                    hand_top;
} Layout;

typedef struct
{
  float step;
  float angle;
  float radius;
  float width;
  float height;
} Fan;

static float
radians (float degrees)
{
  return degrees * (float) G_PI / 180;
}

bool
dulle_table_is_compact (float width,
                        float height)
{
  return width < NARROW || height < LOW;
}

/* The fan of @n cards, its angle from the first to the last card. */
static Fan
fan_of (const Layout *layout,
        float         card_width,
        unsigned      n)
{
  float card_height = card_width * DULLE_CARD_ASPECT;
  float room = layout->request->width - 2 * layout->margin;
  float full = layout->low ? 0 : layout->narrow ? 7
                                                : 11;
  Fan   fan = { .angle = n > 1 ? full * (float) (n - 1) / (DULLE_MAX_HAND - 1) : 0 };
  float lean = sinf (radians (fan.angle / 2));
  float card_room = card_width + card_height * lean;
  float arc;

  fan.step = n > 1 ? MIN (card_width * STEP, (room - card_room) / (float) (n - 1)) : 0;
  fan.step = floorf (fan.step);
  arc = fan.step * (float) (n - 1);
  fan.radius = fan.angle > 0 ? arc / radians (fan.angle) : 0;
  fan.width = arc + card_room;
  fan.height = card_height + fan.radius * (1 - cosf (radians (fan.angle / 2))) + card_width * lean / 2;

  return fan;
}

static bool
card_fits (const Layout *layout,
           float         card_width)
{
  const DulleTableRequest *request = layout->request;
  float                    card_height = card_width * DULLE_CARD_ASPECT;
  Fan                      fan = fan_of (layout, card_width, DULLE_MAX_HAND);
  float                    overlap = layout->low ? OVERLAP_LOW : OVERLAP;
  float                    trick = card_height * (1 + 2 * overlap);
  float                    strip = layout->low ? 0 : request->plate_height + layout->gap;
  float                    side = layout->narrow && !layout->low ? 0 : layout->plate_width;

  return fan.step >= card_width * MIN_STEP && card_width * 1.6f <= request->width - 2 * (layout->margin + side + layout->gap) && layout->top + trick + strip + 2 * layout->gap + fan.height + layout->margin <= request->height;
}

static void
size_cards (const Layout *layout)
{
  float width = MAX_CARD;

  while (width > MIN_CARD && !card_fits (layout, width))
    width -= 4;
  layout->geometry->card_width = width;
  layout->geometry->card_height = width * DULLE_CARD_ASPECT;
}

static void
place_hand (Layout *layout)
{
  DulleTableGeometry      *geometry = layout->geometry;
  const DulleTableRequest *request = layout->request;
  Fan                      full = fan_of (layout, geometry->card_width, DULLE_MAX_HAND);
  Fan                      fan = fan_of (layout, geometry->card_width, request->n_hand);
  float                    bottom = request->height - layout->margin;
  float                    middle = request->width / 2;

  layout->hand_top = bottom - full.height;
  geometry->hand_box = (DulleBox){ middle - fan.width / 2, layout->hand_top, fan.width, full.height };

  for (unsigned i = 0; i < request->n_hand; i++)
    {
      float from_middle = (float) i - (float) (request->n_hand - 1) / 2;
      float angle = request->n_hand > 1 ? fan.angle * from_middle / (float) (request->n_hand - 1) : 0;

      geometry->hand[i] = (DullePlace){
        .x = middle + from_middle * fan.step,
        .y = layout->hand_top + geometry->card_height / 2 + fan.radius * (1 - cosf (radians (angle))),
        .angle = angle,
        .scale = 1,
      };
    }
}

static void
place_opponents (Layout *layout)
{
  const DulleTableRequest *request = layout->request;
  DulleBox                *seats = layout->geometry->seats;
  float                    height = layout->backs + request->plate_height;
  float                    side_y = layout->margin + layout->drop;

  if (!layout->row)
    {
      float bottom = layout->low ? layout->hand_top : layout->hand_top - layout->gap - request->plate_height;

      side_y = MAX (floorf ((layout->top + bottom - height) / 2), layout->margin);
    }

  seats[DULLE_SIDE_TOP] = (DulleBox){ floorf ((request->width - layout->plate_width) / 2), layout->margin, layout->plate_width, height };
  seats[DULLE_SIDE_LEFT] = (DulleBox){ layout->margin, side_y, layout->plate_width, height };
  seats[DULLE_SIDE_RIGHT] = (DulleBox){ request->width - layout->margin - layout->plate_width, side_y, layout->plate_width, height };
}

/* The own plate and the buttons, in a line above the hand if they find room. */
static void
place_strip (Layout *layout)
{
  const DulleTableRequest *request = layout->request;
  DulleTableGeometry      *geometry = layout->geometry;
  float                    bottom = layout->hand_top - layout->gap;
  float                    right = request->width - layout->margin;
  float                    plate_end = layout->margin + layout->plate_width + layout->gap;
  DulleBox                *bar = &geometry->bar;

  geometry->seats[DULLE_SIDE_BOTTOM] = (DulleBox){ layout->margin, bottom - request->plate_height, layout->plate_width, request->plate_height };
  if (request->bar_width <= 0)
    return;

  bar->width = MIN (request->bar_width, right - layout->margin);
  bar->height = request->bar_height;
  bar->y = bottom - bar->height - MAX (0, floorf ((request->plate_height - bar->height) / 2));
  bar->x = floorf ((request->width - bar->width) / 2);
  if (layout->low || bar->x < plate_end)
    bar->x = right - bar->width;
  if (bar->x < plate_end)
    bar->y = geometry->seats[DULLE_SIDE_BOTTOM].y - layout->gap - bar->height;
}

/* The free middle of the table, between seats, strip and hand. */
static void
place_middle (Layout *layout)
{
  const DulleTableRequest *request = layout->request;
  DulleTableGeometry      *geometry = layout->geometry;
  const DulleBox          *bar = &geometry->bar;
  float                    sides = layout->margin;
  float                    bottom = layout->hand_top - layout->gap;

  if (layout->low || !layout->narrow)
    sides += layout->plate_width + layout->gap;
  if (!layout->low)
    bottom = geometry->seats[DULLE_SIDE_BOTTOM].y - layout->gap;
  if (bar->width > 0 && (!layout->low || bar->x < request->width - sides))
    bottom = MIN (bottom, bar->y - layout->gap);

  geometry->table = (DulleBox){ sides, layout->top, request->width - 2 * sides, bottom - layout->top };
}

/* Gives the panel the middle; if that is too small, backs, and then opponents
 * make room. */
static void
place_panel (Layout *layout)
{
  const DulleTableRequest *request = layout->request;
  DulleTableGeometry      *geometry = layout->geometry;
  float                    room = request->width - 2 * layout->margin;
  float                    top = layout->top;
  float                    bottom = geometry->table.y + geometry->table.height;
  DulleBox                *panel = &geometry->panel;

  if (request->panel_width <= 0)
    return;

  if (!layout->row)
    room = geometry->table.width;
  if (layout->low)
    {
      bottom = layout->hand_top - layout->gap;
      geometry->seats[DULLE_SIDE_BOTTOM] = (DulleBox){ 0 };
    }
  if (bottom - top < request->panel_min_height)
    {
      top = layout->margin;
      for (unsigned side = DULLE_SIDE_LEFT; side <= DULLE_SIDE_RIGHT; side++)
        geometry->seats[side] = (DulleBox){ 0 };
      room = request->width - 2 * layout->margin;
    }

  panel->width = MIN (request->panel_width, room);
  panel->height = CLAMP (bottom - top, MIN (request->panel_min_height, bottom - top), request->panel_height);
  panel->x = floorf ((request->width - panel->width) / 2);
  panel->y = floorf (bottom - panel->height - MAX (0, bottom - top - panel->height) / 2);
}

static void
place_trick (const Layout *layout)
{
  DulleTableGeometry *geometry = layout->geometry;
  DulleBox            box = geometry->table;
  float               x;
  float               y;
  float               dx;
  float               dy;

  if (geometry->panel.width > 0)
    box.height = MAX (geometry->panel.y - layout->gap - box.y, 0);
  x = box.x + box.width / 2;
  y = MAX (box.y + box.height / 2, geometry->card_height / 2);
  dx = CLAMP ((box.width - geometry->card_width * TURNED) / 2, 0, geometry->card_width * SPREAD_X);
  dy = CLAMP ((box.height - geometry->card_height * TURNED) / 2, 0, geometry->card_height * SPREAD);

  geometry->trick[DULLE_SIDE_BOTTOM] = (DullePlace){ x, y + dy, 0, 1 };
  geometry->trick[DULLE_SIDE_LEFT] = (DullePlace){ x - dx, y, 0, 1 };
  geometry->trick[DULLE_SIDE_TOP] = (DullePlace){ x, y - dy, 0, 1 };
  geometry->trick[DULLE_SIDE_RIGHT] = (DullePlace){ x + dx, y, 0, 1 };
}

static void
place_piles (const Layout *layout)
{
  DulleTableGeometry *geometry = layout->geometry;
  float               back = geometry->back_width > 0 ? geometry->back_width : geometry->card_width * 0.4f;

  for (unsigned side = 0; side < DULLE_N_SIDES; side++)
    {
      const DulleBox *seat = &geometry->seats[side];

      geometry->piles[side] = (DullePlace){
        .x = seat->x + seat->width / 2,
        .y = seat->y + seat->height / 2,
        .scale = back / geometry->card_width,
      };
    }
}

static float
back_width (const Layout *layout)
{
  if (layout->low)
    return 0;

  return CLAMP (floorf (layout->request->height * 0.065f / 4) * 4, 32, 120);
}

static void
measure_top (Layout *layout)
{
  const DulleTableRequest *request = layout->request;

  layout->backs = floorf (layout->geometry->back_width * DULLE_CARD_ASPECT * 0.62f);
  layout->drop = layout->row && request->height > TALL ? floorf (request->plate_height * 0.6f) : 0;
  layout->top = layout->margin + layout->drop + layout->backs + request->plate_height + layout->gap;
}

static void
prepare (Layout *layout)
{
  const DulleTableRequest *request = layout->request;

  layout->narrow = request->width < NARROW;
  layout->low = request->height < LOW;
  layout->row = layout->narrow;
  layout->margin = dulle_table_is_compact (request->width, request->height) ? 6 : 16;
  layout->gap = layout->low ? 6 : 12;
  layout->plate_width = layout->narrow ? floorf ((request->width - 4 * layout->margin) / 3)
                                       : floorf (request->width * 0.16f);
  layout->plate_width = CLAMP (layout->plate_width, 90, layout->narrow ? 160 : 230);
  if (!layout->narrow)
    layout->plate_width = MAX (layout->plate_width, 168);
  layout->geometry->back_width = back_width (layout);
  measure_top (layout);
}

/* While the panel is there, the opponents may have to stand closer. */
static void
make_room_for_panel (Layout *layout)
{
  const DulleTableRequest *request = layout->request;
  float                    room = request->width - 2 * (layout->margin + layout->plate_width + layout->gap);
  float                    bottom = layout->hand_top - layout->gap - (layout->low ? 0 : request->plate_height + layout->gap);

  if (request->panel_min_width > room)
    layout->row = true;
  if (bottom - layout->top < request->panel_height)
    {
      layout->geometry->back_width = 0;
      measure_top (layout);
      layout->top -= layout->drop;
      layout->drop = 0;
    }
}

void
dulle_table_geometry (const DulleTableRequest *request,
                      DulleTableGeometry      *geometry)
{
  Layout layout = { .request = request, .geometry = geometry };

  memset (geometry, 0, sizeof *geometry);
  prepare (&layout);
  size_cards (&layout);
  place_hand (&layout);
  if (request->panel_width > 0)
    make_room_for_panel (&layout);
  place_strip (&layout);
  place_opponents (&layout);
  place_middle (&layout);
  place_panel (&layout);
  place_trick (&layout);
  place_piles (&layout);
}
