/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Everything is placed from top to bottom, with cards as large as can be. Where that is too
 * high, it is done again: with smaller cards, with fewer details, and in the end with smaller
 * letters.
 */
#include "config.h"

#include <math.h>

#include "scene-geometry.h"

/* From this width on there is room for something between the sides. */
#define WIDE 640

/* The size of the window for which natural sizes are right, and the limits. */
#define UNIT_WIDTH  1040
#define UNIT_HEIGHT 660
#define MIN_UNIT    0.8f
#define MAX_UNIT    4.0f
#define MAX_SHRINKS 8

/* Lengths in units. */
#define MARGIN          14
#define GAP             8
#define SIDE_WIDTH      370
#define SIDE_SHARE      0.33f
#define PILE_WIDTH      52
#define HIGHLIGHT_WIDTH 60

/* How much larger these are where there is room. */
#define HEADLINE    1.25f
#define LARGE_PLATE 1.35f
#define LARGE_CHIP  1.2f
#define LEAST_CHIP  0.65f

/* Buttons that would be smaller than this stand in more rows, if they need not be as low as can
 * be. */
#define LEAST_ACTIONS 0.85f

/* How far a card stands out from under the next one, in widths of it: at most, at least where
 * it is counted, and so that its index is seen; and from under the next row, in heights. */
#define WIDEST_STEP    0.62f
#define NARROWEST_STEP 0.13f
#define INDEX_STEP     0.22f
#define ROW_STEP       0.3f

/* The most cards of a row where the pile may have several. */
#define LONGEST_ROW 10

/* What is left out first stands last. */
typedef enum
{
  DETAIL_CHIPS,
  DETAIL_SUBTITLE,
  DETAIL_HIGHLIGHTS,
  DETAIL_PILES,
  DETAIL_ALL,
} Detail;

/* Whether there is room for everything in a row of its own, and how large the cards are, in
 * units. */
typedef struct
{
  Detail detail;
  bool   roomy;
  float  cards;
} Style;

/* The best comes first. */
static const Style styles[] = {
  { DETAIL_ALL, true, 2.2f },
  { DETAIL_ALL, true, 1.8f },
  { DETAIL_ALL, true, 1.5f },
  { DETAIL_ALL, true, 1.2f },
  { DETAIL_ALL, false, 1.6f },
  { DETAIL_ALL, false, 1.3f },
  { DETAIL_ALL, false, 1 },
  { DETAIL_HIGHLIGHTS, false, 1 },
  { DETAIL_SUBTITLE, false, 1 },
  { DETAIL_CHIPS, false, 1 },
};

typedef struct
{
  const DulleSceneRequest *request;
  DulleSceneGeometry      *geometry;
  const Style             *style;
  float                    unit;
  bool                     narrow;
  bool                     spread;
} Placement;

/* Cards of whole pixels; see DulleTableGeometry. */
static float
whole_width (float width)
{
  return floorf (width / 4) * 4;
}

static DulleBox
centre_box (float          x,
            float          y,
            float          width,
            DulleSceneSize size,
            float          unit)
{
  return (DulleBox){ .x = x + (width - size.width * unit) / 2,
                     .y = y,
                     .width = size.width * unit,
                     .height = size.height * unit };
}

/* How much of its unit a text has that must not be wider than @width. */
static float
fit_unit (float          unit,
          DulleSceneSize size,
          float          width)
{
  return size.width > 0 ? MIN (unit, width / size.width) : unit;
}

/* Sides. Each function returns where what comes below begins. */

static float
place_head (Placement *self,
            unsigned   party,
            DulleBox   inner)
{
  DulleSceneGeometry *geometry = self->geometry;
  DulleSceneSize      name = self->request->party;
  DulleSceneSize      figure = self->request->figure;
  DulleSceneSize      both = { name.width + figure.width, MAX (name.height, figure.height) };
  float               unit = fit_unit (self->unit, both, inner.width);
  float               height = both.height * unit;

  geometry->head_unit = unit;
  geometry->parties[party] = (DulleBox){ inner.x, inner.y + (height - name.height * unit) / 2,
                                         name.width * unit, name.height * unit };
  geometry->figures[party] = (DulleBox){ inner.x + inner.width - figure.width * unit, inner.y,
                                         figure.width * unit, height };

  return inner.y + height;
}

static float
place_plates (Placement *self,
              unsigned   party,
              DulleBox   inner,
              float      y)
{
  unsigned n = self->request->n_players[party];
  float    gap = GAP * self->unit / 2;
  float    unit = self->geometry->plate_unit;
  float    height = self->request->plate.height * unit;
  bool     paired = inner.width >= 2 * self->request->plate.width * unit + gap;
  unsigned n_columns = paired && !self->style->roomy ? 2 : 1;
  float    width = (inner.width - gap * (float) (n_columns - 1)) / (float) n_columns;

  for (unsigned i = 0; i < n; i++)
    self->geometry->plates[party][i] =
        (DulleBox){ inner.x + (width + gap) * (float) (i % n_columns),
                    y + (height + gap) * (float) (i / n_columns), width, height };

  return y + (height + gap) * (float) ((n + n_columns - 1) / n_columns);
}

/* The cards of both piles have one size. Where there is height, a pile has several rows. */
static float
place_pile (Placement *self,
            unsigned   party,
            DulleBox   inner,
            float      y)
{
  DulleSceneGeometry *geometry = self->geometry;
  const unsigned     *n_cards = self->request->n_cards;
  unsigned            most = MAX (n_cards[DULLE_RE], n_cards[DULLE_KONTRA]);
  bool                folded = self->style->roomy && !self->narrow;
  unsigned            row = MAX (folded ? MIN (most, LONGEST_ROW) : most, 1);
  unsigned            n_rows = MAX ((n_cards[party] + row - 1) / row, 1);
  float               wanted = PILE_WIDTH * self->style->cards * self->unit;
  float               step = folded ? INDEX_STEP : NARROWEST_STEP;
  float               widest = inner.width / (1 + step * (float) row);
  float               width = whole_width (MIN (wanted, widest));
  float               rows = 1 + ROW_STEP * (float) (n_rows - 1);
  float               height = width * DULLE_CARD_ASPECT * rows;

  geometry->pile_width = 0;
  geometry->piles[party] = (DulleBox){ 0 };
  if (self->style->detail < DETAIL_PILES)
    return y;

  geometry->pile_width = width;
  geometry->n_rows[party] = n_rows;
  geometry->piles[party] = (DulleBox){ inner.x, y, inner.width, height };

  return y + height + GAP * self->unit;
}

/* In rows, as many as there is room for above @bottom. */
static float
place_chips (Placement *self,
             unsigned   party,
             DulleBox   inner,
             float      y,
             float      bottom)
{
  DulleSceneGeometry *geometry = self->geometry;
  unsigned            n = MIN (self->request->n_chips[party], DULLE_MAX_CHIPS);
  float               gap = GAP * self->unit / 2;
  float               x = inner.x;
  float               below = y;

  geometry->n_chips[party] = 0;
  for (unsigned i = 0; i < n; i++)
    {
      float width = MIN (self->request->chips[party][i].width * geometry->chip_unit, inner.width);
      float height = self->request->chips[party][i].height * geometry->chip_unit;

      if (x > inner.x && x + width > inner.x + inner.width)
        {
          x = inner.x;
          y = below;
        }
      if (y + height > bottom)
        break;
      geometry->chips[party][i] = (DulleBox){ x, y, width, height };
      geometry->n_chips[party] = i + 1;
      x += width + gap;
      below = y + height + gap;
    }

  return below;
}

/* Lines that would be cut are written a little smaller, with all others. */
static void
fit_chips (Placement *self,
           float      width)
{
  const DulleSceneRequest *request = self->request;
  float                   *unit = &self->geometry->chip_unit;
  float                    least = LEAST_CHIP * self->unit;

  for (unsigned party = 0; party < DULLE_N_PARTIES; party++)
    for (unsigned i = 0; i < MIN (request->n_chips[party], DULLE_MAX_CHIPS); i++)
      *unit = MAX (fit_unit (*unit, request->chips[party][i], width), least);
}

/* Both sides are as high as the higher one. */
static float
place_sides (Placement *self,
             float      y,
             float      bottom)
{
  DulleSceneGeometry *geometry = self->geometry;
  float               width = self->request->width;
  float               margin = MARGIN * self->unit;
  float               gap = GAP * self->unit;
  float               side = MIN (width * SIDE_SHARE - margin, SIDE_WIDTH * self->unit);
  float               below = y;

  if (self->narrow)
    side = (width - 2 * margin - gap) / 2;

  fit_chips (self, side - 2 * gap);
  for (unsigned party = 0; party < DULLE_N_PARTIES; party++)
    {
      DulleBox *box = &geometry->sides[party];
      DulleBox  inner;

      *box = (DulleBox){ .x = party == 0 ? margin : width - margin - side, .y = y, .width = side };
      inner = (DulleBox){ box->x + gap, y + gap, side - 2 * gap, 0 };
      box->height = place_head (self, party, inner);
      box->height = place_plates (self, party, inner, box->height);
      box->height = place_pile (self, party, inner, box->height);
      box->height = place_chips (self, party, inner, box->height, bottom - gap);
      below = MAX (below, box->height + gap / 2);
    }
  for (unsigned party = 0; party < DULLE_N_PARTIES; party++)
    geometry->sides[party].height = below - y;

  return below;
}

/* Between them, or below */

static float
place_titles (Placement *self,
              float      x,
              float      y,
              float      width)
{
  const DulleSceneRequest *request = self->request;
  DulleSceneGeometry      *geometry = self->geometry;

  geometry->headline_unit = fit_unit (HEADLINE * self->unit, request->headline, width);
  geometry->headline = centre_box (x, y, width, request->headline, geometry->headline_unit);
  y += geometry->headline.height;
  geometry->subtitle = (DulleBox){ 0 };
  geometry->subtitle_unit = fit_unit (self->unit, request->subtitle, width);
  if (self->style->detail < DETAIL_SUBTITLE)
    return y;

  geometry->subtitle = centre_box (x, y, width, request->subtitle, geometry->subtitle_unit);

  return y + geometry->subtitle.height;
}

static float
place_highlights (Placement *self,
                  float      x,
                  float      y,
                  float      width)
{
  const DulleSceneRequest *request = self->request;
  DulleSceneGeometry      *geometry = self->geometry;
  float                    gap = GAP * self->unit;
  unsigned                 n = request->n_highlights;
  bool                     stacked = self->style->roomy || n < 2;
  float                    room = stacked ? width : (width - gap) / 2;
  float                    wanted = HIGHLIGHT_WIDTH * self->style->cards * self->unit;
  float                    card = whole_width (MIN (wanted, room / 3));
  bool                     wide = room >= request->wide_caption.width * self->unit;
  const DulleSceneSize    *lines = wide ? &request->wide_caption : &request->caption;
  float                    caption = lines->height * self->unit;
  float                    height;

  height = caption + gap / 2 + card * DULLE_CARD_ASPECT;
  geometry->highlight_width = 0;
  for (unsigned i = 0; i < DULLE_MAX_HIGHLIGHTS; i++)
    geometry->captions[i] = geometry->highlights[i] = (DulleBox){ 0 };
  if (n == 0 || self->style->detail < DETAIL_HIGHLIGHTS)
    return y;

  y += gap;
  geometry->highlight_width = card;
  for (unsigned i = 0; i < n; i++)
    {
      float left = stacked ? x : x + (room + gap) * (float) i;

      geometry->captions[i] = (DulleBox){ left, y, room, caption };
      geometry->highlights[i] =
          (DulleBox){ left, y + caption + gap / 2, room, card * DULLE_CARD_ASPECT };
      if (stacked)
        y += height + gap;
    }

  return stacked ? y - gap : y + height;
}

static float
place_actions (Placement *self,
               float      x,
               float      y,
               float      width)
{
  DulleSceneGeometry *geometry = self->geometry;
  DulleSceneSize      size = self->request->actions;

  if (self->narrow && self->style->detail > DETAIL_CHIPS &&
      fit_unit (self->unit, size, width) < LEAST_ACTIONS * self->unit)
    size = self->request->folded_actions;
  y += GAP * self->unit * (self->style->detail == DETAIL_ALL ? 2 : 1);
  geometry->actions_unit = fit_unit (self->unit, size, width);
  geometry->actions = centre_box (x, y, width, size, geometry->actions_unit);

  return y + geometry->actions.height;
}

static float
place_middle (Placement *self,
              float      x,
              float      y,
              float      width)
{
  y = place_titles (self, x, y, width);
  y = place_highlights (self, x, y, width);

  return place_actions (self, x, y, width);
}

/* All together */

/* Buttons that are too many for the middle stand below everything.
 *
 * Returns: the height that is needed */
static float
place_beside (Placement *self,
              float      sides)
{
  float           margin = MARGIN * self->unit;
  const DulleBox *side = &self->geometry->sides[0];
  float           x = side->x + side->width + margin;
  float           width = self->request->width - 2 * x;
  float           below;

  self->spread = self->request->actions.width * self->unit > width;
  if (!self->spread)
    return MAX (sides, place_middle (self, x, margin, width)) + margin;

  below = place_titles (self, x, margin, width);
  below = MAX (sides, place_highlights (self, x, below, width));

  return place_actions (self, margin, below, self->request->width - 2 * margin) + margin;
}

/* Returns: the height that is needed */
static float
place_all (Placement *self)
{
  float    width = self->request->width;
  float    margin = MARGIN * self->unit;
  float    bottom = self->style->detail > DETAIL_CHIPS ? INFINITY : self->request->height - margin;
  DulleBox middle = { margin, margin, width - 2 * margin, 0 };
  bool     large = self->style->roomy && !self->narrow;

  self->geometry->unit = self->unit;
  self->geometry->plate_unit = self->unit * (large ? LARGE_PLATE : 1);
  self->geometry->chip_unit = self->unit * (large ? LARGE_CHIP : 1);
  if (self->narrow)
    {
      if (self->style->detail == DETAIL_CHIPS)
        bottom -= place_middle (self, middle.x, 0, middle.width);
      middle.y = place_sides (self, margin, bottom) + GAP * self->unit;

      return place_middle (self, middle.x, middle.y, middle.width) + margin;
    }

  return place_beside (self, place_sides (self, margin, bottom));
}

static void
move_box (DulleBox *box,
          float     y)
{
  box->y += y;
}

/* What is left of the height goes above and below. */
static void
centre_all (DulleSceneGeometry *geometry,
            float               spare,
            float               spare_of_middle)
{
  for (unsigned party = 0; party < DULLE_N_PARTIES; party++)
    {
      move_box (&geometry->sides[party], spare);
      move_box (&geometry->parties[party], spare);
      move_box (&geometry->figures[party], spare);
      move_box (&geometry->piles[party], spare);
      for (unsigned i = 0; i < DULLE_N_SEATS; i++)
        move_box (&geometry->plates[party][i], spare);
      for (unsigned i = 0; i < DULLE_MAX_CHIPS; i++)
        move_box (&geometry->chips[party][i], spare);
    }
  for (unsigned i = 0; i < DULLE_MAX_HIGHLIGHTS; i++)
    {
      move_box (&geometry->captions[i], spare_of_middle);
      move_box (&geometry->highlights[i], spare_of_middle);
    }
  move_box (&geometry->headline, spare_of_middle);
  move_box (&geometry->subtitle, spare_of_middle);
  move_box (&geometry->actions, spare_of_middle);
}

/* What goes above as well as below something that needs @needed. */
static float
spare_height (const Placement *self,
              float            needed)
{
  return MAX (0, self->request->height - needed) / 2;
}

void
dulle_scene_geometry (const DulleSceneRequest *request,
                      DulleSceneGeometry      *geometry)
{
  float     wanted = MIN (request->width / UNIT_WIDTH, request->height / UNIT_HEIGHT);
  Placement self = { .request = request,
                     .geometry = geometry,
                     .unit = CLAMP (wanted, MIN_UNIT, MAX_UNIT),
                     .style = styles,
                     .narrow = request->width < WIDE };
  float     needed;
  float     spare;
  float     middle;

  *geometry = (DulleSceneGeometry){ 0 };
  while ((needed = place_all (&self)) > request->height &&
         self.style + 1 < styles + G_N_ELEMENTS (styles))
    self.style++;
  /* What is fitted into the width does not shrink at first, so once may not be enough. */
  for (unsigned i = 0; i < MAX_SHRINKS && needed > request->height; i++)
    {
      self.unit *= request->height / needed;
      needed = place_all (&self);
    }

  spare = spare_height (&self, needed);
  middle = spare;
  if (!self.narrow && !self.spread)
    {
      const DulleBox *side = &geometry->sides[0];
      const DulleBox *last = &geometry->actions;
      float           margin = MARGIN * self.unit;

      spare = spare_height (&self, side->y + side->height + margin);
      middle = spare_height (&self, last->y + last->height + margin);
    }
  centre_all (geometry, spare, middle);
}

DullePose
dulle_scene_card_place (const DulleBox *box,
                        float           width,
                        unsigned        number,
                        unsigned        n)
{
  float step = n > 1 ? MIN ((box->width - width) / (float) (n - 1), width * WIDEST_STEP) : 0;
  float all = width + step * (float) (n > 0 ? n - 1 : 0);

  return (DullePose){ .x = box->x + (box->width - all) / 2 + width / 2 + step * (float) number,
                      .y = box->y + box->height / 2,
                      .scale = 1 };
}

DullePose
dulle_scene_pile_place (const DulleSceneGeometry *geometry,
                        DulleParty                party,
                        unsigned                  number,
                        unsigned                  n)
{
  DulleBox row = geometry->piles[party];
  float    height = geometry->pile_width * DULLE_CARD_ASPECT;
  unsigned n_rows = MAX (geometry->n_rows[party], 1);
  unsigned length = (n + n_rows - 1) / n_rows;
  unsigned first = number - number % length;

  row.y += height * ROW_STEP * (float) (number / length);
  row.height = height;

  return dulle_scene_card_place (&row, geometry->pile_width, number - first,
                                 MIN (length, n - first));
}
