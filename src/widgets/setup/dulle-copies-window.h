/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Dulle authors
 *
 * The copies of what is kept: when each was made, how many tournaments it holds, and a
 * button that restores it after a question.
 */
#pragma once

#include <adwaita.h>

#include "session/dulle-session.h"

G_BEGIN_DECLS

#define DULLE_TYPE_COPIES_WINDOW (dulle_copies_window_get_type ())
G_DECLARE_FINAL_TYPE (DulleCopiesWindow,
                      dulle_copies_window,
                      DULLE,
                      COPIES_WINDOW,
                      AdwPreferencesWindow)

/* Returns: a window that asks @session for its copies, and closes when one is restored */
GtkWidget *dulle_copies_window_new (GtkWindow    *parent,
                                    DulleSession *session);

G_END_DECLS
