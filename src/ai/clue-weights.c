/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What clues tell about the parties, found by the program of commit 2fb8f3a:
 *
 *     dulle-cli train --clues --games 16000 --seed 1
 *
 * The mean log loss of the forecasts that a seat is Re, before and after (with no
 * limit to what one card says):
 *
 *     policy    0.5509  0.4749  (373483 forecasts)
 *     linear    0.4396  0.4487  (131290 forecasts)
 *     easy      0.5600  0.4847  (84190 forecasts)
 *     beginner  0.6267  0.5610  (53402 forecasts)
 *     random-5  0.5458  0.4875  (42050 forecasts)
 *     normal    0.5399  0.4739  (121355 forecasts)
 *     strong    0.5082  0.4309  (34471 forecasts)
 */
#include "clue.h"

/* clang-format off */
const DulleClueWeights dulle_clue_weights = {
.sensible = 32.7,
.of = {
/* Leads: in the first trick, up to the fourth, up to the eighth, later. */
/* an ace */
{0.957,1.17},{0.467,0.244},{0.388,0.449},{0.824,0.558},
/* an ace, after an announcement */
{1,0.996},{1.04,4.11},{0.749,3.21},{1.36,0.929},
/* another plain card */
{0.327,0.995},{0.2,0.287},{0.405,0.324},{0.639,0.358},
/* another plain card, after an announcement */
{1,0.999},{0.701,3.33},{0.941,3.21},{1.57,1.04},
/* a low trump */
{5,1.88},{3.93,0.189},{0.911,0.392},{0.836,0.554},
/* a low trump, after an announcement */
{0.998,1},{2.23,1.1},{1.24,3.81},{1.15,2.09},
/* a ten or ace of trumps */
{5,1.79},{1.11,0.889},{0.533,0.802},{1.15,0.297},
/* a ten or ace of trumps, after an announcement */
{0.998,1},{2.12,2.17},{0.974,5.14},{0.977,1.66},
/* a queen */
{5,1.53},{5,1.11},{2.38,0.278},{0.892,0.723},
/* a queen, after an announcement */
{1,0.993},{5,1.36},{1.72,1.23},{1.17,1.42},
/* a high trump */
{5,2.2},{5,2.9},{0.706,0.202},{0.35,1.36},
/* a high trump, after an announcement */
{1,0.993},{5,0.808},{1.15,0.354},{0.839,0.68},
/* Cards that follow: in the first two tricks, up to the sixth, later. */
/* overtakes; others follow; in a plain suit; poor */
{0.969,0.306},{1.04,0.977},{1.05,0.99},
/* overtakes; others follow; in a plain suit; rich */
{1.18,0.858},{0.951,1.67},{1.32,1.16},
/* overtakes; others follow; free; poor */
{0.787,0.689},{1.14,1.83},{0.977,1.66},
/* overtakes; others follow; free; rich */
{0.876,2.65},{0.781,1.68},{0.846,1.14},
/* overtakes; under a high trump; in a plain suit; poor */
{1,0.998},{1,0.998},{1,0.998},
/* overtakes; under a high trump; in a plain suit; rich */
{1,0.998},{1,0.998},{1,0.998},
/* overtakes; under a high trump; free; poor */
{1,1},{1,1},{1,1},
/* overtakes; under a high trump; free; rich */
{1,1},{1,1},{1,1},
/* overtakes; last to play; in a plain suit; poor */
{1.35,1.13},{1.09,1.2},{0.902,2.13},
/* overtakes; last to play; in a plain suit; rich */
{0.485,1.88},{1.16,0.62},{0.937,0.965},
/* overtakes; last to play; free; poor */
{0.873,3.63},{0.524,1.47},{0.608,1.68},
/* overtakes; last to play; free; rich */
{0.733,2.24},{0.535,1.13},{0.573,1.47},
/* overtakes with a high trump; others follow; in a plain suit; poor */
{1,1},{1,1},{1,1},
/* overtakes with a high trump; others follow; in a plain suit; rich */
{1,1},{1,1},{1,1},
/* overtakes with a high trump; others follow; free; poor */
{1.53,2.32},{1.94,0.418},{1,0.988},
/* overtakes with a high trump; others follow; free; rich */
{0.802,0.726},{1.45,0.651},{0.965,1.99},
/* overtakes with a high trump; under a high trump; in a plain suit; poor */
{1,0.998},{1,0.998},{1,0.998},
/* overtakes with a high trump; under a high trump; in a plain suit; rich */
{1,0.998},{1,0.998},{1,0.998},
/* overtakes with a high trump; under a high trump; free; poor */
{1,1},{1,1},{1,1},
/* overtakes with a high trump; under a high trump; free; rich */
{1,1},{1,1},{1,1},
/* overtakes with a high trump; last to play; in a plain suit; poor */
{1,0.998},{1,0.998},{1,0.998},
/* overtakes with a high trump; last to play; in a plain suit; rich */
{1,0.998},{1,0.998},{1,0.998},
/* overtakes with a high trump; last to play; free; poor */
{0.643,1.44},{0.371,1.75},{0.438,3.89},
/* overtakes with a high trump; last to play; free; rich */
{0.261,2.28},{0.2,5.42},{0.204,10},
/* adds a ten or an ace; others follow; in a plain suit; poor */
{0.668,0.675},{0.599,0.571},{0.951,1.59},
/* adds a ten or an ace; others follow; in a plain suit; rich */
{1.25,0.385},{1.23,1.07},{0.845,0.782},
/* adds a ten or an ace; others follow; free; poor */
{0.523,3.5},{0.503,0.726},{0.648,0.786},
/* adds a ten or an ace; others follow; free; rich */
{5,1.01},{2.53,1.21},{1.06,0.761},
/* adds a ten or an ace; under a high trump; in a plain suit; poor */
{1,1},{1,1},{1,1},
/* adds a ten or an ace; under a high trump; in a plain suit; rich */
{1.7,1.05},{1.14,1.38},{1.81,0.97},
/* adds a ten or an ace; under a high trump; free; poor */
{0.998,1},{0.998,1},{0.998,1},
/* adds a ten or an ace; under a high trump; free; rich */
{2.67,1.92},{4.04,4.51},{3.55,3.71},
/* adds a ten or an ace; last to play; in a plain suit; poor */
{1.25,0.736},{1.23,0.472},{0.962,1.81},
/* adds a ten or an ace; last to play; in a plain suit; rich */
{1.27,0.4},{1.47,0.912},{1.08,1.05},
/* adds a ten or an ace; last to play; free; poor */
{4.8,1.28},{3.6,1.25},{3.77,0.734},
/* adds a ten or an ace; last to play; free; rich */
{5,0.746},{4.08,1.48},{4.09,0.891},
/* adds a queen or a king; others follow; in a plain suit; poor */
{1.15,0.264},{0.994,0.596},{1.3,0.832},
/* adds a queen or a king; others follow; in a plain suit; rich */
{0.949,0.312},{0.894,0.795},{0.834,0.734},
/* adds a queen or a king; others follow; free; poor */
{0.767,0.292},{0.724,1.04},{1.08,2.39},
/* adds a queen or a king; others follow; free; rich */
{2.91,1.24},{1.44,0.359},{0.896,0.619},
/* adds a queen or a king; under a high trump; in a plain suit; poor */
{1,1},{1,1},{1,1},
/* adds a queen or a king; under a high trump; in a plain suit; rich */
{0.487,1.08},{2.75,1.32},{0.896,1.39},
/* adds a queen or a king; under a high trump; free; poor */
{1,1},{1,1},{1,1},
/* adds a queen or a king; under a high trump; free; rich */
{0.834,2.1},{2.1,0.909},{0.741,1.89},
/* adds a queen or a king; last to play; in a plain suit; poor */
{0.995,0.734},{0.809,1.65},{0.83,0.909},
/* adds a queen or a king; last to play; in a plain suit; rich */
{0.917,0.191},{0.846,1.03},{0.915,1.9},
/* adds a queen or a king; last to play; free; poor */
{1.96,0.601},{1.13,0.439},{1.19,0.717},
/* adds a queen or a king; last to play; free; rich */
{1.59,0.947},{1.91,0.306},{0.984,0.712},
/* adds less; others follow; in a plain suit; poor */
{1.19,0.204},{1.68,0.781},{1.42,2.04},
/* adds less; others follow; in a plain suit; rich */
{0.872,0.4},{0.825,0.854},{1.08,0.72},
/* adds less; others follow; free; poor */
{1.69,0.261},{1.29,1.25},{1.15,1.76},
/* adds less; others follow; free; rich */
{1.86,0.753},{1.67,0.821},{1.25,1.52},
/* adds less; under a high trump; in a plain suit; poor */
{1,1},{1,1},{1,1},
/* adds less; under a high trump; in a plain suit; rich */
{0.535,0.971},{2.04,0.974},{0.373,0.252},
/* adds less; under a high trump; free; poor */
{1,1},{1,1},{1,1},
/* adds less; under a high trump; free; rich */
{0.825,0.626},{1.04,0.437},{0.544,1.01},
/* adds less; last to play; in a plain suit; poor */
{0.857,0.455},{0.656,0.407},{0.513,1.11},
/* adds less; last to play; in a plain suit; rich */
{0.788,0.265},{0.545,0.75},{0.431,0.69},
/* adds less; last to play; free; poor */
{0.66,0.586},{0.526,1.3},{0.687,0.722},
/* adds less; last to play; free; rich */
{0.684,1.34},{0.557,0.563},{0.593,1.02},
},
};
