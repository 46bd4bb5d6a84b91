/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How long everything on the table takes, as pure values.
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef enum
{
  DULLE_ANIMATION_SPEED_OFF,
  DULLE_ANIMATION_SPEED_SLOW,
  DULLE_ANIMATION_SPEED_NORMAL,
  DULLE_ANIMATION_SPEED_FAST,
  DULLE_ANIMATION_SPEED_VERY_FAST,
} DulleAnimationSpeed;

#define DULLE_TYPE_ANIMATION_SPEED (dulle_animation_speed_get_type ())
GType dulle_animation_speed_get_type (void) G_GNUC_CONST;

/**
 * DulleTime:
 * @DULLE_TIME_PACKET: between two packets of a deal
 * @DULLE_TIME_FLIGHT: a packet on its way: it lands when the third after it sets off
 * @DULLE_TIME_TURN: the cards of the hand turn over
 * @DULLE_TIME_TURN_UP: pause in which the person looks at the hand
 * @DULLE_TIME_CALL: somebody is healthy, or is not
 * @DULLE_TIME_CONTRACT: the game that is played
 * @DULLE_TIME_SORT: the hand is sorted again
 * @DULLE_TIME_ANNOUNCE: something was said
 * @DULLE_TIME_PLAY: a card on its way
 * @DULLE_TIME_PLAYED: pause before the next card
 * @DULLE_TIME_LOOK: at a trick that is complete
 * @DULLE_TIME_RAISE: its best card rises
 * @DULLE_TIME_TAKE: the trick goes to its owner
 * @DULLE_TIME_GIVE: cards that change hands
 * @DULLE_TIME_SHOW: cards that a player shows
 * @DULLE_TIME_OVER: before the result
 * @DULLE_TIME_MOMENT: the seal of a moment, for which nothing waits
 *
 * What takes its time.
 */
typedef enum
{
  DULLE_TIME_PACKET,
  DULLE_TIME_FLIGHT,
  DULLE_TIME_TURN,
  DULLE_TIME_TURN_UP,
  DULLE_TIME_CALL,
  DULLE_TIME_CONTRACT,
  DULLE_TIME_SORT,
  DULLE_TIME_ANNOUNCE,
  DULLE_TIME_PLAY,
  DULLE_TIME_PLAYED,
  DULLE_TIME_LOOK,
  DULLE_TIME_RAISE,
  DULLE_TIME_TAKE,
  DULLE_TIME_GIVE,
  DULLE_TIME_SHOW,
  DULLE_TIME_OVER,
  DULLE_TIME_MOMENT,
  DULLE_N_TIMES,
} DulleTime;

/**
 * DulleTiming:
 * @speed: as fast as people like it; off where nothing may move
 * @hurried: whether they do not want to wait at all
 */
typedef struct
{
  DulleAnimationSpeed speed;
  gboolean            hurried;
} DulleTiming;

/* Milliseconds until what follows. */
guint dulle_timing_wait (DulleTiming timing,
                         DulleTime   time);

/* Milliseconds from @elapsed, which is how long the table has been waiting for an action,
 * to the next multiple of @pace. So a player that took longer is not told from one that
 * took a little longer, either; and nobody may hurry it. */
guint dulle_timing_beat (guint pace,
                         guint elapsed);

/* Milliseconds that cards are on their way meanwhile; 0 where they do not move, even
 * where there is something to wait for. */
guint dulle_timing_motion (DulleTiming timing,
                           DulleTime   time);

G_END_DECLS
