/* SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "dulle-review-step.h"
#include "hint-words.h"
#include "review-analysis.h"
#include "review-words.h"
#include "session/verdicts.h"

/* What costs less is not worth a sentence. */
#define WORTH_A_SENTENCE 0.05

static const DulleReviewMark marks[] = {
  [DULLE_VERDICT_BEST] = DULLE_REVIEW_MARK_BEST,
  [DULLE_VERDICT_GOOD] = DULLE_REVIEW_MARK_GOOD,
  [DULLE_VERDICT_DOUBTFUL] = DULLE_REVIEW_MARK_DOUBTFUL,
  [DULLE_VERDICT_ERROR] = DULLE_REVIEW_MARK_ERROR,
};

static gboolean
is_silence (const DulleAction *action)
{
  return action->kind == DULLE_ACTION_ANNOUNCE && action->level == DULLE_LEVEL_NONE;
}

/* Returns: (transfer full): a sentence on a decision that cost points */
static char *
comment (const DulleVerdict *verdict,
         DulleReviewGame    *game)
{
  const char *const *names = dulle_review_game_get_names (game);
  const char        *reason = dulle_reason_text (verdict->reason);
  g_autofree char   *better = NULL;
  DulleGame          before;

  if (is_silence (&verdict->better))
    return g_strdup_printf (_ ("Silence was better by %.1f points."), verdict->lost);

  dulle_record_replay (dulle_review_game_get_record (game), verdict->n_before, &before);
  better = dulle_review_action (&before, &verdict->better, names);
  /* Translators: what was not announced, “Re”, and the points that this cost. */
  if (verdict->silence)
    return g_strdup_printf (_ ("“%s” before this was better by %.1f points."), better, verdict->lost);
  if (reason == NULL || verdict->better.kind != DULLE_ACTION_PLAY)
    return g_strdup_printf (_ ("%s was better by %.1f points."), better, verdict->lost);

  /* Translators: a card, points, and why: “It catches a fox.” */
  return g_strdup_printf (_ ("%s was better by %.1f points. %s"), better, verdict->lost, reason);
}

/* A step may be a card and the silence before it: the worse of both is told. */
void
dulle_review_analysis_write (const GArray    *verdicts,
                             DulleReviewGame *game,
                             GListModel      *steps)
{
  for (guint i = 0; i < verdicts->len; i++)
    {
      const DulleVerdict *verdict = &g_array_index (verdicts, DulleVerdict, i);
      g_autoptr (DulleReviewStep) step = g_list_model_get_item (steps, verdict->n_before + 1);
      g_autofree char *words = verdict->lost > WORTH_A_SENTENCE ? comment (verdict, game) : NULL;

      if (step != NULL && marks[verdict->mark] >= dulle_review_step_get_mark (step) &&
          (!verdict->silence || words != NULL))
        dulle_review_step_set_analysis (step, marks[verdict->mark], words);
    }
}

char *
dulle_review_analysis_summary (const GArray    *verdicts,
                               DulleReviewGame *game,
                               guint8           seat)
{
  guint            n = 0;
  guint            n_errors = 0;
  double           lost = 0.0;
  g_autofree char *decisions = NULL;
  g_autofree char *errors = NULL;

  for (guint i = 0; i < verdicts->len; i++)
    {
      const DulleVerdict *verdict = &g_array_index (verdicts, DulleVerdict, i);

      if (verdict->seat != seat)
        continue;
      n++;
      n_errors += verdict->mark == DULLE_VERDICT_ERROR;
      lost += verdict->lost;
    }
  decisions = g_strdup_printf (ngettext ("%u decision", "%u decisions", n), n);
  errors = g_strdup_printf (ngettext ("%u error", "%u errors", n_errors), n_errors);

  /* Translators: a player, decisions, errors. */
  return g_strdup_printf (_ ("%s: %s, %s, %.1f points lost"), dulle_review_game_get_names (game)[seat], decisions, errors, lost);
}
