/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * The logarithms of all likelihoods are fitted together, for the least log loss of the true
 * parties by what the belief makes of the clues: see belief.c, whose formula this repeats in
 * double precision. So clues that go together are not counted twice, and what players of
 * several kinds do is weighed against each other. All games are gone through in each step,
 * which is Adam's (Kingma and Ba 2015), with a rate that falls to 0. The games are divided into
 * a fixed number of parts whose slopes are added in order.
 */
#include "clue-train.h"

#include "ai/parallel.h"

#include <math.h>
#include <string.h>

#define N_STEPS  120
#define RATE     0.1
#define MOMENTUM 0.9
#define MEMORY   0.99
#define TINY     1e-9

/* How strongly likelihoods are drawn to 1, in moments. */
#define RIDGE 5.0

/* What one card says of the parties at most. These players may never do what others do now and
 * then: whoever takes that for certain is easily fooled, and tries to fool others. */
#define MOST_PARTY 5.0

#define N_PARTS 16

/* The numbers to be fitted, all logarithms. */
#define SENSIBLE    0
#define PARTY(kind) (1 + 2 * (kind))
#define SENSE(kind) (2 + 2 * (kind))
#define N_NUMBERS   PARTY (DULLE_N_CLUES)

typedef double Spreads[DULLE_N_SPREADS];

/* What the clues so far tell, as logarithms. */
typedef struct
{
  Spreads weights[DULLE_N_SEATS];
  double  sense[DULLE_N_SEATS];
} Evidence;

/**
 * Study:
 * @evidence: that of the game, before each card
 * @back: the slopes of the evidence, from the end of the game back to the present clue
 * @slopes: the slopes of the numbers
 * @weight: the weights of the moments, added up
 *
 * What a part of the games teaches.
 */
typedef struct
{
  const DulleClueGames *games;
  const double         *numbers;
  Evidence              evidence[DULLE_N_CARDS * 2 + 1];
  Evidence              back;
  double                slopes[N_NUMBERS];
  double                weight;
  unsigned              n[DULLE_N_CLUE_PLAYERS];
  double                loss[DULLE_N_CLUE_PLAYERS];
} Study;

/**
 * Judgement:
 * @sense: by seat, the chance that it plays sensibly
 * @weights: by seat, what its clues say if it does, with a mean of 1
 * @factors: by seat, what they say as far as it does
 * @chances: the chances of the spreads
 *
 * What is believed at a moment.
 */
typedef struct
{
  double  sense[DULLE_N_SEATS];
  Spreads weights[DULLE_N_SEATS];
  Spreads factors[DULLE_N_SEATS];
  Spreads chances;
} Judgement;

#define FOREACH_SPREAD(i)  for (unsigned i = 0; i < DULLE_N_SPREADS; i++)
#define FOREACH_SEAT(seat) for (unsigned seat = 0; seat < DULLE_N_SEATS; seat++)

/* Whether a clue is likelier in a spread: a lead if its seat is Re, what follows if both seats
 * are friends. */
static bool
favours_spread (const DulleClue *clue,
                unsigned         spread)
{
  unsigned own = dulle_spreads[spread] >> clue->seat & 1;

  return clue->seat == clue->other ? own != 0 : own == (dulle_spreads[spread] >> clue->other & 1u);
}

static void
follow_clues (Study           *study,
              const DulleClue *clues,
              unsigned         n)
{
  Evidence *evidence = study->evidence;

  memset (evidence, 0, sizeof *evidence);
  FOREACH_SEAT (seat)
  evidence->sense[seat] = study->numbers[SENSIBLE];
  for (unsigned i = 0; i < n; i++, evidence++)
    {
      const DulleClue *clue = &clues[i];

      evidence[1] = evidence[0];
      evidence[1].sense[clue->seat] += study->numbers[SENSE (clue->kind)];
      FOREACH_SPREAD (spread)
      {
        if (favours_spread (clue, spread))
          evidence[1].weights[clue->seat][spread] += study->numbers[PARTY (clue->kind)];
      }
    }
}

static void
judge_seat (const DulleClueMoment *moment,
            const Evidence        *evidence,
            unsigned               seat,
            Judgement             *judgement)
{
  double *weights = judgement->weights[seat];
  double  sense = 1.0 / (1.0 + exp (-evidence->sense[seat]));
  double  mean = 0.0;

  judgement->sense[seat] = sense;
  FOREACH_SPREAD (spread)
  {
    weights[spread] = exp (evidence->weights[seat][spread]);
    mean += moment->prior[spread] * weights[spread];
  }
  FOREACH_SPREAD (spread)
  {
    weights[spread] /= mean;
    judgement->factors[seat][spread] = sense * weights[spread] + 1.0 - sense;
    judgement->chances[spread] *= judgement->factors[seat][spread];
  }
}

static void
judge_moment (const DulleClueMoment *moment,
              const Evidence        *evidence,
              Judgement             *judgement)
{
  double sum = 0.0;

  FOREACH_SPREAD (spread)
  judgement->chances[spread] = moment->prior[spread];
  FOREACH_SEAT (seat)
  {
    if (seat != moment->viewer)
      judge_seat (moment, evidence, seat, judgement);
  }
  FOREACH_SPREAD (spread)
  sum += judgement->chances[spread];
  FOREACH_SPREAD (spread)
  judgement->chances[spread] /= sum;
}

/* Adds the slopes of the loss at a moment to those of the evidence then. */
static void
add_slopes (const DulleClueMoment *moment,
            const Judgement       *judgement,
            double                 weight,
            Evidence              *back)
{
  FOREACH_SEAT (seat)
  {
    const double *weights = judgement->weights[seat];
    double        sense = judgement->sense[seat];
    Spreads       slopes;
    double        sum = 0.0;

    if (seat == moment->viewer)
      continue;
    FOREACH_SPREAD (spread)
    {
      double error = judgement->chances[spread] - (spread == moment->truth);
      double slope = weight * error / judgement->factors[seat][spread];

      back->sense[seat] += slope * (weights[spread] - 1.0) * sense * (1.0 - sense);
      slopes[spread] = slope * sense * weights[spread];
      sum += slopes[spread];
    }
    FOREACH_SPREAD (spread)
    back->weights[seat][spread] += slopes[spread] - sum * moment->prior[spread] * weights[spread];
  }
}

/* Counts the log loss of the forecasts that a seat is Re. */
static void
count_loss (Study                 *study,
            const DulleClueMoment *moment,
            const Judgement       *judgement,
            unsigned               player)
{
  FOREACH_SEAT (seat)
  {
    double prior = 0.0;
    double chance = 0.0;

    FOREACH_SPREAD (spread)
    {
      double re = dulle_spreads[spread] >> seat & 1;

      prior += re * moment->prior[spread];
      chance += re * judgement->chances[spread];
    }
    if (prior < TINY || prior > 1.0 - TINY)
      continue;
    if ((dulle_spreads[moment->truth] >> seat & 1) == 0)
      chance = 1.0 - chance;
    study->n[player]++;
    study->loss[player] -= log (MAX (chance, TINY));
  }
}

/* Hands the slopes of the evidence on to the clue before it. */
static void
take_back (Study           *study,
           const DulleClue *clue)
{
  FOREACH_SPREAD (spread)
  {
    if (favours_spread (clue, spread))
      study->slopes[PARTY (clue->kind)] += study->back.weights[clue->seat][spread];
  }
  study->slopes[SENSE (clue->kind)] += study->back.sense[clue->seat];
}

static void
study_game (Study               *study,
            const DulleClueGame *game)
{
  const DulleClue       *clues = &g_array_index (study->games->clues, DulleClue, game->first_clue);
  const DulleClueMoment *moments =
      &g_array_index (study->games->moments, DulleClueMoment, game->first_moment);
  unsigned left = game->n_clues;

  follow_clues (study, clues, game->n_clues);
  memset (&study->back, 0, sizeof study->back);
  for (unsigned i = game->n_moments; i > 0; i--)
    {
      const DulleClueMoment *moment = &moments[i - 1];
      Judgement              judgement;

      for (; left > moment->n_clues; left--)
        take_back (study, &clues[left - 1]);
      judge_moment (moment, &study->evidence[left], &judgement);
      count_loss (study, moment, &judgement, game->player);
      add_slopes (moment, &judgement, game->weight, &study->back);
      study->weight += game->weight;
    }
  for (; left > 0; left--)
    take_back (study, &clues[left - 1]);
  FOREACH_SEAT (seat)
  study->slopes[SENSIBLE] += study->back.sense[seat];
}

/* Steps */

/**
 * Course:
 * @mean: Adam's mean of the slopes
 * @square: the mean of their squares
 */
typedef struct
{
  const DulleClueGames *games;
  unsigned              n_threads;
  double                numbers[N_NUMBERS];
  double                mean[N_NUMBERS];
  double                square[N_NUMBERS];
  Study                 studies[N_PARTS];
} Course;

static void
study_parts (unsigned thread,
             void    *data)
{
  Course *course = data;
  guint   n_games = course->games->games->len;

  for (unsigned part = thread; part < N_PARTS; part += course->n_threads)
    {
      Study   *study = &course->studies[part];
      unsigned end = (unsigned) ((uint64_t) n_games * (part + 1) / N_PARTS);

      memset (study, 0, sizeof *study);
      study->games = course->games;
      study->numbers = course->numbers;
      for (unsigned i = (unsigned) ((uint64_t) n_games * part / N_PARTS); i < end; i++)
        study_game (study, &g_array_index (course->games->games, DulleClueGame, i));
    }
}

/* Adds the parts up, in the first of them. */
static const Study *
study_games (Course *course)
{
  Study *sum = &course->studies[0];

  dulle_parallel (course->n_threads, study_parts, course);
  for (unsigned part = 1; part < N_PARTS; part++)
    {
      const Study *more = &course->studies[part];

      sum->weight += more->weight;
      for (unsigned i = 0; i < N_NUMBERS; i++)
        sum->slopes[i] += more->slopes[i];
      for (unsigned i = 0; i < DULLE_N_CLUE_PLAYERS; i++)
        {
          sum->n[i] += more->n[i];
          sum->loss[i] += more->loss[i];
        }
    }

  return sum;
}

static void
make_step (Course      *course,
           const Study *study,
           unsigned     step)
{
  double mean_known = 1.0 - pow (MOMENTUM, step + 1);
  double square_known = 1.0 - pow (MEMORY, step + 1);
  double rate = RATE * (N_STEPS - step) / N_STEPS;

  for (unsigned i = 0; i < N_NUMBERS; i++)
    {
      double ridge = i == SENSIBLE ? 0.0 : RIDGE * course->numbers[i];
      double slope = (study->slopes[i] + ridge) / study->weight;

      course->mean[i] = MOMENTUM * course->mean[i] + (1.0 - MOMENTUM) * slope;
      course->square[i] = MEMORY * course->square[i] + (1.0 - MEMORY) * slope * slope;
      course->numbers[i] -= rate * (course->mean[i] / mean_known) /
                            (sqrt (course->square[i] / square_known) + TINY);
    }
}

static double
find_mean_loss (const Study *study,
                unsigned     player)
{
  return study->loss[player] / MAX (1, study->n[player]);
}

void
dulle_clue_train (const DulleClueGames *games,
                  unsigned              n_threads,
                  DulleClueWeights     *weights,
                  DulleClueProof        proofs[DULLE_N_CLUE_PLAYERS])
{
  g_autofree Course *course = g_new0 (Course, 1);

  g_return_if_fail (games->games->len > 0);

  course->games = games;
  course->n_threads = n_threads;
  course->numbers[SENSIBLE] = log (weights->sensible);
  for (unsigned kind = 0; kind < DULLE_N_CLUES; kind++)
    {
      course->numbers[PARTY (kind)] = log (weights->of[kind].party);
      course->numbers[SENSE (kind)] = log (weights->of[kind].sense);
    }
  for (unsigned step = 0; step <= N_STEPS; step++)
    {
      const Study *study = study_games (course);

      for (unsigned i = 0; i < DULLE_N_CLUE_PLAYERS; i++)
        {
          proofs[i].n = study->n[i];
          proofs[i].after = find_mean_loss (study, i);
          proofs[i].before = step == 0 ? proofs[i].after : proofs[i].before;
        }
      if (step < N_STEPS)
        make_step (course, study, step);
    }
  weights->sensible = (float) exp (course->numbers[SENSIBLE]);
  for (unsigned kind = 0; kind < DULLE_N_CLUES; kind++)
    {
      double party = exp (course->numbers[PARTY (kind)]);

      weights->of[kind].party = (float) CLAMP (party, 1.0 / MOST_PARTY, MOST_PARTY);
      weights->of[kind].sense = (float) exp (course->numbers[SENSE (kind)]);
    }
}
