/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A game that is over as a JSON object, for `play` and `replay`:
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
 * If the cards must be dealt again, the object is {"game": 3, "contract": "throw-nines",
 * "thrown": 2, "next_dealer": 1, …} with the seat that threw its cards in, or whose poverty
 * nobody took.
 *
 * Seats and tricks count from 0, and null stands for none (no soloist, a line that belongs
 * to no trick). `cards` is the number of cards played by then. `duty` has the compulsory
 * solos that each seat still owed before the game: of any kind, in a suit, with pictures
 * as trumps. `augen` has the card points of Re and of Kontra.
 */
#pragma once

#include <json-glib/json-glib.h>

#include "engine/record.h"

/* Returns: (transfer full): the game of @record, which must be finished */
JsonObject *dulle_cli_game_json (const DulleRecord *record);

/* "re", "kontra", "nobody" */
const char *dulle_party_id (DulleParty party);
