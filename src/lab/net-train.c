/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * Each part of the net is trained by itself, so parts are divided among the threads. Only
 * the differences between the cards of a decision are learned: the mean error over its cards
 * is subtracted. Most of them say how bad cards are that nobody would play; what decides is
 * taught by the score of the card that a soft maximum of the values would choose, which each
 * step raises as well. So what moves all cards alike does not matter: it must not have a slope
 * at all, or Adam's steps, which are as long for a small slope as for a large one, carry units
 * away until they are cut off for every card. Steps are Adam's (Kingma and Ba 2015), with a
 * rate that falls to 0 and with weights that decay a little (Loshchilov and Hutter 2019). All is
 * computed in single precision, with + − × ÷ and square roots, in one order. Every twentieth
 * lesson is kept back to prove what was learned.
 */
#include "net-train.h"

#include "ai/parallel.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH    DULLE_NET_WIDTH
#define N_INPUTS (DULLE_N_SHARED + DULLE_N_CARD_INPUTS)
#define N_PARTS  (DULLE_N_ROLES * DULLE_N_POSITIONS)
#define BATCH    32
#define KEPT     20
#define MOMENTUM 0.9f
#define MEMORY   0.999f
#define TINY     1e-5f
#define DECAY    0.01f

/* The largest hidden unit. */
#define MOST_UNIT ((float) DULLE_NET_MOST_UNIT / DULLE_NET_UNIT_ONE)

/* How many lessons the units are centred by, and those of a former net chosen. */
#define SAMPLE 4000

/* An error of more points than this counts as this. */
#define MOST_ERROR 6.0f

/* Values that differ by this many points are chosen e to 1, and how much the score of that
 * choice counts beside the squares of the errors. */
#define SOFTNESS 0.25f
#define CHOICE   3.0f

/* The weights of one part: those of the shared inputs come first. */
typedef struct
{
  float inputs[N_INPUTS][WIDTH];
  float bias[WIDTH];
  float output[WIDTH];
} Weights;

#define N_WEIGHTS (sizeof (Weights) / sizeof (float))

typedef union
{
  Weights parts;
  float   all[N_WEIGHTS];
} Numbers;

/**
 * Pupil:
 * @order: the lessons of this part, in the order in which they are gone through
 * @slope: the sum of the gradients of a batch
 * @mean: Adam's mean of the gradients
 * @square: the mean of their squares
 */
typedef struct
{
  const DulleNetTraining *training;
  const DulleLessons     *lessons;
  GArray                 *order;
  unsigned                n_kept;
  DulleRng                rng;
  Numbers                 weights;
  Numbers                 slope;
  Numbers                 mean;
  Numbers                 square;
  float                   mean_left;
  float                   square_left;
} Pupil;

/* Forward */

static void
add_inputs (const int16_t *inputs,
            unsigned       n,
            const float (*weights)[WIDTH],
            float sums[WIDTH])
{
  for (unsigned i = 0; i < n; i++)
    {
      float input = (float) inputs[i] / DULLE_NET_INPUT_ONE;

      for (unsigned j = 0; j < WIDTH && inputs[i] != 0; j++)
        sums[j] += input * weights[i][j];
    }
}

/* Computes the hidden units of a card, and returns its value. */
static float
weigh_card (const Weights         *weights,
            const float            shared[WIDTH],
            const DulleLessonCard *card,
            float                  units[WIDTH])
{
  float value = card->base;

  memcpy (units, shared, WIDTH * sizeof *units);
  add_inputs (card->inputs, DULLE_N_CARD_INPUTS, weights->inputs + DULLE_N_SHARED, units);
  for (unsigned i = 0; i < WIDTH; i++)
    {
      units[i] = CLAMP (units[i], 0.0f, MOST_UNIT);
      value += units[i] * weights->output[i];
    }

  return value;
}

static void
weigh_shared (const Weights     *weights,
              const DulleLesson *lesson,
              float              sums[WIDTH])
{
  memcpy (sums, weights->bias, sizeof weights->bias);
  add_inputs (lesson->inputs, DULLE_N_SHARED, weights->inputs, sums);
}

/* Backward */

static void
add_slopes (const int16_t *inputs,
            unsigned       n,
            const float    back[WIDTH],
            float (*slopes)[WIDTH])
{
  for (unsigned i = 0; i < n; i++)
    {
      float input = (float) inputs[i] / DULLE_NET_INPUT_ONE;

      for (unsigned j = 0; j < WIDTH && inputs[i] != 0; j++)
        slopes[i][j] += input * back[j];
    }
}

/* Subtracts the mean over the cards, weighted by their counts. */
static void
subtract_mean (const DulleLessonCard *cards,
               unsigned               n,
               float                 *errors)
{
  float sum = 0.0f;
  float all = 0.0f;

  for (unsigned i = 0; i < n; i++)
    {
      sum += cards[i].count * errors[i];
      all += cards[i].count;
    }
  for (unsigned i = 0; i < n; i++)
    errors[i] -= sum / all;
}

/* e to the power of @exponent, which is not above 0, in the arithmetic of all the rest. */
static float
raise_e (float exponent)
{
  float power = 1.0f + MAX (exponent, -31.0f) / 32.0f;

  for (unsigned i = 0; i < 5; i++)
    power *= power;

  return power;
}

/* Adds to the errors how a higher value of each card would lower the score of the card that
 * a soft maximum chooses. */
static void
add_choice (const DulleLessonCard *cards,
            unsigned               n,
            const float           *values,
            float                 *errors)
{
  float chances[DULLE_N_CARDS];
  float best = values[0];
  float sum = 0.0f;
  float mean = 0.0f;

  for (unsigned i = 1; i < n; i++)
    best = MAX (best, values[i]);
  for (unsigned i = 0; i < n; i++)
    {
      chances[i] = raise_e ((values[i] - best) / SOFTNESS);
      sum += chances[i];
    }
  for (unsigned i = 0; i < n; i++)
    {
      chances[i] /= sum;
      mean += chances[i] * cards[i].score;
    }
  for (unsigned i = 0; i < n; i++)
    errors[i] -= CHOICE * chances[i] / SOFTNESS *
                 CLAMP (cards[i].score - mean, -MOST_ERROR, MOST_ERROR);
}

/* Takes away what the errors of all cards have in common. */
static void
level_errors (unsigned n,
              float   *errors)
{
  float mean = 0.0f;

  for (unsigned i = 0; i < n; i++)
    mean += errors[i];
  mean /= (float) n;
  for (unsigned i = 0; i < n; i++)
    errors[i] -= mean;
}

/* Computes how far each card's value is to be lowered, and its hidden units. */
static void
find_errors (const Weights         *weights,
             const DulleLesson     *lesson,
             const DulleLessonCard *cards,
             float (*units)[WIDTH],
             float *errors)
{
  float shared[WIDTH];
  float values[DULLE_N_CARDS];

  weigh_shared (weights, lesson, shared);
  for (unsigned i = 0; i < lesson->n_cards; i++)
    {
      values[i] = weigh_card (weights, shared, &cards[i], units[i]);
      errors[i] = values[i] - cards[i].score;
    }
  subtract_mean (cards, lesson->n_cards, errors);
  for (unsigned i = 0; i < lesson->n_cards; i++)
    errors[i] = cards[i].count * CLAMP (errors[i], -MOST_ERROR, MOST_ERROR);
  add_choice (cards, lesson->n_cards, values, errors);
  level_errors (lesson->n_cards, errors);
}

static void
study_lesson (Pupil             *pupil,
              const DulleLesson *lesson)
{
  const DulleLessonCard *cards =
      &g_array_index (pupil->lessons->cards, DulleLessonCard, lesson->first);
  const Weights *weights = &pupil->weights.parts;
  Weights       *slope = &pupil->slope.parts;
  float          units[DULLE_N_CARDS][WIDTH];
  float          errors[DULLE_N_CARDS];
  float          all_back[WIDTH] = { 0.0f };

  find_errors (weights, lesson, cards, units, errors);
  for (unsigned i = 0; i < lesson->n_cards; i++)
    {
      float error = errors[i];
      float back[WIDTH];

      for (unsigned j = 0; j < WIDTH; j++)
        {
          slope->output[j] += error * units[i][j];
          back[j] = units[i][j] > 0.0f && units[i][j] < MOST_UNIT ? error * weights->output[j]
                                                                  : 0.0f;
          all_back[j] += back[j];
        }
      add_slopes (cards[i].inputs, DULLE_N_CARD_INPUTS, back, slope->inputs + DULLE_N_SHARED);
    }
  add_slopes (lesson->inputs, DULLE_N_SHARED, all_back, slope->inputs);
  for (unsigned j = 0; j < WIDTH; j++)
    slope->bias[j] += all_back[j];
}

static void
make_step (Pupil *pupil,
           float  rate)
{
  pupil->mean_left *= MOMENTUM;
  pupil->square_left *= MEMORY;
  rate *= sqrtf (1.0f - pupil->square_left) / (1.0f - pupil->mean_left);
  for (unsigned i = 0; i < N_WEIGHTS; i++)
    {
      float slope = pupil->slope.all[i] / BATCH;
      float mean = MOMENTUM * pupil->mean.all[i] + (1.0f - MOMENTUM) * slope;
      float square = MEMORY * pupil->square.all[i] + (1.0f - MEMORY) * slope * slope;

      pupil->mean.all[i] = mean;
      pupil->square.all[i] = square;
      pupil->weights.all[i] -= rate * (mean / (sqrtf (square) + TINY) +
                                       DECAY * pupil->weights.all[i]);
      pupil->slope.all[i] = 0.0f;
    }
}

static const DulleLesson *
find_lesson (const Pupil *pupil,
             unsigned     place)
{
  unsigned number = g_array_index (pupil->order, unsigned, place);

  return &g_array_index (pupil->lessons->lessons, DulleLesson, number);
}

/* Training */

static void
begin_weights (Pupil *pupil)
{
  for (unsigned i = 0; i < N_INPUTS; i++)
    for (unsigned j = 0; j < WIDTH; j++)
      pupil->weights.parts.inputs[i][j] = (float) (0.4 * dulle_rng_unit (&pupil->rng) - 0.2);
  for (unsigned j = 0; j < WIDTH; j++)
    pupil->weights.parts.bias[j] = (float) (0.4 * dulle_rng_unit (&pupil->rng) - 0.1);
}

static const DulleLessonCard *
find_card (const Pupil       *pupil,
           const DulleLesson *lesson,
           unsigned           which)
{
  return &g_array_index (pupil->lessons->cards, DulleLessonCard, lesson->first + which);
}

/* The number behind the last lesson by which the units are begun. */
static unsigned
end_of_sample (const Pupil *pupil)
{
  return MIN (pupil->order->len, pupil->n_kept + SAMPLE);
}

/* Gives each unit a mean of 0 over the cards, so that it is cut off for about half of them and
 * none is for all. */
static void
centre_units (Pupil *pupil)
{
  const Weights *weights = &pupil->weights.parts;
  float          mean[WIDTH] = { 0.0f };
  unsigned       n = 0;

  for (unsigned i = pupil->n_kept; i < end_of_sample (pupil); i++)
    {
      const DulleLesson *lesson = find_lesson (pupil, i);
      float              shared[WIDTH];

      weigh_shared (weights, lesson, shared);
      for (unsigned k = 0; k < lesson->n_cards; k++, n++)
        {
          float units[WIDTH];

          memcpy (units, shared, sizeof units);
          add_inputs (find_card (pupil, lesson, k)->inputs, DULLE_N_CARD_INPUTS,
                      weights->inputs + DULLE_N_SHARED, units);
          for (unsigned j = 0; j < WIDTH; j++)
            mean[j] += units[j];
        }
    }
  for (unsigned j = 0; j < WIDTH && n > 0; j++)
    pupil->weights.parts.bias[j] -= mean[j] / (float) n;
}

/* Adds up by how much the value of each unit differs between the cards of a decision. */
static void
measure_spreads (const Pupil        *pupil,
                 const DulleNetPart *part,
                 double              spreads[DULLE_NET_WIDTH])
{
  for (unsigned i = pupil->n_kept; i < end_of_sample (pupil); i++)
    {
      const DulleLesson *lesson = find_lesson (pupil, i);
      int32_t            least[DULLE_NET_WIDTH];
      int32_t            most[DULLE_NET_WIDTH];

      for (unsigned k = 0; k < lesson->n_cards; k++)
        {
          int32_t units[DULLE_NET_WIDTH];

          dulle_net_units_plainly (part, lesson->inputs, find_card (pupil, lesson, k)->inputs,
                                   units);
          for (unsigned j = 0; j < DULLE_NET_WIDTH; j++)
            {
              least[j] = k == 0 ? units[j] : MIN (least[j], units[j]);
              most[j] = k == 0 ? units[j] : MAX (most[j], units[j]);
            }
        }
      for (unsigned j = 0; j < DULLE_NET_WIDTH; j++)
        spreads[j] += abs (part->output[j]) * (double) (most[j] - least[j]);
    }
}

/* Returns: the unit with the largest spread */
static unsigned
find_widest (const double spreads[DULLE_NET_WIDTH])
{
  unsigned widest = 0;

  for (unsigned i = 1; i < DULLE_NET_WIDTH; i++)
    {
      if (spreads[i] > spreads[widest])
        widest = i;
    }

  return widest;
}

static void
take_unit (Weights            *weights,
           unsigned            to,
           const DulleNetPart *part,
           unsigned            from)
{
  for (unsigned i = 0; i < N_INPUTS; i++)
    {
      unsigned card = i - DULLE_N_SHARED;
      int16_t  weight = i < DULLE_N_SHARED ? part->shared[i / 2][from][i % 2]
                                           : part->card[card / 2][from][card % 2];

      weights->inputs[i][to] = (float) weight / DULLE_NET_WEIGHT_ONE;
    }
  weights->bias[to] = (float) part->bias[from] / (DULLE_NET_WEIGHT_ONE * DULLE_NET_INPUT_ONE);
  weights->output[to] = (float) part->output[from] / DULLE_NET_OUTPUT_ONE;
}

/* Goes on from the units of a former net that decide most; others stay as they are begun. */
static void
take_units (Pupil              *pupil,
            const DulleNetPart *part)
{
  double spreads[DULLE_NET_WIDTH] = { 0.0 };

  measure_spreads (pupil, part, spreads);
  for (unsigned to = 0; to < WIDTH; to++)
    {
      unsigned from = find_widest (spreads);

      if (spreads[from] <= 0.0)
        return;
      spreads[from] = 0.0;
      take_unit (&pupil->weights.parts, to, part, from);
    }
}

static void
shuffle_lessons (Pupil *pupil)
{
  for (unsigned i = pupil->order->len; i > pupil->n_kept + 1; i--)
    {
      unsigned  n = i - pupil->n_kept;
      unsigned  other = pupil->n_kept + dulle_rng_below (&pupil->rng, n);
      unsigned *a = &g_array_index (pupil->order, unsigned, i - 1);
      unsigned *b = &g_array_index (pupil->order, unsigned, other);
      unsigned  kept = *a;

      *a = *b;
      *b = kept;
    }
}

static void
study_lessons (Pupil *pupil)
{
  unsigned n = pupil->order->len - pupil->n_kept;
  unsigned n_batches = n / BATCH * pupil->training->n_epochs;
  unsigned done = 0;

  for (unsigned epoch = 0; epoch < pupil->training->n_epochs; epoch++)
    {
      shuffle_lessons (pupil);
      for (unsigned i = 0; i + BATCH <= n; i += BATCH, done++)
        {
          for (unsigned j = 0; j < BATCH; j++)
            study_lesson (pupil, find_lesson (pupil, pupil->n_kept + i + j));
          make_step (pupil, (float) pupil->training->rate * (float) (n_batches - done) /
                                (float) n_batches);
        }
    }
}

static int32_t
round_weight (float  weight,
              double one,
              double most)
{
  return (int32_t) lrint (CLAMP (weight * one, -most, most));
}

static void
quantise_part (const Weights *weights,
               DulleNetPart  *part)
{
  for (unsigned i = 0; i < N_INPUTS; i++)
    for (unsigned unit = 0; unit < WIDTH; unit++)
      {
        unsigned card = i - DULLE_N_SHARED;
        int16_t *to = i < DULLE_N_SHARED ? &part->shared[i / 2][unit][i % 2]
                                         : &part->card[card / 2][unit][card % 2];

        *to = (int16_t) round_weight (weights->inputs[i][unit], DULLE_NET_WEIGHT_ONE,
                                      DULLE_NET_MOST_WEIGHT);
      }
  for (unsigned unit = 0; unit < WIDTH; unit++)
    {
      part->bias[unit] = round_weight (weights->bias[unit],
                                       DULLE_NET_WEIGHT_ONE * DULLE_NET_INPUT_ONE,
                                       (double) DULLE_NET_MOST_WEIGHT * DULLE_NET_INPUT_ONE);
      part->output[unit] = (int16_t) round_weight (weights->output[unit], DULLE_NET_OUTPUT_ONE,
                                                   DULLE_NET_MOST_WEIGHT);
    }
}

/* Proof */

/* How much better the card that the net prefers did than the one that the sum prefers. */
static double
compare_choices (const DulleNetPart    *part,
                 const DulleLesson     *lesson,
                 const DulleLessonCard *cards)
{
  DulleNetSums sums;
  unsigned     by_net = 0;
  unsigned     by_sum = 0;
  double       best = -INFINITY;

  dulle_net_share (part, lesson->inputs, &sums);
  for (unsigned i = 0; i < lesson->n_cards; i++)
    {
      double value = cards[i].base + dulle_net_value (part, &sums, cards[i].inputs);

      if (value > best)
        {
          best = value;
          by_net = i;
        }
      if (cards[i].base > cards[by_sum].base)
        by_sum = i;
    }

  return cards[by_net].score - cards[by_sum].score;
}

static void
prove_part (const Pupil        *pupil,
            const DulleNetPart *part,
            DulleNetProof      *proof)
{
  double sum = 0.0;
  double squares = 0.0;

  for (unsigned i = 0; i < pupil->n_kept; i++)
    {
      const DulleLesson     *lesson = find_lesson (pupil, i);
      const DulleLessonCard *cards =
          &g_array_index (pupil->lessons->cards, DulleLessonCard, lesson->first);
      double gain = compare_choices (part, lesson, cards);

      sum += gain;
      squares += gain * gain;
    }
  proof->n_lessons = pupil->n_kept;
  if (pupil->n_kept == 0)
    return;
  proof->gain = sum / pupil->n_kept;
  proof->error = sqrt (squares) / pupil->n_kept;
}

/* Parts */

typedef struct
{
  const DulleNetTraining *training;
  const DulleLessons     *lessons;
  DulleNet               *net;
  DulleNetProof (*proofs)[DULLE_N_POSITIONS];
} School;

/* Lists the lessons of a part: those that are kept back, then the others. */
static void
list_lessons (Pupil   *pupil,
              unsigned role,
              unsigned place)
{
  pupil->order = g_array_new (FALSE, FALSE, sizeof (unsigned));
  for (unsigned kept = 0; kept < 2; kept++)
    {
      for (unsigned i = 0; i < pupil->lessons->lessons->len; i++)
        {
          const DulleLesson *lesson = &g_array_index (pupil->lessons->lessons, DulleLesson, i);

          if (lesson->role == role && lesson->place == place && (i % KEPT == 0) == (kept == 0))
            g_array_append_val (pupil->order, i);
        }
      if (kept == 0)
        pupil->n_kept = pupil->order->len;
    }
}

static void
train_part (const School *school,
            unsigned      role,
            unsigned      place)
{
  const DulleNet *start = school->training->start;
  DulleNetPart   *part = &school->net->parts[role][place];
  Pupil          *pupil = g_new0 (Pupil, 1);
  DulleRng        root = dulle_rng (school->training->seed);

  pupil->training = school->training;
  pupil->lessons = school->lessons;
  pupil->rng = dulle_rng_branch (&root, role * DULLE_N_POSITIONS + place);
  pupil->mean_left = pupil->square_left = 1.0f;
  list_lessons (pupil, role, place);
  if (start != NULL && role == DULLE_ROLE_SOLOIST)
    *part = start->parts[role][place];
  else
    {
      begin_weights (pupil);
      centre_units (pupil);
      if (start != NULL)
        take_units (pupil, &start->parts[role][place]);
      study_lessons (pupil);
      quantise_part (&pupil->weights.parts, part);
    }
  prove_part (pupil, part, &school->proofs[role][place]);
  g_array_unref (pupil->order);
  g_free (pupil);
}

static void
train_parts (unsigned part,
             void    *data)
{
  const School *school = data;

  for (unsigned i = part; i < N_PARTS; i += school->training->n_threads)
    train_part (school, i / DULLE_N_POSITIONS, i % DULLE_N_POSITIONS);
}

void
dulle_net_train (const DulleNetTraining *training,
                 const DulleLessons     *lessons,
                 DulleNet               *net,
                 DulleNetProof           proofs[DULLE_N_ROLES][DULLE_N_POSITIONS])
{
  School school = { training, lessons, net, proofs };

  memset (net, 0, sizeof *net);
  memset (proofs, 0, N_PARTS * sizeof **proofs);
  dulle_parallel (training->n_threads, train_parts, &school);
}
