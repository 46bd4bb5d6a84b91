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

/* Larger than any input, to make it positive: cutting off what is behind the point then
 * rounds. */
#define OFFSET 16384

static inline void
quantise_inputs (const double *values,
                 unsigned      n,
                 int16_t      *inputs)
{
  for (unsigned i = 0; i < n; i++)
    inputs[i] = (int16_t) ((int) (values[i] * DULLE_NET_INPUT_ONE + (OFFSET + 0.5)) - OFFSET);
  for (unsigned i = 0; i < n; i++)
    inputs[i] = CLAMP (inputs[i], -DULLE_NET_MOST_INPUT, DULLE_NET_MOST_INPUT);
}

void
dulle_net_shared_inputs (const DulleSituation *situation,
                         int16_t               inputs[DULLE_N_SHARED])
{
  double values[DULLE_N_SHARED] = { 0.0 };

  dulle_facts (situation, values);
  quantise_inputs (values, DULLE_N_SHARED, inputs);
}

void
dulle_net_card_inputs (const DulleSituation *situation,
                       const DulleForecast  *forecast,
                       DulleCard             card,
                       double                values[DULLE_N_CARD_INPUTS],
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
sum_units_plainly (const int32_t sums[DULLE_NET_WIDTH],
                   const int16_t weights[DULLE_NET_WIDTH])
{
  int32_t sum = 0;

  for (unsigned unit = 0; unit < DULLE_NET_WIDTH; unit++)
    sum += MIN (MAX (sums[unit], 0) >> UNIT_SHIFT, DULLE_NET_MOST_UNIT) * weights[unit];

  return sum;
}

static double
scale_output (int32_t sum)
{
  return sum / (double) (DULLE_NET_UNIT_ONE * DULLE_NET_OUTPUT_ONE);
}

double
dulle_net_value_plainly (const DulleNetPart *part,
                         const int16_t       shared[DULLE_N_SHARED],
                         const int16_t       card[DULLE_N_CARD_INPUTS])
{
  int32_t sums[DULLE_NET_WIDTH];

  memcpy (sums, part->bias, sizeof sums);
  add_pairs_plainly (part->shared, shared, DULLE_N_SHARED / 2, sums);
  add_pairs_plainly (part->card, card, DULLE_N_CARD_INPUTS / 2, sums);

  return scale_output (sum_units_plainly (sums, part->output));
}

/* The quick form */

#ifdef __SSE2__

static inline void
add_pairs (const int16_t (*weights)[DULLE_NET_WIDTH][2],
           const int16_t *inputs,
           unsigned       n_pairs,
           int32_t        sums[DULLE_NET_WIDTH])
{
  __m128i units[DULLE_NET_WIDTH / 4];

  memcpy (units, sums, sizeof units);
  for (unsigned i = 0; i < n_pairs; i++)
    {
      int32_t pair;
      __m128i both;

      memcpy (&pair, inputs + 2 * i, sizeof pair);
      if (pair == 0)
        continue;
      both = _mm_set1_epi32 (pair);
      for (unsigned j = 0; j < DULLE_NET_WIDTH / 4; j++)
        {
          __m128i four = _mm_loadu_si128 ((const __m128i *) (const void *) weights[i][4 * j]);

          units[j] = _mm_add_epi32 (units[j], _mm_madd_epi16 (four, both));
        }
    }
  memcpy (sums, units, sizeof units);
}

/* Eight units fit into a register once they are cut off. */
static inline int32_t
sum_units (const int32_t sums[DULLE_NET_WIDTH],
           const int16_t weights[DULLE_NET_WIDTH])
{
  __m128i most = _mm_set1_epi16 (DULLE_NET_MOST_UNIT);
  __m128i all = _mm_setzero_si128 ();
  int32_t four[4];

  for (unsigned i = 0; i < DULLE_NET_WIDTH; i += 8)
    {
      const __m128i *from = (const __m128i *) (const void *) (sums + i);
      __m128i        low = _mm_srai_epi32 (_mm_loadu_si128 (from), UNIT_SHIFT);
      __m128i        high = _mm_srai_epi32 (_mm_loadu_si128 (from + 1), UNIT_SHIFT);
      __m128i        units = _mm_packs_epi32 (low, high);
      __m128i        output = _mm_loadu_si128 ((const __m128i *) (const void *) (weights + i));

      units = _mm_max_epi16 (_mm_min_epi16 (units, most), _mm_setzero_si128 ());
      all = _mm_add_epi32 (all, _mm_madd_epi16 (units, output));
    }
  memcpy (four, &all, sizeof four);

  return four[0] + four[1] + four[2] + four[3];
}

#else

#define add_pairs add_pairs_plainly
#define sum_units sum_units_plainly

#endif

void
dulle_net_share (const DulleNetPart *part,
                 const int16_t       inputs[DULLE_N_SHARED],
                 DulleNetSums       *sums)
{
  memcpy (sums->sums, part->bias, sizeof sums->sums);
  add_pairs (part->shared, inputs, DULLE_N_SHARED / 2, sums->sums);
}

double
dulle_net_value (const DulleNetPart *part,
                 const DulleNetSums *sums,
                 const int16_t       inputs[DULLE_N_CARD_INPUTS])
{
  DulleNetSums all = *sums;

  add_pairs (part->card, inputs, DULLE_N_CARD_INPUTS / 2, all.sums);

  return scale_output (sum_units (all.sums, part->output));
}
