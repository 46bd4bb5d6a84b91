/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Regret: how many points a decision gives away, by its label.
 *
 * The best of several measured values tends to be too high, so the distance from it would be
 * too large even for a player that never errs. So the alternative to compare with is chosen by
 * one half of the sampled deals and measured by the other, both ways. The mean over many
 * decisions is then right; that of a single one may be below 0.
 */
#pragma once

#include "label.h"

/* Returns: (nullable): the alternative that a player has taken, if it was measured */
const DulleLabelled *dulle_label_find (const DulleLabel  *label,
                                       const DulleAction *action);

/* The points that a player gives away by taking one of the alternatives of @label. */
double dulle_label_regret (const DulleLabel    *label,
                           const DulleLabelled *taken);

/* Whether @taken is worse than the best alternative by @points, and by more than twice the
 * standard error of that. */
bool dulle_label_is_blunder (const DulleLabel    *label,
                             const DulleLabelled *taken,
                             double               points);

/* Sums of many values, for their mean and its standard error. */
typedef struct
{
  unsigned n;
  double   sum;
  double   squares;
} DulleMean;

void   dulle_mean_add (DulleMean *mean,
                       double     value);
double dulle_mean_of (const DulleMean *mean);
double dulle_mean_error (const DulleMean *mean);
