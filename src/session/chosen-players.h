/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who plays in the next tournament: the names and skills that the person chose, kept
 * in the settings `player-names` and `player-skills`, by player.
 */
#pragma once

#include <gio/gio.h>

#include "plan.h"

G_BEGIN_DECLS

/* Fills in the players of @plan. */
void dulle_chosen_players_load (DullePlan *plan,
                                GSettings *settings);
void dulle_chosen_players_save (const DullePlan *plan,
                                GSettings       *settings);

/* Returns: a plan by the rules and with the players that are chosen, and random deals */
DullePlan dulle_chosen_plan (GSettings *settings);

G_END_DECLS
