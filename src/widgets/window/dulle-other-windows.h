/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The windows that open beside the main one: rules, review, history, statistics and others,
 * each by an action.
 */
#pragma once

#include "dulle-game-page.h"
#include "session/dulle-host.h"

G_BEGIN_DECLS

#define DULLE_TYPE_OTHER_WINDOWS (dulle_other_windows_get_type ())
G_DECLARE_FINAL_TYPE (DulleOtherWindows, dulle_other_windows, DULLE, OTHER_WINDOWS, GObject)

/**
 * DulleOtherWindows::message:
 * @text: a sentence to show at once
 */

/**
 * dulle_other_windows_new:
 * @window: what they belong to; outlives them
 * @game_page: tells what is on the table; outlives them
 */
DulleOtherWindows *dulle_other_windows_new (GtkWindow     *window,
                                            DulleGamePage *game_page);

/* The session that they ask. Tables that it shares are hosted by a new #DulleHost. */
void dulle_other_windows_set_session (DulleOtherWindows *self,
                                      DulleSession      *session);

/* Returns: (nullable): who shares the tables of the session with others; %NULL without a session */
DulleHost *dulle_other_windows_get_host (DulleOtherWindows *self);

/**
 * dulle_other_windows_add_actions:
 * @map: gets an action for each window; outlives @self
 *
 * Without a parameter: "new-tournament", "play-with-others", "rules", "review", "trumps",
 * "history", "restore-copy", "statistics", "shortcuts", "learn", "teach" (the lesson that comes
 * next), "puzzles", "progress" and "welcome".
 *
 * With the id of what to show: "lesson", "puzzles-of" (of a theme), "puzzles-of-lesson", and
 * "rule-book" (the rules of the table at a section; at their beginning for an empty id).
 *
 * "open" follows a URI: games are shown in the review, rules in their window after asking, a store
 * is imported into the history, and an invitation leads to the lobby.
 */
void dulle_other_windows_add_actions (DulleOtherWindows *self,
                                      GActionMap        *map);

G_END_DECLS
