/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A long result is not shown longer: its lines follow each other faster.
 */
#include "config.h"

#include "scene-steps.h"

/* Milliseconds by speed: off, slow, normal, fast, very fast. */
static const guint16 times[DULLE_N_SCENE_STEPS][5] = {
  [DULLE_SCENE_OPEN] = { 0, 700, 450, 300, 150 },
  [DULLE_SCENE_GATHER] = { 0, 300, 180, 110, 60 },
  [DULLE_SCENE_TURN] = { 0, 1250, 750, 450, 250 },
  [DULLE_SCENE_COUNT] = { 0, 2600, 1700, 1000, 500 },
  [DULLE_SCENE_LINE] = { 0, 900, 520, 300, 160 },
  [DULLE_SCENE_SUM] = { 0, 1500, 900, 500, 260 },
  [DULLE_SCENE_HIGHLIGHT] = { 0, 900, 550, 320, 180 },
  [DULLE_SCENE_REST] = { 0, 400, 300, 200, 120 },
};

/* Up to this many lines take their time; more share that of these. */
#define UNHURRIED_LINES 6

static void
append_step (GArray             *steps,
             DulleSceneStepKind  kind,
             guint               number,
             DulleAnimationSpeed speed)
{
  DulleSceneStep step = { .kind = kind, .line = number, .time = times[kind][speed] };

  g_array_append_val (steps, step);
}

static void
append_lines (GArray             *steps,
              guint               n_lines,
              DulleAnimationSpeed speed)
{
  guint first = steps->len;

  for (guint i = 0; i < n_lines; i++)
    append_step (steps, DULLE_SCENE_LINE, i, speed);
  if (n_lines > UNHURRIED_LINES)
    for (guint i = first; i < steps->len; i++)
      g_array_index (steps, DulleSceneStep, i).time =
          times[DULLE_SCENE_LINE][speed] * UNHURRIED_LINES / n_lines;
}

GArray *
dulle_scene_steps_new (const DulleResult  *result,
                       guint               n_highlights,
                       DulleAnimationSpeed speed)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (DulleSceneStep));

  g_return_val_if_fail (result != NULL, steps);

  append_step (steps, DULLE_SCENE_OPEN, 0, speed);
  append_step (steps, DULLE_SCENE_GATHER, 0, speed);
  append_step (steps, DULLE_SCENE_TURN, 0, speed);
  append_step (steps, DULLE_SCENE_COUNT, 0, speed);
  append_lines (steps, result->n_lines, speed);
  append_step (steps, DULLE_SCENE_SUM, 0, speed);
  for (guint i = 0; i < n_highlights; i++)
    append_step (steps, DULLE_SCENE_HIGHLIGHT, i, speed);
  append_step (steps, DULLE_SCENE_REST, 0, speed);

  return steps;
}
