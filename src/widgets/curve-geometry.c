/* SPDX-License-Identifier: GPL-3.0-or-later
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

  return (DulleScale){ .low = round_down (lowest, step), .high = -round_down (-highest, step), .step = step };
}

float
dulle_scale_place (const DulleScale *scale,
                   int               value,
                   float             height)
{
  return height * (float) (scale->high - value) / (float) (scale->high - scale->low);
}

static void
sort_by_place (const float *places,
               unsigned     n,
               unsigned    *order)
{
  for (unsigned i = 0; i < n; i++)
    {
      unsigned k = i;

      for (; k > 0 && places[order[k - 1]] > places[i]; k--)
        order[k] = order[k - 1];
      order[k] = i;
    }
}

/* From the top each label is pushed below the one above it, then from the bottom
 * up again what has left the room. */
void
dulle_spread_labels (float   *places,
                     unsigned n,
                     float    label,
                     float    height)
{
  unsigned order[16];
  float    room = n > 0 ? MIN (label, height / (float) n) : 0;
  float    limit = room / 2;

  g_return_if_fail (n <= G_N_ELEMENTS (order));

  sort_by_place (places, n, order);
  for (unsigned i = 0; i < n; i++, limit += room)
    limit = places[order[i]] = MAX (places[order[i]], limit);

  limit = height - room / 2;
  for (unsigned i = n; i > 0; i--, limit -= room)
    limit = places[order[i - 1]] = MIN (places[order[i - 1]], limit);
}
