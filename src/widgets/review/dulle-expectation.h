/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The expected points of a player through a game, as a curve above its steps. A click leads
 * to that step.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DULLE_TYPE_EXPECTATION (dulle_expectation_get_type ())
G_DECLARE_FINAL_TYPE (DulleExpectation, dulle_expectation, DULLE, EXPECTATION, GtkWidget)

/**
 * DulleExpectation::chosen:
 * @step: the step that was clicked on
 */

GtkWidget *dulle_expectation_new (void);

/**
 * dulle_expectation_show:
 * @player: whose points they are
 * @points: (element-type DulleExpected) (nullable): %NULL if they are not known
 * @n_steps: the last step of the game
 */
void dulle_expectation_show (DulleExpectation *self,
                             const char       *player,
                             const GArray     *points,
                             guint             n_steps);

/* Marks the step that is shown. */
void dulle_expectation_set_step (DulleExpectation *self,
                                 guint             step);

G_END_DECLS
