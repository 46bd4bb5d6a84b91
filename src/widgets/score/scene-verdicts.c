/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "scene-verdicts.h"

/* What is worth less is not worth remembering. */
#define WORTH_REMEMBERING 0.05f

/* By how much a card that was best was better than all others. */
static float
margin_of (const DulleGameAnalysis *analysis,
           const DulleAnnotation   *annotation)
{
  const DulleMeasure *measure =
      dulle_measures_find (analysis->measures, annotation->n_before, annotation->silence);

  if (annotation->quality != DULLE_MOVE_BEST || measure == NULL || measure->taken != 0 ||
      measure->n_actions < 2)
    return 0;

  return measure->actions[0].value - measure->actions[1].value;
}

static float
loss_of (const DulleGameAnalysis *analysis,
         const DulleAnnotation   *annotation)
{
  return annotation->quality >= DULLE_MOVE_DOUBTFUL ? annotation->lost : 0;
}

typedef float (*Worth) (const DulleGameAnalysis *analysis,
                        const DulleAnnotation   *annotation);

static gboolean
find_verdict (const DulleGameAnalysis *analysis,
              guint8                   seat,
              Worth                    worth,
              DulleVerdict            *verdict)
{
  DulleGame before;

  verdict->points = WORTH_REMEMBERING;
  for (guint i = 0; i < analysis->annotations->len; i++)
    {
      const DulleAnnotation *annotation =
          &g_array_index (analysis->annotations, DulleAnnotation, i);
      const DulleAction *taken = &analysis->record.actions[annotation->n_before];
      float              points = worth (analysis, annotation);

      if (annotation->seat == seat && !annotation->silence && taken->kind == DULLE_ACTION_PLAY &&
          annotation->best.kind == DULLE_ACTION_PLAY && points > verdict->points)
        *verdict = (DulleVerdict){ .n_before = annotation->n_before,
                                   .card = taken->card,
                                   .better = annotation->best.card,
                                   .points = points };
    }
  if (verdict->points <= WORTH_REMEMBERING)
    return FALSE;

  dulle_record_replay (&analysis->record, verdict->n_before, &before);
  verdict->trick = before.board.n_tricks;

  return TRUE;
}

gboolean
dulle_verdict_find_best (const DulleGameAnalysis *analysis,
                         guint8                   seat,
                         DulleVerdict            *verdict)
{
  g_return_val_if_fail (analysis != NULL && verdict != NULL, FALSE);
  g_return_val_if_fail (seat < DULLE_N_SEATS, FALSE);

  return find_verdict (analysis, seat, margin_of, verdict);
}

gboolean
dulle_verdict_find_costliest (const DulleGameAnalysis *analysis,
                              guint8                   seat,
                              DulleVerdict            *verdict)
{
  g_return_val_if_fail (analysis != NULL && verdict != NULL, FALSE);
  g_return_val_if_fail (seat < DULLE_N_SEATS, FALSE);

  return find_verdict (analysis, seat, loss_of, verdict);
}
