/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The answers to a question, with a button for each, and above them the choice of how a
 * solo is named, where there is one.
 */
#pragma once

#include <gtk/gtk.h>

#include "engine/view.h"

G_BEGIN_DECLS

#define DULLE_TYPE_ANSWER_GRID (dulle_answer_grid_get_type ())
G_DECLARE_FINAL_TYPE (DulleAnswerGrid, dulle_answer_grid, DULLE, ANSWER_GRID, GtkWidget)

/**
 * DulleAnswerGrid:considered:
 *
 * The solo whose button the pointer or the focus is on, or %DULLE_CONTRACT_NORMAL.
 */

/**
 * dulle_answer_grid_set_description:
 * @description: a label, which has to live as long as the grid does
 *
 * What is pointed at is described there, where there is something to point at and room for it.
 */
void dulle_answer_grid_set_description (DulleAnswerGrid *self,
                                        GtkWidget       *description);

/**
 * dulle_answer_grid_show:
 * @answers: (array length=n_answers): actions of the seat that @view is for
 * @names: the names of the players, seat 0 first
 * @taken: letters that are the mnemonics of other buttons, in lower case
 */
void dulle_answer_grid_show (DulleAnswerGrid   *self,
                             const DulleAction *answers,
                             unsigned           n_answers,
                             const DulleView   *view,
                             const char *const *names,
                             const char        *taken);

/* Adds a button that says "No" and does @action. */
void dulle_answer_grid_add_no (DulleAnswerGrid *self,
                               const char      *action);

/* Takes all answers away; no solo is considered any longer. */
void dulle_answer_grid_clear (DulleAnswerGrid *self);

/* Gives the focus to the first answer; where each is a solo, to none before a key moves it: none
 * is meant yet, and Return would call it. */
void dulle_answer_grid_focus (DulleAnswerGrid *self);

DulleContract dulle_answer_grid_get_considered (DulleAnswerGrid *self);

G_END_DECLS
