/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * One table. A trick lies long enough to be read, at each speed.
 */
#include "config.h"

#include "timing.h"

/* clang-format off */
G_DEFINE_ENUM_TYPE (DulleAnimationSpeed, dulle_animation_speed,
                    G_DEFINE_ENUM_VALUE (DULLE_ANIMATION_SPEED_OFF, "off"),
                    G_DEFINE_ENUM_VALUE (DULLE_ANIMATION_SPEED_SLOW, "slow"),
                    G_DEFINE_ENUM_VALUE (DULLE_ANIMATION_SPEED_NORMAL, "normal"),
                    G_DEFINE_ENUM_VALUE (DULLE_ANIMATION_SPEED_FAST, "fast"),
                    G_DEFINE_ENUM_VALUE (DULLE_ANIMATION_SPEED_VERY_FAST, "very-fast"))
/* clang-format on */

/* Milliseconds by speed: off, slow, normal, fast, very fast. Without motion only the
 * pauses remain, and those in which a highlight stands for a movement. */
static const guint16 times[][5] = {
  [DULLE_TIME_PACKET] = { 0, 140, 75, 40, 20 },
  [DULLE_TIME_FLIGHT] = { 0, 420, 225, 120, 60 },
  [DULLE_TIME_TURN] = { 0, 200, 130, 90, 60 },
  [DULLE_TIME_TURN_UP] = { 0, 400, 260, 180, 120 },
  [DULLE_TIME_CALL] = { 250, 1000, 600, 300, 150 },
  [DULLE_TIME_CONTRACT] = { 600, 1800, 1100, 600, 400 },
  [DULLE_TIME_SORT] = { 0, 750, 450, 250, 150 },
  [DULLE_TIME_ANNOUNCE] = { 600, 1800, 1200, 700, 450 },
  [DULLE_TIME_PLAY] = { 0, 650, 360, 200, 110 },
  [DULLE_TIME_PLAYED] = { 150, 250, 120, 0, 0 },
  [DULLE_TIME_LOOK] = { 250, 1400, 750, 350, 150 },
  [DULLE_TIME_RAISE] = { 450, 650, 380, 220, 130 },
  [DULLE_TIME_TAKE] = { 0, 750, 460, 260, 150 },
  [DULLE_TIME_GIVE] = { 600, 1000, 600, 350, 200 },
  [DULLE_TIME_SHOW] = { 0, 700, 420, 240, 150 },
  [DULLE_TIME_OVER] = { 300, 1000, 600, 300, 150 },
  [DULLE_TIME_MOMENT] = { 0, 1200, 1100, 1000, 800 },
};
G_STATIC_ASSERT (G_N_ELEMENTS (times) == DULLE_N_TIMES);

guint
dulle_timing_wait (DulleTiming timing,
                   DulleTime   time)
{
  g_return_val_if_fail (time < DULLE_N_TIMES, 0);

  return timing.hurried ? 0 : times[time][timing.speed];
}

guint
dulle_timing_beat (guint pace,
                   guint elapsed)
{
  return pace > 0 ? pace - elapsed % pace : 0;
}

guint
dulle_timing_motion (DulleTiming timing,
                     DulleTime   time)
{
  return timing.speed != DULLE_ANIMATION_SPEED_OFF ? dulle_timing_wait (timing, time) : 0;
}
