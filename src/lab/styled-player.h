/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Players with a way to play, as they are named on the command line. Among them are the odd
 * players: opponents with a habit, by which players are judged that were measured against
 * themselves only.
 */
#pragma once

#include "ai/player.h"

/**
 * dulle_styled_player_from_id:
 * @id: the id of a player, alone or followed by a slash and that of a style; or “bold”,
 *   “silent”, “random-5” or “by-the-book”
 * @style: (out): the style; it stays as it is if @id has none
 *
 * Returns: whether there is such a player
 */
bool dulle_styled_player_from_id (const char      *id,
                                  DullePlayerKind *kind,
                                  DulleStyle      *style);
