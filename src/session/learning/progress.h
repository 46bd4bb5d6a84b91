/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What somebody's attempts and games say of the progress made.
 */
#pragma once

#include "glicko.h"
#include "tournament/attempt.h"
#include "tournament/past-games.h"

G_BEGIN_DECLS

/**
 * dulle_progress_ratings:
 * @attempts: (element-type DulleAttempt): the first made first
 * @person: whose
 *
 * Each rated attempt is a game of its own; only the rating of the person moves.
 *
 * Returns: (transfer full) (element-type DulleGlicko): how it stood after each
 */
GArray *dulle_progress_ratings (const GArray *attempts,
                                const char   *person);

/**
 * DulleThemeTally:
 * @theme: its id
 * @n: attempts at questions of the theme
 * @n_right: how many were found out
 */
typedef struct
{
  char  theme[DULLE_MAX_ATTEMPT_THEME];
  guint n;
  guint n_right;
} DulleThemeTally;

/* The last attempts at a theme that say how well it goes. */
#define DULLE_PROGRESS_SPAN 15

/**
 * dulle_progress_themes:
 *
 * Of each theme the last %DULLE_PROGRESS_SPAN attempts; lessons themselves are no questions.
 *
 * Returns: (transfer full) (element-type DulleThemeTally): those that go worst first
 */
GArray *dulle_progress_themes (const GArray *attempts,
                               const char   *person);

/* Whether a theme goes so badly that its lesson is worth another look. */
gboolean dulle_theme_tally_goes_badly (const DulleThemeTally *tally);

/**
 * DulleMilestone:
 *
 * What somebody remembers: that it happened, never how often in a row.
 */
typedef enum
{
  DULLE_MILESTONE_GAME_WON,
  DULLE_MILESTONE_SOLO_WON,
  DULLE_MILESTONE_ANNOUNCEMENT_KEPT,
  DULLE_MILESTONE_FOX_CAUGHT,
  DULLE_MILESTONE_FOX_CAUGHT_LAST_TRICK,
  DULLE_MILESTONE_CHARLIE,
  DULLE_MILESTONE_DOPPELKOPF,
  DULLE_MILESTONE_NO_30,
  DULLE_MILESTONE_GAME_WITHOUT_ERROR,
  DULLE_MILESTONE_EVENING_WITHOUT_ERROR,
  DULLE_MILESTONE_LESSON,
  DULLE_MILESTONE_HARD_PUZZLE,
  DULLE_N_MILESTONES,
} DulleMilestone;

/**
 * dulle_progress_milestones:
 * @attempts: (element-type DulleAttempt): the first made first
 * @games: (element-type DullePastGame) (nullable): the person's, the first played first
 *
 * Returns: a bit (1 << milestone) for each that has been reached
 */
guint dulle_progress_milestones (const GArray *attempts,
                                 const char   *person,
                                 const GArray *games);

G_END_DECLS
