/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Where the curves of a score sheet go: the scale at their left, and the labels at
 * their right ends, which must not cover each other.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * DulleScale:
 * @low: the value at the bottom, a multiple of @step
 * @high: the value at the top, a multiple of @step
 * @step: from one line to the next: 1, 2 or 5 times a power of ten
 */
typedef struct
{
  int low;
  int high;
  int step;
} DulleScale;

/**
 * dulle_scale_for:
 * @lowest: the lowest value that is to be seen
 * @highest: the highest one
 * @max_lines: how many lines there is room for, at least 3
 *
 * Returns: the finest scale with @lowest, @highest and 0 on it
 */
DulleScale dulle_scale_for (int      lowest,
                            int      highest,
                            unsigned max_lines);

/* Where @value is from the top on a scale that is @height high. */
float dulle_scale_place (const DulleScale *scale,
                         int               value,
                         float             height);

/**
 * dulle_spread_labels:
 * @places: (array length=n) (inout): where the middle of each label is wanted, and
 *   where it goes
 * @label: the height of a label
 * @height: the room for all, from 0
 *
 * Moves labels that would cover each other apart, as little as needed and without
 * changing their order. If there is not enough room for all, they overlap.
 */
void dulle_spread_labels (float   *places,
                          unsigned n,
                          float    label,
                          float    height);

G_END_DECLS
