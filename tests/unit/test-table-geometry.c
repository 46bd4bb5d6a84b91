/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The layout of the table, over all sizes from the smallest window to a large
 * screen: nothing leaves the table, and nothing lies on what must be seen.
 */
#include <math.h>

#include "table/destinations.h"
#include "table/table-geometry.h"

#include "suite.h"

static const float sizes[][2] = {
  { 300, 200 },
  { 360, 248 },
  { 360, 294 },
  { 360, 580 },
  { 480, 300 },
  { 600, 400 },
  { 640, 640 },
  { 700, 210 },
  { 700, 240 },
  { 800, 320 },
  { 800, 540 },
  { 720, 1200 },
  { 1024, 700 },
  { 1090, 616 },
  { 1280, 740 },
  { 1440, 960 },
  { 1920, 1020 },
  { 2560, 1080 },
  { 2160, 3800 },
  { 3840, 2100 },
};

/* How far a card of the trick lies askew at most. */
#define LEAN 5.5f

/* Of letters. */
static const float scales[] = { 1, 1.25f, 1.5f };

static DulleTableRequest
request_of (unsigned size,
            unsigned n_hand)
{
  return (DulleTableRequest){
    .width = sizes[size][0],
    .height = sizes[size][1],
    .n_hand = n_hand,
    .plate_height = dulle_table_is_compact (sizes[size][0], sizes[size][1]) ? 36 : 50,
  };
}

static DulleTableRequest
with_panel (DulleTableRequest request)
{
  request.panel_width = MIN (440, request.width);
  request.panel_height = 320;
  request.panel_min_width = MIN (280, request.width);
  request.panel_min_height = 90;

  return request;
}

static DulleTableRequest
with_bar (DulleTableRequest request,
          float             width)
{
  request.bar_width = width;
  request.bar_height = 34;

  return request;
}

/* The upright box around a card. */
static DulleBox
box_of (const DulleTableGeometry *geometry,
        const DullePose          *place)
{
  float angle = fabsf (place->angle) * (float) G_PI / 180;
  float width = (geometry->card_width * cosf (angle) + geometry->card_height * sinf (angle)) *
                place->scale;
  float height = (geometry->card_height * cosf (angle) + geometry->card_width * sinf (angle)) *
                 place->scale;

  return (DulleBox){ place->x - width / 2, place->y - height / 2, width, height };
}

static void
assert_inside (const DulleTableRequest *request,
               DulleBox                 box,
               const char              *what)
{
  ck_assert_msg (box.x >= 0 && box.y >= 0 && box.x + box.width <= request->width + 0.5f &&
                     box.y + box.height <= request->height + 0.5f,
                 "%s leaves a table of %g x %g: %g %g %g x %g", what, request->width,
                 request->height, box.x, box.y, box.width, box.height);
}

static void
assert_apart (const DulleTableRequest *request,
              DulleBox                 a,
              DulleBox                 b,
              const char              *what)
{
  float across = MIN (a.x + a.width, b.x + b.width) - MAX (a.x, b.x);
  float down = MIN (a.y + a.height, b.y + b.height) - MAX (a.y, b.y);

  if (a.width <= 0 || b.width <= 0)
    return;

  ck_assert_msg (across <= 1 || down <= 1, "%s overlap by %g x %g on a table of %g x %g", what,
                 across, down, request->width, request->height);
}

static void
assert_seats_apart (const DulleTableRequest  *request,
                    const DulleTableGeometry *geometry)
{
  for (unsigned i = 0; i < DULLE_N_TABLE_SIDES; i++)
    {
      assert_inside (request, geometry->seats[i], "a seat");
      assert_apart (request, geometry->seats[i], geometry->hand_box, "a seat and the hand");
      assert_apart (request, geometry->seats[i], geometry->panel, "a seat and the panel");
      for (unsigned j = 0; j < i; j++)
        assert_apart (request, geometry->seats[i], geometry->seats[j], "two seats");
    }
}

static void
assert_cards_seen (const DulleTableRequest  *request,
                   const DulleTableGeometry *geometry)
{
  for (unsigned i = 0; i < request->n_hand; i++)
    {
      assert_inside (request, box_of (geometry, &geometry->hand[i]), "a card of the hand");
      if (i > 0)
        ck_assert_float_ge (geometry->hand[i].x - geometry->hand[i - 1].x,
                            geometry->card_width * DULLE_CARD_INDEX);
    }
  ck_assert_float_eq (fmodf (geometry->card_width, 4), 0);
}

/* Each of its cards may lie askew. On a low table it may also be the one that wins so far. */
static void
assert_trick_free (const DulleTableRequest  *request,
                   const DulleTableGeometry *geometry)
{
  for (unsigned i = 0; i < DULLE_N_TABLE_SIDES; i++)
    {
      DulleDestination place =
          geometry->is_low ? DULLE_DESTINATION_AHEAD : DULLE_DESTINATION_TRICK;
      DullePose askew = dulle_destination_of_card (geometry, place, i, LEAN);
      DulleBox  card = box_of (geometry, &askew);

      assert_inside (request, card, "a card of the trick");
      assert_apart (request, card, geometry->hand_box, "the trick and the hand");
      for (unsigned j = 0; j < DULLE_N_TABLE_SIDES; j++)
        assert_apart (request, card, geometry->seats[j], "the trick and a seat");
    }
}

START_TEST (hand_and_seats)
{
  for (unsigned size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (unsigned n = 0; n <= DULLE_MAX_DEALT; n++)
      {
        DulleTableRequest  request = request_of (size, n);
        DulleTableGeometry geometry;

        dulle_table_geometry (&request, &geometry);
        assert_cards_seen (&request, &geometry);
        assert_seats_apart (&request, &geometry);
        assert_trick_free (&request, &geometry);
      }
}
END_TEST

START_TEST (panel_above_hand)
{
  for (unsigned size = 0; size < G_N_ELEMENTS (sizes); size++)
    {
      DulleTableRequest  request = with_panel (request_of (size, DULLE_MAX_DEALT));
      DulleTableGeometry geometry;

      dulle_table_geometry (&request, &geometry);
      assert_inside (&request, geometry.panel, "the panel");
      assert_apart (&request, geometry.panel, geometry.hand_box, "the panel and the hand");
      assert_seats_apart (&request, &geometry);
      ck_assert_float_ge (geometry.panel.height, MIN (request.panel_min_height, 80));
    }
}
END_TEST

/* Whoever takes a poverty holds more cards than were dealt; larger letters make higher plates. */
START_TEST (hand_of_a_poverty)
{
  for (unsigned size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (unsigned n = DULLE_MAX_DEALT + 1; n <= DULLE_MAX_DEALT + 3; n++)
      for (unsigned k = 0; k < G_N_ELEMENTS (scales); k++)
        {
          DulleTableRequest  request = with_panel (request_of (size, n));
          DulleTableGeometry geometry;

          request.plate_height *= scales[k];
          dulle_table_geometry (&request, &geometry);
          assert_apart (&request, geometry.seats[DULLE_SIDE_BOTTOM], geometry.hand_box,
                        "the own seat and the hand");
        }
}
END_TEST

/* Large letters make plates and panel wider. */
START_TEST (panel_in_large_letters)
{
  for (unsigned size = 0; size < G_N_ELEMENTS (sizes); size++)
    {
      DulleTableRequest  request = with_panel (request_of (size, DULLE_MAX_DEALT));
      DulleTableGeometry geometry;

      request.plate_height *= 1.8f;
      request.panel_width = request.panel_min_width = MIN (500, request.width - 12);
      dulle_table_geometry (&request, &geometry);
      assert_inside (&request, geometry.panel, "the panel");
      assert_seats_apart (&request, &geometry);
      ck_assert_float_ge (geometry.panel.width, request.panel_min_width);
    }
}
END_TEST

/* The cards of a trick lie askew by a few degrees. */
START_TEST (free_corners)
{
  for (unsigned size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (DulleSide side = DULLE_SIDE_LEFT; side <= DULLE_SIDE_RIGHT; side += 2)
      {
        DulleTableRequest  request = with_panel (request_of (size, DULLE_MAX_DEALT));
        DulleTableGeometry geometry;
        DulleBox           corner;

        dulle_table_geometry (&request, &geometry);
        dulle_table_corner (&geometry, request.width, side, &corner);
        if (corner.width <= 0 || corner.height <= 0)
          continue;

        assert_inside (&request, corner, "a corner");
        assert_apart (&request, corner, geometry.panel, "a corner and the panel");
        for (unsigned i = 0; i < DULLE_N_TABLE_SIDES; i++)
          {
            geometry.trick[i].angle += 2;
            assert_apart (&request, corner, box_of (&geometry, &geometry.trick[i]),
                          "a corner and the trick");
            assert_apart (&request, corner, geometry.seats[i], "a corner and a seat");
          }
      }
}
END_TEST

START_TEST (bar_above_hand)
{
  for (unsigned size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (float width = 60; width <= 500; width += 110)
      {
        DulleTableRequest  request = with_bar (request_of (size, DULLE_MAX_DEALT), width);
        DulleTableGeometry geometry;

        dulle_table_geometry (&request, &geometry);
        assert_inside (&request, geometry.bar, "the bar");
        assert_apart (&request, geometry.bar, geometry.hand_box, "the bar and the hand");
        assert_apart (&request, geometry.bar, geometry.seats[DULLE_SIDE_BOTTOM],
                      "the bar and the own seat");
        for (unsigned i = 0; i < DULLE_N_TABLE_SIDES && (request.width < 600 || width <= 170); i++)
          assert_apart (&request, geometry.bar, box_of (&geometry, &geometry.trick[i]),
                        "the bar and the trick");
      }
}
END_TEST

/* On a low table buttons stand beside the own plate. They come and go while cards lie there, of
 * which none may cover what another one is. */
START_TEST (trick_keeps_its_place)
{
  for (unsigned size = 0; size < G_N_ELEMENTS (sizes); size++)
    for (float width = 0; sizes[size][1] < 420 && width <= 500; width += 50)
      {
        DulleTableRequest  request = with_bar (request_of (size, DULLE_MAX_DEALT), width);
        DulleTableGeometry without;
        DulleTableGeometry geometry;

        dulle_table_geometry (&request, &geometry);
        request.bar_width = 0;
        dulle_table_geometry (&request, &without);
        for (unsigned i = 0; i < DULLE_N_TABLE_SIDES; i++)
          {
            const DullePose *card = &geometry.trick[i];

            if (request.width >= 600)
              ck_assert_float_eq (card->y, without.trick[i].y);
            for (unsigned j = 0; j < i; j++)
              ck_assert (fabsf (card->x - geometry.trick[j].x) >=
                         geometry.card_width * DULLE_CARD_INDEX);
          }
      }
}
END_TEST

/* What comes and goes must not make the cards jump to another size. */
START_TEST (cards_keep_their_size)
{
  for (unsigned size = 0; size < G_N_ELEMENTS (sizes); size++)
    {
      DulleTableRequest  full = request_of (size, DULLE_MAX_DEALT);
      DulleTableRequest  other = with_panel (with_bar (request_of (size, 3), 120));
      DulleTableGeometry a;
      DulleTableGeometry b;

      dulle_table_geometry (&full, &a);
      dulle_table_geometry (&other, &b);
      ck_assert_float_eq (a.card_width, b.card_width);
    }
}
END_TEST

START_TEST (cards_grow_with_the_table)
{
  float last = 0;

  for (unsigned step = 0; step < 40; step++)
    {
      DulleTableRequest  request = { .width = 600 + 80.f * (float) step,
                                     .height = 500 + 45.f * (float) step,
                                     .n_hand = 12,
                                     .plate_height = 50 };
      DulleTableGeometry geometry;

      dulle_table_geometry (&request, &geometry);
      ck_assert_float_ge (geometry.card_width, last);
      last = geometry.card_width;
    }
  ck_assert_float_ge (last, 200);
}
END_TEST

/* Cards become smaller once the backs of the opponents are shown, too. */
START_TEST (backs_leave_room_for_the_hand)
{
  for (float width = 600; width <= 1600; width += 100)
    {
      float largest = 0;

      for (float height = 200; height <= 800; height += 10)
        {
          DulleTableRequest  request = { .width = width,
                                         .height = height,
                                         .n_hand = DULLE_MAX_DEALT };
          DulleTableGeometry geometry;

          request.plate_height = dulle_table_is_compact (width, height) ? 36 : 50;
          dulle_table_geometry (&request, &geometry);
          ck_assert_float_ge (geometry.card_width, 0.55f * largest);
          largest = MAX (largest, geometry.card_width);
        }
    }
}
END_TEST

SUITE ("table-geometry",
       hand_and_seats,
       panel_above_hand,
       hand_of_a_poverty,
       panel_in_large_letters,
       free_corners,
       bar_above_hand,
       trick_keeps_its_place,
       cards_keep_their_size,
       cards_grow_with_the_table,
       backs_leave_room_for_the_hand)
