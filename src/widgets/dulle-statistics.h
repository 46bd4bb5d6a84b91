/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window that tells how well somebody plays: the person, or a computer player, in all
 * games that were finished. What decisions cost is told of games that were analysed;
 * this is done here on request, game by game, and can be stopped at any time.
 *
 * Actions, by keys and buttons: `statistics.analyse`, `statistics.stop`,
 * `statistics.close`.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-session.h"
#include "session/past-games.h"

G_BEGIN_DECLS

#define DULLE_TYPE_STATISTICS (dulle_statistics_get_type ())
G_DECLARE_FINAL_TYPE (DulleStatistics, dulle_statistics, DULLE, STATISTICS, AdwWindow)

/**
 * DulleStatistics:analysing:
 *
 * Whether games are being analysed.
 */

/**
 * dulle_statistics_new:
 * @parent: (nullable): the window that this one belongs to
 * @chosen: what dulle_player_names() returns, for those who have no name
 */
GtkWidget *dulle_statistics_new (GtkWindow         *parent,
                                 DulleSession      *session,
                                 const char *const *chosen);

/* Returns: what is told of the player who is chosen */
DulleTally dulle_statistics_get_tally (DulleStatistics *self);

G_END_DECLS
