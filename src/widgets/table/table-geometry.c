/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview. The cards are made as large as the height lets them
 * be: the hand, the own plate, a trick and the top seat stand above each other,
 * and the widest of them is a full hand whose indices must be seen. The largest
 * card that fits is searched for from above; some ninety tries cost less than
 * solving for it, since the height of a fan is not linear. The size depends on the
 * table alone, so cards do not change it when a panel appears or one is played.
 *
 * A narrow table has all opponents in a row at the top, a low one has no backs
 * and lets own plate and buttons stand beside the trick. There its four cards lie side
 * by side: the height does not let them spread, and the own card would cover that of the
 * player opposite. A narrow table always keeps a strip for the buttons free, and a low
 * one that of the own plate, for buttons come and go while cards lie on the table.
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include "table-geometry.h"

#define NARROW       600
#define LOW          500
#define LOW_NARROW   420
#define TALL         540
#define MAX_CARD     480
#define MIN_CARD     32
#define STEP         0.62f /* between two cards of the hand, in widths, at most */
#define GAP          0.45f /* between trumps and plain suits, in steps */
#define GAP_NARROW   0.25f
#define MIN_STEP     0.28f
#define OVERLAP_LOW  0.14f /* from the middle to a card of the trick, in heights */
#define OVERLAP      0.29f
#define SPREAD       0.38f
#define SPREAD_X     0.82f /* the same sideways, in widths */
#define SIDE_BY_SIDE 1.02f /* between two cards of a trick in a row, in widths */
#define TURNED       1.1f  /* what a card that is turned a little needs */
#define BUTTONS      34    /* the height of the buttons where they have a strip of their own */
#define MAX_BUTTONS  52    /* with large letters */
#define LIFT         20    /* what a card of the hand that rises needs above it */
#define LIFT_COMPACT 10
#define LARGE        1400 /* plates are larger from here on */
#define MAX_FACE     96
#define PLATE_ASPECT 4.7f /* large letters make a plate higher, and need it wider */
#define HIGH_PANEL   290
#define PANEL_SEEN   0.8f  /* what has to be seen of a high panel, in its heights */
#define BUBBLE       0.42f /* what a bubble needs between its plate and a panel, in their heights */
#define WIDE         2.1f  /* in heights: in a wider table the players at the sides come closer */

typedef struct
{
  const DulleTableRequest *request;
  DulleTableGeometry      *geometry;
  bool                     narrow;
  bool                     low;
  bool                     row;
  bool                     tiny;
  float                    margin;
  float                    gap;
  float                    lift;
  float                    plate_width;
  float                    backs;
  float                    drop;
  float                    buttons;
  float                    top;
  float                    hand_top;
  float                    strip; /* the top of the own plate, where it lies above the hand */
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

static bool
is_low (float width,
        float height)
{
  return height < (width < NARROW ? LOW_NARROW : LOW);
}

bool
dulle_table_is_compact (float width,
                        float height)
{
  return width < NARROW || is_low (width, height);
}

float
dulle_table_margin (float width,
                    float height)
{
  return dulle_table_is_compact (width, height) ? 6 : 16;
}

/* In steps, so that plates do not change with every pixel. */
int
dulle_table_face_size (float width,
                       float height)
{
  float size = MIN (width * 0.031f, height * 0.046f);

  if (dulle_table_is_compact (width, height))
    return DULLE_COMPACT_FACE;

  return CLAMP ((int) (size / 4) * 4, DULLE_FACE, MAX_FACE);
}

/* The gap between trumps and plain suits, in steps of the fan. */
static float
gap_of (const Layout *layout)
{
  return layout->narrow ? GAP_NARROW : GAP;
}

/* The fan of @n cards, its angle from the first to the last card. There is always
 * room for a gap, so that cards keep their places when the last trump is played. */
static Fan
fan_of (const Layout *layout,
        float         card_width,
        unsigned      n)
{
  float card_height = card_width * DULLE_CARD_ASPECT;
  float room = layout->request->width - 2 * layout->margin;
  float full = layout->low ? 0 : layout->narrow ? 7
                                                : 11;
  Fan   fan = { .angle = n > 1 ? full * (float) (n - 1) / (DULLE_MAX_DEALT - 1) : 0 };
  float lean = sinf (radians (fan.angle / 2));
  float card_room = card_width + card_height * lean;
  float n_steps = (float) (n - 1) + gap_of (layout);
  float arc;

  fan.step = n > 1 ? MIN (card_width * STEP, (room - card_room) / n_steps) : 0;
  fan.step = floorf (fan.step);
  arc = fan.step * n_steps;
  fan.radius = fan.angle > 0 ? arc / radians (fan.angle) : 0;
  fan.width = arc + card_room;
  fan.height =
      card_height + fan.radius * (1 - cosf (radians (fan.angle / 2))) + card_width * lean / 2;

  return fan;
}

/* What the trick and all between it and the hand take of the height. */
static float
height_of_middle (const Layout *layout,
                  float         card_height)
{
  float plate = layout->request->plate_height;

  if (layout->tiny)
    return MAX (card_height * TURNED, plate) + layout->buttons;
  if (layout->low)
    return MAX (card_height * (1 + 2 * OVERLAP_LOW), card_height * TURNED + plate - layout->gap);

  return card_height * (1 + 2 * OVERLAP) + plate + layout->gap + layout->buttons;
}

static bool
card_fits (const Layout *layout,
           float         card_width)
{
  const DulleTableRequest *request = layout->request;
  float                    middle = height_of_middle (layout, card_width * DULLE_CARD_ASPECT);
  Fan                      fan = fan_of (layout, card_width, DULLE_MAX_DEALT);
  float                    side = layout->narrow && !layout->low ? 0 : layout->plate_width;

  return fan.step >= card_width * MIN_STEP &&
         card_width * 1.6f <= request->width - 2 * (layout->margin + side + layout->gap) &&
         layout->top + middle + layout->gap + layout->lift + fan.height + layout->margin <=
             request->height;
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

/* How far the @nth card is from the middle of the hand, in steps. */
static float
steps_from_middle (const Layout *layout,
                   unsigned      nth)
{
  const DulleTableRequest *request = layout->request;
  bool                     parted = request->n_left > 0 && request->n_left < request->n_hand;
  float                    gap = parted ? gap_of (layout) : 0;
  float                    shift = nth < request->n_left ? -gap / 2 : gap / 2;

  return (float) nth - (float) (request->n_hand - 1) / 2 + shift;
}

static void
place_hand (Layout *layout)
{
  DulleTableGeometry      *geometry = layout->geometry;
  const DulleTableRequest *request = layout->request;
  Fan                      full = fan_of (layout, geometry->card_width, DULLE_MAX_DEALT);
  Fan                      fan = fan_of (layout, geometry->card_width, request->n_hand);
  float                    bottom = request->height - layout->margin;
  float                    middle = request->width / 2;
  float                    n_steps = (float) (request->n_hand - 1) + gap_of (layout);

  layout->hand_top = bottom - full.height;
  geometry->hand_box =
      (DulleBox){ middle - fan.width / 2, layout->hand_top, fan.width, full.height };

  for (unsigned i = 0; i < request->n_hand; i++)
    {
      float from_middle = steps_from_middle (layout, i);
      float angle = request->n_hand > 1 ? fan.angle * from_middle / n_steps : 0;

      geometry->hand[i] = (DullePose){
        .x = middle + from_middle * fan.step,
        .y = layout->hand_top + geometry->card_height / 2 +
             fan.radius * (1 - cosf (radians (angle))),
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
  float                    inset = floorf ((request->width - request->height * WIDE) / 2);
  float                    side_x = layout->margin + MAX (0, inset);

  if (!layout->row)
    {
      float bottom = layout->low ? layout->hand_top : layout->strip;

      side_y = floorf ((layout->top + bottom - height) / 2);
      side_y = MAX (MIN (side_y, layout->strip - layout->gap - height), layout->margin);
    }

  seats[DULLE_SIDE_TOP] = (DulleBox){ floorf ((request->width - layout->plate_width) / 2),
                                      layout->margin, layout->plate_width, height };
  if (layout->row || layout->low)
    side_x = layout->margin;
  seats[DULLE_SIDE_LEFT] = (DulleBox){ side_x, side_y, layout->plate_width, height };
  seats[DULLE_SIDE_RIGHT] = (DulleBox){ request->width - side_x - layout->plate_width, side_y,
                                        layout->plate_width, height };
}

/* The buttons stand in the middle above the hand, or beside the own plate; where
 * neither finds room, above it (below it on a tiny table). A low table keeps them beside
 * the plate if some can be left out: above it they would lie on the trick. */
static void
place_bar (Layout *layout)
{
  const DulleTableRequest *request = layout->request;
  DulleTableGeometry      *geometry = layout->geometry;
  const DulleBox          *plate = &geometry->seats[DULLE_SIDE_BOTTOM];
  float                    bottom = layout->hand_top - layout->lift;
  float                    right = request->width - layout->margin;
  float                    plate_end = plate->x + plate->width + layout->gap;
  DulleBox                *bar = &geometry->bar;

  bar->width = MIN (request->bar_width, right - layout->margin);
  bar->height = request->bar_height;
  bar->x = floorf ((request->width - bar->width) / 2);
  bar->y = bottom - bar->height;
  if (layout->tiny)
    return;

  if (layout->narrow)
    {
      bar->y = plate->y - layout->gap - bar->height;
      return;
    }

  bar->y -= MAX (0, floorf ((plate->height - bar->height) / 2));
  if (plate->y >= layout->hand_top)
    return;

  if (layout->low && request->bar_min_width <= right - plate_end)
    bar->width = MIN (bar->width, right - plate_end);
  if (layout->low || bar->x < plate_end)
    bar->x = right - bar->width;
  if (bar->x < plate_end)
    bar->y = plate->y - layout->gap - bar->height;
}

/* The own plate lies beside the hand, where a full one leaves room for it, else above
 * its left end. */
static void
place_own_plate (Layout *layout)
{
  const DulleTableRequest *request = layout->request;
  DulleTableGeometry      *geometry = layout->geometry;
  Fan                      full = fan_of (layout, geometry->card_width,
                                          MAX (request->n_hand, DULLE_MAX_DEALT));
  float                    beside = (request->width - full.width) / 2 - layout->gap;
  float                    bottom = layout->hand_top - layout->lift;
  DulleBox                *plate = &geometry->seats[DULLE_SIDE_BOTTOM];

  if (layout->tiny)
    bottom -= layout->buttons;
  layout->strip = bottom - request->plate_height;
  *plate = (DulleBox){ layout->margin, layout->strip, layout->plate_width, request->plate_height };
  if (request->width >= LARGE)
    plate->x = MAX (layout->margin, floorf ((request->width - full.width) / 2));
  if (beside - layout->plate_width < layout->margin)
    return;

  plate->x = floorf (beside - layout->plate_width);
  plate->y = floorf (request->height - layout->margin - plate->height -
                     MAX (0, geometry->card_height - plate->height) / 2);
}

static void
place_strip (Layout *layout)
{
  const DulleTableRequest *request = layout->request;

  place_own_plate (layout);
  if (request->bar_width > 0)
    place_bar (layout);
}

/* The free middle of the table, between seats, strip and hand. */
static void
place_middle (Layout *layout)
{
  const DulleTableRequest *request = layout->request;
  DulleTableGeometry      *geometry = layout->geometry;
  const DulleBox          *bar = &geometry->bar;
  float                    left = layout->margin;
  float                    right = layout->margin;
  float                    bottom = layout->hand_top - layout->lift - layout->buttons;

  if (layout->low || !layout->narrow)
    left += layout->plate_width + layout->gap;
  if (!layout->narrow)
    right = left;
  if (!layout->tiny)
    bottom = layout->strip - layout->gap - layout->buttons;
  if (layout->narrow && bar->width > 0 && bar->height > layout->buttons)
    bottom = MIN (bottom, bar->y - layout->gap);
  if (!layout->narrow && bar->width > 0 && (!layout->low || bar->x < request->width - right))
    bottom = MIN (bottom, bar->y - layout->gap);

  geometry->table =
      (DulleBox){ left, layout->top, request->width - left - right, bottom - layout->top };
}

/* What is between a panel and a plate. Those with large letters have large bubbles, too. */
static float
gap_for_bubble (const Layout *layout)
{
  return MAX (layout->gap, floorf (layout->request->plate_height * BUBBLE));
}

/* Where a panel ends: at the buttons if there are any, else at the hand if it finds room
 * beside the own plate or puts it away, else at the plate. */
static float
panel_bottom (const Layout *layout)
{
  const DulleBox *plate = &layout->geometry->seats[DULLE_SIDE_BOTTOM];
  float           bottom = layout->hand_top - layout->lift;

  if (layout->row && !layout->low && plate->y < layout->hand_top)
    bottom -= layout->request->plate_height + gap_for_bubble (layout);
  if (layout->request->bar_width > 0 && layout->geometry->bar.y > 0)
    bottom = MIN (bottom, layout->geometry->bar.y - layout->gap);

  return bottom;
}

/* Where it may begin: below the bubbles, if that leaves it what it needs. */
static float
top_of_panel (const Layout *layout,
              float         bottom)
{
  float top = layout->top + (layout->low ? 0 : gap_for_bubble (layout) - layout->gap);

  return MAX (MIN (top, bottom - layout->request->panel_min_height), layout->top);
}

/* Gives the panel the middle; if that is too small, backs, and then opponents
 * make room. */
static void
place_panel (Layout *layout)
{
  const DulleTableRequest *request = layout->request;
  DulleTableGeometry      *geometry = layout->geometry;
  float                    room = request->width - 2 * layout->margin;
  float                    bottom = panel_bottom (layout);
  float                    top = top_of_panel (layout, bottom);
  DulleBox                *panel = &geometry->panel;
  const DulleBox          *own = &geometry->seats[DULLE_SIDE_BOTTOM];
  float                    beside = request->width - 2 * (own->x + own->width + layout->gap);

  if (request->panel_width <= 0)
    return;

  if (!layout->row)
    room = geometry->table.width;
  if (request->width >= LARGE && beside >= request->panel_min_width)
    room = MIN (room, beside);
  else if (request->width >= LARGE)
    bottom = MIN (bottom, own->y - layout->gap);
  if (layout->low)
    geometry->seats[DULLE_SIDE_BOTTOM] = (DulleBox){ 0 };
  if (bottom - top < request->panel_min_height)
    {
      top = layout->margin;
      for (unsigned side = DULLE_SIDE_LEFT; side <= DULLE_SIDE_RIGHT; side++)
        geometry->seats[side] = (DulleBox){ 0 };
      room = request->width - 2 * layout->margin;
    }

  panel->width = MIN (request->panel_width, room);
  panel->height =
      CLAMP (bottom - top, MIN (request->panel_min_height, bottom - top), request->panel_height);
  panel->x = floorf ((request->width - panel->width) / 2);
  panel->y = floorf (bottom - panel->height -
                     (request->panel_low ? 0 : MAX (0, bottom - top - panel->height) / 2));
  if (request->panel_top < top || request->panel_top + request->panel_min_height > bottom)
    return;

  panel->y = request->panel_top;
  panel->height = MIN (request->panel_height, bottom - panel->y);
}

/* What a panel leaves of the free middle. A tiny table has room for one of the two. */
static DulleBox
above_panel (const Layout *layout)
{
  const DulleBox *panel = &layout->geometry->panel;
  DulleBox        box = layout->geometry->table;

  if (panel->width > 0 && !layout->tiny)
    box.height = MAX (panel->y - layout->gap - box.y, 0);

  return box;
}

/* Side by side, from the left player's to the right player's. */
static void
place_trick_in_row (const Layout *layout)
{
  static const DulleSide sides[] = { DULLE_SIDE_LEFT, DULLE_SIDE_TOP, DULLE_SIDE_BOTTOM,
                                     DULLE_SIDE_RIGHT };
  DulleTableGeometry    *geometry = layout->geometry;
  DulleBox               box = above_panel (layout);
  float                  room = (box.width - geometry->card_width * TURNED) /
               (DULLE_N_TABLE_SIDES - 1);
  float step = CLAMP (room, 0, geometry->card_width * SIDE_BY_SIDE);
  float x = box.x + box.width / 2 - step * (DULLE_N_TABLE_SIDES - 1) / 2;
  float y = MAX (box.y + box.height / 2, geometry->card_height / 2);

  for (unsigned i = 0; i < DULLE_N_TABLE_SIDES; i++)
    geometry->trick[sides[i]] = (DullePose){ x + (float) i * step, y, 0, 1 };
}

static void
place_trick (const Layout *layout)
{
  DulleTableGeometry *geometry = layout->geometry;
  DulleBox            box = above_panel (layout);
  float               x;
  float               y;
  float               dx;
  float               dy;

  x = box.x + box.width / 2;
  y = MAX (box.y + box.height / 2, geometry->card_height / 2);
  dx = CLAMP ((box.width - geometry->card_width * TURNED) / 2, 0, geometry->card_width * SPREAD_X);
  dy = CLAMP ((box.height - geometry->card_height * TURNED) / 2, 0, geometry->card_height * SPREAD);

  geometry->trick[DULLE_SIDE_BOTTOM] = (DullePose){ x, y + dy, 0, 1 };
  geometry->trick[DULLE_SIDE_LEFT] = (DullePose){ x - dx, y, 0, 1 };
  geometry->trick[DULLE_SIDE_TOP] = (DullePose){ x, y - dy, 0, 1 };
  geometry->trick[DULLE_SIDE_RIGHT] = (DullePose){ x + dx, y, 0, 1 };
}

static void
place_piles (const Layout *layout)
{
  DulleTableGeometry *geometry = layout->geometry;
  float               back = geometry->back_width > 0 ? geometry->back_width
                                                      : geometry->card_width * 0.4f;

  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    {
      const DulleBox *seat = &geometry->seats[side];

      geometry->piles[side] = (DullePose){
        .x = seat->x + seat->width / 2,
        .y = seat->y + seat->height / 2,
        .scale = back / geometry->card_width,
      };
    }
}

static bool
boxes_touch (const DulleBox *a,
             const DulleBox *b)
{
  return a->width > 0 && b->width > 0 && a->x < b->x + b->width && b->x < a->x + a->width &&
         a->y < b->y + b->height && b->y < a->y + a->height;
}

/* A row of buttons that is higher or wider than most puts away what it would lie on; so
 * does an opponent with the own plate, where large letters leave room for one row. */
static void
clear_seats (const Layout *layout)
{
  DulleTableGeometry *geometry = layout->geometry;
  DulleBox           *own = &geometry->seats[DULLE_SIDE_BOTTOM];

  for (unsigned side = 0; side < DULLE_N_TABLE_SIDES; side++)
    if (boxes_touch (&geometry->seats[side], &geometry->bar))
      geometry->seats[side] = (DulleBox){ 0 };
  for (unsigned side = DULLE_SIDE_LEFT; side <= DULLE_SIDE_RIGHT; side++)
    if (boxes_touch (&geometry->seats[side], own))
      *own = (DulleBox){ 0 };
}

static float
back_width (const Layout *layout)
{
  if (layout->low)
    return 0;

  return CLAMP (floorf (layout->request->height * 0.065f / 4) * 4, 32, 136);
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
prepare_layout (Layout *layout)
{
  const DulleTableRequest *request = layout->request;

  layout->narrow = request->width < NARROW;
  layout->low = is_low (request->width, request->height);
  layout->row = layout->narrow;
  layout->tiny = layout->narrow && layout->low;
  layout->margin = dulle_table_margin (request->width, request->height);
  layout->gap = layout->low ? 6 : 12;
  layout->lift = dulle_table_is_compact (request->width, request->height) ? LIFT_COMPACT : LIFT;
  layout->buttons = 0;
  if (layout->narrow)
    layout->buttons = CLAMP (request->bar_height, BUTTONS, MAX_BUTTONS) + layout->gap;
  layout->plate_width = layout->narrow ? floorf ((request->width - 4 * layout->margin) / 3)
                                       : floorf (request->width * 0.19f);
  layout->plate_width = CLAMP (layout->plate_width, 90, layout->narrow ? 160 : 230);
  if (request->width >= LARGE)
    layout->plate_width =
        floorf (MAX (6 * (float) dulle_table_face_size (request->width, request->height),
                     request->plate_height * PLATE_ASPECT));
  if (!layout->narrow)
    layout->plate_width = MAX (layout->plate_width, 168);
  layout->geometry->is_low = layout->low;
  layout->geometry->back_width = back_width (layout);
  measure_top (layout);
}

/* Whether backs make room for the panel: not for the last lines of a high one, which scrolls, and
 * not for what grows in one that lies below them already. */
static bool
is_crowded (const Layout *layout)
{
  const DulleTableRequest *request = layout->request;
  float                    room = panel_bottom (layout) - layout->top;

  if (request->panel_top > 0)
    return request->panel_top < layout->top;

  return room < MAX (MIN (request->panel_height, HIGH_PANEL), request->panel_height * PANEL_SEEN);
}

/* While the panel is there, the opponents may have to stand closer. */
static void
make_room_for_panel (Layout *layout)
{
  const DulleTableRequest *request = layout->request;
  float                    room = request->width -
               2 * (layout->margin + layout->plate_width + layout->gap);

  if (request->panel_min_width > room)
    layout->row = true;
  if (is_crowded (layout))
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
  prepare_layout (&layout);
  size_cards (&layout);
  place_hand (&layout);
  place_strip (&layout);
  if (request->panel_width > 0)
    make_room_for_panel (&layout);
  place_opponents (&layout);
  place_middle (&layout);
  place_panel (&layout);
  if (layout.low)
    place_trick_in_row (&layout);
  else
    place_trick (&layout);
  place_piles (&layout);
  clear_seats (&layout);
}

void
dulle_table_corner (const DulleTableGeometry *geometry,
                    float                     width,
                    DulleSide                 side,
                    DulleBox                 *corner)
{
  const DulleBox *seats = geometry->seats;
  const DulleBox *panel = &geometry->panel;
  float           trick = geometry->trick[DULLE_SIDE_LEFT].x - geometry->card_width * TURNED / 2;

  corner->width = MIN (seats[DULLE_SIDE_TOP].x, trick);
  corner->height = seats[side].y;
  if (panel->height > 0 && panel->x < corner->width)
    corner->height = MIN (corner->height, panel->y);
  corner->x = side == DULLE_SIDE_LEFT ? 0 : width - corner->width;
  corner->y = 0;
}
