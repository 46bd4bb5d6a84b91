/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The one source of chance: Steele, Lea and Flood's SplitMix64. Its whole state is one
 * word, so a deal number or a seed stands for the same stream on every machine, for
 * good.
 */
#pragma once

#include <stdint.h>

typedef struct
{
  uint64_t state;
} DulleRng;

static inline DulleRng
dulle_rng (uint64_t seed)
{
  return (DulleRng){ seed };
}

static inline uint64_t
dulle_rng_next (DulleRng *rng)
{
  uint64_t z = rng->state += UINT64_C (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C (0x94d049bb133111eb);

  return z ^ (z >> 31);
}

/**
 * dulle_rng_below:
 * @limit: from 1 to 2³²−1
 *
 * Lemire's multiplication without the rejection step: the bias is below `limit`/2³²,
 * far too small to show in a game.
 *
 * Returns: a number from 0 to @limit − 1
 */
static inline uint32_t
dulle_rng_below (DulleRng *rng,
                 uint32_t  limit)
{
  return (uint32_t) (((dulle_rng_next (rng) >> 32) * limit) >> 32);
}

/**
 * DulleDigits:
 *
 * A random fraction: 56 bits after the point. Multiplied by a limit, it yields a random
 * number before the point and another random fraction behind it, so one number from the
 * source is enough for several small ones.
 */
typedef uint64_t DulleDigits;

static inline DulleDigits
dulle_rng_digits (DulleRng *rng)
{
  return dulle_rng_next (rng) >> 8;
}

/**
 * dulle_digits_below:
 * @limit: from 1 to 255
 *
 * The bias is below the product of all limits so far, divided by 2⁵⁶.
 *
 * Returns: a number from 0 to @limit − 1
 */
static inline unsigned
dulle_digits_below (DulleDigits *digits,
                    unsigned     limit)
{
  uint64_t product = *digits * limit;

  *digits = product & ((UINT64_C (1) << 56) - 1);

  return (unsigned) (product >> 56);
}

/**
 * dulle_rng_unit:
 *
 * Returns: a number from 0 up to but not including 1
 */
static inline double
dulle_rng_unit (DulleRng *rng)
{
  return (double) (dulle_rng_next (rng) >> 11) * 0x1.0p-53;
}

/**
 * dulle_rng_branch:
 * @n: a number
 *
 * Returns: a separate stream for each @n, always the same one; @rng itself is not
 *   advanced
 */
static inline DulleRng
dulle_rng_branch (const DulleRng *rng,
                  uint64_t        n)
{
  DulleRng root = dulle_rng (rng->state ^ n * UINT64_C (0xd1b54a32d192ed03));

  return dulle_rng (dulle_rng_next (&root));
}
