/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What comes between the games: the scene at the end of a game, the score with its sheet, the
 * vote on a round of solos, and the end of the tournament. Each is a page that takes the
 * place of the table, but for the score where there is room beside it.
 */
#pragma once

#include "dulle-game-page.h"

G_BEGIN_DECLS

#define DULLE_TYPE_RESULTS (dulle_results_get_type ())
G_DECLARE_FINAL_TYPE (DulleResults, dulle_results, DULLE, RESULTS, GObject)

/**
 * dulle_results_new:
 * @stack: a stack with the page "table"; gets the other pages; outlives the results
 * @game_page: tells what is on the table; outlives the results
 */
DulleResults *dulle_results_new (GtkStack      *stack,
                                 DulleGamePage *game_page);

/* The session that deals the next game. */
void dulle_results_set_session (DulleResults *self,
                                DulleSession *session);

/**
 * dulle_results_add_actions:
 * @map: (not nullable): gets the actions; outlives @self
 *
 * "score" (on or off), "next-game", "vote" (in favour or not), and "go-on", which does not
 * wait until what is shown just now has been looked at long enough.
 */
void dulle_results_add_actions (DulleResults *self,
                                GActionMap   *map);

/* @beside: (nullable): a column beside the pages, where the score lies instead of on them */
void dulle_results_set_beside (DulleResults    *self,
                               DulleSideColumn *beside);

/**
 * dulle_results_update:
 * @event: follows DulleGamePage::shown
 * @of_lesson: whether the game that is over was that of a lesson: the next lesson comes after it
 */
void dulle_results_update (DulleResults     *self,
                           const DulleEvent *event,
                           gboolean          of_lesson);

/* Whether the winner of the tournament has been shown, and nothing has been dealt since. */
gboolean dulle_results_is_crowned (DulleResults *self);

/* Closes the score.
 *
 * Returns: whether it was there */
gboolean dulle_results_dismiss (DulleResults *self);

/* Moves the keyboard focus to what goes on: a button, or a card of the hand. */
void dulle_results_focus (DulleResults *self);

G_END_DECLS
