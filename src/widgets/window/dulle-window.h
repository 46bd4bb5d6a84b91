/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The main window: the game page, the score page, and the header bar above them.
 * Its actions (`win.`) are everything a person can do in the program; buttons and keys
 * activate them.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_WINDOW (dulle_window_get_type ())
G_DECLARE_FINAL_TYPE (DulleWindow, dulle_window, DULLE, WINDOW, AdwApplicationWindow)

/**
 * dulle_window_new:
 * @session: the session to show; its owner starts and closes it
 */
GtkWidget *dulle_window_new (AdwApplication *application,
                             DulleSession   *session);

G_END_DECLS
