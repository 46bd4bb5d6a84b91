/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Pure functions of numbers.
 */
#include "curve-geometry.h"

static int
round_down (int value,
            int step)
{
  return value >= 0 ? value / step * step : -((-value + step - 1) / step) * step;
}

static unsigned
n_lines (int lowest,
         int highest,
         int step)
{
  return (unsigned) ((-round_down (-highest, step) - round_down (lowest, step)) / step) + 1;
}

DulleScale
dulle_scale_for (int      lowest,
                 int      highest,
                 unsigned max_lines)
{
  static const int factors[] = { 1, 2, 5 };
  int              step = 1;

  g_return_val_if_fail (lowest <= highest && max_lines >= 3, ((DulleScale){ 0, 1, 1 }));

  lowest = MIN (lowest, 0);
  highest = MAX (highest, lowest < 0 ? 0 : 1);
  for (int power = 1, i = 0; n_lines (lowest, highest, step) > max_lines; i++)
    {
      if (i == G_N_ELEMENTS (factors))
        {
          i = 0;
          power *= 10;
        }
      step = factors[i] * power;
    }

  return (DulleScale){ .low = round_down (lowest, step),
                       .high = -round_down (-highest, step),
                       .step = step };
}

float
dulle_scale_place (const DulleScale *scale,
                   int               value,
                   float             height)
{
  return height * (float) (scale->high - value) / (float) (scale->high - scale->low);
}

static int
compare_places (const void *one,
                const void *other,
                void       *places)
{
  float first = ((const float *) places)[*(const unsigned *) one];
  float second = ((const float *) places)[*(const unsigned *) other];

  return (first > second) - (first < second);
}

/* From the top down, each label is pushed below the one above it; then, from the bottom
 * up, those that were pushed too far are pushed back. */
void
dulle_spread_labels (float   *places,
                     unsigned n,
                     float    label,
                     float    height)
{
  unsigned order[16] = { 0 };
  float    room = n > 0 ? MIN (label, height / (float) n) : 0;
  float    limit = room / 2;

  g_return_if_fail (n <= G_N_ELEMENTS (order));

  for (unsigned i = 0; i < n; i++)
    order[i] = i;
  g_qsort_with_data (order, (int) n, sizeof *order, compare_places, places);
  for (unsigned i = 0; i < n; i++, limit += room)
    limit = places[order[i]] = MAX (places[order[i]], limit);

  limit = height - room / 2;
  for (unsigned i = n; i > 0; i--, limit -= room)
    limit = places[order[i - 1]] = MIN (places[order[i - 1]], limit);
}
