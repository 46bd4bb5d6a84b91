/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Blunder positions near the end, from games of the computer players. All parties are known.
 * However the hidden cards lie, nothing is better than the answer, and anything else costs
 * half a point or more on average.
 */
#pragma once

#include "position.h"

static const Position blunder_endings[] = {
  /* Charlie is kept for the last trick. */
  { "Charlie is kept: the jack of hearts in the third seat", 2, "CJ HJ", "03",
    "0:HA 1:HK 2:DJ 3:HK 2:SQ 3:D9 0!re 0:CJ 1:HT 1:SK 2:ST 3:SA 0:S9 3:CA 0:DA 1:C9 2:CT "
    "0:HJ 1:DT 2:HQ 3:CQ 3:CA 0:DK 1:C9 2:DT 2:HT 3:SJ 0:DJ 1:DA 2:D9 3:HA 0:DQ 1:SQ 1:S9 "
    "2:HQ 3:H9 0:ST 2:SJ 3:CT 0:CQ 1:DQ 0:DK 1:SK",
    "HJ" },
  { "Charlie is kept: the nine of diamonds is led", 2, "CJ D9", "2",
    "0:healthy 1:healthy 2:marriage/foreign 3:healthy 0:C9 1:CT 2:CA 3:CK 2:DA 3:HT 0:DJ "
    "1:D9 3!re 3:DK 0:DT 1:DQ 2:CQ 2:SA 3:SA 0:DA 1:SK 0:H9 1:HK 2:HA 3:HK 2:HA 3:H9 0:DT "
    "1:CT 0:CK 1:DQ 2:S9 3:CA 1:HQ 2:DJ 3:SQ 0:HJ 3:HT 0:SJ 1:CJ 2:DK 3:HJ 0:SJ 1:SQ 2:CQ",
    "D9" },
  { "Charlie is kept: the jack of diamonds in the last seat", 0, "CJ DJ", "12",
    "0:S9 1:SK 2:SA 3:SA 2!re 2:CK 3:CA 0:C9 1:CK 3:HK 0:H9 1:HK 2:SK 3:S9 0:ST 1:H9 2:DA "
    "2:HJ 3:CJ 0:DK 1:SQ 1:HQ 2:D9 3:HJ 0:D9 1:SJ 2:CQ 3:HT 0:DT 3:HT 0:SJ 1:DQ 2:DJ 3:CT "
    "0:C9 1:DA 2:DQ 2:DK 3:CT 0:HQ 1:CQ 1:HA 2:SQ 3:ST",
    "DJ" },
  { "Charlie is kept: the queen of hearts in the second seat", 0, "HQ CJ", "13",
    "0:CA 1:CK 2:CT 3:C9 0:HA 1:HA 2:HK 3!re 3:HK 0:SA 1:SK 2:S9 3:DT 3:SJ 0:SQ 1:D9 2:HQ "
    "0:SK 1:ST 2:S9 3:CK 1:DQ 2:HT 3:DJ 0:DA 2:CT 3:DK 0:DQ 1:CA 0:ST 1:SA 2:CJ 3:CQ 3:DA "
    "0:SQ 1:CQ 2:DJ 1:HJ 2:C9 3:HT 0:D9 3:DK",
    "HQ" },
  { "Charlie is kept: the nine of spades is led", 1, "CJ S9", "01",
    "0:HT 1:DJ 2:DT 3:D9 0!re 0:SA 1:S9 2:SK 3:SK 0:D9 1:HT 2:DK 3:DA 1:SJ 2:HQ 3:SJ 0:DK "
    "2:CA 3:CT 0:CT 1:CK 2:HA 3:ST 0:H9 1:HK 2:HA 3:C9 0:H9 1:DQ 1:HQ 2:HJ 3:CJ 0:HJ 1:CQ "
    "2:DA 3:DQ 0:DJ 1:SQ 2:C9 3:DT 0:SQ",
    "S9" },
  { "Charlie is kept: the fox in the third seat", 1, "CJ DA", "2",
    "0:healthy 1:healthy 2:marriage/foreign 3:healthy 0:CA 1:CK 2:CA 3:C9 0:ST 1:ST 2:S9 "
    "3!kontra 3:DA 3:HT 0:SJ 1:D9 2:HJ 3:HQ 0:CJ 1:HT 2:DK 1:HA 2:HK 3:H9 0:H9 1:CT 2:CK "
    "3:DQ 0:C9 3:HQ 0:SQ 1:SJ 2:DT 0:DQ 1:HJ 2:CQ 3:DK 2:CQ 3:D9 0:SA 1:DJ 2:S9 3:DT 0:SK "
    "1:HK 3:SQ 0:CT",
    "DA" },
  { "Charlie is kept: the queen of spades is led", 0, "SQ CJ", "03",
    "0:DQ 1:DK 2:HQ 3:HT 3!re 3:CA 0:HQ 1:CT 2:CT 0!no-60 0:DT 1:SJ 2:DT 3:SQ 3:CK 0:DJ "
    "1:CJ 2:CA 1:SA 2:SA 3:S9 0:D9 0:D9 1:DJ 2:SJ 3:CQ 3:HK 0:H9 1:HA 2:H9 1:HA 2:ST 3:DA "
    "0:HK 3:HJ 0:HT 1:DK 2:DQ 0:CQ 1:S9 2:DA 3:HJ",
    "SQ" },
  { "Charlie is kept: the nine of diamonds is led", 2, "CJ D9", "13",
    "0:CA 1:C9 2:C9 3:CK 0:SK 1:ST 2:S9 3:SA 3:HA 0:HK 1:H9 2:HA 3:HJ 0:DK 1:SJ 2:CJ 2:SQ "
    "3:SJ 0:DJ 1:DK 2:DJ 3:CQ 0:HT 1:DQ 0:HJ 1:DT 2:HQ 3:DA 2:HT 3:DQ 0:D9 1:CQ 2:S9 3:SA "
    "0:DT 1:SK 0:HQ 1:ST 2:SQ 3:CT",
    "D9" },
  { "Charlie is kept: the king of hearts is led", 0, "CJ HK", "01",
    "0:SA 1:S9 2:ST 3:SA 0!re 0:HA 1:H9 2:HA 3:HK 0:C9 1!no-90 1:SJ 2:CA 3:C9 1:DQ 2:HT "
    "3:DT 0:DJ 2:SK 3:DQ 0:H9 1:SK 3:HQ 0:SQ 1:DK 2:D9 0:CT 1:SJ 2:CA 3:CK 1:ST 2:S9 3:HJ "
    "0:CJ 0:CT 1:HT 2:D9 3:CK 1:HQ 2:SQ 3:DJ 0:CQ",
    "HK" },
  { "Charlie is kept: the fox in the last seat", 3, "CJ DA", "01",
    "0:HT 1:DJ 2:D9 3:DK 0!re 0:CA 1:CT 2:DT 3:CT 2:ST 3:S9 0:SA 1:S9 0:SK 1:DQ 2:ST 3:SK "
    "1:HA 2:H9 3:DQ 0:HQ 0:HJ 1:D9 2:HQ 3:SQ 3:HT 0:DT 1:DK 2:DJ 3:CK 0:C9 1:CA 2:HA 1:CQ "
    "2:SJ 3:SJ 0:CJ 1:DA 2:SQ 3:HJ 0:CQ 0:C9 1:CK 2:HK",
    "DA" },
  { "Charlie is kept: the fox in the last seat", 2, "CJ DA", "13",
    "0:SA 1:SA 2:ST 3:SK 0:HA 1:HK 2:HA 3:H9 0:H9 1:CJ 2:HK 3:SK 1:HT 2:HJ 3:SJ 0:SJ 1:CA "
    "2:CA 3:C9 0:DK 0:ST 1:DT 2:HJ 3:HQ 3:HQ 0:SQ 1:CQ 2:D9 1:DJ 2:SQ 3:HT 0:DJ 3:CQ 0:DK "
    "1:DA 2:D9 3:DQ 0:DQ 1:CK 2:DT 3:CT 0:S9 1:CT",
    "DA" },
  { "Charlie is kept: the jack of diamonds in the third seat", 0, "CJ DJ", "02",
    "0:HT 1:DK 2:SJ 3:HJ 0!re 0:CA 1:CK 2:SK 3:C9 0!no-90 0:S9 1:SA 2:S9 3:SA 1:H9 2:H9 "
    "3:HA 0:DT 0:DJ 1:HQ 2:SQ 3:DK 2:DQ 3:SQ 0:CQ 1:DT 0:D9 1:DA 2:CQ 3:DQ 2:HA 3:HK 0:HQ "
    "1:HT 1:SK 2:HK 3:ST 0:HJ 0:D9 1:CT 2:SJ 3:CK 2:CJ 3:ST",
    "DJ" },
  { "Charlie is kept: the old one in the second seat", 0, "CQ CJ", "0",
    "0:marriage/foreign 1:healthy 2:healthy 3:healthy 0:DT 1:DQ 2:HT 3:DJ 2!re 2:HA 3:H9 "
    "0:HA 1:H9 2:C9 3:CA 0:C9 1:CA 3:CK 0:CT 1:DQ 2:CK 1:SA 2:S9 3:ST 0:ST 1:SK 2:DJ 3:S9 "
    "0:HK 2:CJ 3:SJ 0:D9 1:SJ 2:D9 3:DK 0:HQ 1:DK 0:HQ 1:SQ 2:SQ 3:DA 1:HK 2:CT 3:HT 0:CQ "
    "3:HJ",
    "CQ" },
  { "Charlie is kept with two plain cards", 1, "CJ CA CT", "13",
    "0:HT 1:DK 2:SJ 3:DJ 0:HA 1!re 1:HQ 2:HK 3:HA 1!no-90 1:HQ 2:DA 3:HT 0:DT 3:CA 0:CT "
    "1:CK 2:C9 3:SA 0:S9 1:DJ 2:SK 1:HJ 2:HJ 3:SQ 0:D9 3:DT 0:DQ 1:SQ 2:D9 1:SJ 2:DK 3:CQ "
    "0:DQ 3:CJ 0:H9 1:CQ 2:DA",
    "CA CT" },
  { "Charlie is kept with two fat trumps", 0, "CJ DA DT", "1",
    "0:healthy 1:marriage/foreign 2:healthy 3:healthy 0:HT 1:D9 2:DJ 3:DK 0!no-90 0:CA "
    "1:C9 2:CK 3:C9 0:SQ 1:D9 2:DK 3:HT 3:CA 0!no-60 0:CT 1:HQ 2:CT 1:SA 2:SK 3:ST 0!no-30 "
    "0:HJ 0:HJ 1:CQ 2:SJ 3:DT 1:CQ 2:DQ 3:DA 0:DJ 1:DQ 2:SA 3:HQ 0:SQ 0:CJ 1:HK 2:S9 3:SJ",
    "DA DT" },
  { "Charlie is kept with two jacks", 1, "CJ SJ DJ", "01",
    "0:HA 1:HK 2:H9 3:HA 0:SA 1!re 1:ST 2:DA 3:SK 2:CA 3:C9 0:CK 1:DK 1:CQ 2:HT 3:HJ 0:D9 "
    "2:H9 3:HK 0:SA 1:DT 1:SQ 2:HJ 3:D9 0:DK 1:SQ 2:DT 3:DQ 0:DJ 1:HT 2:CJ 3:DQ 0:SJ 1:HQ "
    "2:HQ 3:DA 0:CQ 0:SK",
    "SJ DJ" },
  /* The card that catches Charlie is kept for the last trick. */
  { "the old one waits for Charlie", 2, "CQ DJ", "12",
    "0:CA 1:CK 2:CT 3:CK 0!kontra 0:SA 1:SA 2:S9 3:ST 0:DQ 1:DK 2:SQ 3:SJ 2:HJ 3:DA 0:HT "
    "1:D9 0:HQ 1:HT 2:D9 3:SQ 1:HK 2:HK 3:HA 0:DT 0:SJ 1:DK 2:DQ 3:HQ 3:SK 0:ST 1:CJ 2:SK "
    "1:CT 2:CA 3:S9 0:DT 0:HJ 1:CQ 2:DA 3:H9 1:C9",
    "DJ" },
  { "a queen of hearts waits for Charlie", 0, "HQ HJ", "13",
    "0:SA 1:S9 2:ST 3:S9 0:HQ 1!re 1:D9 2:DT 3:SQ 3:CA 0:CK 1:C9 2:CA 3:HA 0:HK 1:DJ 2:H9 "
    "1:ST 2:DT 3:SK 0:SK 2:CT 3:DQ 0:C9 1:HT 1:SJ 2:DK 3:DQ 0:SQ 0:HT 1:DA 2:DJ 3:D9 0:SJ "
    "1:CQ 2:CK 3:DA 1:SA 2:HK 3:CQ 0:HJ 3:H9",
    "HJ" },
  { "the old one waits for Charlie in the last seat", 3, "CQ C9", "03",
    "0:DQ 1:DJ 2:HT 3:D9 2:SA 3!re 3:DT 0:SK 1:ST 3:HA 0:DJ 1:HK 2:H9 0:DQ 1:DA 2:HT 3:HQ "
    "2:HK 3:CT 0:CJ 1:H9 0:ST 1:SK 2:HQ 3:SQ 3:SQ 0:DA 1:HJ 2:DK 3:CA 0:SA 1:C9 2:CK 3:CT "
    "0:DK 1:CA 2:HJ 2:D9 3:DT 0:CQ 1:SJ 0:S9 1:CK 2:SJ",
    "C9" },
  { "a queen of hearts waits for Charlie on lead", 1, "HQ DK", "03",
    "0:HT 1:D9 2:DJ 3:SJ 0!re 0:ST 1:DT 2:SK 3:S9 1:HT 2:DJ 3:SJ 0!no-90 0:DK 1!kontra "
    "1:HA 2:H9 3:HK 0:DA 0:DT 1:HJ 2:DQ 3:CQ 3:CA 0:CT 1:CK 2:C9 3:ST 0:CQ 1:CK 2:S9 0:C9 "
    "1:H9 2:CA 3:HJ 3:SA 0:CJ 1:D9 2:SK 0:CT 1:SQ 2:DA 3:DQ",
    "DK" },
  { "a queen of diamonds waits for Charlie", 0, "DQ H9", "12",
    "0:HT 1:DK 2:SJ 3:HJ 0:CT 1!re 1:C9 2:CA 3:CA 2:DJ 3:DJ 0:HQ 1:SQ 1:C9 2:CK 3:DA 0:S9 "
    "3:HA 0:HK 1:DT 2:H9 1:SA 2:CK 3:SK 0:DA 0:HK 1:DQ 2:HA 3:S9 1:CJ 2:CQ 3:DT 0:D9 2:HT "
    "3:HJ 0:DK 1:HQ 2:SJ 3:SK 0:SQ 1:CQ 1:SA 2:D9 3:ST",
    "H9" },
  /* Foxes near the end. */
  { "a ten rather than the fox under a foreign dulle", 2, "DA DT", "12",
    "0:SA 1:DA 2:SA 3:SK 1!re 1:HA 2:H9 3:C9 0:HK 1:C9 2:CK 3:SK 0:CT 0:HJ 1:SQ 2:D9 3:DJ "
    "1:HK 2:H9 3:S9 0:HA 0:CJ 1:HQ 2:D9 3:DK 1:HJ 2:DQ 3:DQ 0:DK 2:SQ 3:SJ 0:DJ 1:CQ 1:CK "
    "2:CQ 3:S9 0:CA 2:SJ 3:HT 0:DT 1:HQ 3:HT 0:CJ 1:CT",
    "DT" },
  { "no fox under a foreign queen", 0, "DQ DA", "3",
    "0:healthy 1:healthy 2:healthy 3:marriage/foreign 0:D9 1:HT 2:D9 3:DK 1!re 1:SA 2:SK "
    "3:SA 0:S9 1!no-90 1:SQ 2:DT 3:HJ 0:DJ 1:CA 2:C9 3:CT 0:CT 1:DT 2:SJ 3:CQ 0:CJ 3:HA "
    "0:DA 1:H9 2:HK 0:SK 1:CJ 2:ST 3:ST 1:DJ 2:DK 3:DQ 0:HQ 0:HQ 1:HT 2:HJ 3:SJ 1:C9 2:CA "
    "3:CQ 0:S9 3:SQ",
    "DQ" },
  { "the fox goes under the partner's old one", 0, "DQ DA", "3",
    "0:healthy 1:healthy 2:healthy 3:marriage/foreign 0:CA 1:CK 2:CA 3:CK 0!re 0:C9 1:CT "
    "2:ST 3:C9 1:SA 2:HK 3:SA 0:SK 1:HA 2:H9 3:HK 0:HA 1:ST 2:DQ 3:S9 0:SK 2:CJ 3:CQ 0:DT "
    "1:DJ 3:SJ 0:HQ 1:SQ 2:DK 1:DT 2:HT 3:DJ 0:SJ 2:HQ 3:DK 0:SQ 1:HJ 0:CT 1:CJ 2:D9 3:HT "
    "3:CQ",
    "DA" },
  { "the fox takes a fat trick in the last seat", 2, "DJ DA", "13",
    "0:HA 1:H9 2:HK 3:H9 0:SK 1!re 1:S9 2:SA 3:S9 2:SK 3:ST 0:DA 1:DQ 1:CA 2:CK 3:CA 0:C9 "
    "1:C9 2:CK 3:DT 0:CT 3:HA 0:HK 1:HT 2:DJ 1:HJ 2:DQ 3:CJ 0:DT 2:HQ 3:HT 0:DK 1:DK 3:SA "
    "0:CJ 1:HQ 2:SQ 2:SJ 3:CQ 0:D9 1:CQ 3:ST 0:D9 1:CT",
    "DA" },
  { "no fox under a foreign old one", 1, "DA D9", "03",
    "0:DQ 1:HT 2:DK 3:DJ 1:HA 2:H9 3:HA 0!re 0:SJ 0:CJ 1:DT 2:SQ 3:CQ 3:CA 0:C9 1:CK 2:C9 "
    "3:HK 0:SA 1:HK 2:DK 2:HJ 3:DQ 0:DT 1:HQ 1:ST 2:S9 3:SK 0:SA 0:S9 1:H9 2:SJ 3:SK 2:DJ "
    "3:HJ 0:CJ 1:SQ 1:HQ 2:D9 3:DA 0:HT 0:CQ",
    "D9" },
  { "a queen rather than the fox under a foreign dulle", 3, "DQ DA", "03",
    "0:HK 1:H9 2:HA 3:HA 2:SA 3:ST 0!re 0:S9 1:SA 2:SK 3:CK 0:ST 1:DQ 1:CK 2:CA 3:DK 0:DJ "
    "0:SK 1:H9 2:S9 3:DK 3:HQ 0:HT 1:CJ 2:DJ 0:HJ 1:CJ 2:D9 3:SJ 1:C9 2:CA 3:DT 0:HJ 0:D9 "
    "1:SQ 2:DA 3:CQ 3:SJ 0:CQ 1:CT 2:HQ 0:DT 1:CT 2:HT",
    "DQ" },
  { "a jack rather than the fox under a foreign old one", 2, "DJ DA", "13",
    "0:HA 1:SJ 2:HK 3:H9 1!re 1:CA 2:CT 3:CK 0:C9 1!no-90 1:SK 2:SA 3:SA 0:ST 2:SK 3:C9 "
    "0:ST 1:DK 1:D9 2:DT 3:CJ 0:DQ 0:HQ 1:HT 2:DT 3:DA 1:HQ 2:SQ 3:CQ 0:DJ 3:DQ 0:DK 1:HJ "
    "2:D9 3:H9 0:HK 1:HT 2:S9 1:CK 2:CA 3:SJ 0:CJ 0:HJ 1:CQ",
    "DJ" },
  { "the old one catches the fox", 3, "CQ CK", "03",
    "0:HK 1:HA 2:HK 3:H9 1:SA 2:SA 3!re 3:SJ 0:S9 3:HT 0!no-90 0:DK 1:CJ 2:HJ 3:CA 0:DK "
    "1:C9 2:C9 0:HJ 1:D9 2:HQ 3:SJ 2:H9 3:HQ 0:ST 1:HA 3:CT 0:CJ 1:SQ 2:CT 1:DT 2:D9 3:DQ "
    "0:SQ 0:SK 1:S9 2:DT 3:DQ 3:CK 0:CQ 1:SK 2:CA 0:ST 1:DJ 2:DA",
    "CQ" },
  { "the old one saves the partner's fox from a jack", 3, "CQ DT", "23",
    "0:CA 1:C9 2:C9 3:CK 0:CK 1:CT 2!re 2:CJ 3:CA 2:SA 3:HK 0:SK 1:SK 2:ST 3:H9 0:ST 1:SA "
    "1:DQ 2:HQ 3:DK 0:D9 2:HK 3:DT 0:HA 1:H9 3:DJ 0:DQ 1:HQ 2:SQ 2:DK 3:SQ 0:HT 1:DA 0:HA "
    "1:HT 2:DJ 3:CT 1:D9 2:HJ 3:SJ 0:CJ 0:S9 1:SJ 2:DA",
    "CQ" },
  { "the old one saves the partner's fox from Charlie", 0, "CQ HJ", "01",
    "0:CA 1:CK 2:CK 3:C9 0:SA 1:S9 2:ST 3:SK 0:HA 1:HA 2:HK 3:H9 0:CT 1:C9 2:CA 3:DA 3:DK "
    "0:DJ 1:CQ 2:HT 2:SA 3:DQ 0:S9 1:ST 3:DQ 0:DJ 1:DK 2:HQ 2:HT 3:DT 0:SJ 1:HQ 2:H9 3:SJ "
    "0:HK 1:CT 3:HJ 0:CJ 1:SQ 2:D9 1:DA 2:D9 3:CJ",
    "CQ" },
  { "the old one saves the partner's fox in the last seat", 0, "CQ DT", "02",
    "0:CA 1:C9 2:CT 3:CA 0!re 0:HA 1:DQ 2:H9 3:HK 1:ST 2:SA 3:S9 0:SK 2:HT 3:SJ 0:DK 1:DJ "
    "2:SK 3:SA 0:DQ 1:HJ 0:CK 1:CK 2:ST 3:DA 3:H9 0:SQ 1:C9 2:HA 0:D9 1:DK 2:CQ 3:SJ 2:HK "
    "3:S9 0:CJ 1:D9 0:DT 1:HT 2:DJ 3:HQ 1:CJ 2:DA 3:HJ",
    "CQ" },
  { "the dulle saves the partner's fox", 3, "HT DK", "02",
    "0:CA 1:CA 2:CK 3:C9 0!re 0:SA 1:S9 2:SK 3:ST 0:SK 1:ST 2:DQ 3:SA 2:HK 3:DA 0:DJ 1:H9 "
    "0:CT 1:CK 2:HQ 3:CT 2:HK 3:CJ 0:DQ 1:HA 0:SJ 1:HQ 2:SQ 3:DT 2:SJ 3:HT 0:D9 1:DK 3:C9 "
    "0:S9 1:HA 2:DT 2:HJ 3:CJ 0:HJ 1:SQ 1:DA 2:CQ",
    "HT" },
  { "the dulle saves the partner's fox and ten", 2, "HT DT", "13",
    "0:CA 1:CK 2:C9 3:C9 0:H9 1:HA 2:HA 3:HK 1:S9 2:SA 3:SA 0:SK 2:CJ 3:DJ 0:SQ 1:D9 0:H9 "
    "1:HK 2:CT 3:DQ 3:SK 0:DA 1:HJ 2:S9 1:DQ 2:HQ 3:CQ 0:D9 3:CJ 0:DK 1:HQ 2:HJ 1:CT 2:DJ "
    "3:CK 0:SQ 0:DK 1:SJ 2:DT 3:HT 3:ST 0:DA 1:CQ",
    "HT" },
  { "the fox goes under the partner's old one at once", 2, "CQ DA", "12",
    "0:HA 1:H9 2:H9 3:DK 3:SA 0:D9 1!re 1:S9 2:SK 0:HK 1:HQ 2:HK 3:C9 1:CA 2:CA 3:CT 0:CK "
    "1:DT 2:HT 3:DK 0:DJ 2:D9 3:DQ 0:DJ 1:HQ 1:CJ 2:HJ 3:DQ 0:SQ 0:CK 1:DA 2:C9 3:SJ 3:ST "
    "0:HJ 1:SA 2:SQ 2:HA 3:SK 0:CT 1:DT 1:CQ",
    "DA" },
  { "the fox is safe under the partner's old one in the third seat", 2, "CQ HJ DA", "12",
    "0:CA 1:C9 2:C9 3:CK 0:SJ 1:DK 2!re 2:HT 3:DT 2:SA 3:S9 0:ST 1:SK 2:HA 3:H9 0:H9 1:HK "
    "2:SK 3:CK 0:CT 1:SA 1:CA 2:HK 3:HA 0:DT 0:D9 1:SJ 2:HQ 3:SQ 3:DA 0:HJ 1:DQ 2:SQ 2:ST "
    "3:HQ 0:HT 1:S9 0:CJ 1:CQ",
    "DA" },
  { "the fox goes under the second old one", 0, "CQ DA D9", "03",
    "0:H9 1:H9 2:HA 3:HK 2:CA 3:C9 0:C9 1:CK 2:SJ 3:HT 0:CJ 1:DT 3:SA 0:S9 1:SK 2:DT 2:CK "
    "3:CT 0:HQ 1:CT 0:SK 1:ST 2:DQ 3:S9 2:HA 3:HK 0:ST 1:DA 1:SJ 2:DK 3:DQ 0:SQ 0:DJ 1:HQ "
    "2:DK 3:D9 1:CA 2:DJ 3:CQ",
    "DA" },
  { "the fox rather than a queen under the partner's old one", 2, "CQ DQ DA", "12",
    "0:D9 1:HT 2:HJ 3:DT 1!re 1:CK 2:CA 3:CT 0:CT 2:SA 3:SA 0:ST 1:DK 1:H9 2:SJ 3:H9 0:C9 "
    "2:SK 3:S9 0:SK 1:DJ 1:D9 2:CJ 3:SQ 0:SJ 3:SQ 0:DK 1:HT 2:DA 1:HA 2:S9 3:HQ 0:ST 3:CA "
    "0:HJ 1:HK 2:C9 0:DT 1:CQ",
    "DA" },
  { "the fox goes under the partner's dulle", 0, "HT DA CT", "02",
    "0:S9 1:SA 2:SK 3:SA 1:CA 2:CT 3:C9 0!re 0:C9 1:CK 2:CA 3:DQ 0:CK 3:HA 0:H9 1:H9 2:HA "
    "3:HJ 0:CQ 1:DT 2:HJ 0:SQ 1:SJ 2:DQ 3:DJ 0:HQ 1:DJ 2:D9 3:SJ 0:SQ 1:D9 2:DK 3:DK 0:DT "
    "1:CJ 2:CQ 3:HQ 2:HT 3:DA",
    "DA" },
  { "the second fox makes a Doppelkopf", 0, "DA DT SK", "3",
    "0:healthy 1:healthy 2:healthy 3:marriage/foreign 0:SA 1:DT 2:S9 3:S9 1!re 1:SJ 2:HQ "
    "3:HT 0:D9 3:CA 0:C9 1!no-90 1:CK 2:C9 3:ST 0:SA 1:DQ 2:ST 1:HQ 2:D9 3:SJ 0:SQ 0:HK "
    "1:DK 2:H9 3:HA 1:DK 2:SQ 3:CQ 0:HJ 3:H9 0:SK 1:CK 2:HK 2:DJ 3:DJ 0:DQ 1:HT 1:CT 2:DA "
    "3:CA",
    "DA" },
  /* The last tricks. */
  { "a queen takes Charlie's trick", 2, "HQ DA", "23",
    "0:SA 1:S9 2:SK 3:S9 0:HT 1:DK 2!re 2:D9 3:SJ 0:H9 1:HA 2:HK 3:HA 1:CA 2:C9 3:CK 0:SK "
    "1:C9 2:DJ 3:CA 0:HJ 0:HK 1:HQ 2:SQ 3:ST 2:DQ 3:CQ 0:DK 1:DJ 3:DQ 0:SQ 1:DT 2:CQ 2:DT "
    "3:HT 0:D9 1:SJ 3:HJ 0:CJ 1:CT 2:DA 0:CJ 1:CK",
    "HQ" },
  { "a queen of diamonds takes a trick that the fox would not", 0, "DQ DA", "3",
    "0:healthy 1:healthy 2:healthy 3:marriage/foreign 0:HT 1:SJ 2:D9 3:DA 0!no-90 0:SA "
    "1:S9 2:ST 3:SA 0:CA 1:CT 2:C9 3:CA 0!no-60 0:SJ 1:CJ 2:HQ 3:CQ 3:H9 0:DT 1:HK 2:HA "
    "0:CK 1:SK 2:C9 3:CK 0:HJ 1:CJ 2:HQ 3:DJ 2:SQ 3:DK 0:SQ 1:DK 2:DT 3:DJ 0:DQ 1:D9 0:CT "
    "1:HT 2:HA 3:S9 1:HK 2:HJ 3:SK",
    "DQ" },
  { "no old one under a foreign dulle", 1, "CQ HJ", "01",
    "0:SA 1:ST 2:SK 3:S9 0:CA 1:CT 2:CK 3:CK 0:HA 1:H9 2:HA 3:H9 0:ST 1:SA 2:DT 3:SK 2:DJ "
    "3:DQ 0:HJ 1:HQ 1:DQ 2:HQ 3:SQ 0:CQ 0:C9 1:CT 2:DA 3:CA 2:HK 3:SJ 0:HK 1:SQ 1:D9 2:DK "
    "3:DJ 0:DK 3:C9 0:CJ 1:DT 2:HT 2:D9 3:HT 0:CJ",
    "HJ" },
  { "no queen under a foreign dulle", 0, "SQ DJ", "01",
    "0:HA 1:HK 2:HA 3:H9 0!re 0:SA 1:S9 2:S9 3:SK 0:C9 1:CK 2:CA 3:CA 2:HQ 3:SQ 0:DJ 1:CQ "
    "1:SJ 2:CJ 3:SJ 0:D9 2:CK 3:DQ 0:SK 1:CT 3:DT 0:DK 1:DQ 2:D9 1:CT 2:C9 3:HQ 0:CQ 0:ST "
    "1:DA 2:HT 3:SA 2:HK 3:HJ 0:ST 1:CJ 1:DT 2:DK 3:HT",
    "DJ" },
  { "the ten goes under the partner's old one", 2, "DT DK", "12",
    "0:SA 1:S9 2:SK 3:SK 0!kontra 0:CJ 1:HT 2:HJ 3:DT 1!re 1:CA 2:CK 3:CK 0:CT 1:ST 2:S9 "
    "3:SA 0:HJ 0:HT 1:D9 2:DJ 3:DA 0:HA 1:DA 2:HK 3:HK 1:CT 2:CQ 3:C9 0:H9 2:DQ 3:HQ 0:D9 "
    "1:DK 3:DQ 0:SJ 1:CJ 2:DJ 3:CA 0:SQ 1:C9 2:H9 0:SQ 1:CQ",
    "DT" },
  { "no ten to a foreign Charlie", 1, "ST H9", "13",
    "0:CA 1:DK 2:CK 3:CK 1!re 1:HT 2:HJ 3:DJ 0:DJ 1:HA 2:H9 3:HK 0:HK 1:CQ 2:HT 3:D9 0:DT "
    "2:HQ 3:D9 0:SJ 1:SQ 1:SA 2:DA 3:S9 0:SJ 0:HJ 1:SQ 2:HQ 3:CJ 1:SK 2:DQ 3:ST 0:HA 2:DQ "
    "3:CQ 0:DK 1:SA 3:SK 0:C9 1:S9 2:DA 2:DT 3:CT 0:CJ",
    "H9" },
  { "the ace of hearts goes under the partner's old one", 3, "HA HK", "13",
    "0:SA 1:SK 2:ST 3:DK 3!re 3:CA 0:CK 1:CA 2:CT 3:H9 0:HK 1:H9 2:SA 0:HT 1:CJ 2:DK 3:D9 "
    "0:S9 1:SK 2:SQ 3:C9 2:HQ 3:DJ 0:HJ 1:CJ 2:HT 3:SJ 0:DA 1:DQ 2:HJ 3:CQ 0:D9 1:DT 3:C9 "
    "0:ST 1:CK 2:DA 2:DJ 3:HA 0:SJ 1:DQ 1:CQ 2:HQ",
    "HA" },
  { "a ten is enough, the dulle stays", 1, "HT DT", "02",
    "0:CA 1:CT 2:CT 3:CK 0:SK 1:SA 2:S9 3:ST 1:HA 2:CJ 3:H9 0:CK 2:DJ 3:HJ 0:SJ 1:DT 0:HQ "
    "1:DJ 2:HJ 3:SQ 3:DQ 0:CQ 1:HT 2:D9 1:D9 2:DQ 3:HQ 0:DK 3:HK 0:DA 1:H9 2:CA 0:S9 1:DA "
    "2:SK 3:SA 1:SJ 2:CQ 3:CJ 0:ST 2:DK 3:HA 0:C9",
    "DT" },
  { "a jack is enough, the old one stays", 1, "CQ DJ", "13",
    "0:SA 1:SK 2:S9 3:S9 0:CT 1!re 1:CA 2:CK 3:SA 1:SJ 2:SQ 3:CQ 0:D9 3:HA 0:DT 1:HK 2:HA "
    "0:DQ 1:HQ 2:DJ 3:DA 1:CK 2:SK 3:DK 0:C9 3:H9 0:CT 1:DA 2:HK 1:HQ 2:CJ 3:D9 0:HJ 1:DT "
    "2:HT 3:SJ 0:DQ 2:HT 3:DK 0:CJ 1:HJ 2:H9 3:ST 0:C9",
    "DJ" },
  { "a queen of hearts is enough, the old one stays", 2, "CQ HQ", "23",
    "0:HA 1:H9 2:HK 3:DK 3!re 3:HT 0:DJ 1:SJ 2:DT 3:CA 0:DA 1:C9 2:CT 0:ST 1:S9 2:SA 3:SK "
    "2:SK 3:DJ 0:ST 1:S9 3:CK 0:HA 1:CA 2:CT 1:SJ 2:DQ 3:D9 0:HJ 2:DK 3:HQ 0:SQ 1:DQ 0:DT "
    "1:HT 2:HJ 3:DA 1:H9 2:SA 3:CQ 0:HK 3:CK 0:CJ 1:CJ",
    "HQ" },
  { "the old one takes Charlie and a ten", 1, "CQ DJ", "12",
    "0:HA 1:DQ 2:H9 3:HK 1!re 1:ST 2:S9 3:S9 0:SK 1!no-90 1:CJ 2:D9 3:HQ 0:DA 3:CA 0:CA "
    "1:D9 2:CK 1:HT 2:DJ 3:DT 0:DK 1:SK 2:ST 3:HA 0:DA 0:H9 1:SA 2:SQ 3:HK 2:SJ 3:DT 0:HT "
    "1:HJ 0:DQ 1:SQ 2:HJ 3:DK 1:SA 2:CQ 3:C9 0:C9 2:CJ 3:HQ 0:CT",
    "CQ" },
  { "a king trumps thirty-one card points", 2, "DK SA", "13",
    "0:CA 1:C9 2:DA 3:CK 2:HA 3:DT 0:HK 1!re 1:H9 3:SA 0:ST 1:SK 2:S9 3:DQ 0:HJ 1:DK 2:HQ "
    "2:HJ 3:SJ 0:D9 1:SJ 3:HQ 0:DA 1:DT 2:SQ 2:DQ 3:DJ 0:HT 1:SQ 0:CT 1:HT 2:DJ 3:CA 1:H9 "
    "2:CJ 3:SK 0:CK 2:D9 3:CQ 0:CJ 1:CQ 3:CT 0:ST 1:HA",
    "DK" },
  { "a queen of hearts trumps a fat trick", 0, "HQ HA", "03",
    "0:CJ 1:HT 2:DT 3:DJ 1!kontra 1:HA 2:HK 3:DA 0:H9 3:SA 0:SK 1:S9 2:ST 3:SJ 0:CQ 1:HT "
    "2:DA 1:S9 2:DJ 3:SK 0:CK 2:HJ 3:CQ 0:DK 1:D9 3:CT 0:DK 1:SJ 2:CK 1:D9 2:DQ 3:DQ 0:HQ "
    "0:SQ 1:CJ 2:DT 3:CA 0:HJ 1:SQ 2:HK 3:C9 1:ST 2:C9 3:CA",
    "HQ" },
  { "a jack solo cashes its ace", 2, "CA CK", "",
    "0:healthy 1:healthy 2:solo-jack 3:healthy 0:DA 1:DT 2:DJ 3:DK 2:SJ 3:HJ 0!kontra 0:DJ "
    "1:CJ 1:DK 2:HQ 3:SK 0:DQ 1:DT 2:SQ 3:SA 0:DQ 1:DA 2:CJ 3:H9 0:D9 2:HA 3:HQ 0:H9 1:HK "
    "2:ST 3:SK 0:SQ 1:C9 2:SA 3:S9 0:S9 1:C9 2:SJ 3:CQ 0:D9 1:HT 2:HJ 3:CK 0:CQ 1:HT",
    "CA" },
  { "a soloist without trumps cashes the ace", 2, "CA SK", "",
    "0:healthy 1:healthy 2:solo-meatless 3:healthy 0:SA 1:SJ 2:S9 3:SQ 0!kontra 0:CK 1:CJ "
    "2:CT 3:CA 3:HJ 0!no-90 0:HK 1:HA 2:HT 1:DQ 2!re 2:DT 3:DQ 0:D9 2:DA 3:DJ 0:DJ 1:D9 "
    "2:DA 3:DK 0:HJ 1:DK 2:HA 3:H9 0:C9 1:H9 2:HT 3:HQ 0:SJ 1:HQ 2:CT 3:CJ 0:CQ 1:CK 2:CQ "
    "3:C9 0:ST 1:S9",
    "CA" },
  { "no ten to a foreign trump", 0, "C9 ST S9", "23",
    "0:CA 1:CT 2:DK 3:C9 2!re 2:HK 3:H9 0:DT 1:HK 0:SA 1:ST 2:S9 3!no-90 3:SK 0:CK 1:CT "
    "2:SK 3:CA 3:HQ 0:D9 1:DJ 2:HJ 3:DA 0:SJ 1:HQ 2:SQ 2:SJ 3:HT 0:SQ 1:DT 3:CQ 0:CK 1:DA "
    "2:CQ 3:HJ 0:SA 1:DQ 2:D9 1:H9 2:HA 3:DK",
    "C9 S9" },
  { "no ten to a foreign dulle", 1, "ST ST S9", "02",
    "0:S9 1:SA 2:SK 3:SA 1:CA 2:CT 3:C9 0!re 0:C9 1:CK 2:CA 3:DQ 0:CK 3:HA 0:H9 1:H9 2:HA "
    "3:HJ 0:CQ 1:DT 2:HJ 0:SQ 1:SJ 2:DQ 3:DJ 0:HQ 1:DJ 2:D9 3:SJ 0:SQ 1:D9 2:DK 3:DK 0:DT "
    "1:CJ 2:CQ 3:HQ 2:HT 3:DA 0:DA",
    "S9" },
  { "the ace takes the ten", 3, "CA CK", "03",
    "0:CA 1:CT 2:DJ 3:C9 2!kontra 2:HA 3:HK 0:DK 1:H9 0:DQ 1:DJ 2:SQ 3:D9 2:HJ 3:DT 0:CQ "
    "1:HQ 0:HJ 1:HQ 2:D9 3:CQ 3:S9 0:ST 1:SA 2:ST 1:DQ 2:HT 3:SJ 0:DK 2:HT 3:DT 0:CJ 1:SA "
    "2:S9 3:H9 0:DA 1:SK 0:SQ 1:HA 2:SJ 3:HK 0:CK 1:CT 2:SK",
    "CA" },
};
