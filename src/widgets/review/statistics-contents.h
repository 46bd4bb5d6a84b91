/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What the statistics page shows of a player: tiles, rows, and a curve. Whoever fills a
 * box or a group once can show any tally in it.
 */
#pragma once

#include <adwaita.h>

#include "tournament/past-games.h"

#include "score/dulle-curve.h"
#include "text/statistics-text.h"

G_BEGIN_DECLS

/* The tiles at the top. */
void dulle_statistics_fill_tiles (GtkFlowBox *box);
void dulle_statistics_show_tiles (GtkFlowBox       *box,
                                  const DulleTally *tally);

/* A tile for each quality of a move: how often there was one. */
void dulle_statistics_fill_qualities (GtkFlowBox *box);
void dulle_statistics_show_qualities (GtkFlowBox       *box,
                                      const DulleTally *tally);

/* Returns: (transfer container) (element-type GtkWidget): the rows, one for each line */
GPtrArray *dulle_statistics_fill_lines (AdwPreferencesGroup       *group,
                                        const DulleStatisticsLine *lines);
void       dulle_statistics_show_lines (GPtrArray                 *rows,
                                        const DulleStatisticsLine *lines,
                                        const DulleTally          *tally,
                                        gboolean                   visible);

/**
 * dulle_statistics_show_curve:
 * @games: (element-type DullePastGame): the games of the player
 *
 * Shows what a decision cost on average from game to game.
 *
 * Returns: whether enough games were analyzed for a curve
 */
gboolean dulle_statistics_show_curve (DulleCurve   *curve,
                                      const GArray *games);

G_END_DECLS
