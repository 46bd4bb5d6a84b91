/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One table. A trick lies long enough to be read, at each speed.
 */
#include "config.h"

#include "pace.h"

/* Milliseconds by speed: off, slow, normal, fast, very fast. Without motion only the
 * pauses remain, and those in which a highlight stands for a movement. */
static const guint16 times[][5] = {
  [DULLE_TIME_PACKET] = { 0, 140, 75, 40, 20 },
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
};
G_STATIC_ASSERT (G_N_ELEMENTS (times) == DULLE_N_TIMES);

guint
dulle_pace_wait (DullePace pace,
                 DulleTime time)
{
  g_return_val_if_fail (time < DULLE_N_TIMES, 0);

  return pace.hurried ? 0 : times[time][pace.speed];
}

guint
dulle_pace_motion (DullePace pace,
                   DulleTime time)
{
  return pace.speed != DULLE_ANIMATION_SPEED_OFF ? dulle_pace_wait (pace, time) : 0;
}
