/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window: the table with its panels, the score, and the words around them.
 * Its actions (`win.`) are all that a person can do in the program; buttons and
 * keys activate these.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_WINDOW (dulle_window_get_type ())
G_DECLARE_FINAL_TYPE (DulleWindow, dulle_window, DULLE, WINDOW, AdwApplicationWindow)

/**
 * dulle_window_new:
 * @session: the session that is shown; whoever made it starts and closes it
 */
GtkWidget *dulle_window_new (AdwApplication *application,
                             DulleSession   *session);

G_END_DECLS
