/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "second-look.h"

#include "engine/equal-cards.h"

const DulleLook dulle_looks[DULLE_N_LOOKS] = {
  { 400, 6, DULLE_GUIDE_RULES },
  { 240, 3, DULLE_GUIDE_SOLVER },
  { 240, 12, DULLE_GUIDE_SOLVER },
  { 480, 12, DULLE_GUIDE_SOLVER },
};

bool
dulle_answers_are_equal (const DulleView   *view,
                         const DulleAction *one,
                         const DulleAction *other)
{
  if (one->kind == DULLE_ACTION_PLAY && other->kind == DULLE_ACTION_PLAY)
    return dulle_cards_are_equal (view, one->card, other->card);

  return dulle_action_equal (one, other);
}

/* Somebody must be able to be wrong. */
static bool
has_one_answer (const DulleView      *view,
                const DulleAppraisal *appraisals,
                unsigned              n)
{
  unsigned n_wrong = 0;

  for (unsigned i = 1; i < n; i++)
    {
      float behind = appraisals[0].value - appraisals[i].value;

      if (dulle_answers_are_equal (view, &appraisals[0].action, &appraisals[i].action))
        continue;
      if (behind < DULLE_ONE_ANSWER_GAP || behind < DULLE_ONE_ANSWER_ERRORS * appraisals[i].error)
        return false;
      n_wrong++;
    }

  return n_wrong > 0;
}

bool
dulle_second_look (uint64_t         seed,
                   const DulleView *view,
                   const int       *stop,
                   DulleAppraisal  *appraisals,
                   unsigned         n)
{
  g_autofree DulleAppraiser *appraiser = g_new0 (DulleAppraiser, 1);
  DulleAction                best = { 0 };

  appraiser->stop = stop;
  for (unsigned i = 0; i < DULLE_N_LOOKS; i++)
    {
      dulle_appraiser_sample (appraiser, view, dulle_looks[i].deals, dulle_looks[i].candidates,
                              seed * DULLE_N_LOOKS + i);
      if (!dulle_appraise (appraiser, dulle_looks[i].guide, appraisals, n) ||
          !has_one_answer (view, appraisals, n))
        return false;
      if (i > 0 && !dulle_answers_are_equal (view, &best, &appraisals[0].action))
        return false;
      best = appraisals[0].action;
    }

  return true;
}
