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
 * @DULLE_SCENE_GATHER: the players go to their parties, and turn over on the way
 * @DULLE_SCENE_TURN: they have turned half, and show their parties from now on
 * @DULLE_SCENE_COUNT: the cards of both parties are counted
 * @DULLE_SCENE_LINE: a line of the result flies to its party: `line`
 * @DULLE_SCENE_SUM: who has won, and how much
 * @DULLE_SCENE_HIGHLIGHT: a trick to remember: `highlight`
 * @DULLE_SCENE_REST: nothing moves any more; the buttons are there
 */
typedef enum
{
  DULLE_SCENE_OPEN,
  DULLE_SCENE_GATHER,
  DULLE_SCENE_TURN,
  DULLE_SCENE_COUNT,
  DULLE_SCENE_LINE,
  DULLE_SCENE_SUM,
  DULLE_SCENE_HIGHLIGHT,
  DULLE_SCENE_REST,
  DULLE_N_SCENE_STEPS,
} DulleSceneStepKind;

/**
 * DulleSceneStep:
 * @line: the number of a line of the result
 * @highlight: the number of a highlight
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
    guint highlight;
  };
  guint time;
} DulleSceneStep;

/**
 * dulle_scene_steps_new:
 * @n_highlights: how many tricks to remember there are
 * @speed: where nothing moves, no step takes any time
 *
 * Returns: (transfer full) (element-type DulleSceneStep): the end of a game
 */
GArray *dulle_scene_steps_new (const DulleResult  *result,
                               guint               n_highlights,
                               DulleAnimationSpeed speed);

G_END_DECLS
