/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How a card lies, and how it gets from one pose to another. Pure values; time
 * is handed in, in microseconds as frame clocks count it.
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

/**
 * DullePose:
 * @x: the middle of the card
 * @y: the middle of the card
 * @angle: in degrees, clockwise
 * @scale: 1 for the size of the cards in the hand
 * @turned: 0 face up, 1 face down; in between it is being turned over
 */
typedef struct
{
  float x;
  float y;
  float angle;
  float scale;
  float turned;
} DullePose;

/**
 * DulleMotion:
 *
 * A way from one pose to another. Zero duration: at rest at @to.
 */
typedef struct
{
  DullePose from;
  DullePose to;
  gint64    start;
  gint64    duration;
} DulleMotion;

/* Puts it to rest at @pose. */
void dulle_motion_rest (DulleMotion     *self,
                        const DullePose *pose);

/**
 * dulle_motion_start:
 * @milliseconds: 0 is the same as dulle_motion_rest()
 *
 * Sets off to @to from wherever it is at @now.
 */
void dulle_motion_start (DulleMotion     *self,
                         const DullePose *to,
                         gint64           now,
                         unsigned         milliseconds);

/* Moves the end without starting anew: after the table has changed its size. */
void dulle_motion_aim (DulleMotion     *self,
                       const DullePose *to);

/* Where it is at @now: fast at first and gentle at the end. */
DullePose dulle_motion_at (const DulleMotion *self,
                           gint64             now);
bool      dulle_motion_ended (const DulleMotion *self,
                              gint64             now);

/* How much of its width a card shows that is being turned over: never nothing, for
 * that could not be drawn. */
float dulle_pose_breadth (const DullePose *pose);
