/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The weights of the policy: a row for each feature, with the weights of leading and following
 * in a normal game, as a soloist, and against a soloist. README.md says how they were found.
 */
#include "policy.h"

#define F(name) [DULLE_FEATURE_##name]

const DulleWeights dulle_policy_weights = {
  .cards = {
      /*                    normal           soloist          defender     */
      /*                    lead    follow   lead    follow   lead    follow */
      F (GAIN) = { { 0.13, 0.81 }, { 0.23, 0.84 }, { -0.01, 0.73 } },
      F (BONUS) = { { -0.05, 1.05 }, { 0.00, 0.00 }, { 0.00, 0.00 } },
      F (TEMPO) = { { -0.52, 0.01 }, { 0.09, -0.18 }, { 0.21, -0.01 } },
      F (TEMPO_ACES) = { { 0.42, 0.53 }, { 0.38, 0.29 }, { 0.26, 0.17 } },
      F (CARD_POINTS) = { { -0.12, 0.05 }, { -0.29, 0.15 }, { -0.17, -0.29 } },
      F (SMEAR) = { { -0.08, -0.08 }, { -0.06, -0.32 }, { 0.08, 0.16 } },
      F (TRUMP) = { { 0.05, -0.20 }, { -0.09, -0.45 }, { -0.16, -0.12 } },
      F (POWER) = { { -0.19, 0.43 }, { 0.43, -0.04 }, { -0.21, 0.04 } },
      F (POWER_SQUARE) = { { 0.02, -1.16 }, { -0.50, -0.92 }, { -0.38, -0.64 } },
      F (POWER_LATE) = { { 0.19, 0.21 }, { -0.11, 0.49 }, { 0.47, 0.33 } },
      F (BOSS) = { { 0.24, -0.57 }, { 0.02, -0.28 }, { 0.09, -0.22 } },
      F (OLD_ONE) = { { -0.00, 0.05 }, { 0.00, 0.00 }, { 0.00, 0.00 } },
      F (CHARLIE) = { { -0.17, -0.13 }, { 0.00, 0.00 }, { 0.00, 0.00 } },
      F (FOX) = { { -0.33, 0.56 }, { 0.00, 0.00 }, { 0.00, 0.00 } },
      F (ACE) = { { -0.02, -0.06 }, { 0.41, -0.47 }, { 0.15, -0.09 } },
      F (VOIDS) = { { 0.14, 0.21 }, { 0.38, 0.30 }, { 0.06, 0.11 } },
      F (BARES) = { { 0.10, 0.01 }, { 0.27, -0.08 }, { 0.05, -0.08 } },
      F (PULL_RE) = { { 0.14, 0.00 }, { -0.09, 0.00 }, { 0.00, 0.00 } },
      F (PULL_KONTRA) = { { -0.08, 0.00 }, { 0.00, 0.00 }, { -0.16, 0.00 } },
      F (PULL_LONG) = { { 0.04, 0.00 }, { 0.17, 0.00 }, { 0.09, 0.00 } },
      F (PULL_CALLED) = { { 0.01, 0.00 }, { -0.07, 0.00 }, { 0.14, 0.00 } },
      F (ACE_LENGTH) = { { 0.98, 0.00 }, { -0.98, 0.00 }, { -0.09, 0.00 } },
      F (ACE_FIRST) = { { 0.06, 0.00 }, { 0.25, 0.00 }, { 0.03, 0.00 } },
      F (ACE_LATER) = { { -0.08, 0.00 }, { 0.16, 0.00 }, { 0.12, 0.00 } },
      F (BLIND) = { { -0.03, 0.00 }, { -0.32, 0.00 }, { 0.02, 0.00 } },
      F (TO_PARTNER) = { { 0.27, 0.00 }, { 0.00, 0.00 }, { -0.01, 0.00 } },
      F (TO_OTHERS) = { { -0.15, 0.00 }, { -0.26, 0.00 }, { -0.13, 0.00 } },
      F (THROUGH) = { { -0.02, 0.00 }, { 0.00, 0.00 }, { 0.13, 0.00 } },
      F (DECIDES) = { { 4.09, 2.33 }, { 0.00, 0.00 }, { 0.00, 0.00 } },
  },
  .net = &dulle_net,
  .solo_gains = {
      [DULLE_SOLO_LIKE_NORMAL] = { -7.34, 13.58, -0.70, 0.32, -0.21 },
      [DULLE_SOLO_LIKE_MEATLESS] = { -1.96, 10.76, -1.22, -0.36, -1.48 },
      [DULLE_SOLO_LIKE_ONE_PICTURE] = { -2.12, 11.33, -0.99, 0.68, 0.57 },
      [DULLE_SOLO_LIKE_TWO_PICTURES] = { -3.11, 9.88, -0.58, -1.30, 0.70 },
      [DULLE_SOLO_LIKE_THREE_PICTURES] = { -3.11, 9.88, -0.58, -1.30, 0.70 },
      [DULLE_SOLO_LIKE_PICTURE_AND_SUIT] = { -3.11, 9.88, -0.58, -1.30, 0.70 },
      [DULLE_SOLO_LIKE_PURE_SUIT] = { -3.11, 9.88, -0.58, -1.30, 0.70 },
  },
  .compulsory_solo = 0.55,
  .silent = 0.80,
  .margins = {
      [DULLE_LEVEL_PARTY] = 0.20,
      [DULLE_LEVEL_NO_90] = 1.1,
      [DULLE_LEVEL_NO_60] = 1.3,
      [DULLE_LEVEL_NO_30] = 1.6,
      [DULLE_LEVEL_BLACK] = 3.0,
  },
  .usual_margins = {
      [DULLE_LEVEL_PARTY] = 0.38,
      [DULLE_LEVEL_NO_90] = 1.1,
      [DULLE_LEVEL_NO_60] = 1.3,
      [DULLE_LEVEL_NO_30] = 1.6,
      [DULLE_LEVEL_BLACK] = 3.0,
  },
};
