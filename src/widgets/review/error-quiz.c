/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "error-quiz.h"

#include <stdlib.h>

/* An answer that costs no more is as good as the best: a good move. */
static gboolean
is_as_good (float cost)
{
  return cost >= 0 && dulle_move_quality ((double) cost) <= DULLE_MOVE_GOOD;
}

static DulleAction
taken_in (const DulleRecord     *record,
          const DulleAnnotation *annotation)
{
  return annotation->silence ? dulle_action_announce (annotation->seat, DULLE_LEVEL_NONE)
                             : record->actions[annotation->n_before];
}

GArray *
dulle_error_quiz_new (const DulleGameAnalysis *analysis,
                      const GArray            *measures,
                      guint8                   seat)
{
  GArray *questions = g_array_new (FALSE, FALSE, sizeof (DulleQuizQuestion));

  for (guint i = 0; i < analysis->annotations->len; i++)
    {
      const DulleAnnotation *annotation =
          &g_array_index (analysis->annotations, DulleAnnotation, i);
      const DulleMeasure *measure =
          dulle_measures_find (measures, annotation->n_before, annotation->silence);
      DulleQuizQuestion question = { .annotation = *annotation };

      if (annotation->seat != seat || annotation->quality < DULLE_MOVE_DOUBTFUL ||
          measure == NULL)
        continue;
      question.measure = *measure;
      question.taken = taken_in (&analysis->record, annotation);
      g_array_append_val (questions, question);
    }

  return questions;
}

static int
find_action (const DulleMeasure *measure,
             const DulleAction  *action)
{
  for (int i = 0; i < measure->n_actions; i++)
    if (dulle_action_equal (&measure->actions[i].action, action))
      return i;

  return -1;
}

float
dulle_quiz_cost (const DulleQuizQuestion *self,
                 const DulleAction       *action)
{
  const DulleMeasure *measure = &self->measure;
  int                 best = find_action (measure, &self->annotation.best);
  int                 found = find_action (measure, action);
  float               behind, taken;

  if (best < 0 || found < 0)
    return -1;

  behind = MAX (measure->actions[best].value - measure->actions[found].value, 0);
  taken = measure->actions[best].value - measure->actions[measure->taken].value;

  return taken > 0 ? behind * self->annotation.lost / taken : behind;
}

DulleAnswer
dulle_quiz_answer (DulleQuizQuestion *self,
                   const DulleAction *action)
{
  gboolean is_best = dulle_action_equal (action, &self->annotation.best);

  self->n_tries++;
  if (is_best || is_as_good (dulle_quiz_cost (self, action)))
    {
      self->outcome = self->n_tries == 1 ? DULLE_QUIZ_FOUND : DULLE_QUIZ_FOUND_LATER;
      return is_best ? DULLE_ANSWER_BEST : DULLE_ANSWER_AS_GOOD;
    }

  if (self->n_tries >= DULLE_QUIZ_TRIES)
    self->outcome = DULLE_QUIZ_SHOWN;

  return dulle_action_equal (action, &self->taken) ? DULLE_ANSWER_SAME : DULLE_ANSWER_WRONG;
}

void
dulle_quiz_show (DulleQuizQuestion *self)
{
  self->outcome = DULLE_QUIZ_SHOWN;
}

/* As they are listed at the table: by contract, level and card. */
static int
compare_choices (gconstpointer a,
                 gconstpointer b)
{
  const DulleAction *first = a;
  const DulleAction *second = b;

  if (first->contract != second->contract)
    return (int) first->contract - (int) second->contract;
  if (first->level != second->level)
    return (int) first->level - (int) second->level;

  return (int) first->card - (int) second->card;
}

guint
dulle_quiz_choices (const DulleQuizQuestion *self,
                    DulleAction             *choices)
{
  const DulleMeasure *measure = &self->measure;

  for (guint i = 0; i < measure->n_actions; i++)
    choices[i] = measure->actions[i].action;
  qsort (choices, measure->n_actions, sizeof *choices, compare_choices);

  return measure->n_actions;
}
