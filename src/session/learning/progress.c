/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "progress.h"

#include <string.h>

/* Fewer attempts at a theme say nothing. */
#define FEW 3

/* The number of graded games of one tournament that make an evening. */
#define EVENING_GAMES 8

/* A puzzle that players of clubs find hard. */
#define HARD_RATING 1800

static const DulleAttempt *
get_attempt (const GArray *attempts,
             guint         index)
{
  return &g_array_index (attempts, DulleAttempt, index);
}

GArray *
dulle_progress_ratings (const GArray *attempts,
                        const char   *person)
{
  GArray     *ratings = g_array_new (FALSE, FALSE, sizeof (DulleGlicko));
  DulleGlicko rating = DULLE_GLICKO_UNKNOWN;

  for (guint i = 0; i < attempts->len; i++)
    {
      const DulleAttempt   *attempt = get_attempt (attempts, i);
      const DulleGlickoGame game = { attempt->rating, attempt->deviation, attempt->success };

      if (!attempt->rated || !g_str_equal (attempt->person, person))
        continue;
      rating = dulle_glicko_play (rating, &game, 1);
      g_array_append_val (ratings, rating);
    }

  return ratings;
}

/* Themes */

static DulleThemeTally *
find_theme (GArray     *tallies,
            const char *theme)
{
  DulleThemeTally tally = { 0 };

  for (guint i = 0; i < tallies->len; i++)
    if (g_str_equal (g_array_index (tallies, DulleThemeTally, i).theme, theme))
      return &g_array_index (tallies, DulleThemeTally, i);

  g_strlcpy (tally.theme, theme, sizeof tally.theme);
  g_array_append_val (tallies, tally);

  return &g_array_index (tallies, DulleThemeTally, tallies->len - 1);
}

static int
compare_themes (gconstpointer a,
                gconstpointer b)
{
  const DulleThemeTally *first = a, *second = b;
  guint                  one = first->n_right * second->n;
  guint                  other = second->n_right * first->n;

  return one != other ? (one < other ? -1 : 1) : strcmp (first->theme, second->theme);
}

GArray *
dulle_progress_themes (const GArray *attempts,
                       const char   *person)
{
  GArray *tallies = g_array_new (FALSE, FALSE, sizeof (DulleThemeTally));

  for (guint i = attempts->len; i > 0; i--)
    {
      const DulleAttempt *attempt = get_attempt (attempts, i - 1);
      DulleThemeTally    *tally;

      if (attempt->kind == DULLE_ATTEMPT_LESSON || attempt->theme[0] == '\0' ||
          !g_str_equal (attempt->person, person))
        continue;
      tally = find_theme (tallies, attempt->theme);
      if (tally->n == DULLE_PROGRESS_SPAN)
        continue;
      tally->n++;
      tally->n_right += attempt->success != FALSE;
    }
  g_array_sort (tallies, compare_themes);

  return tallies;
}

gboolean
dulle_theme_tally_goes_badly (const DulleThemeTally *tally)
{
  g_return_val_if_fail (tally != NULL, FALSE);

  return tally->n >= FEW && 3 * tally->n_right < 2 * tally->n;
}

/* Milestones */

static gboolean
has_special (const DullePastGame *game,
             DulleLineId          line)
{
  return (game->specials >> line & 1) != 0;
}

static guint
find_milestones (const DullePastGame *game)
{
  const gboolean reached[DULLE_N_MILESTONES] = {
    [DULLE_MILESTONE_GAME_WON] = game->won,
    [DULLE_MILESTONE_SOLO_WON] = game->solo && game->won,
    [DULLE_MILESTONE_ANNOUNCEMENT_KEPT] = game->n_kept > 0,
    [DULLE_MILESTONE_FOX_CAUGHT] = has_special (game, DULLE_LINE_FOX_CAUGHT),
    [DULLE_MILESTONE_FOX_CAUGHT_LAST_TRICK] = has_special (game, DULLE_LINE_FOX_CAUGHT) &&
                                              game->fox_in_last_trick,
    [DULLE_MILESTONE_CHARLIE] = has_special (game, DULLE_LINE_CHARLIE),
    [DULLE_MILESTONE_DOPPELKOPF] = has_special (game, DULLE_LINE_DOPPELKOPF),
    [DULLE_MILESTONE_NO_30] = game->won && game->card_points > 210,
    [DULLE_MILESTONE_GAME_WITHOUT_ERROR] =
        game->graded && !game->revoked && game->grade.n_moves[DULLE_MOVE_ERROR] == 0 &&
        game->grade.n_moves[DULLE_MOVE_DOUBTFUL] == 0,
  };
  guint milestones = 0;

  for (guint i = 0; i < DULLE_N_MILESTONES; i++)
    milestones |= (guint) (reached[i] != FALSE) << i;

  return milestones;
}

/* Whether the games of a tournament were long enough, and none of them has an error. */
static gboolean
has_good_evening (const GArray *games)
{
  gint64   tournament = 0;
  guint    n_graded = 0;
  gboolean error = FALSE, found = FALSE;

  for (guint i = 0; i < games->len; i++)
    {
      const DullePastGame *game = &g_array_index (games, DullePastGame, i);

      if (game->tournament != tournament)
        {
          tournament = game->tournament;
          n_graded = 0;
          error = FALSE;
        }
      n_graded += game->graded != FALSE;
      error = error || !game->graded || game->revoked ||
              game->grade.n_moves[DULLE_MOVE_ERROR] > 0;
      found = found || (!error && n_graded >= EVENING_GAMES);
    }

  return found;
}

static guint
find_attempt_milestone (const DulleAttempt *attempt)
{
  if (!attempt->success)
    return 0;
  if (attempt->kind == DULLE_ATTEMPT_LESSON)
    return 1U << DULLE_MILESTONE_LESSON;
  if (attempt->kind == DULLE_ATTEMPT_PUZZLE && attempt->rating >= HARD_RATING)
    return 1U << DULLE_MILESTONE_HARD_PUZZLE;

  return 0;
}

guint
dulle_progress_milestones (const GArray *attempts,
                           const char   *person,
                           const GArray *games)
{
  guint milestones = 0;

  for (guint i = 0; i < attempts->len; i++)
    if (g_str_equal (get_attempt (attempts, i)->person, person))
      milestones |= find_attempt_milestone (get_attempt (attempts, i));
  for (guint i = 0; games != NULL && i < games->len; i++)
    milestones |= find_milestones (&g_array_index (games, DullePastGame, i));
  if (games != NULL && has_good_evening (games))
    milestones |= 1U << DULLE_MILESTONE_EVENING_WITHOUT_ERROR;

  return milestones;
}
