/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What each kind of clue tells; README.md says how it was found.
 */
#include "clue.h"

/* clang-format off */
const DulleClueWeights dulle_clue_weights = {
.sensible = 24,
.of = {
/* Leads, in the first trick, up to the fourth, up to the eighth, later */
/* an ace */
{0.95,4.6},{0.85,2.6},{0.55,0.6},{0.55,0.6},
/* an ace, after an announcement */
{0.95,4.6},{0.85,2.6},{0.55,0.6},{0.55,0.6},
/* another plain card */
{0.47,0.37},{0.3,0.92},{0.47,0.93},{0.47,0.93},
/* another plain card, after an announcement */
{0.47,0.37},{0.3,0.92},{0.47,0.93},{0.47,0.93},
/* a low trump */
{12,0.22},{6.2,0.7},{2.7,1.3},{2.7,1.3},
/* a low trump, after an announcement */
{12,0.22},{6.2,0.7},{2.7,1.3},{2.7,1.3},
/* a ten or ace of trumps */
{12,0.22},{6.2,0.7},{2.7,1.3},{2.7,1.3},
/* a ten or ace of trumps, after an announcement */
{12,0.22},{6.2,0.7},{2.7,1.3},{2.7,1.3},
/* a queen */
{1.4,0.13},{0.63,0.19},{1.75,1},{1.75,1},
/* a queen, after an announcement */
{1.4,0.13},{0.63,0.19},{1.75,1},{1.75,1},
/* a high trump */
{1.4,0.13},{0.63,0.19},{1.75,1},{1.75,1},
/* a high trump, after an announcement */
{1.4,0.13},{0.63,0.19},{1.75,1},{1.75,1},
/* Cards that follow, in the first two tricks, up to the sixth, later */
/* overtakes; others follow; in a plain suit; poor */
{1,0.63},{1,0.63},{1,0.63},
/* overtakes; others follow; in a plain suit; rich */
{1,0.63},{1,0.63},{1,0.63},
/* overtakes; others follow; free; poor */
{1,1.25},{1,1.25},{1,1.25},
/* overtakes; others follow; free; rich */
{1,1.25},{1,1.25},{1,1.25},
/* overtakes; under a high trump; in a plain suit; poor */
{1,0.34},{1,0.34},{1,0.34},
/* overtakes; under a high trump; in a plain suit; rich */
{1,0.34},{1,0.34},{1,0.34},
/* overtakes; under a high trump; free; poor */
{0.75,1.37},{0.75,1.37},{0.75,1.37},
/* overtakes; under a high trump; free; rich */
{0.75,1.37},{0.75,1.37},{0.75,1.37},
/* overtakes; last to play; in a plain suit; poor */
{1,0.34},{1,0.34},{1,0.34},
/* overtakes; last to play; in a plain suit; rich */
{1,0.34},{1,0.34},{1,0.34},
/* overtakes; last to play; free; poor */
{0.75,1.37},{0.75,1.37},{0.75,1.37},
/* overtakes; last to play; free; rich */
{0.75,1.37},{0.75,1.37},{0.75,1.37},
/* overtakes with a high trump; others follow; in a plain suit; poor */
{1,0.63},{1,0.63},{1,0.63},
/* overtakes with a high trump; others follow; in a plain suit; rich */
{1,0.63},{1,0.63},{1,0.63},
/* overtakes with a high trump; others follow; free; poor */
{1,1.25},{1,1.25},{1,1.25},
/* overtakes with a high trump; others follow; free; rich */
{1,1.25},{1,1.25},{1,1.25},
/* overtakes with a high trump; under a high trump; in a plain suit; poor */
{1,0.34},{1,0.34},{1,0.34},
/* overtakes with a high trump; under a high trump; in a plain suit; rich */
{1,0.34},{1,0.34},{1,0.34},
/* overtakes with a high trump; under a high trump; free; poor */
{0.75,1.37},{0.75,1.37},{0.75,1.37},
/* overtakes with a high trump; under a high trump; free; rich */
{0.75,1.37},{0.75,1.37},{0.75,1.37},
/* overtakes with a high trump; last to play; in a plain suit; poor */
{1,0.34},{1,0.34},{1,0.34},
/* overtakes with a high trump; last to play; in a plain suit; rich */
{1,0.34},{1,0.34},{1,0.34},
/* overtakes with a high trump; last to play; free; poor */
{0.75,1.37},{0.75,1.37},{0.75,1.37},
/* overtakes with a high trump; last to play; free; rich */
{0.75,1.37},{0.75,1.37},{0.75,1.37},
/* adds a ten or an ace; others follow; in a plain suit; poor */
{1.1,1},{1.1,1},{1.1,1},
/* adds a ten or an ace; others follow; in a plain suit; rich */
{1.1,1},{1.1,1},{1.1,1},
/* adds a ten or an ace; others follow; free; poor */
{0.94,0.9},{0.94,0.9},{0.94,0.9},
/* adds a ten or an ace; others follow; free; rich */
{0.94,0.9},{0.94,0.9},{0.94,0.9},
/* adds a ten or an ace; under a high trump; in a plain suit; poor */
{1.17,0.94},{1.17,0.94},{1.17,0.94},
/* adds a ten or an ace; under a high trump; in a plain suit; rich */
{1.17,0.94},{1.17,0.94},{1.17,0.94},
/* adds a ten or an ace; under a high trump; free; poor */
{4,0.93},{4,0.93},{4,0.93},
/* adds a ten or an ace; under a high trump; free; rich */
{4,0.93},{4,0.93},{4,0.93},
/* adds a ten or an ace; last to play; in a plain suit; poor */
{1.17,0.94},{1.17,0.94},{1.17,0.94},
/* adds a ten or an ace; last to play; in a plain suit; rich */
{1.17,0.94},{1.17,0.94},{1.17,0.94},
/* adds a ten or an ace; last to play; free; poor */
{4,0.93},{4,0.93},{4,0.93},
/* adds a ten or an ace; last to play; free; rich */
{4,0.93},{4,0.93},{4,0.93},
/* adds a queen or a king; others follow; in a plain suit; poor */
{1,1.15},{1,1.15},{1,1.15},
/* adds a queen or a king; others follow; in a plain suit; rich */
{1,1.15},{1,1.15},{1,1.15},
/* adds a queen or a king; others follow; free; poor */
{0.91,0.77},{0.91,0.77},{0.91,0.77},
/* adds a queen or a king; others follow; free; rich */
{0.91,0.77},{0.91,0.77},{0.91,0.77},
/* adds a queen or a king; under a high trump; in a plain suit; poor */
{0.92,1.13},{0.92,1.13},{0.92,1.13},
/* adds a queen or a king; under a high trump; in a plain suit; rich */
{0.92,1.13},{0.92,1.13},{0.92,1.13},
/* adds a queen or a king; under a high trump; free; poor */
{1.35,0.82},{1.35,0.82},{1.35,0.82},
/* adds a queen or a king; under a high trump; free; rich */
{1.35,0.82},{1.35,0.82},{1.35,0.82},
/* adds a queen or a king; last to play; in a plain suit; poor */
{0.92,1.13},{0.92,1.13},{0.92,1.13},
/* adds a queen or a king; last to play; in a plain suit; rich */
{0.92,1.13},{0.92,1.13},{0.92,1.13},
/* adds a queen or a king; last to play; free; poor */
{1.35,0.82},{1.35,0.82},{1.35,0.82},
/* adds a queen or a king; last to play; free; rich */
{1.35,0.82},{1.35,0.82},{1.35,0.82},
/* adds less; others follow; in a plain suit; poor */
{0.92,1.3},{0.92,1.3},{0.92,1.3},
/* adds less; others follow; in a plain suit; rich */
{0.92,1.3},{0.92,1.3},{0.92,1.3},
/* adds less; others follow; free; poor */
{1.2,0.73},{1.2,0.73},{1.2,0.73},
/* adds less; others follow; free; rich */
{1.2,0.73},{1.2,0.73},{1.2,0.73},
/* adds less; under a high trump; in a plain suit; poor */
{0.76,1.17},{0.76,1.17},{0.76,1.17},
/* adds less; under a high trump; in a plain suit; rich */
{0.76,1.17},{0.76,1.17},{0.76,1.17},
/* adds less; under a high trump; free; poor */
{0.64,0.88},{0.64,0.88},{0.64,0.88},
/* adds less; under a high trump; free; rich */
{0.64,0.88},{0.64,0.88},{0.64,0.88},
/* adds less; last to play; in a plain suit; poor */
{0.76,1.17},{0.76,1.17},{0.76,1.17},
/* adds less; last to play; in a plain suit; rich */
{0.76,1.17},{0.76,1.17},{0.76,1.17},
/* adds less; last to play; free; poor */
{0.64,0.88},{0.64,0.88},{0.64,0.88},
/* adds less; last to play; free; rich */
{0.64,0.88},{0.64,0.88},{0.64,0.88},
},
};
