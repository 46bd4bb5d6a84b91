/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Odd players: opponents with a habit, by which players are judged that were measured against
 * themselves only.
 */
#pragma once

#include "ai/player.h"

/**
 * dulle_odd_player_from_id:
 * @id: “bold”, “silent”, “random-5” or “by-the-book”
 * @kind: (out): the kind of player that has the habit
 * @style: (out): the habit
 *
 * Returns: whether there is such an odd player
 */
bool dulle_odd_player_from_id (const char      *id,
                               DullePlayerKind *kind,
                               DulleStyle      *style);
