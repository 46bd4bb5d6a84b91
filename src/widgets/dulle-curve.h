/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the totals of a tournament went, as a curve for each player. Curves differ by
 * colour, by dashes and by their marks, and end at the names they belong to.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DULLE_TYPE_CURVE (dulle_curve_get_type ())
G_DECLARE_FINAL_TYPE (DulleCurve, dulle_curve, DULLE, CURVE, GtkWidget)

/* As many curves can be told apart. */
#define DULLE_MAX_CURVES 7

GtkWidget *dulle_curve_new (void);

/**
 * dulle_curve_set_totals:
 * @names: (array length=n_players): the players
 * @n_players: at most %DULLE_MAX_CURVES
 * @totals: (array): the totals after each game, @n_players a game
 * @n_games: how many games
 *
 * All curves begin at 0.
 */
void dulle_curve_set_totals (DulleCurve        *self,
                             const char *const *names,
                             guint              n_players,
                             const gint32      *totals,
                             guint              n_games);

G_END_DECLS
