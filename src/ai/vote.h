/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How computer players vote on a round of solos. Feldmeier, "Pflichtsolo".
 */
#pragma once

#include "engine/tournament.h"

/**
 * dulle_wants_solo_round:
 * @player: a player of @tournament, whose vote is due
 *
 * Returns: whether it hopes for more from such a round than from going on
 */
bool dulle_wants_solo_round (const DulleTournament *tournament,
                             unsigned               player);
