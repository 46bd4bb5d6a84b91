/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Blunder positions that exist only with house rules: a poverty, and throwing in. The hand is
 * the one that was dealt, without cards that were taken up. If several cards are returned,
 * each must be right.
 */
#pragma once

#include "position.h"

#define POVERTY "preset ddv\npoverty on\npoverty-shift on\n"
#define NINES   "preset ddv\nthrow-with-nines on\n"

static const Position blunder_poverty[] = {
  /* A rich hand takes a poverty up, a poor one does not. */
  { "ten trumps take a poverty up", 1, "HT CQ SQ SQ HQ DQ CJ DT DK D9 CA HK", "",
    "0:poverty 1:healthy 2:healthy 3:healthy 0:pass/HJ/DJ/D9", "accept", POVERTY },
  { "nine trumps with both dulles take a poverty up", 2, "HT HT CQ SQ HQ SJ DJ DT DK CA SA H9",
    "", "1:poverty 2:healthy 3:healthy 0:healthy 1:pass/HJ/DQ/D9", "accept", POVERTY },
  { "ten trumps take a poverty up that two have refused", 3,
    "HT HT CQ SQ HQ DQ SJ DJ DT DK CK H9", "",
    "0:poverty 1:healthy 2:healthy 3:healthy 0:pass/HJ/DJ/D9 1:refuse 2:refuse", "accept",
    POVERTY },
  { "eleven trumps take a poverty up", 1, "HT CQ SQ SQ HQ DQ CJ SJ DT DK D9 C9", "",
    "0:poverty 1:healthy 2:healthy 3:healthy 0:pass/HQ/DJ/D9", "accept", POVERTY },
  { "a poor hand takes no poverty up", 1, "SJ DJ DK D9 CT CK C9 SK S9 HK H9 H9", "",
    "0:poverty 1:healthy 2:healthy 3:healthy 0:pass/HJ/DJ/D9", "refuse", POVERTY },
  { "four trumps take no poverty up", 2, "HT CQ DK D9 CA CK C9 SA SK S9 HK H9", "",
    "1:poverty 2:healthy 3:healthy 0:healthy 1:pass/HJ/DJ/D9", "refuse", POVERTY },
  { "both dulles alone take no poverty up", 1, "HT HT DJ DK D9 CT CK C9 SK S9 HK H9", "",
    "0:poverty 1:healthy 2:healthy 3:healthy 0:pass/HJ/DJ/D9", "refuse", POVERTY },
  { "six small trumps take no poverty up that two have refused", 3,
    "SJ HJ DJ DT DK D9 CT CK C9 SK S9 HK", "",
    "0:poverty 1:healthy 2:healthy 3:healthy 0:pass/CJ/DJ/D9 1:refuse 2:refuse", "refuse",
    POVERTY },

  /* Only cards that will not be missed are returned. */
  { "the fox is not given back", 1, "HT CQ SQ SQ HQ DQ CJ DA DK CK C9 HK", "",
    "0:poverty 1:healthy 2:healthy 3:healthy 0:pass/HJ/DJ/D9 1:accept", "!DA HT CQ SQ HQ DQ CJ",
    POVERTY },
  { "a fox that was taken up is not given back", 1, "HT CQ SQ SQ HQ DQ CJ DT DK CK C9 HK", "",
    "0:poverty 1:healthy 2:healthy 3:healthy 0:pass/HJ/DA/D9 1:accept", "!DA HT CQ SQ HQ DQ CJ",
    POVERTY },
  { "no dulle is given back", 2, "HT HT CQ SQ HQ SJ DJ DT DK CK S9 H9", "",
    "1:poverty 2:healthy 3:healthy 0:healthy 1:pass/HJ/DQ/D9 2:accept", "!HT CQ SQ HQ",
    POVERTY },
  { "a suit is emptied", 1, "HT CQ SQ SQ HQ DQ CJ DT DA CK SK S9", "",
    "0:poverty 1:healthy 2:healthy 3:healthy 0:pass/HJ/DJ/D9 1:accept", "CK SK S9 D9",
    POVERTY },
  { "a lone ace stays", 1, "HT HT CQ SQ HQ DQ CJ DA CA SK S9 H9", "",
    "0:poverty 1:healthy 2:healthy 3:healthy 0:pass/HJ/DJ/DT 1:accept", "SK S9 H9", POVERTY },

  /* Reservations. */
  { "two trumps are a poverty", 0, "DJ D9 CA CT CK C9 SA ST S9 HA HK H9", "", "", "poverty",
    POVERTY },
  { "three small trumps are a poverty", 1, "SJ DJ D9 CT CK C9 C9 ST SK S9 HK H9", "", "",
    "poverty", POVERTY },
  { "nines and nothing else are thrown in", 0, "SJ DK D9 C9 C9 CK S9 S9 SK HK H9 CT", "", "",
    "throw-nines", NINES },
  { "a hand that wins is not thrown in", 0, "HT HT CQ SQ SQ HQ HQ C9 C9 S9 S9 H9", "", "",
    "!throw-nines", NINES },
};
