/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How the totals of a tournament went, as a curve for each player. Curves differ in
 * their colors, dashes and marks, and end at the names of their players.
 */
#pragma once

#include <gtk/gtk.h>

#include "tournament/face.h"

#include "curve-style.h"

G_BEGIN_DECLS

#define DULLE_TYPE_CURVE (dulle_curve_get_type ())
G_DECLARE_FINAL_TYPE (DulleCurve, dulle_curve, DULLE, CURVE, GtkWidget)

GtkWidget *dulle_curve_new (void);

/* @faces: (array fixed-size=DULLE_MAX_CURVES): of the players whose totals will be set; they
 * give the curves their colors */
void dulle_curve_set_faces (DulleCurve      *self,
                            const DulleFace *faces);

/**
 * dulle_curve_set_totals:
 * @names: (array length=n_players): the players
 * @n_players: at most %DULLE_MAX_CURVES
 * @totals: (array): the totals after each game, @n_players a game
 * @n_games: how many games
 * @decimals: how many digits of a total are decimals, as of money in cents
 *
 * All curves begin at 0.
 */
void dulle_curve_set_totals (DulleCurve        *self,
                             const char *const *names,
                             guint              n_players,
                             const gint32      *totals,
                             guint              n_games,
                             guint              decimals);

/**
 * dulle_curve_set_values:
 * @names: (array length=n_curves): what the curves are
 * @n_curves: at most %DULLE_MAX_CURVES
 * @values: (array): the values of each game, @n_curves a game
 * @n_games: how many games
 * @decimals: how many digits of a value are decimals
 * @description: what the curves show, for screen readers
 */
void dulle_curve_set_values (DulleCurve        *self,
                             const char *const *names,
                             guint              n_curves,
                             const gint32      *values,
                             guint              n_games,
                             guint              decimals,
                             const char        *description);

/**
 * dulle_curve_set_scale:
 * @zero: which number stands where a value is 0
 * @caption: (nullable): what stands in the place of the number of games
 */
void dulle_curve_set_scale (DulleCurve *self,
                            int         zero,
                            const char *caption);

G_END_DECLS
