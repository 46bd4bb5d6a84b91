/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What each player did in the finished games of a store, and what an analysis says of
 * it.
 */
#pragma once

#include "store.h"
#include "tournament/game-analysis.h"
#include "tournament/past-games.h"

G_BEGIN_DECLS

/**
 * dulle_store_list_played:
 *
 * Returns: (transfer full) (element-type gint64) (nullable): all tournaments of which a
 *   game was finished, the one played last at the end
 */
GArray *dulle_store_list_played (DulleStore *self,
                                 GError    **error);

/* Appends the finished games of a tournament to @past (element-type DullePastGame), with
 * the grades that are kept. Returns: whether all that could be read */
gboolean dulle_store_read_past_games (DulleStore *self,
                                      gint64      tournament,
                                      GArray     *past);
gboolean dulle_store_add_past_games (DulleStore               *self,
                                     const DulleTournamentRun *run,
                                     GArray                   *past);

/**
 * dulle_store_keep_analysis:
 * @analysis: of a game that is kept; of others nothing is
 *
 * Keeps what was found of its seats, in the place of what was kept of them before, or
 * nothing.
 *
 * Returns: whether it could be written
 */
gboolean dulle_store_keep_analysis (DulleStore              *self,
                                    const DulleGameAnalysis *analysis,
                                    GError                 **error);

/**
 * dulle_store_read_analysis:
 *
 * Returns: (transfer full) (nullable): a finished game of a tournament, and what is kept
 *   of its analysis: of the seats whose grade and annotations are both there
 */
DulleGameAnalysis *dulle_store_read_analysis (DulleStore *self,
                                              gint64      tournament,
                                              guint       number);

G_END_DECLS
