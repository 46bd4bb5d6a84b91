/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * What is said to the person for some seconds: on the table, or above it where the table is not
 * seen. Most of it answers what the person has just done. News does not, and nothing else tells
 * it: if the table goes out of sight while it is shown, it is shown above once more.
 */
#pragma once

#include "session/dulle-host.h"

#include "dulle-game-page.h"
#include "dulle-message-strip.h"

G_BEGIN_DECLS

#define DULLE_TYPE_MESSAGES (dulle_messages_get_type ())
G_DECLARE_FINAL_TYPE (DulleMessages, dulle_messages, DULLE, MESSAGES, GObject)

/**
 * dulle_messages_new:
 * @pages: has @game_page as one of them; outlives the messages, and so does @strip
 *
 * What a person has announced and does not count is news from the beginning on.
 */
DulleMessages *dulle_messages_new (GtkStack          *pages,
                                   DulleGamePage     *game_page,
                                   DulleMessageStrip *strip);

/* Who comes to a shared table, is lost there and takes it over, is news. @session is to be set
 * before its host is made, which forgets a table that was given back. */
void dulle_messages_set_session (DulleMessages *self,
                                 DulleSession  *session);
void dulle_messages_set_host (DulleMessages *self,
                              DulleHost     *host);

/* Answers what the person has done. */
void dulle_messages_say (DulleMessages *self,
                         const char    *text);

G_END_DECLS
