/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "config.h"

#include <glib/gi18n.h>

#include "progress-text.h"

/* Nineteen times out of twenty, a rating lies within this many deviations. */
#define DEVIATIONS 1.96

static const char *const milestone_titles[] = {
  [DULLE_MILESTONE_GAME_WON] = N_ ("A game won"),
  [DULLE_MILESTONE_SOLO_WON] = N_ ("A solo won"),
  [DULLE_MILESTONE_ANNOUNCEMENT_KEPT] = N_ ("An announcement that came true"),
  [DULLE_MILESTONE_FOX_CAUGHT] = N_ ("A fox caught"),
  [DULLE_MILESTONE_FOX_CAUGHT_LAST_TRICK] = N_ ("A fox caught in the last trick"),
  [DULLE_MILESTONE_CHARLIE] = N_ ("The last trick taken with Charlie"),
  [DULLE_MILESTONE_DOPPELKOPF] = N_ ("A Doppelkopf"),
  [DULLE_MILESTONE_NO_30] = N_ ("The others kept below 30"),
  [DULLE_MILESTONE_GAME_WITHOUT_ERROR] = N_ ("A game without a doubtful card"),
  [DULLE_MILESTONE_EVENING_WITHOUT_ERROR] = N_ ("An evening without an error"),
  [DULLE_MILESTONE_LESSON] = N_ ("A lesson gone through"),
  [DULLE_MILESTONE_HARD_PUZZLE] = N_ ("A hard puzzle solved"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (milestone_titles) == DULLE_N_MILESTONES);

const char *
dulle_milestone_title (DulleMilestone milestone)
{
  g_return_val_if_fail (milestone < DULLE_N_MILESTONES, "");

  return _ (milestone_titles[milestone]);
}

char *
dulle_rating_text (const DulleGlicko *rating)
{
  g_return_val_if_fail (rating != NULL, NULL);

  /* Translators: a rating, and by how much it may be wrong */
  return g_strdup_printf (_ ("%.0f ± %.0f"), rating->rating, DEVIATIONS * rating->deviation);
}

char *
dulle_theme_tally_text (const DulleThemeTally *tally)
{
  g_return_val_if_fail (tally != NULL, NULL);

  if (tally->n == 1)
    return g_strdup (tally->n_right == 1 ? _ ("One puzzle, solved") : _ ("One puzzle, missed"));

  /* Translators: how many of the last puzzles of a theme were solved */
  return g_strdup_printf (_ ("%u of the last %u"), tally->n_right, tally->n);
}
