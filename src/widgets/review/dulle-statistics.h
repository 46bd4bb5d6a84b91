/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * A window that shows how well somebody plays, the person or a computer player, over all
 * finished games. The cost of decisions is known for analyzed games. The session analyzes
 * them on request, game by game, until it is stopped.
 *
 * Actions, by keys and buttons: `statistics.analyse`, `statistics.stop`,
 * `statistics.close`.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-session.h"
#include "tournament/past-games.h"

G_BEGIN_DECLS

#define DULLE_TYPE_STATISTICS (dulle_statistics_get_type ())
G_DECLARE_FINAL_TYPE (DulleStatistics, dulle_statistics, DULLE, STATISTICS, AdwWindow)

/**
 * DulleStatistics:analysing:
 *
 * Whether games are being analyzed.
 */

/**
 * dulle_statistics_new:
 * @parent: (nullable): the window that this one belongs to
 * @chosen: names for players who have none, see dulle_player_names()
 */
GtkWidget *dulle_statistics_new (GtkWindow         *parent,
                                 DulleSession      *session,
                                 const char *const *chosen);

/* Returns: the sums for the chosen player */
DulleTally dulle_statistics_get_tally (DulleStatistics *self);

G_END_DECLS
