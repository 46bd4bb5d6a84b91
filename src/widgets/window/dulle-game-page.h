/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The game as it is played: the table with its panels, the players who sit out, and the
 * line of text below. It follows its session; what goes on around the game
 * (title, score, other windows) belongs to the window.
 */
#pragma once

#include <gtk/gtk.h>

#include "dulle-side-column.h"
#include "dulle-table-names.h"

G_BEGIN_DECLS

#define DULLE_TYPE_GAME_PAGE (dulle_game_page_get_type ())
G_DECLARE_FINAL_TYPE (DulleGamePage, dulle_game_page, DULLE, GAME_PAGE, GtkWidget)

/**
 * DulleGamePage::shown:
 * @event: (type DulleEvent): the event that is now on the table, and in the panels
 */

/**
 * DulleGamePage::denied:
 * @text: what the person has announced or declared, and why it does not count
 *
 * On the table it was said why.
 */

/**
 * DulleGamePage::crowded:
 *
 * A question has come to a small window, and there is no room on the table any more.
 */

/* The session that is shown; %NULL for none. */
void dulle_game_page_set_session (DulleGamePage *self,
                                  DulleSession  *session);

/**
 * dulle_game_page_add_actions:
 * @map: gets the actions of the game; outlives @self
 *
 * "decide" (an action as text), "healthy", "announce" (a level), "announce-next",
 * "announce-party", "play" (a place in the hand), "hint", "knowledge" and "last-trick" (on or
 * off), "advance", "skip-game", and "read" (what is read aloud, as an id).
 */
void dulle_game_page_add_actions (DulleGamePage *self,
                                  GActionMap    *map);

/* Whether there is no room for more than the table and one line of text. */
void dulle_game_page_set_brief (DulleGamePage *self,
                                gboolean       brief);

/* @beside: (nullable): the column beside the table, which shows the last trick and what can
 * be known instead of the table; to be set when something is on the table */
void dulle_game_page_set_beside (DulleGamePage   *self,
                                 DulleSideColumn *beside);

/* Whether a sentence finds room on the table: in a small window, a question takes all of it, and
 * when a game is over, its score comes in front of it. */
gboolean dulle_game_page_has_room (DulleGamePage *self);

/* Says on the table and below it why something cannot be done. */
void dulle_game_page_refuse (DulleGamePage *self,
                             DulleRefusal   refusal);

/* Shows @text on the table for some seconds, and reads @spoken: (nullable): nothing. */
void dulle_game_page_say (DulleGamePage *self,
                          const char    *text,
                          const char    *spoken);

/* Takes away what it says there. */
void dulle_game_page_hush (DulleGamePage *self);

/* Shows @text beside the plate of who says it, and reads @spoken. */
void dulle_game_page_quote (DulleGamePage *self,
                            guint8         seat,
                            const char    *text,
                            const char    *spoken);

/* Reads @text to whoever listens. */
void dulle_game_page_read (DulleGamePage *self,
                           const char    *text);

/* Moves the keyboard focus to the hand. */
void dulle_game_page_focus (DulleGamePage *self);

/* Closes the topmost panel over the table: the last trick, what can be known, or a hint.
 *
 * Returns: whether there was one */
gboolean dulle_game_page_dismiss (DulleGamePage *self);

/* Returns: (transfer none) (nullable): the session that is shown */
DulleSession *dulle_game_page_get_session (DulleGamePage *self);

/* Returns: (nullable): the event that is on the table */
const DulleEvent *dulle_game_page_get_shown (DulleGamePage *self);

/* Whether the game on the table is over. */
gboolean dulle_game_page_is_over (DulleGamePage *self);

/* See dulle_curtain_may_lift(). */
gboolean dulle_game_page_may_lift (DulleGamePage *self);

/* Returns: (transfer none): what everybody is called */
DulleTableNames *dulle_game_page_get_names (DulleGamePage *self);

G_END_DECLS
