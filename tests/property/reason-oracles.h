/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Oracles for the reasons of the computer players: they know all hands.
 */
#pragma once

#include "ai/reason.h"
#include "engine/game.h"

/* Whether what @reason claims about @action, the next action of @game, is true. */
bool reason_is_true (const DulleGame   *game,
                     const DulleAction *action,
                     DulleReason        reason);
