/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The window with the puzzles: which ones to solve, and the page on which they are solved.
 */
#pragma once

#include <adwaita.h>

#include "learning/puzzle-themes.h"
#include "session/dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_PUZZLES_WINDOW (dulle_puzzles_window_get_type ())
G_DECLARE_FINAL_TYPE (DullePuzzlesWindow, dulle_puzzles_window, DULLE, PUZZLES_WINDOW, AdwWindow)

/* Returns: (transfer none): a window above @parent, not yet presented */
GtkWidget *dulle_puzzles_window_new (GtkWindow    *parent,
                                     DulleSession *session);

/* Asks the puzzles of some themes at once, a bit (1 << theme) for each, if there are any. */
void dulle_puzzles_window_ask_themes (DullePuzzlesWindow *self,
                                      guint32             themes);

G_END_DECLS
