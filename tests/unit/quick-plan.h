/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tournaments for tests in which nobody waits for a computer that thinks.
 */
#pragma once

#include "session/plan.h"

static inline DullePlan
quick_plan (const DulleRules *rules,
            guint64           seed)
{
  DullePlan plan = dulle_plan (rules, seed);

  for (guint player = 0; player < DULLE_MAX_PLAYERS; player++)
    plan.players[player].skill = DULLE_SKILL_EASY;

  return plan;
}
