/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The search: samples deals that are consistent with a view, plays the candidates in them to
 * the end, and takes the one with the best average.
 */
#pragma once

#include "rollout.h"

/* See dulle_player_act(). */
DulleDecision dulle_search_act (const DulleLimits *limits,
                                const DulleBudget *budget,
                                const DulleView   *view);
