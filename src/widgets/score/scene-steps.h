/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the end of a game looks like: a sequence of steps, as values. Which steps follow
 * each other and how long they take is written here, how each of them looks in
 * dulle-score-scene.
 */
#pragma once

#include "engine/score.h"
#include "table/timing.h"

G_BEGIN_DECLS

/**
 * DulleSceneStepKind:
 * @DULLE_SCENE_OPEN: the players sit as they have been sitting
 * @DULLE_SCENE_GATHER: the players turn over and go to their parties
 * @DULLE_SCENE_COUNT: the cards of both parties are counted
 * @DULLE_SCENE_LINE: a line of the result flies to its party: `line`
 * @DULLE_SCENE_SUM: who has won, and how much
 * @DULLE_SCENE_MOMENT: a trick to remember: `moment`
 * @DULLE_SCENE_REST: nothing moves any more; the buttons are there
 */
typedef enum
{
  DULLE_SCENE_OPEN,
  DULLE_SCENE_GATHER,
  DULLE_SCENE_COUNT,
  DULLE_SCENE_LINE,
  DULLE_SCENE_SUM,
  DULLE_SCENE_MOMENT,
  DULLE_SCENE_REST,
  DULLE_N_SCENE_STEPS,
} DulleSceneStepKind;

/**
 * DulleSceneStep:
 * @line: the number of a line of the result
 * @moment: the number of a moment
 * @time: milliseconds until the next step, and of what moves meanwhile
 *
 * The payloads share their memory: read only the one that #DulleSceneStepKind names.
 */
typedef struct
{
  DulleSceneStepKind kind;
  union
  {
    guint line;
    guint moment;
  };
  guint time;
} DulleSceneStep;

/**
 * dulle_scene_steps_new:
 * @n_moments: how many tricks to remember there are
 * @speed: where nothing moves, no step takes any time
 *
 * Returns: (transfer full) (element-type DulleSceneStep): the end of a game
 */
GArray *dulle_scene_steps_new (const DulleResult  *result,
                               guint               n_moments,
                               DulleAnimationSpeed speed);

G_END_DECLS
