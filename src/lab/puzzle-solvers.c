/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The rating is the most likely one if every answer is a game between player and puzzle, and
 * ratings are normally distributed to begin with: what Glicko would give after all these
 * games at once. The ratings of the players do not move.
 */
#include "puzzle-solvers.h"

#include <math.h>

#include "ai/player.h"

#define MEAN_RATING     1500.0
#define FIRST_DEVIATION 350.0

/* The points of rating that multiply the chances by e: 400 multiply them by ten. */
#define SCALE (400.0 / M_LN10)

/* Newton's method ends long before. */
#define STEPS 20

/**
 * Solver:
 * @strength: from the ladder in the table of matches of src/ai/README.md
 * @attempts: how often it answers, with a seed of its own each time
 * @weight: what an answer counts; those of one level resemble each other
 * @is_person: whether it makes a person's mistakes
 */
typedef struct
{
  DullePlayerKind kind;
  DulleStyle      style;
  double          strength;
  unsigned        attempts;
  double          weight;
  bool            is_person;
} Solver;

static const Solver solvers[DULLE_N_PUZZLE_SOLVERS] = {
  { DULLE_PLAYER_RANDOM, DULLE_STYLE_PLAIN, 600, 4, 0.5, false },
  { DULLE_PLAYER_BEGINNER, DULLE_STYLE_PLAIN, 1200, 8, 0.5, true },
  { DULLE_PLAYER_EASY, DULLE_STYLE_PLAIN, 1430, 6, 0.5, true },
  { DULLE_PLAYER_POLICY, DULLE_STYLE_CARELESS, 1500, 4, 0.5, false },
  { DULLE_PLAYER_NORMAL, DULLE_STYLE_PLAIN, 1750, 4, 0.5, false },
  { DULLE_PLAYER_STRONG, DULLE_STYLE_PLAIN, 1960, 2, 1.0, false },
};

static DulleAction
find_answer (const Solver     *solver,
             uint64_t          seed,
             const DulleLabel *label,
             const DulleView  *view)
{
  DullePlayer player = { .kind = solver->kind, .style = solver->style, .limits.seed = seed };
  DulleAction announcement;

  if (label->kind != DULLE_LABEL_ANNOUNCEMENT)
    return dulle_player_act (&player, view).action;
  if (dulle_player_announce (&player, view, &announcement) &&
      announcement.kind == DULLE_ACTION_ANNOUNCE)
    return announcement;

  return dulle_action_announce (view->own.seat, DULLE_LEVEL_NONE);
}

static unsigned
count_right (const Solver     *solver,
             uint64_t          seed,
             const DulleLabel *label,
             unsigned          n_right)
{
  DulleView view = dulle_label_view (label);
  unsigned  n = 0;

  for (unsigned attempt = 0; attempt < solver->attempts; attempt++)
    {
      DulleAction action = find_answer (solver, seed * DULLE_N_PLAYERS + attempt, label, &view);

      for (unsigned i = 0; i < n_right; i++)
        n += dulle_action_equal (&action, &label->alternatives[i].action);
    }

  return n;
}

bool
dulle_puzzle_is_hard (uint64_t          seed,
                      const DulleLabel *label,
                      unsigned          n_right)
{
  for (unsigned level = 0; level < DULLE_N_PUZZLE_SOLVERS; level++)
    {
      const Solver *solver = &solvers[level];

      if (solver->is_person && count_right (solver, seed, label, n_right) < solver->attempts)
        return true;
    }

  return false;
}

/* How the logarithm of the chance of all answers changes with the rating of the puzzle. */
static void
add_slopes (const Solver *solver,
            unsigned      right,
            double        rating,
            double       *slope,
            double       *curvature)
{
  double solved = 1.0 / (1.0 + exp ((rating - solver->strength) / SCALE));
  double weight = solver->weight * solver->attempts;

  *slope += (weight * solved - solver->weight * right) / SCALE;
  *curvature += weight * solved * (1.0 - solved) / (SCALE * SCALE);
}

DullePuzzleRating
dulle_puzzle_rate (uint64_t          seed,
                   const DulleLabel *label,
                   unsigned          n_right)
{
  unsigned right[DULLE_N_PUZZLE_SOLVERS];
  double   rating = MEAN_RATING;
  double   curvature = 0.0;

  for (unsigned level = 0; level < DULLE_N_PUZZLE_SOLVERS; level++)
    right[level] = count_right (&solvers[level], seed, label, n_right);

  for (unsigned step = 0; step < STEPS; step++)
    {
      double slope = (MEAN_RATING - rating) / (FIRST_DEVIATION * FIRST_DEVIATION);

      curvature = 1.0 / (FIRST_DEVIATION * FIRST_DEVIATION);
      for (unsigned level = 0; level < DULLE_N_PUZZLE_SOLVERS; level++)
        add_slopes (&solvers[level], right[level], rating, &slope, &curvature);
      rating += CLAMP (slope / curvature, -FIRST_DEVIATION, FIRST_DEVIATION);
    }

  return (DullePuzzleRating){ rating, 1.0 / sqrt (curvature) };
}

const char *
dulle_puzzle_solver_id (unsigned level)
{
  return dulle_player_id (solvers[level].kind);
}

double
dulle_puzzle_solver_strength (unsigned level)
{
  return solvers[level].strength;
}

double
dulle_puzzle_solve (unsigned          level,
                    uint64_t          seed,
                    const DulleLabel *label,
                    unsigned          n_right)
{
  return (double) count_right (&solvers[level], seed, label, n_right) / solvers[level].attempts;
}
