/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "expected-points.h"

#include "engine/score.h"

static void
add_point (GArray          *points,
           guint            step,
           float            value,
           DulleMoveQuality quality)
{
  DulleExpected point = { step, value, quality };

  g_array_append_val (points, point);
}

/* Before a decision there is what the best could bring, afterwards what the decision cost is
 * missing. Silence is no action: the card after it is decided at the same step. */
static void
add_decision (GArray                *points,
              const DulleAnnotation *annotation,
              const GArray          *measures)
{
  const DulleMeasure *measure =
      dulle_measures_find (measures, annotation->n_before, annotation->silence);
  guint after = annotation->n_before + (annotation->silence ? 0u : 1u);

  if (measure == NULL)
    return;

  add_point (points, annotation->n_before, measure->actions[0].value, DULLE_NO_MOVE_QUALITY);
  add_point (points, after, measure->actions[0].value - annotation->lost, annotation->quality);
}

static void
add_result (GArray            *points,
            const DulleRecord *record,
            guint8             seat)
{
  DulleGame   game;
  DulleResult result;
  float       sum = 0;

  dulle_record_replay (record, record->n_actions, &game);
  if (game.board.phase != DULLE_PHASE_OVER)
    return;

  dulle_score (&game.board, &result);
  for (guint i = 0; i < DULLE_N_SEATS; i++)
    sum += (float) result.scores[i];
  add_point (points, record->n_actions, (float) result.scores[seat] - sum / DULLE_N_SEATS,
             DULLE_NO_MOVE_QUALITY);
}

GArray *
dulle_expected_points_new (const DulleGameAnalysis *analysis,
                           const GArray            *measures,
                           guint8                   seat)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (DulleExpected));

  for (guint i = 0; i < analysis->annotations->len; i++)
    {
      const DulleAnnotation *annotation =
          &g_array_index (analysis->annotations, DulleAnnotation, i);

      if (annotation->seat == seat)
        add_decision (points, annotation, measures);
    }
  add_result (points, &analysis->record, seat);

  return points;
}
