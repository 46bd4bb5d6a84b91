/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The search: imagines worlds that agree with a view, plays each possible decision
 * in them to the end, and takes what brings most points on average.
 */
#pragma once

#include "trial.h"

/* How much a kind of player thinks, as its row in player.c says; %NULL of those who do not
 * search. */
const DulleBudget *dulle_player_budget (DullePlayerKind kind);

/* See dulle_player_act(). */
DulleDecision dulle_search_act (const DullePlayer *player,
                                const DulleBudget *budget,
                                const DulleView   *view);
