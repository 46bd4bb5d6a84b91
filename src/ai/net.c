/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Implementation overview
 *
 * A hidden unit is the sum of its bias and its weighted inputs, cut off below 0 and above
 * its largest value; the value of a card is the weighted sum of the hidden units. The plain
 * form defines what is computed. Where there is SSE2, which is on every x86-64, one
 * instruction multiplies eight inputs and adds them up in pairs: that is why inputs come in
 * pairs.
 */
#include "net.h"

#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

/* How far a sum has to be shifted to be a hidden unit. */
#define UNIT_SHIFT 9

G_STATIC_ASSERT (DULLE_NET_INPUT_ONE *DULLE_NET_WEIGHT_ONE == DULLE_NET_UNIT_ONE << UNIT_SHIFT);

/* Inputs */

/* In floats of this size, what is behind the point is rounded away, and the number itself
 * stands in the lowest bits. */
#define ROUNDER      12582912.0f
#define ROUNDER_BITS 0x4b400000

static inline void
quantise_inputs (const float *values,
                 unsigned     n,
                 int16_t     *inputs)
{
  for (unsigned i = 0; i < n; i++)
    {
      float   rounded = values[i] * DULLE_NET_INPUT_ONE + ROUNDER;
      int32_t bits;

      memcpy (&bits, &rounded, sizeof bits);
      inputs[i] = (int16_t) (bits - ROUNDER_BITS);
    }
  for (unsigned i = 0; i < n; i++)
    inputs[i] = CLAMP (inputs[i], -DULLE_NET_MOST_INPUT, DULLE_NET_MOST_INPUT);
}

void
dulle_net_shared_inputs (const DulleSituation *situation,
                         int16_t               inputs[DULLE_N_SHARED])
{
  float values[DULLE_N_SHARED] = { 0.0f };

  dulle_facts (situation, values);
  quantise_inputs (values, DULLE_N_SHARED, inputs);
}

void
dulle_net_card_inputs (const DulleSituation *situation,
                       const DulleForecast  *forecast,
                       DulleCard             card,
                       float                 values[DULLE_N_CARD_INPUTS],
                       int16_t               inputs[DULLE_N_CARD_INPUTS])
{
  dulle_card_facts (situation, forecast, card, values + DULLE_N_FEATURES);
  quantise_inputs (values, DULLE_N_CARD_INPUTS, inputs);
}

/* The plain form */

static void
add_pairs_plainly (const int16_t (*weights)[DULLE_NET_WIDTH][2],
                   const int16_t *inputs,
                   unsigned       n_pairs,
                   int32_t        sums[DULLE_NET_WIDTH])
{
  for (unsigned i = 0; i < n_pairs; i++)
    for (unsigned unit = 0; unit < DULLE_NET_WIDTH; unit++)
      sums[unit] += weights[i][unit][0] * inputs[2 * i] + weights[i][unit][1] * inputs[2 * i + 1];
}

static int32_t
cut_unit_off (int32_t sum)
{
  return MIN (MAX (sum, 0) >> UNIT_SHIFT, DULLE_NET_MOST_UNIT);
}

static double
scale_output (int32_t sum)
{
  return sum / (double) (DULLE_NET_UNIT_ONE * DULLE_NET_OUTPUT_ONE);
}

void
dulle_net_units_plainly (const DulleNetPart *part,
                         const int16_t       shared[DULLE_N_SHARED],
                         const int16_t       card[DULLE_N_CARD_INPUTS],
                         int32_t             units[DULLE_NET_WIDTH])
{
  memcpy (units, part->bias, sizeof part->bias);
  add_pairs_plainly (part->shared, shared, DULLE_N_SHARED / 2, units);
  add_pairs_plainly (part->card, card, DULLE_N_CARD_INPUTS / 2, units);
  for (unsigned unit = 0; unit < DULLE_NET_WIDTH; unit++)
    units[unit] = cut_unit_off (units[unit]);
}

double
dulle_net_value_plainly (const DulleNetPart *part,
                         const int16_t       shared[DULLE_N_SHARED],
                         const int16_t       card[DULLE_N_CARD_INPUTS])
{
  int32_t units[DULLE_NET_WIDTH];
  int32_t sum = 0;

  dulle_net_units_plainly (part, shared, card, units);
  for (unsigned unit = 0; unit < DULLE_NET_WIDTH; unit++)
    sum += units[unit] * part->output[unit];

  return scale_output (sum);
}

/* The quick form */

#ifdef __SSE2__

/* The hidden units, which fit into registers. */
typedef struct
{
  __m128i fours[DULLE_NET_WIDTH / 4];
} Units;

/* Most inputs are 0. */
static inline void
add_pair (Units         *units,
          const int16_t  weights[DULLE_NET_WIDTH][2],
          const int16_t *inputs)
{
  int32_t pair;
  __m128i both;

  memcpy (&pair, inputs, sizeof pair);
  if (pair == 0)
    return;
  both = _mm_set1_epi32 (pair);
  for (unsigned i = 0; i < DULLE_NET_WIDTH / 4; i++)
    {
      const void *from = weights[4 * i];
      __m128i     four = _mm_loadu_si128 ((const __m128i *) from);

      units->fours[i] = _mm_add_epi32 (units->fours[i], _mm_madd_epi16 (four, both));
    }
}

/* Eight units fit into a register once they are cut off. */
static inline int32_t
sum_units (const Units  *units,
           const int16_t weights[DULLE_NET_WIDTH])
{
  __m128i most = _mm_set1_epi16 (DULLE_NET_MOST_UNIT);
  __m128i all = _mm_setzero_si128 ();
  int32_t four[4];

  for (unsigned i = 0; i < DULLE_NET_WIDTH / 8; i++)
    {
      __m128i     low = _mm_srai_epi32 (units->fours[2 * i], UNIT_SHIFT);
      __m128i     high = _mm_srai_epi32 (units->fours[2 * i + 1], UNIT_SHIFT);
      __m128i     eight = _mm_packs_epi32 (low, high);
      const void *from = weights + 8 * i;
      __m128i     output = _mm_loadu_si128 ((const __m128i *) from);

      eight = _mm_max_epi16 (_mm_min_epi16 (eight, most), _mm_setzero_si128 ());
      all = _mm_add_epi32 (all, _mm_madd_epi16 (eight, output));
    }
  memcpy (four, &all, sizeof four);

  return four[0] + four[1] + four[2] + four[3];
}

void
dulle_net_share (const DulleNetPart *part,
                 const int16_t       inputs[DULLE_N_SHARED],
                 DulleNetSums       *sums)
{
  Units units;

  memcpy (&units, part->bias, sizeof units);
#pragma GCC unroll 32
  for (unsigned i = 0; i < DULLE_N_SHARED / 2; i++)
    add_pair (&units, part->shared[i], inputs + 2 * i);
  memcpy (sums->sums, &units, sizeof units);
}

double
dulle_net_value (const DulleNetPart *part,
                 const DulleNetSums *sums,
                 const int16_t       inputs[DULLE_N_CARD_INPUTS])
{
  Units units;

  memcpy (&units, sums->sums, sizeof units);
#pragma GCC unroll 32
  for (unsigned i = 0; i < DULLE_N_CARD_INPUTS / 2; i++)
    add_pair (&units, part->card[i], inputs + 2 * i);

  return scale_output (sum_units (&units, part->output));
}

#else

void
dulle_net_share (const DulleNetPart *part,
                 const int16_t       inputs[DULLE_N_SHARED],
                 DulleNetSums       *sums)
{
  memcpy (sums->sums, part->bias, sizeof sums->sums);
  add_pairs_plainly (part->shared, inputs, DULLE_N_SHARED / 2, sums->sums);
}

double
dulle_net_value (const DulleNetPart *part,
                 const DulleNetSums *sums,
                 const int16_t       inputs[DULLE_N_CARD_INPUTS])
{
  DulleNetSums all = *sums;
  int32_t      sum = 0;

  add_pairs_plainly (part->card, inputs, DULLE_N_CARD_INPUTS / 2, all.sums);
  for (unsigned unit = 0; unit < DULLE_NET_WIDTH; unit++)
    sum += cut_unit_off (all.sums[unit]) * part->output[unit];

  return scale_output (sum);
}

#endif
