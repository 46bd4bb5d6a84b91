/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Oracles for the reasons of the computer players: they know the whole truth.
 */
#pragma once

#include "ai/reason.h"
#include "engine/game.h"

/* Whether what @reason claims of @action holds in @game, where it is due. */
bool reason_is_true (const DulleGame   *game,
                     const DulleAction *action,
                     DulleReason        reason);
