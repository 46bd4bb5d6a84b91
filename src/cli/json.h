/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes a game that is over as JSON, for `play` and `replay`:
 *
 *   {"game": 3, "contract": "marriage", "dealer": 1, "bock": 1, "forced": null,
 *    "duty": [[1, 0, 0], …],
 *    "known": [{"seat": 0, "party": "re", "cards": 0}, …],
 *    "soloist": 0, "duty_solo": false, "parties": ["re", "kontra", "re", "kontra"],
 *    "tricks": [{"lead": 2, "cards": ["CA", "CT", "CK", "C9"], "winner": 2,
 *                "augen": 25}, …],
 *    "announcements": [{"seat": 0, "level": "re", "cards": 4, "reply": false}, …],
 *    "augen": [134, 106], "winner": "re", "solo": false, "points": 3,
 *    "lines": [{"id": "fox-caught", "party": "re", "value": 1, "trick": 5,
 *               "seat": 0, "from": 3}, …],
 *    "scores": [3, -3, 3, -3],
 *    "money": [{"from": 1, "to": 0, "cents": 15}, …],
 *    "makes_bock": false, "next_dealer": 2}
 *
 * or, where the cards are to be dealt again, {"game": 3, "contract": "throw-nines",
 * "thrown": 2, "next_dealer": 1, …} with the seat that threw in or whose poverty nobody took.
 *
 * Seats and tricks count from 0; where there is none (no soloist, a line that
 * belongs to no trick) the value is null. `cards` is how many had been played by then.
 * `duty` is what each seat owes before the game: all, colour and picture soli. `augen` is that of Re and of Kontra.
 */
#pragma once

#include <glib.h>

#include "engine/record.h"

/* Appends one line without its end; the game must be finished. */
void dulle_json_game (GString           *text,
                      const DulleRecord *record);

/* "re", "kontra", "nobody" */
const char *dulle_party_id (DulleParty party);
