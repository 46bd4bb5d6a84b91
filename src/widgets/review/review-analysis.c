/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "dulle-review-step.h"
#include "engine/annotation.h"
#include "text/hint-text.h"
#include "review-analysis.h"
#include "text/review-text.h"

/* Decisions that cost less get no sentence. */
#define WORTH_A_SENTENCE 0.05

/* Returns: (transfer full): a sentence on a decision that cost points */
static char *
make_comment (const DulleAnnotation *annotation,
              DulleReviewGame       *game)
{
  const char *const *names = dulle_review_game_get_names (game);
  g_autofree char   *better = NULL;
  DulleGame          before;

  if (dulle_annotation_prefers_silence (annotation))
    return g_strdup_printf (_ ("Silence was better by %.1f points."), annotation->lost);

  dulle_record_replay (dulle_review_game_get_record (game), annotation->n_before, &before);
  better = dulle_review_action (&before, &annotation->best, names);
  /* Translators: the announcement that was missed, “Re”, and the points this cost. */
  if (annotation->silence)
    return g_strdup_printf (_ ("“%s” earlier was better by %.1f points."), better,
                            annotation->lost);
  if (annotation->best.kind != DULLE_ACTION_PLAY)
    return g_strdup_printf (_ ("%s was better by %.1f points."), better, annotation->lost);

  /* Translators: a card, points, and why: “It catches a fox.” */
  return g_strdup_printf (_ ("%s was better by %.1f points. %s"), better, annotation->lost,
                          dulle_reason_text (annotation->reason));
}

static gboolean
is_no_better (DulleMoveQuality quality,
              DulleMoveQuality known)
{
  return known == DULLE_NO_MOVE_QUALITY || quality >= known;
}

/* A step may stand for a card and for the silence before it; it shows the worse of the
 * two. */
void
dulle_review_analysis_write (const GArray    *annotations,
                             DulleReviewGame *game,
                             GListModel      *steps)
{
  for (guint i = 0; i < annotations->len; i++)
    {
      const DulleAnnotation *annotation = &g_array_index (annotations, DulleAnnotation, i);
      g_autoptr (DulleReviewStep) step = g_list_model_get_item (steps, annotation->n_before + 1);
      g_autofree char *words =
          annotation->lost > WORTH_A_SENTENCE ? make_comment (annotation, game) : NULL;

      if (step != NULL &&
          is_no_better (annotation->quality, dulle_review_step_get_quality (step)) &&
          (!annotation->silence || words != NULL))
        {
          if (words != NULL)
            dulle_review_step_set_word (step, dulle_word_of_reason (annotation->reason));
          dulle_review_step_set_analysis (step, annotation->quality, words);
        }
    }
}

static gboolean
has_revoked (DulleReviewGame *game,
             guint8           seat)
{
  const DulleRecord *record = dulle_review_game_get_record (game);
  DulleGame          end;

  dulle_record_replay (record, record->n_actions, &end);

  return end.board.phase == DULLE_PHASE_OVER && end.board.revoked == seat;
}

char *
dulle_review_analysis_summary (const DulleGameAnalysis *analysis,
                               DulleReviewGame         *game,
                               guint8                   seat)
{
  const char       *name = dulle_review_game_get_names (game)[seat];
  const DulleGrade *grade = &analysis->graded.grades[seat];
  guint             n = dulle_grade_n_moves (grade);
  guint             n_errors = grade->n_moves[DULLE_MOVE_ERROR];
  g_autofree char  *decisions = g_strdup_printf (ngettext ("%u decision", "%u decisions", n), n);
  g_autofree char  *errors =
      g_strdup_printf (ngettext ("%u error", "%u errors", n_errors), n_errors);

  if ((analysis->graded.seats >> seat & 1) == 0)
    return NULL;

  if (has_revoked (game, seat))
    {
      /* Translators: a player whose wrong card ended the game, decisions, errors. */
      return g_strdup_printf (_ ("%s: lost the game by not following suit; besides, %s, %s, "
                                 "%.1f points lost"),
                              name, decisions, errors, grade->lost);
    }

  /* Translators: a player, decisions, errors. */
  return g_strdup_printf (_ ("%s: %s, %s, %.1f points lost"), name, decisions, errors, grade->lost);
}

char *
dulle_review_analysis_failure (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  /* Translators: why, as a sentence with its full stop */
  return g_strdup_printf (_ ("The analysis failed: %s"), error->message);
}
