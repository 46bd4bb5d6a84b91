/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tournament for tests that look at something else than how well it is played.
 */
#pragma once

#include "session/plan.h"

/* With players who do not think long. */
static inline DullePlan
quick_plan (const DulleRules *rules,
            guint64           seed)
{
  DullePlan plan = dulle_plan (rules, seed);

  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    plan.players[player].skill = DULLE_SKILL_EASY;

  return plan;
}
