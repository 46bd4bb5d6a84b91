/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * Playing with others: a table is opened here, or a seat taken at somebody else's by an
 * invitation. Then it shows who has which seat, and the rules with what is special about
 * them, until the tournament begins.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-meeting.h"

G_BEGIN_DECLS

#define DULLE_TYPE_LOBBY_WINDOW (dulle_lobby_window_get_type ())
G_DECLARE_FINAL_TYPE (DulleLobbyWindow, dulle_lobby_window, DULLE, LOBBY_WINDOW, AdwWindow)

/**
 * dulle_lobby_window_new:
 * @meeting: where the table of @session’s host is found
 * @name: what the person is called, for the others
 *
 * Returns: a window that closes when a tournament begins
 */
GtkWidget *dulle_lobby_window_new (GtkWindow    *parent,
                                   DulleSession *session,
                                   DulleMeeting *meeting,
                                   const char   *name);

/**
 * dulle_lobby_window_follow:
 * @link: what was opened as an invitation
 *
 * It stands where it would have been pasted: nobody goes to a table without having seen that. At a
 * table it is not followed, and the window says so.
 */
void dulle_lobby_window_follow (DulleLobbyWindow *self,
                                const char       *link);

G_END_DECLS
