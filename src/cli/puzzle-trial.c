/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is found of a puzzle is one line:
 *
 *   ID SAME SHARE…
 *
 *   SAME   1 if all judgments find the answer of the puzzle again, else 0
 *   SHARE  for each level of computer players, in how many of a hundred attempts it is right
 */
#include "puzzle-trial.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "engine/quote.h"
#include "puzzle-file.h"

/* In how many of a hundred puzzles at least the answer is the same. */
#define LEAST_SAME 97

/* It is enough that all judgments find the same answer best, beyond doubt: the distance that
 * is demanded of a puzzle may come out a little lower the next time. */
#define SAME_DEMAND ((DulleDemand){ 0.0, 2.0 })

/* So that the levels do not answer as they did for the rating. */
#define ANSWER_SEED UINT64_C (0x747269616c)

/**
 * Trial:
 * @places: the places of the puzzles that were drawn
 * @n_done: how many of them are judged
 * @shares: the sums of the shares, by level
 */
typedef struct
{
  const DullePuzzleTrial *plan;
  DullePuzzleBook        *book;
  unsigned               *places;
  unsigned                n_done;
  unsigned                n_same;
  double                  shares[DULLE_N_PUZZLE_SOLVERS];
} Trial;

/* Draws @n of all places without repeating one. */
static unsigned *
draw_places (uint64_t seed,
             unsigned n_all,
             unsigned n)
{
  unsigned *places = g_new (unsigned, n_all);
  DulleRng  rng = dulle_rng (seed);

  for (unsigned i = 0; i < n_all; i++)
    places[i] = i;
  for (unsigned i = 0; i < n; i++)
    {
      unsigned other = i + dulle_rng_below (&rng, n_all - i);
      unsigned place = places[i];

      places[i] = places[other];
      places[other] = place;
    }

  return places;
}

static bool
is_same (const DullePuzzleTrial *plan,
         const DullePuzzle      *puzzle,
         DulleLabel             *label)
{
  DullePuzzleVerdict verdict;

  return dulle_puzzle_judge (plan->seed, plan->effort, SAME_DEMAND, label, &verdict) &&
         dulle_puzzle_is_right (puzzle, &label->alternatives[0].action);
}

static bool
compute_puzzle (unsigned number,
                GString *text,
                void    *data,
                GError **error)
{
  const Trial *trial = data;
  uint64_t     seed = trial->plan->seed ^ ANSWER_SEED;
  DullePuzzle  puzzle;
  DulleLabel   label;
  DulleLabel   judged;

  if (!dulle_puzzle_book_read (trial->book, trial->places[number], &puzzle, error))
    return false;

  dulle_puzzle_to_label (&puzzle, &label);
  judged = label;
  g_string_append_printf (text, "%s %d", puzzle.head.id,
                          is_same (trial->plan, &puzzle, &judged) ? 1 : 0);
  for (unsigned level = 0; level < DULLE_N_PUZZLE_SOLVERS; level++)
    g_string_append_printf (text, " %.0f",
                            100.0 * dulle_puzzle_solve (level, seed, &label, puzzle.n_right));

  return true;
}

/* Reads what compute_puzzle() has written after the id. */
static bool
parse_judgment (char  **words,
                bool   *agrees,
                guint64 shares[DULLE_N_PUZZLE_SOLVERS])
{
  guint64 same;

  if (g_strv_length (words) != 2 + DULLE_N_PUZZLE_SOLVERS ||
      !g_ascii_string_to_unsigned (words[1], 10, 0, 1, &same, NULL))
    return false;

  for (unsigned level = 0; level < DULLE_N_PUZZLE_SOLVERS; level++)
    {
      if (!g_ascii_string_to_unsigned (words[2 + level], 10, 0, 100, &shares[level], NULL))
        return false;
    }
  *agrees = same == 1;

  return true;
}

static bool
take_puzzle (unsigned                 number,
             const char              *text,
             const DulleTextPosition *at,
             void                    *data)
{
  Trial *trial = data;
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint64 shares[DULLE_N_PUZZLE_SOLVERS];
  bool    agrees;

  if (!parse_judgment (words, &agrees, shares))
    return dulle_fail_at (at, DULLE_ENGINE_ERROR_SYNTAX, "“%s” is no judgment of a puzzle.",
                          dulle_quote (text).text);
  trial->n_done++;
  trial->n_same += agrees;
  if (!agrees)
    g_print ("%s has another answer, or none\n", words[0]);
  for (unsigned level = 0; level < DULLE_N_PUZZLE_SOLVERS; level++)
    trial->shares[level] += (double) shares[level] / 100.0;

  return true;
}

static bool
print_trial (const Trial *trial)
{
  double n = trial->n_done;
  bool   ascends = true;

  g_print ("%u of %u puzzles have the same answer (%.1f %%)\n\n", trial->n_same, trial->n_done,
           100.0 * trial->n_same / n);
  for (unsigned level = 0; level < DULLE_N_PUZZLE_SOLVERS; level++)
    {
      g_print ("%-9s %5.0f  right in %5.1f %%\n", dulle_puzzle_solver_id (level),
               dulle_puzzle_solver_strength (level), 100.0 * trial->shares[level] / n);
      ascends = ascends && (level == 0 || trial->shares[level] >= trial->shares[level - 1]);
    }

  return ascends && 100 * trial->n_same >= LEAST_SAME * trial->n_done;
}

int
dulle_puzzle_trial_run (const DullePuzzleTrial *plan,
                        DulleWork              *work)
{
  g_autofree char *mark = NULL;
  g_autoptr (DullePuzzleBook) book = dulle_puzzles_open (plan->path, &mark);
  g_autofree unsigned *places = NULL;
  g_autofree char     *command = NULL;
  Trial                trial = { .plan = plan, .book = book };
  DulleWorkEnd         end;

  if (book == NULL)
    return EXIT_FAILURE;
  if (dulle_puzzle_book_n_puzzles (book) == 0)
    {
      dulle_complain ("“%s” has no puzzles.", dulle_quote (plan->path).text);
      return EXIT_FAILURE;
    }

  command = g_strdup_printf ("puzzles again=%s seed=%" G_GINT64_FORMAT " effort=%u", mark,
                             (gint64) plan->seed, plan->effort);
  work->n_units = MIN (plan->n_puzzles, dulle_puzzle_book_n_puzzles (book));
  places = draw_places (plan->seed, dulle_puzzle_book_n_puzzles (book), work->n_units);
  trial.places = places;
  work->command = command;
  work->compute = compute_puzzle;
  work->take = take_puzzle;
  work->data = &trial;
  end = dulle_work_run (work);
  if (end == DULLE_WORK_FAILED || trial.n_done == 0)
    return EXIT_FAILURE;

  return print_trial (&trial) && end == DULLE_WORK_DONE ? EXIT_SUCCESS : EXIT_FAILURE;
}
