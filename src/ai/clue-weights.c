/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What clues tell about the parties, found by the program of commit 25b5687 with
 * the net of today, with the margin that made it, and then with what it has found:
 *
 *     dulle-cli train --clues --games 16000 --seed 1
 *     dulle-cli train --clues --games 32000 --seed 2
 *
 * The mean log loss of the forecasts that a seat is Re, before and after (with no
 * limit to what one card says):
 *
 *     policy    0.4427  0.4357  (683601 forecasts)
 *     linear    0.4341  0.4311  (229630 forecasts)
 *     easy      0.4522  0.4452  (153044 forecasts)
 *     beginner  0.5916  0.5760  (99737 forecasts)
 *     random-5  0.4787  0.4741  (75967 forecasts)
 *     normal    0.4747  0.4681  (241233 forecasts)
 *     strong    0.4884  0.4717  (69156 forecasts)
 */
#include "clue.h"

/* clang-format off */
const DulleClueWeights dulle_clue_weights = {
.sensible = 388,
.of = {
/* Leads: in the first trick, up to the fourth, up to the eighth, later. */
/* an ace */
{1.03,0.996},{0.288,0.126},{0.708,0.16},{0.832,0.456},
/* an ace, after an announcement */
{1,1},{1.22,1.59},{1.06,1.09},{1.38,1.01},
/* another plain card */
{0.219,0.147},{0.235,0.105},{0.562,0.23},{0.848,0.696},
/* another plain card, after an announcement */
{1,1},{0.915,4.57},{1.18,2.96},{1.74,0.449},
/* a low trump */
{5,6.5},{2.72,0.862},{0.962,0.436},{0.762,0.56},
/* a low trump, after an announcement */
{1,1},{1.6,8.33},{1.34,18.8},{1.18,3.15},
/* a ten or ace of trumps */
{5,1.45},{5,0.0859},{2.47,0.463},{0.674,0.399},
/* a ten or ace of trumps, after an announcement */
{1,1},{1.84,2.06},{1.5,1.21},{1.52,2.07},
/* a queen */
{3.09,1.03},{1.94,0.339},{0.638,0.843},{0.989,1.18},
/* a queen, after an announcement */
{1,1},{2.02,1.64},{1.68,3.97},{1.13,1.72},
/* a high trump */
{5,0.811},{5,0.555},{3.89,0.458},{0.284,3.37},
/* a high trump, after an announcement */
{1,1},{5,1.7},{0.775,0.767},{0.931,1.05},
/* Cards that follow: in the first two tricks, up to the sixth, later. */
/* overtakes; others follow; in a plain suit; poor */
{0.935,0.0693},{0.996,0.611},{1.21,0.51},
/* overtakes; others follow; in a plain suit; rich */
{1.16,1.19},{0.846,1.14},{1.33,0.889},
/* overtakes; others follow; free; poor */
{1.03,0.104},{1.15,1.17},{1.07,0.962},
/* overtakes; others follow; free; rich */
{0.854,0.448},{0.881,1.35},{0.951,1.03},
/* overtakes; under a high trump; in a plain suit; poor */
{1,1},{1,1},{1,1},
/* overtakes; under a high trump; in a plain suit; rich */
{1,1},{1,1},{1,1},
/* overtakes; under a high trump; free; poor */
{1,1},{1,1},{1,1},
/* overtakes; under a high trump; free; rich */
{1,1},{1,1},{1,1},
/* overtakes; last to play; in a plain suit; poor */
{1.2,0.46},{1.17,0.599},{0.84,0.998},
/* overtakes; last to play; in a plain suit; rich */
{0.702,0.257},{0.938,1.31},{0.326,1.13},
/* overtakes; last to play; free; poor */
{0.599,1.07},{0.531,0.397},{0.502,0.416},
/* overtakes; last to play; free; rich */
{0.663,0.754},{0.574,0.864},{0.477,0.613},
/* overtakes with a high trump; others follow; in a plain suit; poor */
{1,1},{1,1},{1,1},
/* overtakes with a high trump; others follow; in a plain suit; rich */
{1,1},{1,1},{1,1},
/* overtakes with a high trump; others follow; free; poor */
{1.35,1.44},{1.77,0.408},{1.48,0.0688},
/* overtakes with a high trump; others follow; free; rich */
{1.34,1.72},{0.992,0.342},{1.06,0.828},
/* overtakes with a high trump; under a high trump; in a plain suit; poor */
{1,1},{1,1},{1,1},
/* overtakes with a high trump; under a high trump; in a plain suit; rich */
{1,1},{1,1},{1,1},
/* overtakes with a high trump; under a high trump; free; poor */
{1,1},{1,1},{1,1},
/* overtakes with a high trump; under a high trump; free; rich */
{1,1},{1,1},{1,1},
/* overtakes with a high trump; last to play; in a plain suit; poor */
{1,1},{1,1},{1,1},
/* overtakes with a high trump; last to play; in a plain suit; rich */
{1,1},{1,1},{1,1},
/* overtakes with a high trump; last to play; free; poor */
{0.37,1.98},{0.2,0.454},{0.329,4.94},
/* overtakes with a high trump; last to play; free; rich */
{0.2,2.13},{0.2,12.5},{0.2,3.89},
/* adds a ten or an ace; others follow; in a plain suit; poor */
{1.68,1.65},{0.67,0.691},{0.689,1.97},
/* adds a ten or an ace; others follow; in a plain suit; rich */
{1.26,0.244},{1.18,1.48},{0.852,1.11},
/* adds a ten or an ace; others follow; free; poor */
{0.397,0.801},{0.459,0.676},{0.498,0.947},
/* adds a ten or an ace; others follow; free; rich */
{5,2.13},{2.99,4.46},{1,0.888},
/* adds a ten or an ace; under a high trump; in a plain suit; poor */
{1,1},{1,1},{1,1},
/* adds a ten or an ace; under a high trump; in a plain suit; rich */
{0.898,1},{5,1.41},{2.56,0.597},
/* adds a ten or an ace; under a high trump; free; poor */
{1,1},{1,1},{1,1},
/* adds a ten or an ace; under a high trump; free; rich */
{3.69,0.123},{5,2.18},{3.87,0.943},
/* adds a ten or an ace; last to play; in a plain suit; poor */
{1.54,0.65},{1.4,1.33},{1.08,0.45},
/* adds a ten or an ace; last to play; in a plain suit; rich */
{1.32,0.38},{1.4,1.49},{0.999,2.42},
/* adds a ten or an ace; last to play; free; poor */
{5,0.777},{5,3.72},{4.3,1.11},
/* adds a ten or an ace; last to play; free; rich */
{5,0.758},{5,2.32},{4.36,0.65},
/* adds a queen or a king; others follow; in a plain suit; poor */
{0.667,0.13},{0.998,0.562},{0.919,0.618},
/* adds a queen or a king; others follow; in a plain suit; rich */
{1.02,0.188},{0.889,0.81},{1.07,0.642},
/* adds a queen or a king; others follow; free; poor */
{0.978,0.84},{0.712,0.923},{0.842,1.95},
/* adds a queen or a king; others follow; free; rich */
{4.16,0.417},{1.52,1.52},{0.85,0.544},
/* adds a queen or a king; under a high trump; in a plain suit; poor */
{1,1},{1,1},{1,1},
/* adds a queen or a king; under a high trump; in a plain suit; rich */
{0.812,1.01},{3.1,1.81},{0.933,1.13},
/* adds a queen or a king; under a high trump; free; poor */
{1,1},{1,1},{1,1},
/* adds a queen or a king; under a high trump; free; rich */
{1.61,2.25},{1.7,1.94},{1.19,1.46},
/* adds a queen or a king; last to play; in a plain suit; poor */
{0.902,0.596},{0.676,1.07},{0.748,0.492},
/* adds a queen or a king; last to play; in a plain suit; rich */
{1.01,0.363},{0.896,1.75},{0.918,0.693},
/* adds a queen or a king; last to play; free; poor */
{1.67,1.86},{1.45,2.09},{1.3,0.64},
/* adds a queen or a king; last to play; free; rich */
{1.88,0.116},{2.22,0.757},{0.95,1.42},
/* adds less; others follow; in a plain suit; poor */
{1.2,0.321},{1.5,1.79},{1.98,0.666},
/* adds less; others follow; in a plain suit; rich */
{0.884,0.131},{0.754,0.58},{1.1,0.576},
/* adds less; others follow; free; poor */
{1.53,1.51},{1.36,0.942},{1.1,1.27},
/* adds less; others follow; free; rich */
{1.82,1.3},{1.58,4.75},{1.34,1.05},
/* adds less; under a high trump; in a plain suit; poor */
{1,1},{1,1},{1,1},
/* adds less; under a high trump; in a plain suit; rich */
{1,1},{1.92,1.39},{1.52,1.2},
/* adds less; under a high trump; free; poor */
{1,1},{1,1},{1,1},
/* adds less; under a high trump; free; rich */
{0.731,0.276},{0.813,0.436},{0.661,1.08},
/* adds less; last to play; in a plain suit; poor */
{0.659,0.302},{0.529,1.14},{0.863,1.74},
/* adds less; last to play; in a plain suit; rich */
{0.812,0.156},{0.526,1.19},{0.745,0.444},
/* adds less; last to play; free; poor */
{0.844,0.287},{0.536,2},{0.672,1.39},
/* adds less; last to play; free; rich */
{0.833,0.728},{0.481,0.602},{0.615,0.851},
},
};
