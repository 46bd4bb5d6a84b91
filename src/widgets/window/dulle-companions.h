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

#define DULLE_TYPE_COMPANIONS (dulle_companions_get_type ())
G_DECLARE_FINAL_TYPE (DulleCompanions, dulle_companions, DULLE, COMPANIONS, GObject)

/**
 * DulleCompanions::message:
 * @text: a sentence to show at once
 */

/**
 * dulle_companions_new:
 * @window: what they belong to; outlives the companions
 * @game_page: tells what is on the table; outlives the companions
 */
DulleCompanions *dulle_companions_new (GtkWindow     *window,
                                       DulleGamePage *game_page);

/* The session that they ask. */
void dulle_companions_set_session (DulleCompanions *self,
                                   DulleSession    *session);

/* Who shares the tables of the session with others. */
DulleHost *dulle_companions_get_host (DulleCompanions *self);

/**
 * dulle_companions_add_actions:
 * @map: (not nullable): gets an action for each window; outlives @self
 *
 * "new-tournament", "rules", "review", "trumps", "history", "restore-copy", "statistics",
 * "progress", "shortcuts", "welcome"; "rule-book", which opens the rules of the table at the
 * section with this id, or at its beginning; and "open", which opens a file by its URI:
 * games in the review, rules in their window after asking.
 */
void dulle_companions_add_actions (DulleCompanions *self,
                                   GActionMap      *map);

G_END_DECLS
