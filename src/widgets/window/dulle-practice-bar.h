/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Above the table while a deal is played again: that it does not count, the results side by
 * side, and the way back to the tournament. Hidden at other times.
 */
#pragma once

#include <gtk/gtk.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_PRACTICE_BAR (dulle_practice_bar_get_type ())
G_DECLARE_FINAL_TYPE (DullePracticeBar, dulle_practice_bar, DULLE, PRACTICE_BAR, GtkWidget)

/**
 * DullePracticeBar::message:
 * @text: a sentence to show at once
 */

/* The session that it asks. */
void dulle_practice_bar_set_session (DullePracticeBar *self,
                                     DulleSession     *session);

/**
 * dulle_practice_bar_add_actions:
 * @map: outlives @self
 *
 * "play-again" plays the deal of the last finished game again, "back-to-tournament" goes on
 * with the tournament that was left for practice. "continue" does so, too, and is there at any
 * time: where nothing is on the table yet, as soon as that turns out to be practice.
 */
void dulle_practice_bar_add_actions (DullePracticeBar *self,
                                     GActionMap       *map);

/* Follows what is on the table. */
void dulle_practice_bar_update (DullePracticeBar *self,
                                const DulleEvent *event);

/* Whether the game that is over was that of a lesson. */
gboolean dulle_practice_bar_ends_lesson (DullePracticeBar *self);

/* In a narrow window the buttons stand below the text. A low one shows no more than two of them. */
void dulle_practice_bar_set_room (DullePracticeBar *self,
                                  gboolean          narrow,
                                  gboolean          low);

G_END_DECLS
