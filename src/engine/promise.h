/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Whether an announcement came true, at the end of a whole game.
 */
#pragma once

#include "score.h"

/* A reply promises to win, as Re and Kontra do. What was won before a revoke says nothing: the
 * party at fault has kept nothing, and the others all that they announced. */
static inline bool
dulle_promise_is_kept (const DulleResult *result,
                       DulleParty         party,
                       DulleLevel         level)
{
  if (result->revoked || level == DULLE_LEVEL_REPLY)
    return result->winner == party;

  return dulle_score_kept (result, party, level);
}
