/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 */
#include "regret.h"

#include <math.h>

/* The value in one half of the sampled deals. */
static double
value_in_half (const DulleLabelled *alternative,
               unsigned             half)
{
  return half == 0 ? alternative->first : 2.0 * alternative->value - alternative->first;
}

/* Among equals, the first one: that with the best value overall. */
static unsigned
find_best (const DulleLabel *label,
           unsigned          half)
{
  unsigned best = 0;

  for (unsigned i = 1; i < label->n_alternatives; i++)
    {
      if (value_in_half (&label->alternatives[i], half) >
          value_in_half (&label->alternatives[best], half))
        best = i;
    }

  return best;
}

const DulleLabelled *
dulle_label_find (const DulleLabel  *label,
                  const DulleAction *action)
{
  for (unsigned i = 0; i < label->n_alternatives; i++)
    {
      if (dulle_action_equal (&label->alternatives[i].action, action))
        return &label->alternatives[i];
    }

  return NULL;
}

double
dulle_label_regret (const DulleLabel    *label,
                    const DulleLabelled *taken)
{
  double regret = 0.0;

  for (unsigned half = 0; half < 2; half++)
    {
      const DulleLabelled *best = &label->alternatives[find_best (label, half)];

      regret += (value_in_half (best, 1 - half) - value_in_half (taken, 1 - half)) / 2.0;
    }

  return regret;
}

bool
dulle_label_is_blunder (const DulleLabel    *label,
                        const DulleLabelled *taken,
                        double               points)
{
  double behind = label->alternatives[0].value - taken->value;

  return behind >= points && behind > 2.0 * taken->error;
}

void
dulle_mean_add (DulleMean *mean,
                double     value)
{
  mean->n++;
  mean->sum += value;
  mean->squares += value * value;
}

double
dulle_mean_of (const DulleMean *mean)
{
  return mean->n > 0 ? mean->sum / mean->n : 0.0;
}

double
dulle_mean_error (const DulleMean *mean)
{
  double n = mean->n;
  double of = dulle_mean_of (mean);

  return n > 1.0 ? sqrt (MAX (0.0, mean->squares / n - of * of) / (n - 1.0)) : 0.0;
}
