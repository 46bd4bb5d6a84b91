/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Ways of cards as values: where they are at which time, where they go, and how long
 * all this takes at each speed.
 */
#include <math.h>

#include "cards/motion.h"
#include "table/timing.h"
#include "table/destinations.h"

#include "suite.h"

/* Microseconds. */
#define START       G_TIME_SPAN_SECOND
#define MILLISECOND G_TIME_SPAN_MILLISECOND

#define EPSILON 0.01f

static const DulleTableRequest requests[] = {
  { .width = 360, .height = 294, .n_hand = 12, .plate_height = 36 },
  { .width = 360, .height = 640, .n_hand = 10, .plate_height = 36 },
  { .width = 1100, .height = 700, .n_hand = 12, .plate_height = 50 },
  { .width = 1920, .height = 1000, .n_hand = 1, .plate_height = 50 },
};

static void
assert_near (float       a,
             float       b,
             const char *what)
{
  ck_assert_msg (fabsf (a - b) < EPSILON, "%s: %g, not %g", what, a, b);
}

static DulleMotion
a_motion (void)
{
  const DullePose from = { 100, 200, 0, 1, 0 };
  const DullePose to = { 300, 100, 8, 0.5f, 1 };
  DulleMotion     motion;

  dulle_motion_rest (&motion, &from);
  dulle_motion_start (&motion, &to, START, 1000);

  return motion;
}

START_TEST (test_way)
{
  DulleMotion motion = a_motion ();
  DullePose   last = dulle_motion_at (&motion, START);

  assert_near (last.x, 100, "x at the start");
  assert_near (last.turned, 0, "face up at the start");
  for (gint64 time = START + 50000; time < START + 1000 * MILLISECOND; time += 50000)
    {
      DullePose place = dulle_motion_at (&motion, time);

      ck_assert (!dulle_motion_ended (&motion, time));
      ck_assert_float_gt (place.x, last.x);
      ck_assert_float_lt (place.y, last.y);
      ck_assert_float_gt (place.angle, last.angle);
      ck_assert_float_lt (place.scale, last.scale);
      ck_assert_float_gt (place.turned, last.turned);
      last = place;
    }

  ck_assert (dulle_motion_ended (&motion, START + 1000 * MILLISECOND));
  last = dulle_motion_at (&motion, START + 1000 * MILLISECOND);
  assert_near (last.x, 300, "x at the end");
  assert_near (last.turned, 1, "face down at the end");
}
END_TEST

/* Half of the way is done in the first quarter of the time. */
START_TEST (test_fast_first)
{
  DulleMotion motion = a_motion ();

  ck_assert_float_gt (dulle_motion_at (&motion, START + 250 * MILLISECOND).x, 200);
}
END_TEST

/* A frame's time may be before the start of a motion that began after it. */
START_TEST (test_before_start)
{
  DulleMotion motion = a_motion ();

  assert_near (dulle_motion_at (&motion, START - 20000).x, 100, "x before the start");
}
END_TEST

START_TEST (test_at_once)
{
  DulleMotion motion = a_motion ();
  DullePose   to = { 7, 8, 0, 1, 0 };

  dulle_motion_start (&motion, &to, START, 0);
  ck_assert (dulle_motion_ended (&motion, START));
  assert_near (dulle_motion_at (&motion, START).x, 7, "x");
}
END_TEST

/* A card that is sent elsewhere on its way does not jump, nor does one whose table
 * changes its size. */
START_TEST (test_no_jump)
{
  DulleMotion motion = a_motion ();
  DullePose   there = dulle_motion_at (&motion, START + 300 * MILLISECOND);
  DullePose   to = { 0, 0, 0, 1, 0 };
  DullePose   here;

  dulle_motion_start (&motion, &to, START + 300 * MILLISECOND, 200);
  here = dulle_motion_at (&motion, START + 300 * MILLISECOND);
  assert_near (here.x, there.x, "x");
  assert_near (here.turned, there.turned, "turned");

  to.x = 50;
  dulle_motion_aim (&motion, &to);
  assert_near (dulle_motion_at (&motion, START + 300 * MILLISECOND).x, there.x, "x after aiming");
  assert_near (dulle_motion_at (&motion, START + 500 * MILLISECOND).x, 50, "x at the new goal");
}
END_TEST

/* A card is as broad as it is with either side up, and thin between, never nothing. */
START_TEST (test_breadth)
{
  DullePose place = { 0, 0, 0, 1, 0 };
  float     last = 2;

  assert_near (dulle_pose_breadth (&place), 1, "face up");
  for (place.turned = 0; place.turned < 0.5f; place.turned += 0.05f)
    {
      float breadth = dulle_pose_breadth (&place);

      ck_assert_float_lt (breadth, last);
      ck_assert_float_gt (breadth, 0);
      last = breadth;
    }
  place.turned = 0.5f;
  ck_assert_float_gt (dulle_pose_breadth (&place), 0);
  place.turned = 1;
  assert_near (dulle_pose_breadth (&place), 1, "face down");
}
END_TEST

static void
assert_goals (const DulleTableGeometry *geometry,
              DulleSide                 side)
{
  DullePose trick = dulle_destination_of_card (geometry, DULLE_DESTINATION_TRICK, side, 3);
  DullePose raised = dulle_destination_of_card (geometry, DULLE_DESTINATION_RAISED, side, 3);
  DullePose pile = dulle_destination_of_card (geometry, DULLE_DESTINATION_PILE, side, 3);
  DullePose left = dulle_destination_of_card (geometry, DULLE_DESTINATION_SHOWN_LEFT, side, 0);
  DullePose right = dulle_destination_of_card (geometry, DULLE_DESTINATION_SHOWN_RIGHT, side, 0);

  assert_near (trick.angle, 3, "a card in the trick leans");
  assert_near (raised.x, trick.x, "a raised card is raised");
  ck_assert_float_lt (raised.y, trick.y);
  ck_assert_float_gt (raised.scale, trick.scale);
  assert_near (raised.turned, 0, "a raised card is seen");

  assert_near (pile.turned, 1, "what is won lies face down");
  ck_assert_float_lt (pile.scale, 0.5f);

  ck_assert_float_lt (left.x + geometry->card_width / 2, right.x + geometry->card_width / 4);
  assert_near ((left.x + right.x) / 2, trick.x,
               "two cards are shown around the place in the trick");
}

START_TEST (test_goals)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (requests); i++)
    {
      DulleTableGeometry geometry;

      dulle_table_geometry (&requests[i], &geometry);
      for (DulleSide side = DULLE_SIDE_BOTTOM; side < DULLE_N_TABLE_SIDES; side++)
        assert_goals (&geometry, side);
    }
}
END_TEST

/* Packets keep their size and are never turned over; the middle is on the table. */
START_TEST (test_packets)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (requests); i++)
    for (DulleDestination goal = DULLE_DESTINATION_TRICK; goal < DULLE_N_DESTINATIONS; goal++)
      {
        DulleTableGeometry geometry;
        DullePose          place;

        dulle_table_geometry (&requests[i], &geometry);
        place = dulle_destination_of_packet (&geometry, goal, DULLE_SIDE_LEFT, 0);
        assert_near (place.scale, 1, "the scale of a packet");
        assert_near (place.turned, 0, "a packet is not turned");
        if (goal != DULLE_DESTINATION_MIDDLE)
          continue;
        ck_assert_float_gt (place.x, geometry.table.x);
        ck_assert_float_lt (place.x, geometry.table.x + geometry.table.width);
        ck_assert_float_gt (place.y, geometry.seats[DULLE_SIDE_TOP].y);
        ck_assert_float_lt (place.y, geometry.hand_box.y);
      }
}
END_TEST

/* The faster the shorter. */
START_TEST (test_speeds)
{
  for (DulleTime time = 0; time < DULLE_N_TIMES; time++)
    for (DulleAnimationSpeed speed = DULLE_ANIMATION_SPEED_NORMAL;
         speed <= DULLE_ANIMATION_SPEED_VERY_FAST; speed++)
      {
        DulleTiming slower = { speed - 1, FALSE };
        DulleTiming pace = { speed, FALSE };
        guint       wait = dulle_timing_wait (pace, time);

        ck_assert_uint_ge (dulle_timing_wait (slower, time), wait);
        ck_assert_uint_eq (dulle_timing_motion (pace, time), wait);
        if (time != DULLE_TIME_PLAYED)
          ck_assert_uint_gt (dulle_timing_wait (slower, time), wait);
      }
}
END_TEST

/* Nothing moves then, but a trick can be read, and what is marked can be seen. */
START_TEST (test_without_motion)
{
  static const DulleTime seen[] = { DULLE_TIME_RAISE, DULLE_TIME_GIVE, DULLE_TIME_ANNOUNCE };
  DulleTiming            off = { DULLE_ANIMATION_SPEED_OFF, FALSE };

  for (DulleTime time = 0; time < DULLE_N_TIMES; time++)
    ck_assert_uint_eq (dulle_timing_motion (off, time), 0);
  for (unsigned i = 0; i < G_N_ELEMENTS (seen); i++)
    ck_assert_uint_ge (dulle_timing_wait (off, seen[i]), 400);
  ck_assert_uint_ge (
      dulle_timing_wait (off, DULLE_TIME_LOOK) + dulle_timing_wait (off, DULLE_TIME_RAISE), 600);
}
END_TEST

/* However long a player thinks, what it does is shown at a moment that says no more
 * about it than how many beats it took. */
START_TEST (test_beat)
{
  const guint pace = 300;

  for (guint elapsed = 0; elapsed < 3 * pace; elapsed++)
    {
      guint beat = elapsed + dulle_timing_beat (pace, elapsed);

      ck_assert_uint_gt (beat, elapsed);
      ck_assert_uint_eq (beat, (elapsed / pace + 1) * pace);
    }
  ck_assert_uint_eq (dulle_timing_beat (0, 140), 0);
}
END_TEST

/* Who clicks does not wait at all. */
START_TEST (test_hurried)
{
  for (DulleAnimationSpeed speed = 0; speed <= DULLE_ANIMATION_SPEED_VERY_FAST; speed++)
    for (DulleTime time = 0; time < DULLE_N_TIMES; time++)
      ck_assert_uint_eq (dulle_timing_wait ((DulleTiming){ speed, TRUE }, time), 0);
}
END_TEST

SUITE ("motion",
       test_way,
       test_fast_first,
       test_before_start,
       test_at_once,
       test_no_jump,
       test_breadth,
       test_goals,
       test_packets,
       test_speeds,
       test_without_motion,
       test_beat,
       test_hurried)
