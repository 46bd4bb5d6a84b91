/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rating of somebody who solves puzzles, the themes that go well and badly, and what is
 * worth remembering.
 */
#include "suite.h"

#include "learning/progress.h"
#include "learning/theme-lessons.h"

#include "revoked-game.h"

/* The example of Glickman's paper. */
START_TEST (test_paper)
{
  static const DulleGlickoGame games[] = { { 1400, 30, 1 }, { 1550, 100, 0 }, { 1700, 300, 0 } };
  const DulleGlicko            before = { 1500, 200, 0.06 };
  DulleGlicko                  after = dulle_glicko_play (before, games, G_N_ELEMENTS (games));

  ck_assert_double_eq_tol (after.rating, 1464.06, 0.01);
  ck_assert_double_eq_tol (after.deviation, 151.52, 0.01);
  ck_assert_double_eq_tol (after.volatility, 0.05999, 0.00001);
  ck_assert_double_eq_tol (dulle_glicko_expected (before, &games[0]), 0.639, 0.001);
}
END_TEST

/* Who is not as strong, or as weak, as was thought is less predictable: the equation is solved
 * where there is more to it. */
START_TEST (test_upset)
{
  static const DulleGlickoGame losses[] = {
    { 1200, 50, 0 },
    { 1200, 50, 0 },
    { 1200, 50, 0 },
    { 1200, 50, 0 },
    { 1200, 50, 0 },
  };
  static const DulleGlickoGame win = { 1500, 30, 1 };
  const DulleGlicko            strong = { 1900, 60, 0.06 };
  const DulleGlicko            odd = { 1500, 30, 0.3 };
  DulleGlicko                  after = dulle_glicko_play (strong, losses, G_N_ELEMENTS (losses));

  ck_assert_double_eq_tol (after.rating, 1797.58, 0.01);
  ck_assert_double_eq_tol (after.deviation, 60.58, 0.01);
  ck_assert_double_eq_tol (after.volatility, 0.060313, 0.000001);
  ck_assert_double_eq_tol (dulle_glicko_play (odd, &win, 1).volatility, 0.299988, 0.000001);
}
END_TEST

/* Whoever plays nothing becomes less sure, and no less sure than somebody unknown. */
START_TEST (test_nothing_played)
{
  DulleGlicko player = { 1700, 50, 0.06 };

  ck_assert_double_eq_tol (dulle_glicko_play (player, NULL, 0).rating, 1700, 0.001);
  ck_assert (dulle_glicko_play (player, NULL, 0).deviation > 50);
  ck_assert_double_le (dulle_glicko_play (DULLE_GLICKO_UNKNOWN, NULL, 0).deviation, 350);
}
END_TEST

static void
add_attempt (GArray          *attempts,
             DulleAttemptKind kind,
             const char      *theme,
             gboolean         success,
             double           rating)
{
  DulleAttempt attempt = dulle_attempt_make (kind, "one", theme, success);

  attempt.rated = rating > 0;
  attempt.rating = rating;
  attempt.deviation = 60;
  g_array_append_val (attempts, attempt);
}

/* A rating moves up with what was found out and down with what was not, and becomes surer;
 * attempts of others and those that are not rated leave it alone. */
START_TEST (test_ratings)
{
  g_autoptr (GArray) attempts = g_array_new (FALSE, FALSE, sizeof (DulleAttempt));
  g_autoptr (GArray) ratings = NULL;

  add_attempt (attempts, DULLE_ATTEMPT_PUZZLE, "fox", FALSE, 900);
  g_strlcpy (g_array_index (attempts, DulleAttempt, 0).person, "Mia", DULLE_MAX_NAME);
  for (guint i = 0; i < 100; i++)
    add_attempt (attempts, DULLE_ATTEMPT_PUZZLE, "fox", i % 4 != 0, i % 3 == 0 ? 0 : 1600);
  ratings = dulle_progress_ratings (attempts, "");
  ck_assert_uint_eq (ratings->len, 66);
  for (guint i = 1; i < ratings->len; i++)
    ck_assert_double_le (g_array_index (ratings, DulleGlicko, i).deviation, 350);
  ck_assert_double_lt (g_array_index (ratings, DulleGlicko, 65).deviation, 100);
  ck_assert_double_gt (g_array_index (ratings, DulleGlicko, 65).rating, 1600);

  g_array_unref (ratings);
  ratings = dulle_progress_ratings (attempts, "Mia");
  ck_assert_uint_eq (ratings->len, 1);
  ck_assert_double_lt (g_array_index (ratings, DulleGlicko, 0).rating, 1500);
}
END_TEST

/* Those that go worst come first, and of those that go alike the first one of the alphabet. */
START_TEST (test_themes)
{
  static const DulleThemeTally expected[] = {
    { "fox", 2, 1 },
    { "charlie", 1, 1 },
    { "smear", DULLE_PROGRESS_SPAN, DULLE_PROGRESS_SPAN },
  };
  g_autoptr (GArray) attempts = g_array_new (FALSE, FALSE, sizeof (DulleAttempt));
  g_autoptr (GArray) themes = NULL;

  add_attempt (attempts, DULLE_ATTEMPT_EXERCISE, "fox", FALSE, 0);
  add_attempt (attempts, DULLE_ATTEMPT_QUIZ, "fox", TRUE, 0);
  add_attempt (attempts, DULLE_ATTEMPT_LESSON, "fox", TRUE, 0);
  add_attempt (attempts, DULLE_ATTEMPT_PUZZLE, "charlie", TRUE, 1500);
  add_attempt (attempts, DULLE_ATTEMPT_PUZZLE, "", TRUE, 1500);
  add_attempt (attempts, DULLE_ATTEMPT_PUZZLE, "smear", FALSE, 1500);
  for (guint i = 0; i < DULLE_PROGRESS_SPAN; i++)
    add_attempt (attempts, DULLE_ATTEMPT_PUZZLE, "smear", TRUE, 1500);
  themes = dulle_progress_themes (attempts, "");

  ck_assert_uint_eq (themes->len, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const DulleThemeTally *tally = &g_array_index (themes, DulleThemeTally, i);

      ck_assert_str_eq (tally->theme, expected[i].theme);
      ck_assert_uint_eq (tally->n, expected[i].n);
      ck_assert_uint_eq (tally->n_right, expected[i].n_right);
    }
}
END_TEST

/* Each milestone, and what just misses it. */
START_TEST (test_milestones)
{
  const DulleGrade good = { .n_moves = { [DULLE_MOVE_BEST] = 12 } };
  const DulleGrade doubtful = { .n_moves = { [DULLE_MOVE_BEST] = 11, [DULLE_MOVE_DOUBTFUL] = 1 } };
  const DulleGrade bad = { .n_moves = { [DULLE_MOVE_BEST] = 11, [DULLE_MOVE_ERROR] = 1 } };
  const struct
  {
    DullePastGame game;
    guint         n;
    guint         milestones;
  } cases[] = {
    { { .tournament = 1 }, 1, 0 },
    { { .tournament = 1, .won = TRUE }, 1, 1U << DULLE_MILESTONE_GAME_WON },
    { { .tournament = 1, .solo = TRUE }, 1, 0 },
    { { .tournament = 1, .solo = TRUE, .won = TRUE, .card_points = 210 },
      1,
      1U << DULLE_MILESTONE_GAME_WON | 1U << DULLE_MILESTONE_SOLO_WON },
    { { .tournament = 1, .won = TRUE, .card_points = 211 },
      1,
      1U << DULLE_MILESTONE_GAME_WON | 1U << DULLE_MILESTONE_NO_30 },
    { { .tournament = 1, .n_announced = 2, .n_kept = 1 },
      1,
      1U << DULLE_MILESTONE_ANNOUNCEMENT_KEPT },
    { { .tournament = 1, .specials = 1U << DULLE_LINE_FOX_CAUGHT },
      1,
      1U << DULLE_MILESTONE_FOX_CAUGHT },
    { { .tournament = 1, .specials = 1U << DULLE_LINE_FOX_CAUGHT, .fox_in_last_trick = TRUE },
      1,
      1U << DULLE_MILESTONE_FOX_CAUGHT | 1U << DULLE_MILESTONE_FOX_CAUGHT_LAST_TRICK },
    { { .tournament = 1, .specials = 1U << DULLE_LINE_CHARLIE | 1U << DULLE_LINE_DOPPELKOPF },
      1,
      1U << DULLE_MILESTONE_CHARLIE | 1U << DULLE_MILESTONE_DOPPELKOPF },
    { { .tournament = 1, .graded = TRUE, .grade = bad }, 8, 0 },
    { { .tournament = 1, .graded = TRUE, .grade = doubtful },
      8,
      1U << DULLE_MILESTONE_EVENING_WITHOUT_ERROR },
    { { .tournament = 1, .graded = TRUE, .grade = good },
      7,
      1U << DULLE_MILESTONE_GAME_WITHOUT_ERROR },
  };
  g_autoptr (GArray) attempts = g_array_new (FALSE, FALSE, sizeof (DulleAttempt));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (DullePastGame));

      for (guint j = 0; j < cases[i].n; j++)
        g_array_append_val (games, cases[i].game);
      ck_assert_uint_eq (dulle_progress_milestones (attempts, "", games), cases[i].milestones);
    }

  add_attempt (attempts, DULLE_ATTEMPT_LESSON, "", FALSE, 0);
  add_attempt (attempts, DULLE_ATTEMPT_PUZZLE, "fox", TRUE, 1799);
  ck_assert_uint_eq (dulle_progress_milestones (attempts, "", NULL), 0);
  add_attempt (attempts, DULLE_ATTEMPT_LESSON, "", TRUE, 0);
  add_attempt (attempts, DULLE_ATTEMPT_PUZZLE, "fox", TRUE, 1800);
  ck_assert_uint_eq (dulle_progress_milestones (attempts, "", NULL),
                     1U << DULLE_MILESTONE_LESSON | 1U << DULLE_MILESTONE_HARD_PUZZLE);
}
END_TEST

/* Whoever does not follow suit has not played without an error, however good the decisions were. */
START_TEST (test_revoke)
{
  const DulleGrade   good = { .n_moves = { [DULLE_MOVE_BEST] = 12 } };
  const DulleLineup  lineup = { .players = { 0, 1, 2, 3 }, .dealer = 3 };
  DulleTournamentRun run = { .records = read_revoked_game (),
                             .lineups = g_array_new (FALSE, FALSE, sizeof (DulleLineup)) };
  g_autoptr (GArray) past = g_array_new (FALSE, FALSE, sizeof (DullePastGame));
  g_autoptr (GArray) attempts = g_array_new (FALSE, FALSE, sizeof (DulleAttempt));

  run.setup =
      dulle_tournament_setup_make (&g_array_index (run.records, DulleRecord, 0).setup.rules, 1);
  g_array_append_val (run.lineups, lineup);
  dulle_past_games_add (past, &run);
  ck_assert_uint_eq (past->len, DULLE_N_SEATS);

  for (guint seat = 0; seat < DULLE_N_SEATS; seat++)
    {
      DullePastGame *game = &g_array_index (past, DullePastGame, seat);
      g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (DullePastGame));
      guint milestones = 1U << DULLE_MILESTONE_GAME_WITHOUT_ERROR |
                         1U << DULLE_MILESTONE_EVENING_WITHOUT_ERROR;

      game->graded = TRUE;
      game->grade = good;
      game->tournament = 1;
      for (guint i = 0; i < 8; i++)
        g_array_append_val (games, *game);
      ck_assert_uint_eq (dulle_progress_milestones (attempts, "", games) & milestones,
                         seat == 1 ? 0 : milestones);
    }
  dulle_tournament_run_clear (&run);
}
END_TEST

/* What goes badly has a lesson, which in its turn has these puzzles; few attempts say nothing. */
START_TEST (test_lessons)
{
  ck_assert (dulle_theme_tally_goes_badly (&(DulleThemeTally){ .n = 15, .n_right = 8 }));
  ck_assert (!dulle_theme_tally_goes_badly (&(DulleThemeTally){ .n = 15, .n_right = 10 }));
  ck_assert (!dulle_theme_tally_goes_badly (&(DulleThemeTally){ .n = 2, .n_right = 0 }));

  for (int i = 0; i < DULLE_N_PUZZLE_THEMES; i++)
    {
      const char *lesson = dulle_theme_lesson ((DullePuzzleTheme) i);

      ck_assert_ptr_nonnull (lesson);
      ck_assert_uint_ne (dulle_lesson_themes (lesson) & 1u << i, 0);
    }
  ck_assert_str_eq (dulle_theme_lesson (DULLE_THEME_SMEAR), "06");
  ck_assert_uint_eq (dulle_lesson_themes ("01"), 0);
}
END_TEST

SUITE ("progress",
       test_paper,
       test_upset,
       test_nothing_played,
       test_ratings,
       test_themes,
       test_milestones,
       test_revoke,
       test_lessons)
