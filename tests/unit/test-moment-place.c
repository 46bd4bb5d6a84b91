/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where seals are put, on tables of many sizes: inside, and beside what wants a click.
 */
#include "table/moment-place.h"

#include "suite.h"

static const struct
{
  float width;
  float height;
} sizes[] = {
  { 360, 180 },
  { 360, 540 },
  { 740, 260 },
  { 800, 500 },
  { 1280, 700 },
  { 1920, 980 },
  { 3840, 2000 },
};

static DulleTableGeometry
geometry_of (unsigned size,
             bool     has_panel)
{
  bool               compact = dulle_table_is_compact (sizes[size].width, sizes[size].height);
  DulleTableRequest  request = { .width = sizes[size].width,
                                 .height = sizes[size].height,
                                 .n_hand = 12,
                                 .plate_height = compact ? 36 : 50,
                                 .bar_width = compact ? 280 : 440,
                                 .bar_height = compact ? 30 : 44 };
  DulleTableGeometry geometry;

  if (has_panel)
    {
      request.panel_width = request.panel_min_width = 300;
      request.panel_height = request.panel_min_height = 100;
    }
  dulle_table_geometry (&request, &geometry);

  return geometry;
}

static bool
boxes_meet (const DulleBox *a,
            const DulleBox *b)
{
  return a->width > 0 && b->width > 0 && a->x < b->x + b->width && b->x < a->x + a->width &&
         a->y < b->y + b->height && b->y < a->y + a->height;
}

static void
assert_place (unsigned         size,
              bool             has_panel,
              DulleMomentPlace place)
{
  DulleTableGeometry geometry = geometry_of (size, has_panel);
  float              width = dulle_moment_size (&geometry);
  DulleBox           box = dulle_moment_box (&geometry, place, sizes[size].width, width, width);

  ck_assert_float_ge (box.x, 0);
  ck_assert_float_ge (box.y, 0);
  ck_assert_float_le (box.x + box.width, sizes[size].width);
  ck_assert_float_le (box.y + box.height, sizes[size].height);
  ck_assert_msg (box.y == 0 || !boxes_meet (&box, &geometry.hand_box), "hand, size %u", size);
  ck_assert_msg (box.y == 0 || !boxes_meet (&box, &geometry.bar), "bar, size %u", size);
  ck_assert_msg (box.y == 0 || !boxes_meet (&box, &geometry.panel), "panel, size %u", size);
}

START_TEST (test_free)
{
  for (unsigned size = 0; size < sizeof sizes / sizeof *sizes; size++)
    for (DulleSide side = 0; side <= DULLE_NO_SIDE; side++)
      for (unsigned i = 0; i < 4; i++)
        assert_place (size, i & 1, (DulleMomentPlace){ side, i & 2 });
}
END_TEST

/* Where there is room, no plate is covered either. */
START_TEST (test_plates)
{
  DulleTableGeometry geometry = geometry_of (4, false);
  float              width = dulle_moment_size (&geometry);

  for (DulleSide side = 0; side < DULLE_NO_SIDE; side++)
    {
      DulleBox box = dulle_moment_box (&geometry, (DulleMomentPlace){ side, false },
                                       sizes[4].width, width, width);

      for (unsigned other = 0; other < DULLE_N_TABLE_SIDES; other++)
        ck_assert (!boxes_meet (&box, &geometry.seats[other]));
    }
}
END_TEST

START_TEST (test_together)
{
  DulleBox first = { 100, 50, 60, 60 };
  DulleBox second = first;
  DulleBox third = { 240, 50, 60, 60 };
  DulleBox last = third;

  dulle_moment_box_part (&second, &first, 300);
  ck_assert (!boxes_meet (&first, &second));
  dulle_moment_box_part (&last, &third, 300);
  ck_assert (!boxes_meet (&third, &last));
  ck_assert_float_ge (last.x, 0);
  dulle_moment_box_part (&first, &third, 300);
  ck_assert_float_eq (first.x, 100);
}
END_TEST

SUITE ("moment-place", test_free, test_plates, test_together)
