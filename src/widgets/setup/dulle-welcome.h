/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What somebody sees who starts Dulle for the first time: a hand of cards, and the question
 * whether they know the game.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_WELCOME (dulle_welcome_get_type ())
G_DECLARE_FINAL_TYPE (DulleWelcome, dulle_welcome, DULLE, WELCOME, AdwWindow)

/**
 * DulleWelcome::done:
 *
 * Emitted once, when the question has been answered or the window closed; the settings are
 * as they were chosen then.
 */

/**
 * dulle_welcome_new:
 * @parent: (nullable): the window with the table, whose action "win.teach" opens a lesson for
 *   somebody who wants to be taught
 * @session: whose opponents become easy for somebody who learns
 */
GtkWidget *dulle_welcome_new (GtkWindow    *parent,
                              DulleSession *session);

G_END_DECLS
