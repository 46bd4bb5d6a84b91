/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * How well somebody plays and solves puzzles, what goes well and badly, and what has been
 * reached. Nothing here can be lost.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_PROGRESS_WINDOW (dulle_progress_window_get_type ())
G_DECLARE_FINAL_TYPE (DulleProgressWindow, dulle_progress_window, DULLE, PROGRESS_WINDOW, AdwWindow)

/**
 * dulle_progress_window_new:
 * @parent: (nullable): the window over which it opens
 * @names: by player, for those who have none
 */
GtkWidget *dulle_progress_window_new (GtkWindow         *parent,
                                      DulleSession      *session,
                                      const char *const *names);

G_END_DECLS
